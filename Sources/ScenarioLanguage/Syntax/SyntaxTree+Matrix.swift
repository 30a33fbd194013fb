/// A line of the matrix that gives each run another value.
package struct Variation: Sendable {
  package var name: Located<String>
  package var values: [Located<ScenarioValue>]
  /// The range from the first value to the last.
  var range: SourceRange
  /// The number of values that the line asks for, which may be more than are listed.
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
  /// The kind of a variable's values; `nil` for a variable without values.
  func kind(of name: String) -> Kind? {
    first { $0.name.value == name }?.values.first?.value.kind
  }

  /// All values that a measure can have.
  package func values(of measure: Measure) -> [ScenarioValue] {
    switch measure.content {
    case .literal(let value): return [value]
    case .variable(let name):
      return first { $0.name.value == name }?.values.map { $0.value } ?? []
    }
  }
}
