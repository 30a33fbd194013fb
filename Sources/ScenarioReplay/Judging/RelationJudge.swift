import DualStrip

/// Compares the runs of variants that differ in one value only.
package struct RelationJudge: Sendable {
  /// Two variants that a `relate` line compares.
  package struct Pair: Sendable {
    /// The index of the line among the `relate` lines.
    let relation: Int
    package let left: ScenarioVariant
    package let right: ScenarioVariant
  }

  /// A difference between two variants that should not differ.
  package struct Finding: Sendable {
    let pair: Pair
    let difference: RunOutline.Difference
  }

  private let scenario: Scenario
  private var syntax: ScenarioSyntax { scenario.syntax }

  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// Returns all pairs among some variants. Cost: O(variants × `relate` lines).
  package func pairs(of variants: some Collection<ScenarioVariant>) -> [Pair] {
    guard !syntax.relations.isEmpty else { return [] }
    let known = Set(variants)
    return syntax.relations.enumerated().flatMap { number, relation in
      variants.compactMap { left in
        guard left[relation.name.value] == relation.left.value else { return nil }
        let right = partner(of: left, relation)
        return known.contains(right) ? Pair(relation: number, left: left, right: right) : nil
      }
    }
  }

  private func partner(of left: ScenarioVariant, _ relation: Relation) -> ScenarioVariant {
    ScenarioVariant(
      left.values.map { value in
        value.name == relation.name.value ? (value.name, relation.right.value) : value
      })
  }

  /// Runs both variants, and returns where they differ; `nil` if they do not.
  package func finding(_ pair: Pair) -> Finding? {
    difference(pair, scenario.outline(pair.left), scenario.outline(pair.right)).map {
      Finding(pair: pair, difference: $0)
    }
  }

  private func difference(
    _ pair: Pair, _ left: RunOutline, _ right: RunOutline
  ) -> RunOutline.Difference? {
    let relation = syntax.relations[pair.relation]
    var tolerance = 0.0
    if case .literal(.quantity(let points, _)) = relation.tolerance.content { tolerance = points }
    return left.largestDifference(
      from: right, mirrored: relation.kind == .mirrors, tolerance: tolerance)
  }

  /// Returns one check for each `relate` line.
  ///
  /// - Parameters:
  ///   - pairs: all pairs that were compared.
  ///   - findings: the findings about pairs that differ, in the order of the pairs.
  package func checks(_ pairs: [Pair], _ findings: [Finding]) -> [ReplayCheck] {
    syntax.relations.enumerated().map { number, relation in
      let line = scenario.source.line(at: relation.range.lower)
      var check = ReplayCheck(kind: .relate, line: line, holds: true, time: .zero)
      let compared = pairs.count { $0.relation == number }
      let found = findings.filter { $0.pair.relation == number }
      if let first = found.first {
        check.holds = false
        check.time = first.difference.time
        check.failure = failure(relation, first, count: found.count, of: compared)
      } else if compared == 0 {
        check.holds = false
        check.failure = .init(
          code: "X0009", message: "this relation was never evaluated", range: relation.range,
          label: "no two of the variants that ran differ only in this value")
      }
      return check
    }
  }

  private func failure(
    _ relation: Relation, _ finding: Finding, count: Int, of total: Int
  ) -> ReplayCheck.Failure {
    let (pair, difference) = (finding.pair, finding.difference)
    let seconds = DecimalText.rounded(difference.time.seconds, decimals: 3)
    return ReplayCheck.Failure(
      code: "X0010", message: "two runs differ, most at \(seconds) s", range: relation.range,
      label: difference.points == .infinity
        ? "\(difference.what) differs"
        : "\(difference.what) is up to \(DecimalText.rounded(difference.points, decimals: 6)) off",
      notes: ["in [\(pair.left.description)] and its counterpart"]
        + (total > 1 ? ["in \(count) of \(total) pairs"] : []),
      helps: [
        "again: \(FailureReport.command(for: pair.left, and: pair.right, of: scenario.source))"
      ])
  }
}
