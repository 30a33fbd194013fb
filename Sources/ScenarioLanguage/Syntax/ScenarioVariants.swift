/// The variants of a scenario, in order: all combinations of the values of its matrix. The last
/// line of the matrix varies fastest. A matrix without lines has one variant.
///
/// Each variant is made on access and none is stored, so a matrix can have any number of them.
public struct ScenarioVariants: RandomAccessCollection, Sendable {
  private struct Line {
    var name: String
    var values: [ScenarioValue]
  }

  private let lines: [Line]
  /// The number of variants; `Int.max` if it would overflow.
  public let endIndex: Int

  /// The index of the first variant: 0.
  public var startIndex: Int { 0 }

  private init(_ lines: [Line]) {
    self.lines = lines
    endIndex = lines.reduce(1) { product, line in
      let (result, overflow) = product.multipliedReportingOverflow(by: line.values.count)
      return overflow ? .max : result
    }
  }

  /// - Parameter selection: the selected values; only variants with these values are included.
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

  /// The variant at an index. Cost: O(lines of the matrix).
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

  /// Returns the first variant for each combination of the values of these names.
  package func first(ofEach names: Set<String>) -> ScenarioVariants {
    ScenarioVariants(
      lines.map { line in
        names.contains(line.name)
          ? line : Line(name: line.name, values: Array(line.values.prefix(1)))
      })
  }

  /// The number of values of each line.
  var counts: [Int] { lines.map { $0.values.count } }
}

extension ScenarioSyntax {
  /// Returns the error for a matrix with more variants than the limit.
  package func diagnostic(for variants: ScenarioVariants, limit: Int) -> Diagnostic? {
    guard variants.count > limit, !variations.isEmpty else { return nil }
    let lines = variations.indices.map {
      (range: variations[$0].range, count: variants.counts[$0])
    }
    return .tooManyRuns(variants.count, limit: limit, lines: lines)
  }
}
