import DualStrip

/// Judges predicates on the samples of a finished run.
struct PredicateEvaluator {
  let record: ReplayRecord
  let setup: Setup
  /// For each probe, by where it stands in the text, its sample.
  let probes: [SourceRange: Int]

  /// Whether a predicate holds, and how far it is from failing, or from holding.
  struct Judgement {
    var holds: Bool
    /// In the unit of the comparison, below 0 where it fails; `nil` where there is no measure.
    var margin: Double?
    /// What the margin is to be measured by: the tolerance, the limit, or half the range.
    var scale: Double?
    /// What was found, for the message.
    var found: String
    /// Whether there was anything to judge: what is absent is neither above nor below.
    var wasAsked = true
  }

  func judge(_ predicate: Predicate, at sample: Int) -> Judgement {
    switch predicate {
    case .implies(let left, let right):
      return judge(left, at: sample).holds
        ? judge(right, at: sample) : Judgement(holds: true, margin: nil, found: "not asked")
    case .or(let left, let right):
      let first = judge(left, at: sample)
      return first.holds ? first.unmeasured : judge(right, at: sample).unmeasured
    case .and(let left, let right):
      let first = judge(left, at: sample)
      return first.holds ? judge(right, at: sample).unmeasured : first.unmeasured
    case .not(let inner):
      let judgement = judge(inner, at: sample)
      return Judgement(
        holds: judgement.wasAsked && !judgement.holds, margin: nil, found: judgement.found,
        wasAsked: judgement.wasAsked)
    case .flag(let flag):
      let holds = reader(sample).flag(flag.value)
      return Judgement(holds: holds, margin: nil, found: "is \(holds)")
    case .finite(let signal):
      guard case .number(let number) = reader(sample).value(of: signal) else {
        return Judgement(holds: false, margin: nil, found: "is absent")
      }
      return Judgement(holds: number.isFinite, margin: nil, found: "is \(number)")
    case .presence(let expression, let isPresent):
      let found = value(of: expression, at: sample)
      return Judgement(
        holds: (found != .absent && found != .page(nil)) == isPresent, margin: nil,
        found: "is \(text(found))")
    case .within(let expression, let lower, let upper):
      return judgeRange(
        value(of: expression, at: sample), value(of: lower, at: sample),
        value(of: upper, at: sample), at: sample)
    case .oneOf(let expression, let choices):
      let found = value(of: expression, at: sample)
      let holds =
        found != .absent
        && choices.contains {
          value(of: $0, at: sample).isSame(as: found)
        }
      return Judgement(
        holds: holds, margin: nil, found: "is \(text(found))", wasAsked: found != .absent)
    case .compare(let left, let comparison, let right, let tolerance):
      return judgeComparison(
        value(of: left, at: sample), comparison, value(of: right, at: sample),
        tolerance: tolerance.map(setup.number) ?? 0)
    }
  }

  private func judgeRange(
    _ found: SignalValue, _ lower: SignalValue, _ upper: SignalValue, at sample: Int
  ) -> Judgement {
    guard let value = order(of: found, at: sample), let least = order(of: lower, at: sample),
      let greatest = order(of: upper, at: sample)
    else {
      return Judgement(
        holds: false, margin: nil, found: "is \(text(found))", wasAsked: found != .absent)
    }
    let margin = min(value - least, greatest - value)
    return Judgement(
      holds: margin >= 0, margin: margin, scale: (greatest - least) / 2, found: "is \(text(found))")
  }

  /// A number to compare by: of a page its index.
  private func order(of value: SignalValue, at sample: Int) -> Double? {
    switch value {
    case .number(let number): return number
    case .page(let page):
      let viewer = record.samples[sample].presentation.viewer
      return page.flatMap { viewer.index(of: $0) }.map(Double.init)
    case .word, .absent: return nil
    }
  }

