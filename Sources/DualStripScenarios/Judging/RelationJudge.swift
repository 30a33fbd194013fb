import DualStrip

/// Compares the runs of variants that differ in one value only.
package struct RelationJudge {
  private let syntax: ScenarioSyntax
  private let source: SourceText

  package init(_ syntax: ScenarioSyntax, source: SourceText) {
    self.syntax = syntax
    self.source = source
  }

  /// Whether there is anything to compare.
  package var isNeeded: Bool { !syntax.relations.isEmpty }

  /// One check for each line that relates; `outlines` are those of all variants that ran.
  package func checks(_ outlines: [RunOutline]) -> [ReplayCheck] {
    syntax.relations.map { relation in
      let line = source.line(at: relation.range.lower)
      var check = ReplayCheck(kind: .relate, line: line, holds: true, time: .zero)
      var pairs = 0
      for left in outlines where left.variant[relation.name.value] == relation.left.value {
        guard let right = partner(of: left, in: outlines, relation) else { continue }
        pairs += 1
        guard check.holds, let difference = difference(left, right, relation) else { continue }
        check.holds = false
        check.time = difference.time
        check.failure = failure(relation, left, difference)
      }
      if pairs == 0 {
        check.holds = false
        check.failure = .init(
          code: "X0009", message: "this relation was never evaluated", range: relation.range,
          label: "no two variants that ran differ in this only")
      }
      return check
    }
  }

  private func partner(
    of left: RunOutline, in outlines: [RunOutline], _ relation: Relation
  ) -> RunOutline? {
    let wanted = ScenarioVariant(
      left.variant.values.map { value in
        value.name == relation.name.value ? (value.name, relation.right.value) : value
      })
    return outlines.first { $0.variant == wanted }
  }

  private func difference(
    _ left: RunOutline, _ right: RunOutline, _ relation: Relation
  ) -> RunOutline.Difference? {
    var tolerance = 0.0
    if case .literal(.quantity(let points, _)) = relation.tolerance.content { tolerance = points }
    return left.largestDifference(
      from: right, mirrored: relation.kind == .mirrors, tolerance: tolerance)
  }

  private func failure(
    _ relation: Relation, _ left: RunOutline, _ difference: RunOutline.Difference
  ) -> ReplayCheck.Failure {
    let seconds = DecimalText.rounded(difference.time.seconds, decimals: 3)
    return ReplayCheck.Failure(
      code: "X0010", message: "the runs differ, most at \(seconds) s", range: relation.range,
      label: difference.points == .infinity
        ? "\(difference.what) is another"
        : "\(difference.what) is up to \(DecimalText.rounded(difference.points, decimals: 6)) off",
      notes: ["in [\(left.variant.description)] and its counterpart"])
  }
}
