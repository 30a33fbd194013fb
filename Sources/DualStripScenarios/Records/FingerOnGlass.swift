import DualStrip

/// The finger of an app, and what it makes for the model: raw touches are recognized here, drags that
/// the app has recognized are taken as they are.
struct FingerOnGlass: Sendable {
  private var pane: Pane?
  private var reader: DualStripViewer.TouchReader?

  /// The inputs of what the finger does; none of what it cannot do, as lifting twice.
  ///
  /// - Returns: `nil` for a record that is of no finger.
  mutating func inputs(
    of kind: AppRecord.Kind, at time: Time
  ) -> [DualStripViewer.Input]? {
    switch kind {
    case .down(let pane, let x):
      guard self.pane == nil else { return [] }
      self.pane = pane
      if let x { reader = DualStripViewer.TouchReader.began(on: pane, at: x, time: time).reader }
      return [.touchBegan(pane)]
    case .moved(let x):
      return (reader?.moved(to: x, at: time)).map { [$0] } ?? []
    case .dragged(let distance): return pane.map { [.dragMoved($0, by: distance)] } ?? []
    case .lifted(let x, let velocity):
      guard let pane else { return [] }
      defer { leave() }
      if var reader, let x { return reader.ended(at: x, time: time) }
      return [.touchEnded(pane, velocity: velocity)]
    case .cancelled:
      guard let pane else { return [] }
      leave()
      return [.touchCancelled(pane)]
    default: return nil
    }
  }

  /// Whether a record cannot be meant: a finger that is not there moves or lifts, or comes twice.
  func isMisplaced(_ kind: AppRecord.Kind) -> Bool {
    switch kind {
    case .down: return pane != nil
    case .moved: return reader == nil
    case .dragged, .lifted, .cancelled: return pane == nil
    default: return false
    }
  }

  private mutating func leave() {
    pane = nil
    reader = nil
  }
}
