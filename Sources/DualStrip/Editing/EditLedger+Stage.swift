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

/// Deadlines.
extension EditLedger {
  /// When the next phase ends.
  var nextEnd: Time? {
    var next = aspectChanges.nextEnd
    if let end = turns.nextEnd { next = min(next ?? end, end) }
    for entry in entries {
      if let end = entry.stage.end { next = min(next ?? end, end) }
    }
    return next
  }

  /// The first entry whose phase has ended.
  func dueEntry(at time: Time) -> Entry? {
    entries.first { ($0.stage.end ?? .never) <= time }
  }
}
