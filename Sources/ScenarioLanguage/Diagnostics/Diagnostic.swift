/// An error or a warning about a text: what is wrong, where, and what to do about it.
public struct Diagnostic: Equatable, Sendable {
  /// A marked place in the text, with a remark.
  public struct Label: Equatable, Sendable {
    /// The marked bytes.
    public var range: SourceRange
    /// The remark, which is printed next to the mark.
    public var text: String
  }

  /// A suggested fix, and the lines with the fix applied.
  public struct Help: Equatable, Sendable {
    /// The suggestion, in words.
    public var text: String
    /// The corrected lines of the file; empty if the words are enough.
    public var replacement: [Replacement] = []
  }

  /// A corrected line of the file.
  public struct Replacement: Equatable, Sendable {
    /// The number of the line, from 1.
    public var line: Int
    /// The whole corrected line, without a line end.
    public var text: String
  }

  /// The code, such as `E0101`. It is stable: tests and `explain` rely on it.
  public var code: String
  /// What is wrong, in one line.
  public var message: String
  /// The place of the fault, where a person looks first.
  public var primary: Label
  /// Further places that explain it, such as an earlier definition.
  public var others: [Label] = []
  /// Further facts, one line each.
  public var notes: [String] = []
  /// Suggestions for what to do about it.
  public var helps: [Help] = []

  /// Whether this is a warning: the scenario is valid, but probably not what its author means.
  public var isWarning: Bool { code.hasPrefix("W") }
}

/// A line that cannot be read: thrown within the parser, collected at the end of the line.
package struct Faulty: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
