import CollectionLayouts

/// What an input says of the finger that a picture shows.
enum FingerAct {
  case down(Scene.Role)
  /// How far it has moved along the axis of its pane, in points.
  case movedAlong(Double)
  case moved(Point)
  /// Where it is in the strip.
  case placed(Point)
  /// Where in the strip it comes down and leaves at once.
  case tapped(Point)
  case up
}

extension ReplayInput {
  /// What the input says of the finger; `nil` if it comes from no finger.
  var fingerAct: FingerAct? {
    switch self {
    case .strips(.touchBegan(let pane)): return .down(pane == .preview ? .preview : .thumbnails)
    case .strips(.dragMoved(_, let distance)): return .movedAlong(distance)
    case .strips(.lift(let point)), .strips(.carry(let point)): return .placed(point)
    case .strips(.tapThumbnails(let point)): return .tapped(point)
    case .strips(.touchEnded), .strips(.touchCancelled), .strips(.drop), .strips(.cancelLift):
      return .up
    case .collection(.touchBegan): return .down(.collection)
    case .collection(.dragMoved(let way)): return .moved(way)
    case .collection(.touchEnded), .collection(.touchCancelled): return .up
    case .strips, .collection: return nil
    }
  }
}
