import DualStrip

/// A finger as a glass reports it: raw positions along one axis, made into what a scroll view
/// understands.
struct RecordedTouch {
  private var recognizer = DragRecognizer()
  private var tracker = VelocityTracker()
  private var place: Double

  init(at place: Double, time: Time) {
    self.place = place
    tracker.add(place, at: time)
  }

  /// The finger is somewhere else: a drag, once it is recognized as one.
  mutating func moved(to newPlace: Double, at time: Time) -> FingerInput? {
    defer { place = newPlace }
    tracker.add(newPlace, at: time)
    return recognizer.moved(by: newPlace - place).map { .moved(by: $0) }
  }

  func lifted(at time: Time) -> FingerInput {
    .ended(velocity: recognizer.isRecognized ? tracker.velocity(at: time) : 0)
  }
}
