/// What a scroll view makes of a finger as the glass reports it: raw positions along one axis.
///
/// A drag is recognized after 10 pt (``DragRecognizer``); the velocity at which the finger leaves is
/// estimated from its last positions (``VelocityTracker``).
public struct TouchRecognizer: Hashable, Sendable {
  private var recognizer = DragRecognizer()
  private var tracker = VelocityTracker()
  private var place: Double

  /// A finger that has come down.
  ///
  /// - Parameters:
  ///   - place: where it is along the axis, in points.
  ///   - time: of the event itself, not of its delivery.
  public init(at place: Double, time: Time) {
    self.place = place
    tracker.add(place, at: time)
  }

  /// The finger is somewhere else.
  ///
  /// - Parameters:
  ///   - newPlace: where it is along the axis, in points.
  ///   - time: of the event itself.
  /// - Returns: how far the content is dragged by that, in points; `nil` while there is no drag.
  public mutating func moved(to newPlace: Double, at time: Time) -> Double? {
    defer { place = newPlace }
    tracker.add(newPlace, at: time)
    return recognizer.moved(by: newPlace - place)
  }

  /// The velocity of a finger that lifts now, in points per second; 0 where there was no drag, and
  /// for one that counts as still.
  public func velocity(at time: Time) -> Double {
    recognizer.isRecognized ? tracker.velocity(at: time) : 0
  }
}
