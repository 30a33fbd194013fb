/// The first things that are wrong with a text, and how many there are: a text may have millions.
public struct DiagnosticList: RandomAccessCollection, Sendable {
  private var first: [Diagnostic] = []
  /// How many there are in all, those included that are not listed.
  public private(set) var total = 0

  /// As many are listed; of more only the number is known.
  public static let most = 100

  package init() {}

  /// The first one has the number 0.
  public var startIndex: Int { 0 }
  /// How many are listed.
  public var endIndex: Int { first.count }

  /// One that is listed.
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

  /// The same in the order of the text.
  package var ordered: DiagnosticList {
    var result = self
    result.first.sort { $0.primary.range.lower < $1.primary.range.lower }
    return result
  }
}
