import DualStrip
import ScrollPhysics

/// Converts the app's touches to inputs of the model: it recognizes raw touches, and passes on
/// drags that the app has recognized.
///
/// It follows one finger. Touches of other fingers are ignored, if their lines say that they are on
/// the other pane.
struct FingerOnGlass: Sendable {
  private var pane: Pane?
  private var reader: DualStripViewer.TouchReader?
  /// The last place of the finger.
  private var x = 0.0
  /// The latest places, for an estimate of the velocity.
  private var way: [(x: Double, time: Time)] = []

  /// Returns the inputs for a record of the finger; none for an impossible one.
  ///
  /// - Returns: `nil` if the record is not about a finger.
  mutating func inputs(
    of kind: AppRecord.Kind, at time: Time
  ) -> [DualStripViewer.Input]? {
    if let other = kind.paneOfTouch, let pane, other != pane { return [] }
    note(kind, at: time)
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

  private mutating func note(_ kind: AppRecord.Kind, at time: Time) {
    switch kind {
    case .down(_, let x?) where pane == nil: way = [(x, time)]
    case .moved(let x, _): way.append((x, time))
    default: return
    }
    if way.count > FingerOnGlass.mostOfWay { way.removeFirst() }
  }

  /// The most places to keep: the velocity uses three differences.
  private static let mostOfWay = 4

  /// Returns the likely velocity of a lifting finger, and the range that uncertain times allow, in
  /// points per second; `nil` if the line gives the velocity itself.
  ///
  /// - Parameters:
  ///   - kind: A record of the finger lifting.
  ///   - time: The time of that record.
  ///   - uncertainty: How far each time may be off.
  func velocities(
    of kind: AppRecord.Kind, at time: Time, uncertainty: Time
  ) -> (likely: Double, range: ClosedRange<Double>)? {
    guard case .lifted(let x, _, _) = kind, let reader, !way.isEmpty else { return nil }
    var recognized = reader
    guard case .touchEnded(_, let nominal)? = recognized.ended(at: x ?? self.x, time: time).last
    else { return nil }
    let samples = way + [(x ?? self.x, time)]
    var range = nominal...nominal
    // Each time may be early, exact or late: 3 to the power of the number of samples.
    let ways = samples.reduce(1) { count, _ in count * 3 }
    for choice in 0..<ways {
      var tracker = VelocityTracker()
      var rest = choice
      for sample in samples {
        let shift = uncertainty.scaled(by: Double(rest % 3 - 1))
        tracker.add(sample.x, at: sample.time + shift)
        rest /= 3
      }
      let velocity = tracker.velocity(at: time)
      range = min(range.lowerBound, velocity)...max(range.upperBound, velocity)
    }
    // If samples may have the same time, any velocity would be possible.
    let most = max(4 * nominal.magnitude, 2 * VelocityTracker.leastSpeed)
    return (nominal, max(range.lowerBound, -most)...min(range.upperBound, most))
  }

  /// Returns why a record is impossible, and what is possible instead; `nil` if it is possible.
  func fault(of kind: AppRecord.Kind) -> String? {
    if let other = kind.paneOfTouch, let pane, other != pane { return nil }
    switch kind {
    case .down where pane != nil: return "a finger is already down: it must lift first"
    case .moved where pane != nil && reader == nil:
      return "the finger came down without \"x\": record its moves as \"drag\""
    case .dragged where reader != nil:
      return "the finger came down with \"x\": record its moves as \"touch\":\"move\""
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
  /// The pane that a touch names.
  fileprivate var paneOfTouch: Pane? {
    switch self {
    case .down(let pane, _): return pane
    case .moved(_, let pane), .lifted(_, _, let pane), .cancelled(let pane): return pane
    default: return nil
    }
  }
}
