import ScrollPhysics

extension EditLedger.Stage {
  /// The time at which the stage ends by itself.
  var end: Time? {
    switch self {
    case .closing(let animation): return animation.end
    case .committing: return nil
    case .opening(let animation): return animation.end
    case .moving(let animation): return animation.end
    }
  }

  /// Whether its pages leave the document.
  var isLeaving: Bool {
    switch self {
    case .closing, .committing: return true
    case .opening, .moving: return false
    }
  }
}
