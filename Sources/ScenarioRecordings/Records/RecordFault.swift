/// An error in a line of an app: the line and a reason.
public struct RecordFault: Error, Hashable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// What is wrong, and what would be right.
  public var reason: String
}
