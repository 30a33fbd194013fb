/// The variants of a scenario, in order: all combinations of the values of its matrix, of which
/// the last line varies fastest. A matrix without lines has one.
///
/// None is stored: each is made when it is asked for, so that a matrix may have any number of them.
public struct ScenarioVariants: RandomAccessCollection, Sendable {
  private struct Line {
    var name: String
    var values: [ScenarioValue]
  }

  private let lines: [Line]
  /// How many there are; `Int.max` where no number says it.
  public let endIndex: Int

  /// The first one has the number 0.
  public var startIndex: Int { 0 }

  private init(_ lines: [Line]) {
    self.lines = lines
    endIndex = lines.reduce(1) { product, line in
      let (result, overflow) = product.multipliedReportingOverflow(by: line.values.count)
      return overflow ? .max : result
    }
  }

  /// - Parameter selection: what is given from outside: only variants with these values are meant.
  package init(_ variations: [Variation], selection: [(name: String, value: String)] = []) {
    self.init(
      variations.map { line in
        let wanted = selection.filter { $0.name == line.name.value }.map { $0.value }
        let values = line.values.map { $0.value }
        return Line(
          name: line.name.value,
          values: wanted.isEmpty ? values : values.filter { wanted.contains($0.text) })
      })
  }

  /// The variant with a number. Cost: O(lines of the matrix).
  public subscript(position: Int) -> ScenarioVariant {
    precondition(indices.contains(position), "there is no variant \(position) of \(count)")
    var rest = position
    var values: [(name: String, value: ScenarioValue)] = []
    for line in lines.reversed() {
      values.append((line.name, line.values[rest % line.values.count]))
      rest /= line.values.count
    }
    return ScenarioVariant(values.reversed())
  }

  /// Of all variants that have the same values for these names the first.
  package func first(ofEach names: Set<String>) -> ScenarioVariants {
    ScenarioVariants(
      lines.map { line in
        names.contains(line.name)
          ? line : Line(name: line.name, values: Array(line.values.prefix(1)))
      })
  }

  /// How many values each line has.
  var counts: [Int] { lines.map { $0.values.count } }
}

extension ScenarioSyntax {
  /// What is wrong with a matrix that is too large.
  package func diagnostic(for variants: ScenarioVariants, limit: Int) -> Diagnostic? {
    guard variants.count > limit, !variations.isEmpty else { return nil }
    let lines = variations.indices.map {
      (range: variations[$0].range, count: variants.counts[$0])
    }
    return .tooManyRuns(variants.count, limit: limit, lines: lines)
  }
}
