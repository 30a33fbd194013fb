/// What is wrong with a text, where, and what to do about it.
public struct Diagnostic: Equatable, Sendable {
  /// A place with a remark on it.
  public struct Label: Equatable, Sendable {
    public var range: SourceRange
    public var text: String
  }

  /// A remedy, and the line as it could be.
  public struct Help: Equatable, Sendable {
    public var text: String
    /// A line of the file, by its number, with its text as it could be.
    public var replacement: [Replacement] = []
  }

  public struct Replacement: Equatable, Sendable {
    public var line: Int
    public var text: String
  }

  /// Stable: tests and `explain` go by it.
  public var code: String
  public var message: String
  public var primary: Label
  public var others: [Label] = []
  public var notes: [String] = []
  public var helps: [Help] = []
}

/// A line that cannot be read: thrown within the parser, collected at the end of the line.
struct Faulty: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
