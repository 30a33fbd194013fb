import DualStrip

/// A finger as a glass reports it: raw positions, made into what a scroll view understands.
struct RecordedTouch {
  private var recognizer = DragRecognizer()
  private var tracker = VelocityTracker()
  private var x: Double

  init(x: Double, at time: Time) {
    self.x = x
    tracker.add(x, at: time)
  }

  /// The finger is somewhere else: a drag, once it is recognized as one.
  mutating func moved(to newX: Double, at time: Time) -> DualStripViewer.Input? {
    defer { x = newX }
    tracker.add(newX, at: time)
    return recognizer.moved(by: newX - x).map { .dragMoved(by: $0) }
  }

  func lifted(at time: Time) -> DualStripViewer.Input {
    .touchEnded(velocity: recognizer.isRecognized ? tracker.velocity(at: time) : 0)
  }
}
