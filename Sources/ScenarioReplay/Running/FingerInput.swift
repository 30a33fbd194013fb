import CollectionGallery
import CollectionLayouts
import DualStrip

/// A finger on the screen. The touches of a finger from a table are recognized here.
struct FingerState {
  /// The strip that it is on.
  var pane: Pane?
  /// The axis along which its movement is measured.
  var axis = ScrollAxis.horizontal
  var touch: TouchRecognizer?

  /// The place of a touch along that axis, in points.
  func place(of row: TouchTable.Row) -> Double { axis == .vertical ? row.y : row.x }
}

/// An input of one finger, in points along an axis: positive to the right, or down.
enum FingerInput: Sendable {
  case began
  case moved(by: Double)
  case ended(velocity: Double)
  case cancelled

  /// `nil` for an input that is not from a finger.
  init?(_ input: DualStripViewer.Input) {
    switch input {
    case .touchBegan: self = .began
    case .dragMoved(_, let distance): self = .moved(by: distance)
    case .touchEnded(_, let velocity): self = .ended(velocity: velocity)
    case .touchCancelled: self = .cancelled
    case .focus, .step, .reveal, .select, .tapThumbnails, .lift, .carry, .drop, .cancelLift,
      .changeBounds, .edit, .setCommits:
      return nil
    }
  }

  func strips(on pane: Pane) -> DualStripViewer.Input {
    switch self {
    case .began: return .touchBegan(pane)
    case .moved(let distance): return .dragMoved(pane, by: distance)
    case .ended(let velocity): return .touchEnded(pane, velocity: velocity)
    case .cancelled: return .touchCancelled(pane)
    }
  }

  func collection(along axis: ScrollAxis) -> CollectionViewer.Input {
    func way(_ distance: Double) -> Point {
      axis == .vertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
    }
    switch self {
    case .began: return .touchBegan
    case .moved(let distance): return .dragMoved(by: way(distance))
    case .ended(let velocity): return .touchEnded(velocity: way(velocity))
    case .cancelled: return .touchCancelled
    }
  }

  /// The input as a statement about a collection.
  var text: String {
    switch self {
    case .began: return "touch down"
    case .moved(let distance): return "touch move \(DecimalText.points(distance))"
    case .ended(let velocity): return "touch up release \(DecimalText.points(velocity))/s"
    case .cancelled: return "touch cancel"
    }
  }
}

extension HeadingName {
  /// The axis along which a finger moves, in a pane that scrolls along an axis.
  func axis(ofPane axis: ScrollAxis) -> ScrollAxis {
    switch self {
    case .left, .right: return .horizontal
    case .up, .down: return .vertical
    case .forward, .backward: return axis
    }
  }
}

extension DualStripViewer.Input {
  /// The statement for an input of a hand; `nil` for all other inputs.
  package var handStatement: String? {
    func points(_ value: Double, _ limit: Double) -> String {
      DecimalText.points(value.bounded(by: limit))
    }
    switch self {
    case .touchBegan(let pane): return "touch down \(pane)"
    case .dragMoved(_, let distance): return "touch move \(points(distance, 1e7))"
    case .touchEnded(_, let velocity): return "touch up release \(points(velocity, 1e6))/s"
    case .touchCancelled: return "touch cancel"
    case .step(let pane, let count):
      let limit = Int(StepAction.limits.upperBound)
      return "step \(pane) by \(min(max(count, -limit), limit))"
    case .lift(let point): return "touch lift \(points(point.x, 1e6)) \(points(point.y, 1e6))"
    case .carry(let point): return "touch carry \(points(point.x, 1e6)) \(points(point.y, 1e6))"
    case .drop: return "touch drop"
    case .cancelLift: return "touch put-back"
    case .focus, .reveal, .select, .tapThumbnails, .changeBounds, .edit, .setCommits: return nil
    }
  }
}
