public import DualStrip

/// What became of one expectation, or of something else that has to hold.
public struct ReplayCheck: Sendable {
  public enum Kind: String, Sendable {
    case expect
    case invariant
    case settle
    case statement
    case relate
  }

  public var kind: Kind
  /// The statement of the script that it is of; `nil` for what belongs to none.
  var statement: Int?
  /// The number of its line; 1 for an invariant, which stands nowhere.
  public var line: Int
  public var holds: Bool
  /// The decisive moment.
  public var time: Time
  /// How far from failing, in the unit of the comparison.
  public var margin: Double?
  /// The same, as a share of what is allowed; only where something may differ at all.
  public var relativeMargin: Double?
  /// What went wrong.
  public var failure: Failure?

  public struct Failure: Sendable {
    public var code: String
    public var message: String
    public var range: SourceRange
    public var label: String
    public var notes: [String] = []
  }
}
