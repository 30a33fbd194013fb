import DualStrip

/// The finger of an app, and what it makes for the model: raw touches are recognized here, drags that
/// the app has recognized are taken as they are.
///
/// There is one finger: what others do, where a line says on which pane, is passed over.
struct FingerOnGlass: Sendable {
  private var pane: Pane?
  private var reader: DualStripViewer.TouchReader?
  /// Where it was last.
  private var x = 0.0

  /// The inputs of what the finger does; none of what it cannot do.
  ///
  /// - Returns: `nil` for a record that is of no finger.
  mutating func inputs(
    of kind: AppRecord.Kind, at time: Time
  ) -> [DualStripViewer.Input]? {
    if let other = kind.paneOfTouch, let pane, other != pane { return [] }
    switch kind {
    case .down(let pane, let x):
      guard self.pane == nil else { return [] }
      self.pane = pane
      if let x {
        self.x = x
        reader = DualStripViewer.TouchReader.began(on: pane, at: x, time: time).reader
      }
      return [.touchBegan(pane)]
    case .moved(let x, _):
      self.x = x
      return (reader?.moved(to: x, at: time)).map { [$0] } ?? []
    case .dragged(let distance): return pane.map { [.dragMoved($0, by: distance)] } ?? []
    case .lifted(let x, let velocity, _):
      guard let pane else { return [] }
      defer { leave() }
      if var reader { return reader.ended(at: x ?? self.x, time: time) }
      return [.touchEnded(pane, velocity: velocity)]
    case .cancelled:
      guard let pane else { return [] }
      leave()
      return [.touchCancelled(pane)]
    default: return nil
    }
  }

  /// Why a record cannot be meant, and what can; `nil` where it can.
  func fault(of kind: AppRecord.Kind) -> String? {
    if let other = kind.paneOfTouch, let pane, other != pane { return nil }
    switch kind {
    case .down where pane != nil: return "a finger is down already: it has to lift first"
    case .moved where pane != nil && reader == nil:
      return "the finger came down without \"x\": say how far it goes by \"drag\""
    case .dragged where reader != nil:
      return "the finger came down with \"x\": say where it goes by \"touch\":\"move\""
    case .moved where pane == nil, .dragged where pane == nil, .lifted where pane == nil,
      .cancelled where pane == nil:
      return "no finger is down: \"touch\":\"down\" comes first"
    default: return nil
    }
  }

  private mutating func leave() {
    pane = nil
    reader = nil
  }
}

extension AppRecord.Kind {
  /// The pane that a touch says it is on.
  fileprivate var paneOfTouch: Pane? {
    switch self {
    case .down(let pane, _): return pane
    case .moved(_, let pane), .lifted(_, _, let pane), .cancelled(let pane): return pane
    default: return nil
    }
  }
}
