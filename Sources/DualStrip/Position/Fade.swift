import ScrollPhysics

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
