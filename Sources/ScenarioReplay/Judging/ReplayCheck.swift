public import DualStrip

/// What became of one expectation, or of something else that has to hold.
public struct ReplayCheck: Sendable {
  /// What had to hold; the raw value is what traces call it.
  public enum Kind: String, Sendable {
    /// An expectation of the script.
    case expect
    /// A rule of the model, asked after every input and frame; only a broken one is told.
    case invariant
    /// A `settle` that waited for rest in vain.
    case settle
    /// A statement that could not be done, or that never began.
    case statement
    /// A line of the matrix that relates the runs of two variants.
    case relate
  }

  /// What had to hold.
  public var kind: Kind
  /// The statement of the script that it is of; `nil` for what belongs to none.
  package var statement: Int?
  /// The number of its line; 1 for an invariant, which stands nowhere.
  public var line: Int
  /// Whether it did; what was never evaluated did not.
  public var holds: Bool
  /// The decisive moment.
  public var time: Time
  /// How far from failing, in the unit of the comparison.
  public var margin: Double?
  /// The same, as a share of what is allowed; only where something may differ at all.
  public var relativeMargin: Double?
  /// What went wrong.
  public var failure: Failure?

  /// A failed check in the shape of a diagnostic.
  public struct Failure: Sendable {
    /// From `X0001` on, stable: tests and `explain` go by it.
    public var code: String
    /// What went wrong, in one line.
    public var message: String
    /// The statement or relation that failed; empty, at the start, for an invariant.
    public var range: SourceRange
    /// What was found, for the mark under that place.
    public var label: String
    /// What else there is to know, a line each.
    public var notes: [String] = []
    /// What can be done about it, a line each.
    public var helps: [String] = []

    /// What failures of different runs have in common that are the same failure.
    package var cause: Cause {
      // Invariants stand nowhere: their number tells them apart.
      Cause(code: code, range: range, rule: code == "X0006" ? label.prefix { $0 != ":" } : "")
    }

    /// The round of its block, where it is in one.
    package var round: Int?

    package struct Cause: Hashable {
      let code: String
      let range: SourceRange
      package let rule: Substring
    }
  }
}

extension Diagnostic {
  /// What remarks of different runs have in common that are the same remark.
  package var cause: ReplayCheck.Failure.Cause {
    .init(code: code, range: primary.range, rule: "")
  }
}
