import ScrollPhysics

/// How the position follows time, relative to the anchor page, in pages.
///
/// Whoever interrupts a motion reads its position and velocity and builds the next from them.
enum Motion: Equatable, Sendable {
  /// On a page; a difference that an edit has left may still fade.
  case resting(fade: Fade?)
  /// A finger holds the viewer, dragging it or not.
  case held(Hold)
  /// A curve runs to the anchor.
  case settling(Settling)
  /// A focus runs to the anchor.
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

  /// Whether a touch has something to stop.
  var isMoving: Bool {
    switch self {
    case .resting, .held: return false
    case .settling, .focusing: return true
    }
  }

  /// When it comes to rest by itself.
  var end: Time? {
    switch self {
    case .resting, .held: return nil
    case .settling(let settling): return settling.end
    case .focusing(let focusing): return focusing.approach.end
    }
  }
}

/// A finger on the glass and what it holds.
struct Hold: Equatable, Sendable {
  var pane: Pane
  /// How far the position is from the anchor, without what is beyond the ends; in pages.
  var offset: Double
  /// What is shown beyond an end of the range, in pages, with its sign.
  var overscroll: Double
  /// How far the finger has pulled beyond that end, while range and pane stay as they are.
  var pull: Pull?

  struct Pull: Equatable, Sendable {
    /// In pages, with the sign of the overscroll.
    var distance: Double
    var upperBound: Double
    var paneWidth: Double
  }
}

/// A curve after a release.
struct Settling: Equatable, Sendable {
  var pane: Pane
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
