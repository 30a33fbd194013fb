import ScrollPhysics

/// How the position follows time, in pages.
///
/// Whoever interrupts a motion reads its position and velocity and builds the next from them.
enum Motion: Equatable, Sendable {
  /// On a page; a difference that an edit has left may still fade.
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

  /// The slot where it comes to rest by itself; `nil` where no curve runs.
  var target: Int? {
    switch self {
    case .resting, .held: return nil
    case .settling(let settling): return settling.target
    case .focusing(let focusing): return focusing.target
    }
  }

  /// Whether a curve runs, which a touch would stop.
  var isMoving: Bool { target != nil }

  /// When it comes to rest by itself.
  var end: Time? {
    switch self {
    case .resting, .held: return nil
    case .settling(let settling): return settling.end
    case .focusing(let focusing): return focusing.approach.end
    }
  }

  /// `y`: how far a curve still has to go to its target's final place, in pages; 0 without one.
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

  /// Follows a change of the slots' numbers; a target that goes keeps its old one.
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

/// A finger on the glass and what it holds.
struct Hold: Equatable, Sendable {
  var pane: Pane
  /// `y`: how far the position is from the anchor, without what is beyond the ends; in pages.
  var offset: Double
  /// What is shown beyond an end of the range, in pages, with its sign.
  var overscroll: Double
  /// How far the finger has pulled beyond that end, while all that it was measured on stays.
  var pull: Pull?

  struct Pull: Equatable, Sendable {
    /// In pages, with the sign of the overscroll.
    var distance: Double
    /// Where the view was then, in pages.
    var position: Double
    var upperBound: Double
    var paneWidth: Double
  }
}

/// A curve after a release, relative to the target's final place, in pages.
struct Settling: Equatable, Sendable {
  var pane: Pane
  var target: Int
  var curve: Curve
  var start: Time
  var end: Time

  enum Curve: Equatable, Sendable {
    case settle(SettleCurve)
    case bounce(Bounce)
  }

  func offset(at time: Time) -> Double {
    switch curve {
    case .settle(let curve): return curve.position(at: (time - start).seconds)
    case .bounce(let curve): return curve.position(at: (time - start).seconds)
    }
  }

  /// In pages per second.
  func velocity(at time: Time) -> Double {
    switch curve {
    case .settle(let curve): return curve.velocity(at: (time - start).seconds)
    case .bounce(let curve): return curve.velocity(at: (time - start).seconds)
    }
  }

  /// When it turns back, if it does.
  var turning: Time? {
    let seconds: Double?
    switch curve {
    case .settle(let curve): seconds = curve.criticalTimes.turning
    case .bounce(let curve): seconds = curve.criticalTimes.turning
    }
    return seconds.map { start + .seconds($0) }
  }
}

/// A focus on its way.
struct Focusing: Equatable, Sendable {
  var target: Int
  /// The way to the target's final place.
  var approach: Fade
  /// Whether somebody waits to hear how it ends.
  var isRequested: Bool
}

/// A difference that goes to zero, ease-in-out, in a fixed time.
struct Fade: Equatable, Sendable {
  /// At the start, in pages.
  var amount: Double
  var start: Time
  var duration: Time

  var end: Time { start + duration }

  func value(at time: Time) -> Double {
    time >= end
      ? 0 : amount * (1 - Easing.easeInOut.progress(at: time.fraction(since: start, of: duration)))
  }

  /// Per second.
  func velocity(at time: Time) -> Double {
    guard time < end else { return 0 }
    return -amount * Easing.easeInOut.slope(at: time.fraction(since: start, of: duration))
      / duration.seconds
  }
}
