public import ScrollPhysics

extension DualStripViewer {
  /// Makes inputs of a finger as the glass reports it, from its coming down to its lifting.
  ///
  /// ```swift
  /// var (finger, input) = DualStripViewer.TouchReader.began(on: .preview, at: 301, time: start)
  /// viewer.handle(input, at: start)
  /// if let input = finger.moved(to: 288, at: later) { viewer.handle(input, at: later) }
  /// for input in finger.ended(at: 171, time: end) { viewer.handle(input, at: end) }
  /// ```
  public struct TouchReader: Hashable, Sendable {
    /// The pane that the finger came down on, and is of until it lifts.
    public let pane: Pane
    private var recognizer: TouchRecognizer

    /// A finger comes down.
    ///
    /// - Parameters:
    ///   - pane: the one under it.
    ///   - x: where it is, in points from the left, in any one coordinate space.
    ///   - time: of the event itself, not of its delivery.
    public static func began(
      on pane: Pane, at x: Double, time: Time
    ) -> (reader: TouchReader, input: Input) {
      let recognizer = TouchRecognizer(at: x, time: time)
      return (TouchReader(pane: pane, recognizer: recognizer), .touchBegan(pane))
    }

    /// The finger is somewhere else.
    ///
    /// - Parameters:
    ///   - x: where it is, in points from the left.
    ///   - time: of the event itself.
    /// - Returns: a drag; `nil` while it only trembles, within 10 pt.
    public mutating func moved(to x: Double, at time: Time) -> Input? {
      recognizer.moved(to: x, at: time).map { .dragMoved(pane, by: $0) }
    }

    /// The finger lifts: where it does is a last sample of its way.
    ///
    /// - Parameters:
    ///   - x: where it is, in points from the left.
    ///   - time: of the event itself.
    public mutating func ended(at x: Double, time: Time) -> [Input] {
      let last = moved(to: x, at: time)
      return [last, .touchEnded(pane, velocity: recognizer.velocity(at: time))].compactMap { $0 }
    }
  }
}
