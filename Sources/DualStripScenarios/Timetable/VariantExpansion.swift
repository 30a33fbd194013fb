/// All combinations of the values of a matrix: the last line varies fastest.
package struct VariantExpansion: Sendable {
  private let variations: [Variation]
  /// What is given from outside: only variants with these values are meant.
  private let selection: [(name: String, value: String)]

  package init(_ syntax: ScenarioSyntax, selection: [(name: String, value: String)] = []) {
    variations = syntax.variations
    self.selection = selection
  }

  /// The runs that the selected part of the matrix asks for.
  package var total: Int {
    variations.reduce(1) { product, line in
      let (result, overflow) = product.multipliedReportingOverflow(by: values(of: line).count)
      return overflow ? .max : result
    }
  }

  private func values(of line: Variation) -> [ScenarioValue] {
    let wanted = selection.filter { $0.name == line.name.value }.map { $0.value }
    return line.values.map { $0.value }.filter { wanted.isEmpty || wanted.contains($0.text) }
  }

  /// What is wrong with a matrix that is too large.
  package func diagnostic(limit: Int) -> Diagnostic? {
    guard total > limit, !variations.isEmpty else { return nil }
    return .tooManyRuns(
      total, limit: limit, lines: variations.map { ($0.range, values(of: $0).count) })
  }

  /// The selected names that no line varies, or values that it has not.
  package var unknownSelections: [String] {
    selection.filter { wanted in
      !variations.contains { line in
        line.name.value == wanted.name && line.values.contains { $0.value.text == wanted.value }
      }
    }.map { "\($0.name)=\($0.value)" }
  }

  /// The first of all variants, whatever is selected.
  package var first: ScenarioVariant? {
    guard variations.allSatisfy({ !$0.values.isEmpty }) else { return nil }
    return ScenarioVariant(variations.map { ($0.name.value, $0.values[0].value) })
  }

  /// The variants, in order. A matrix without lines has one.
  package func variants() -> [ScenarioVariant] {
    var result = [ScenarioVariant()]
    for line in variations {
      let values = values(of: line)
      result = result.flatMap { variant in
        values.map { ScenarioVariant(variant.values + [(line.name.value, $0)]) }
      }
    }
    return result
  }
}
