import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// Turns the raw touches of one finger, from touching down to lifting, into inputs.
  ///
  /// ```swift
  /// var (finger, input) = DualStripViewer.TouchReader.began(on: .preview, at: 301, time: start)
  /// viewer.handle(input, at: start)
  /// if let input = finger.moved(to: 288, at: later) { viewer.handle(input, at: later) }
  /// for input in finger.ended(at: 171, time: end) { viewer.handle(input, at: end) }
  /// ```
  public struct TouchReader: Hashable, Sendable {
    /// The pane that the finger came down on; it does not change until the finger lifts.
    public let pane: Pane
    private var recognizer: TouchRecognizer
    /// The axis of the pane, for points.
    var axis = ScrollAxis.horizontal
    /// `nil` for a finger that cannot lift a page.
    var press: LongPress?

    /// Starts to read a finger that comes down.
    ///
    /// - Parameters:
    ///   - pane: the pane under the finger.
    ///   - x: the finger's location, in points from the left, always in the same coordinate space.
    ///   - time: the time of the event itself, not of its delivery.
    public static func began(
      on pane: Pane, at x: Double, time: Time
    ) -> (reader: TouchReader, input: Input) {
      let recognizer = TouchRecognizer(at: x, time: time)
      return (TouchReader(pane: pane, recognizer: recognizer), .touchBegan(pane))
    }

    /// Reads a movement of the finger.
    ///
    /// - Parameters:
    ///   - x: the finger's location, in points from the left.
    ///   - time: the time of the event itself.
    /// - Returns: a drag; `nil` while the finger only trembles, within 10 pt.
    public mutating func moved(to x: Double, at time: Time) -> Input? {
      recognizer.moved(to: x, at: time).map { .dragMoved(pane, by: $0) }
    }

    /// Reads the lift of the finger; its location is the last sample.
    ///
    /// - Parameters:
    ///   - x: the finger's location, in points from the left.
    ///   - time: the time of the event itself.
    public mutating func ended(at x: Double, time: Time) -> [Input] {
      let last = moved(to: x, at: time)
      return [last, lift(at: time)].compactMap { $0 }
    }

    /// The lift of the finger, after its last movement.
    func lift(at time: Time) -> Input { .touchEnded(pane, velocity: recognizer.velocity(at: time)) }
  }
}
