/// Why a line of an app is none that can be used: the line and a reason.
public struct RecordFault: Error, Hashable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// What is wrong with it and what would be right, in words.
  public var reason: String
}
