import CollectionLayouts
import ScrollPhysics

/// The time of pages on their way from one slot to another; ease-in-out.
struct ReorderAnimation: Equatable, Sendable {
  var start: Time
  var duration: Time

  var end: Time { start + duration }

  /// `z`, 0…1.
  func progress(at time: Time) -> Double {
    Easing.easeInOut.progress(at: time.fraction(since: start, of: duration))
  }
}
