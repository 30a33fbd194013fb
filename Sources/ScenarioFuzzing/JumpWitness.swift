import DualStrip

/// Checks whether the view jumps when a statement is performed. Only a finger, a focus that is not
/// animated, and another document may make it jump.
struct JumpWitness: RunWitness {
  private let syntax: ScenarioSyntax
  /// The subject just before the statement whose time has come.
  private var before: (statement: Int, subject: ReplaySubject)?
  /// The first jump, in words that are the same for the same fault.
  private(set) var jump: String?

  init(_ syntax: ScenarioSyntax) { self.syntax = syntax }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .began(let statement): before = (statement, subject)
    case .state(frame: nil):
      guard let (statement, old) = before, jump == nil else { return }
      before = nil
      // A collection's own invariants check it for jumps.
      if let old = old.ofStrips, let new = subject.ofStrips {
        look(from: old, to: new, statement: statement)
      }
    case .state, .given, .look, .event, .input, .detail, .snapshot, .warning, .ended: break
    }
  }

  private mutating func look(
    from before: DualStripViewer, to after: DualStripViewer, statement: Int
  ) {
    let configuration = after.configuration
    let (old, new) = (before.presentation, after.presentation)
    // A pane without width moves nothing, and if motion takes no time, everything jumps.
    guard new.time == old.time, !configuration.jumpsByItself, old.bounds.width > 0,
      case .action(let action) = syntax.script[statement].body, !action.movesAtOnce
    else { return }
    // Within 0.05 pt of its page, a pane comes to rest at once.
    let rests = before.driver != .none && after.driver == .none
    let allowed = rests ? 0.05 / configuration.thumbnails.pitch : 1e-9
    if (new.thumbnailsPosition - old.thumbnailsPosition).magnitude > allowed {
      jump = "the strip jumps at a \(action.word)"
    }
    guard configuration.mapping == .continuous else { return }
    if (new.previewPosition - old.previewPosition).magnitude > allowed {
      jump = "the preview jumps at a \(action.word)"
    }
  }
}

extension DualStripViewer.Configuration {
  /// Whether some motion that usually takes time takes none.
  fileprivate var jumpsByItself: Bool {
    let durations = effectiveDurations
    return [
      durations.handOver, durations.settlement, durations.focus, durations.closing, durations.move,
    ].contains(.zero)
  }
}

extension Action {
  /// Whether the action may make the view jump.
  fileprivate var movesAtOnce: Bool {
    switch self {
    case .focus(let focus): return !focus.isAnimated
    // An arrangement changes the position, but nothing that is shown; an undo may bring back another
    // list or order.
    case .replace, .touch, .arrange, .undo, .redo: return true
    case .drag, .flick, .hold, .tap, .step, .wheel, .key, .reveal, .select, .rotate, .resize,
      .delete, .insert, .move, .turn, .lift, .carry, .drop, .cancel, .resolve, .commit, .fail,
      .commits, .layout,
      .progress, .finish, .update, .measure, .scroll, .direction, .play, .random,
      .wait, .settle, .snapshot:
      return false
    case .byHost(let host): return host.edit.movesAtOnce
    }
  }

  /// The word for the action in the name of a law.
  fileprivate var word: String {
    switch self {
    case .drag, .flick, .hold: return "gesture"
    case .tap: return "tap"
    case .step: return "step"
    case .wheel, .key: return "wheel or a key"
    case .reveal: return "reveal"
    case .select: return "select"
    case .rotate: return "rotate"
    case .resize: return "resize"
    case .delete: return "delete"
    case .insert: return "insert"
    case .move: return "move"
    case .arrange: return "arrange"
    case .turn: return "turn"
    case .lift, .carry, .drop: return "hand"
    case .cancel: return "cancel"
    case .replace, .resolve, .commit, .fail: return "resolve or an answer"
    case .commits: return "commits"
    case .focus: return "focus"
    case .undo, .redo: return "undo"
    case .byHost(let host): return host.edit.word
    case .layout, .progress, .finish, .update, .measure, .scroll, .direction:
      return "change"
    case .play, .touch, .random, .wait, .settle, .snapshot: return "statement"
    }
  }
}
