/// Checks numbers and variables against their kinds and limits.
extension MeaningCheck {
  func values(of measure: Measure) -> [ScenarioValue] { syntax.variations.values(of: measure) }

  func variableKind(_ name: String) -> Kind? {
    guard !ScenarioVariant.environmentNames.contains(name) else { return nil }
    return syntax.variations.kind(of: name)
  }

  /// Checks that a variable exists and has values of the needed kind.
  mutating func check(_ measure: Measure, of kind: Kind) {
    guard case .variable(let name) = measure.content else { return }
    guard let variation = syntax.variations.first(where: { $0.name.value == name }),
      !ScenarioVariant.environmentNames.contains(name)
    else {
      if syntax.lacksVariables { return }
      let known = syntax.variations.map { $0.name.value }.filter {
        !ScenarioVariant.environmentNames.contains($0)
      }
      return report(.unknownVariable(name, known: known, at: measure.range))
    }
    if let found = variation.values.first?.value.kind, found != kind {
      report(
        .variableKind(
          name, is: found, expected: kind, at: measure.range, defined: variation.range))
    }
  }

  /// - Parameter seconds: the greatest number of seconds, as values of one variable may have
  ///   several units.
  mutating func check(
    _ measure: Measure, from lower: Double, through upper: Double, seconds: Double? = nil
  ) {
    check(measure, of: measure.kind)
    for case .quantity(let number, let unit) in values(of: measure) {
      let upper = unit == Unit.seconds.rawValue ? seconds ?? upper : upper
      if (lower...upper).contains(number) { continue }
      report(
        .outOfRange(
          DecimalText.exact(number) + unit,
          "is out of range", at: measure.range,
          label: "must be from \(DecimalText.exact(lower))\(unit) to "
            + "\(DecimalText.exact(upper))\(unit)"))
      return
    }
    if measure.isCount { check(whole: measure) }
  }

  /// Checks that a count is a whole number for every value of its variable.
  mutating func check(whole measure: Measure) {
    for case .quantity(let number, _) in values(of: measure) where !LineParser.isWhole(number) {
      report(
        .outOfRange(
          DecimalText.exact(number), "is not valid here", at: measure.range,
          label: "must be a whole number, 0 or more"))
      return
    }
  }

  /// Checks that a number is whole and within limits for every value of its variable.
  mutating func check(whole measure: Measure, in limits: ClosedRange<Double>) {
    check(measure, from: limits.lowerBound, through: limits.upperBound)
    for case .quantity(let number, _) in values(of: measure)
    where limits.contains(number) && number != Double(Int64(number)) {
      report(
        .outOfRange(
          DecimalText.exact(number), "is not valid here", at: measure.range,
          label: "must be a whole number"))
      return
    }
  }

  /// Checks that the lower end of a range is not above the upper end, if both are literals.
  mutating func check(_ lower: Measure, isAtMost upper: Measure) {
    guard case .literal(.quantity(let least, _)) = lower.content,
      case .literal(.quantity(let greatest, _)) = upper.content, least > greatest
    else { return }
    report(
      .outOfRange(
        DecimalText.exact(least), "is above \(DecimalText.exact(greatest))", at: lower.range,
        label: "write the smaller one first"))
  }

  mutating func check(aspect: Measure) {
    check(aspect, of: .number)
    for case .quantity(let number, _) in values(of: aspect) where !(number > 0 && number <= 1e6) {
      report(
        .outOfRange(
          DecimalText.exact(number), "is not a valid aspect", at: aspect.range,
          label: "an aspect is width / height, above 0"))
      return
    }
  }

  /// Checks that a time is at most an hour, or 3 600 000 frames.
  mutating func check(time: Measure) {
    check(time, from: 0, through: 3_600_000, seconds: 3600)
  }

  mutating func check(_ host: Host) {
    if let delay = host.delay { check(time: delay) }
  }
}
