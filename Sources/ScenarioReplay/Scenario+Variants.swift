extension Scenario {
  /// The first variant, whatever is selected.
  package var firstVariant: ScenarioVariant? { ScenarioVariants(syntax.variations).first }

  /// The selected names that no line varies, and the selected values that their lines do not have.
  package func unknown(in selection: [(name: String, value: String)]) -> [String] {
    selection.filter { wanted in
      !syntax.variations.contains { line in
        line.name.value == wanted.name && line.values.contains { $0.value.text == wanted.value }
      }
    }.map { "\($0.name)=\($0.value)" }
  }
}
