/// Distinguishes a drag from a touch that only trembles.
///
/// A touch becomes a drag after 10 pt of travel along the axis. The event that exceeds them drags
/// the content by the excess at once (measured on UIKit).
public struct DragRecognizer: Hashable, Sendable {
  /// The travel, in points, up to which a touch is not a drag.
  public static let slop = 10.0

  /// Travel since the finger came down, in points.
  private var travel = 0.0
  /// Whether the touch has become a drag; once it has, it stays one.
  public private(set) var isRecognized = false

  /// Creates a recognizer for a touch that has just come down and has not moved.
  public init() {}

  /// Records a move of the finger along the axis.
  ///
  /// - Parameter distance: how far the finger went since the last event, in points.
  /// - Returns: how far to drag the content, in points; `nil` while the touch is not a drag.
  public mutating func moved(by distance: Double) -> Double? {
    if isRecognized { return distance }
    travel += distance
    guard travel.magnitude > DragRecognizer.slop else { return nil }
    isRecognized = true
    return travel < 0 ? travel + DragRecognizer.slop : travel - DragRecognizer.slop
  }
}
