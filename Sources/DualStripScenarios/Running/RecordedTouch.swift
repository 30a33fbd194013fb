import DualStrip

/// A finger as a glass reports it: raw positions, made into what a scroll view understands.
struct RecordedTouch {
  private var recognizer = DragRecognizer()
  private var tracker = VelocityTracker()
  private let pane: Pane
  private var x: Double

  init(on pane: Pane, x: Double, at time: Time) {
    self.pane = pane
    self.x = x
    tracker.add(x, at: time)
  }

  /// The finger is somewhere else: a drag, once it is recognized as one.
  mutating func moved(to newX: Double, at time: Time) -> DualStripViewer.Input? {
    defer { x = newX }
    tracker.add(newX, at: time)
    return recognizer.moved(by: newX - x).map { .dragMoved(pane, by: $0) }
  }

  func lifted(at time: Time) -> DualStripViewer.Input {
    .touchEnded(pane, velocity: recognizer.isRecognized ? tracker.velocity(at: time) : 0)
  }
}