  private func judgeComparison(
    _ left: SignalValue, _ comparison: Predicate.Operator, _ right: SignalValue,
    tolerance: Double
  ) -> Judgement {
    let found = "is \(text(left))"
    guard case .number(let a) = left, case .number(let b) = right else {
      let isComparable = left != .absent && right != .absent
      let isEqual = isComparable && left.isSame(as: right)
      let isUnequal = isComparable && !left.isSame(as: right)
      return Judgement(
        holds: comparison == .equal ? isEqual : comparison == .unequal && isUnequal,
        margin: nil, found: found, wasAsked: isComparable)
    }
    let limit = max(tolerance, b.magnitude)
    func judgement(_ holds: Bool, _ margin: Double, _ scale: Double) -> Judgement {
      Judgement(holds: holds, margin: margin, scale: scale, found: found)
    }
    switch comparison {
    case .equal:
      let margin = tolerance - (a - b).magnitude
      return judgement(margin >= 0, margin, tolerance)
    case .unequal: return Judgement(holds: (a - b).magnitude > tolerance, margin: nil, found: found)
    case .less: return judgement(a < b + tolerance, b + tolerance - a, limit)
    case .lessOrEqual: return judgement(b + tolerance - a >= 0, b + tolerance - a, limit)
    case .greater: return judgement(a > b - tolerance, a - b + tolerance, limit)
    case .greaterOrEqual: return judgement(a - b + tolerance >= 0, a - b + tolerance, limit)
    }
  }

  // MARK: Values

  func value(of expression: Expression, at sample: Int) -> SignalValue {
    guard expression.terms.count > 1 else {
      return value(of: expression.terms[0].operand, at: sample)
    }
    var sum = 0.0
    for term in expression.terms {
      guard case .number(let number) = value(of: term.operand, at: sample) else { return .absent }
      sum += term.sign * number
    }
    return .number(sum)
  }

  private func value(of operand: Operand, at sample: Int) -> SignalValue {
    switch operand {
    case .measure(let measure):
      switch setup.value(measure) {
      case .quantity(let number, let unit):
        let isTime = Unit(rawValue: unit)?.kind == .time
        return .number(isTime ? setup.time(measure).milliseconds : number)
      case .name(let name):
        return setup.names.id(name).map { .page($0) } ?? .word(name)
      }
    case .word(let word): return .word(word.value)
    case .target(let target): return reader(sample).page(target)
    case .signal(let signal, let anchor):
      guard let anchor else { return reader(sample).value(of: signal) }
      guard let probe = probes[anchor.range] else { return .absent }
      return reader(probe).value(of: signal)
    case .change(let inner): return change(of: inner, at: sample)
    case .absolute(let inner):
      guard case .number(let number) = value(of: inner, at: sample) else { return .absent }
      return .number(number.magnitude)
    }
  }

  /// The difference from the frame before; none at the first frame.
  private func change(of expression: Expression, at sample: Int) -> SignalValue {
    guard case .number(let now) = value(of: expression, at: sample) else { return .absent }
    let time = record.samples[sample].time
    var before = sample - 1
    while before >= 0, record.samples[before].frame == nil || record.samples[before].time >= time {
      before -= 1
    }
    guard before >= 0 else { return .number(0) }
    guard case .number(let then) = value(of: expression, at: before) else { return .absent }
    return .number(now - then)
  }

  private func reader(_ sample: Int) -> SignalReader {
    SignalReader(presentation: record.samples[sample].presentation, names: record.names)
  }

  private func text(_ value: SignalValue) -> String {
    switch value {
    case .number(let number): return DecimalText.rounded(number, decimals: 6)
    case .page(let page): return page.map { record.names.name($0) } ?? "none"
    case .word(let word): return word
    case .absent: return "absent"
    }
  }
}

extension PredicateEvaluator.Judgement {
  /// Of several comparisons no one margin says how far they are from failing.
  var unmeasured: Self {
    Self(holds: holds, margin: nil, found: found, wasAsked: wasAsked)
  }

  /// The margin as a share of what is allowed; `nil` where nothing may differ at all.
  var relativeMargin: Double? {
    guard let margin, let scale, scale > 0, scale.isFinite else { return nil }
    return margin / scale
  }
}
