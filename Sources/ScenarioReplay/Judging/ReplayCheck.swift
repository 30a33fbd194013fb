public import DualStrip

/// The result of one expectation, or of another rule that a run must obey.
public struct ReplayCheck: Sendable {
  /// The kind of rule that had to hold; traces use its raw value.
  public enum Kind: String, Sendable {
    /// An expectation of the script.
    case expect
    /// A rule of the model, checked after every input and frame; only broken rules are reported.
    case invariant
    /// A `settle` whose wait for rest timed out.
    case settle
    /// A statement that could not be performed, or that never began.
    case statement
    /// A line of the matrix that relates the runs of two variants.
    case relate
  }

  /// The kind of rule that had to hold.
  public var kind: Kind
  /// The index of its statement in the script; `nil` if it belongs to none.
  package var statement: Int?
  /// The number of its line; 1 for an invariant, which has no line.
  public var line: Int
  /// Whether the rule held; `false` if it was never evaluated.
  public var holds: Bool
  /// The time that decided the check.
  public var time: Time
  /// For what should have followed, the time when it became due.
  public var since: Time?
  /// The distance from failing, in the unit of the comparison.
  public var margin: Double?
  /// The margin as a share of what is allowed; `nil` if nothing may differ at all.
  public var relativeMargin: Double?
  /// The failure, if the rule did not hold.
  public var failure: Failure?

  /// A failed check in the shape of a diagnostic.
  public struct Failure: Sendable {
    /// The code, from `X0001` on. It is stable: tests and `explain` rely on it.
    public var code: String
    /// What went wrong, in one line.
    public var message: String
    /// The statement or relation that failed; empty, at the start, for an invariant.
    public var range: SourceRange
    /// What was found, printed at the mark under that place.
    public var label: String
    /// Further facts, one line each.
    public var notes: [String] = []
    /// Suggestions for what to do about it, one line each.
    public var helps: [String] = []

    /// The cause, which is equal for the same failure in different runs.
    package var cause: Cause {
      // Invariants have no place in the text: their number distinguishes them.
      Cause(code: code, range: range, rule: code == "X0006" ? label.prefix { $0 != ":" } : "")
    }

    /// The round of its block, if it is in one.
    package var round: Int?

    package struct Cause: Hashable {
      let code: String
      let range: SourceRange
      package let rule: Substring
    }
  }
}

extension Diagnostic {
  /// The cause, which is equal for the same warning in different runs.
  package var cause: ReplayCheck.Failure.Cause {
    .init(code: code, range: primary.range, rule: "")
  }
}
