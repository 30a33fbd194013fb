import DualStripScenarios

/// The errors of a text; none if it is a scenario.
func errors(in text: String) -> [Diagnostic] {
  guard case .invalid(let found) = Scenario.read(SourceText(name: "text", text: text)) else {
    return []
  }
  return Array(found)
}

/// The errors of a text in words.
func toldErrors(in text: String) -> [String] {
  told(errors(in: text), in: SourceText(name: "text", text: text))
}

/// Each error as its code, the words that are marked, and the remark beside them.
func told(_ errors: [Diagnostic], in source: SourceText) -> [String] {
  errors.map { "\($0.code) \(source.text($0.primary.range)): \($0.primary.text)" }
}
