import CollectionLayouts
import ScrollPhysics

/// A page on its way from one aspect to another; ease-in-out.
struct AspectChange: Equatable, Sendable {
  var slot: Int
  var from: Double
  var to: Double
  var start: Time
  var duration: Time

  var end: Time { start + duration }

  func aspect(at time: Time) -> Double {
    let progress = Easing.easeInOut.progress(at: time.fraction(since: start, of: duration))
    return progress == 1 ? to : from + (to - from) * progress
  }
}
