import ScrollPhysics

/// A page on its way from one slot, a ghost now, to another; ease-in-out.
struct ReorderAnimation: Equatable, Sendable {
  /// The slot that the page has left.
  var ghost: Int
  /// The slot that the page has now, whatever moves came after this one.
  var page: Int
  var start: Time
  var duration: Time

  var end: Time { start + duration }

  /// `z`, 0…1.
  func progress(at time: Time) -> Double {
    Easing.easeInOut.progress(at: time.fraction(since: start, of: duration))
  }
}
