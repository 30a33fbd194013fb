/// What is wrong with a text, where, and what to do about it.
public struct Diagnostic: Equatable, Sendable {
  /// A place with a remark on it.
  public struct Label: Equatable, Sendable {
    /// The bytes that are marked.
    public var range: SourceRange
    /// The remark, for the line below the mark.
    public var text: String
  }

  /// A remedy, and the line as it could be.
  public struct Help: Equatable, Sendable {
    /// What to do, in words.
    public var text: String
    /// Lines of the file as they could be; none where the words say it all.
    public var replacement: [Replacement] = []
  }

  /// A line of the file as it could be.
  public struct Replacement: Equatable, Sendable {
    /// Its number, from 1.
    public var line: Int
    /// All of the line, without its end.
    public var text: String
  }

  /// Stable: tests and `explain` go by it.
  public var code: String
  /// What is wrong, in one line.
  public var message: String
  /// The culprit: where a person looks first.
  public var primary: Label
  /// Further places that explain it, such as an earlier definition.
  public var others: [Label] = []
  /// What else there is to know, a line each.
  public var notes: [String] = []
  /// What to do about it.
  public var helps: [Help] = []

  /// Whether it is a remark: the scenario means something, but hardly what its author thinks.
  public var isWarning: Bool { code.hasPrefix("W") }
}

/// A line that cannot be read: thrown within the parser, collected at the end of the line.
package struct Faulty: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
