/// Turns the raw positions of a finger along one axis into drags and a velocity, as a scroll view
/// does.
///
/// A touch becomes a drag after 10 pt (``DragRecognizer``); the velocity at which the finger lifts
/// is estimated from its last positions (``VelocityTracker``).
public struct TouchRecognizer: Hashable, Sendable {
  private var recognizer = DragRecognizer()
  private var tracker = VelocityTracker()
  private var place: Double

  /// Creates a recognizer for a finger that has just come down.
  ///
  /// - Parameters:
  ///   - place: the finger's position along the axis, in points.
  ///   - time: the time of the event itself, not of its delivery.
  public init(at place: Double, time: Time) {
    self.place = place
    tracker.add(place, at: time)
  }

  /// Records that the finger has moved.
  ///
  /// - Parameters:
  ///   - newPlace: the finger's position along the axis, in points.
  ///   - time: the time of the event itself.
  /// - Returns: how far to drag the content, in points; `nil` while the touch is not a drag.
  public mutating func moved(to newPlace: Double, at time: Time) -> Double? {
    defer { place = newPlace }
    tracker.add(newPlace, at: time)
    return recognizer.moved(by: newPlace - place)
  }

  /// Returns the velocity of a finger that lifts now, in points per second; 0 if the touch was not
  /// a drag, or if the finger counts as still.
  public func velocity(at time: Time) -> Double {
    recognizer.isRecognized ? tracker.velocity(at: time) : 0
  }
}
