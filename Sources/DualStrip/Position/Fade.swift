import ScrollPhysics

/// A difference that goes to zero, eased, in a fixed time.
struct Fade: Equatable, Sendable {
  /// The difference at the start, in pages.
  var amount: Double
  var start: Time
  var duration: Time
  var easing: Easing

  var end: Time { start + duration }

  func value(at time: Time) -> Double {
    time >= end
      ? 0 : amount * (1 - easing.progress(at: time.fraction(since: start, of: duration)))
  }

  /// Per second.
  func velocity(at time: Time) -> Double {
    guard time < end else { return 0 }
    return -amount * easing.slope(at: time.fraction(since: start, of: duration))
      / duration.seconds
  }
}

extension DualStripViewer {
  /// A fade from an amount, in pages, to zero, from now on and with the viewer's easing.
  func fade(_ amount: Double, over duration: Time) -> Fade {
    Fade(amount: amount, start: now, duration: duration, easing: configuration.easing)
  }
}
