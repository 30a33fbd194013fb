/// Tells a drag from a touch that only trembles.
///
/// A drag is recognized after 10 pt of travel along the axis; the event that passes them applies
/// what goes beyond them at once (measured on UIKit).
public struct DragRecognizer: Hashable, Sendable {
  /// Points of travel that a touch may make without being a drag.
  public static let slop = 10.0

  /// Travel since the finger came down, in points.
  private var travel = 0.0
  /// Whether the touch has become a drag; from then on it stays one.
  public private(set) var isRecognized = false

  /// A touch that has just come down and has not moved.
  public init() {}

  /// Takes in a move of the finger along the axis.
  ///
  /// - Parameter distance: how far the finger went since the last event, in points.
  /// - Returns: how far the content is to be dragged; `nil` while there is no drag.
  public mutating func moved(by distance: Double) -> Double? {
    if isRecognized { return distance }
    travel += distance
    guard travel.magnitude > DragRecognizer.slop else { return nil }
    isRecognized = true
    return travel < 0 ? travel + DragRecognizer.slop : travel - DragRecognizer.slop
  }
}
