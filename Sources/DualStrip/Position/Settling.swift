import ScrollPhysics

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

  /// The time when the curve turns back, if it does.
  var turning: Time? {
    let seconds: Double?
    switch curve {
    case .settle(let curve): seconds = curve.criticalTimes.turning
    case .bounce(let curve): seconds = curve.criticalTimes.turning
    }
    return seconds.map { start + .seconds($0) }
  }
}
