/// Checks relations: each relates two values of one line of the matrix.
extension MeaningCheck {
  package mutating func checkRelations() {
    for relation in syntax.relations {
      checkTolerance(of: relation)
      guard let line = syntax.variations.first(where: { $0.name.value == relation.name.value })
      else {
        report(
          .unrelated(
            "no line of the matrix varies `\(relation.name.value)`", "not varied",
            at: relation.name.range))
        continue
      }
      for side in [relation.left, relation.right]
      where !line.values.contains(where: { $0.value == side.value }) {
        report(
          .unrelated(
            "`\(relation.name.value)` is never `\(side.value.text)`",
            "values: \(line.values.prefix(8).map { $0.value.text }.joined(separator: ", "))",
            at: side.range))
      }
    }
  }

  /// Requires a literal tolerance: the two runs of a relation have different variants.
  private mutating func checkTolerance(of relation: Relation) {
    guard case .literal(.quantity(let points, _)) = relation.tolerance.content, points >= 0 else {
      return report(
        .unrelated(
          "the tolerance of `relate` must be written out", "0pt or more",
          at: relation.tolerance.range))
    }
  }
}
