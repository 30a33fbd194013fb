import DualStrip

/// Converts what hands do, with fingers, wheels and keys, to inputs of the model.
struct RecordedHands: Sendable {
  private(set) var finger = FingerOnGlass()
  private var wheel = DualStripViewer.WheelReader()

  typealias TimedInput = (time: Time, input: DualStripViewer.Input)

  /// When a burst of wheel events ends unless another event comes.
  var deadline: Time? { wheel.deadline }

  /// Lets time pass: returns the inputs that fall due.
  mutating func advance(to time: Time) -> [TimedInput] { wheel.advance(to: time) }

  /// Returns the inputs for a record; none for an impossible touch.
  ///
  /// - Parameters:
  ///   - kind: The record.
  ///   - time: Its time.
  ///   - viewer: The viewer at that time, after everything that `advance` has returned.
  mutating func inputs(
    of kind: AppRecord.Kind, at time: Time, in viewer: DualStripViewer
  ) -> [TimedInput] {
    switch kind {
    case .wheel(let pane, var event):
      event.time = time
      return wheel.read(event, on: pane, of: viewer)
    case .key(let press):
      return DualStripViewer.Shortcuts.usual.input(for: press, in: viewer).map { [(time, $0)] }
        ?? []
    case .down, .moved, .dragged, .lifted, .cancelled:
      let touches = finger.inputs(of: kind, at: time) ?? []
      // A finger on the screen takes over from one on a trackpad.
      return wheel.stop(at: time) + touches.map { (time, $0) }
    case .asked, .bounds, .edit, .answer, .commits, .willBeginDragging, .willEndDragging,
      .didScroll, .offsets, .active, .pass:
      return []
    }
  }
}
