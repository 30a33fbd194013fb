import ScrollPhysics

/// How the position follows time, in pages.
///
/// An interruption reads position and velocity of a motion, and builds the next one from them.
enum Motion: Equatable, Sendable {
  /// The view rests on a page; a distance that an edit left may still fade.
  case resting(fade: Fade?)
  /// A finger holds the viewer, dragging it or not.
  case held(Hold)
  /// A curve runs to its target.
  case settling(Settling)
  /// A focus runs to its target.
  case focusing(Focusing)

  static let atRest = Motion.resting(fade: nil)

  var driver: DualStripViewer.Driver {
    switch self {
    case .resting: return .none
    case .held(let hold): return .init(hold.pane)
    case .settling(let settling): return .init(settling.pane)
    case .focusing: return .program
    }
  }

  /// The slot where the motion comes to rest by itself; `nil` if no curve runs.
  var target: Int? {
    switch self {
    case .resting, .held: return nil
    case .settling(let settling): return settling.target
    case .focusing(let focusing): return focusing.target
    }
  }

  /// Whether a curve runs, which a touch would stop.
  var runsOnCurve: Bool { target != nil }

  /// The time when the motion comes to rest by itself; `nil` if no curve runs.
  var end: Time? {
    switch self {
    case .resting, .held: return nil
    case .settling(let settling): return settling.end
    case .focusing(let focusing): return focusing.approach.end
    }
  }

  /// `y`: the distance a curve still has to its target's final place, in pages; 0 without one.
  func offset(at time: Time) -> Double {
    switch self {
    case .resting, .held: return 0
    case .settling(let settling): return settling.offset(at: time)
    case .focusing(let focusing): return focusing.approach.value(at: time)
    }
  }

  /// Why the live page changes while this motion runs.
  var cause: ViewerEvent.Cause {
    switch self {
    case .resting, .focusing: return .focus
    case .held(let hold): return .drag(hold.pane)
    case .settling(let settling): return .settle(settling.pane)
    }
  }

  /// Applies a renumbering of the slots; a target that was removed keeps its old number.
  mutating func renumber(_ numbering: Numbering) {
    switch self {
    case .resting, .held: break
    case .settling(var settling):
      settling.target = numbering.slot(settling.target) ?? settling.target
      self = .settling(settling)
    case .focusing(var focusing):
      focusing.target = numbering.slot(focusing.target) ?? focusing.target
      self = .focusing(focusing)
    }
  }
}
