/// The first errors or warnings of a text, and how many it has: a text may have millions.
public struct DiagnosticList: RandomAccessCollection, Sendable {
  private var first: [Diagnostic] = []
  /// The number of all diagnostics, including those that are not listed.
  public private(set) var total = 0

  /// The most diagnostics that a list holds; further ones are only counted.
  public static let most = 100

  package init() {}

  /// The index of the first diagnostic: 0.
  public var startIndex: Int { 0 }
  /// The number of listed diagnostics.
  public var endIndex: Int { first.count }

  /// The listed diagnostic at an index.
  public subscript(position: Int) -> Diagnostic { first[position] }

  package mutating func append(_ diagnostic: Diagnostic) {
    total += 1
    if first.count < DiagnosticList.most { first.append(diagnostic) }
  }

  package mutating func append(contentsOf others: DiagnosticList) {
    let all = total + others.total
    for diagnostic in others { append(diagnostic) }
    total = all
  }

  /// The list in the order of the text.
  package var ordered: DiagnosticList {
    var result = self
    result.first.sort { $0.primary.range.lower < $1.primary.range.lower }
    return result
  }
}
