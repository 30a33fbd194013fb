/// A line of the matrix: what each run has another value of.
package struct Variation: Sendable {
  package var name: Located<String>
  package var values: [Located<ScenarioValue>]
  /// The words from the first value to the last.
  var range: SourceRange
  /// What the line asks for, which may be more than are listed.
  var count: Int
}

package struct Relation: Sendable {
  package enum Kind: String, Sendable {
    case mirrors
    case refines
    case equals
  }

  package var name: Located<String>
  package var left: Located<ScenarioValue>
  package var kind: Kind
  package var right: Located<ScenarioValue>
  package var tolerance: Measure
  package var range: SourceRange
}

extension [Variation] {
  /// What the values of a variable are; `nil` for one that has none.
  func kind(of name: String) -> Kind? {
    first { $0.name.value == name }?.values.first?.value.kind
  }

  /// All that a measure may be.
  package func values(of measure: Measure) -> [ScenarioValue] {
    switch measure.content {
    case .literal(let value): return [value]
    case .variable(let name):
      return first { $0.name.value == name }?.values.map { $0.value } ?? []
    }
  }
}
