import DualStrip

/// Judges predicates on a state.
struct PredicateEvaluator {
  let setup: Setup
  /// The values of the probes, by their places in the text.
  let probes: [TimeAnchor.Key: SignalValue]

  /// Whether a predicate holds, and how far it is from failing, or from holding.
  struct Judgement {
    var holds: Bool
    /// The margin in the unit of the comparison, below 0 if it fails; `nil` without a measure.
    var margin: Double?
    /// The scale of the margin: the tolerance, the limit, or half the range.
    var scale: Double?
    var found: Found
    /// Whether there was anything to judge: an absent value is neither above nor below a limit.
    var wasAsked = true

    /// The judgement of a flag.
    init(isTrue: Bool) { self.init(holds: isTrue, margin: nil, found: .flag(isTrue)) }

    /// The judgement of a predicate about the other kind of subject.
    static let notAsked = Judgement(holds: false, margin: nil, found: .nothing, wasAsked: false)

    init(
      holds: Bool, margin: Double?, scale: Double? = nil, found: Found, wasAsked: Bool = true
    ) {
      self.holds = holds
      self.margin = margin
      self.scale = scale
      self.found = found
      self.wasAsked = wasAsked
    }
  }

  /// What was found, for the message.
  enum Found {
    case value(SignalValue)
    case flag(Bool)
    /// A number that should be finite, with all its digits.
    case number(Double)
    /// A finding that only words can express.
    case text(String)
    case nothing
  }

  func judge(_ predicate: Predicate, at sight: Sight) -> Judgement {
    switch predicate {
    case .implies(let left, let right):
      return judge(left, at: sight).holds
        ? judge(right, at: sight) : Judgement(holds: true, margin: nil, found: .nothing)
    case .or(let left, let right):
      let first = judge(left, at: sight)
      return first.holds ? first.unmeasured : judge(right, at: sight).unmeasured
    case .and(let left, let right):
      let first = judge(left, at: sight)
      return first.holds ? judge(right, at: sight).unmeasured : first.unmeasured
    case .not(let inner):
      let judgement = judge(inner, at: sight)
      return Judgement(
        holds: judgement.wasAsked && !judgement.holds, margin: nil, found: judgement.found,
        wasAsked: judgement.wasAsked)
    case .stripFlag(let flag):
      guard let reader = sight.now.ofStrips else { return .notAsked }
      return Judgement(isTrue: reader.isTrue(flag))
    case .pageFlag(let flag, let target):
      guard let reader = sight.now.ofStrips else { return .notAsked }
      return Judgement(isTrue: reader.isTrue(flag, of: target))
    case .finite(let signal):
      guard case .number(let number) = sight.now.value(of: signal) else {
        return Judgement(holds: false, margin: nil, found: .value(.absent))
      }
      return Judgement(holds: number.isFinite, margin: nil, found: .number(number))
    case .presence(let expression, let isPresent):
      let found = value(of: expression, at: sight)
      return Judgement(
        holds: (found != .absent && !found.isNobody) == isPresent, margin: nil,
        found: .value(found))
    case .within(let expression, let lower, let upper):
      return judgeRange(
        value(of: expression, at: sight), value(of: lower, at: sight),
        value(of: upper, at: sight), at: sight)
    case .oneOf(let expression, let choices):
      let found = value(of: expression, at: sight)
      let holds =
        found != .absent
        && choices.contains {
          value(of: $0, at: sight).isSame(as: found)
        }
      return Judgement(
        holds: holds, margin: nil, found: .value(found), wasAsked: found != .absent)
    case .collectionFlag, .elementFlag, .order, .frames:
      return judgeCollection(predicate, at: sight)
    case .compare(let left, let comparison, let right, let tolerance):
      return judgeComparison(
        value(of: left, at: sight), comparison, value(of: right, at: sight),
        tolerance: tolerance.map { setup.number($0) } ?? 0)
    }
  }

  private func judgeRange(
    _ found: SignalValue, _ lower: SignalValue, _ upper: SignalValue, at sight: Sight
  ) -> Judgement {
    guard let value = order(of: found, at: sight), let least = order(of: lower, at: sight),
      let greatest = order(of: upper, at: sight)
    else {
      return Judgement(
        holds: false, margin: nil, found: .value(found), wasAsked: found != .absent)
    }
    let margin = min(value - least, greatest - value)
    return Judgement(
      holds: margin >= 0, margin: margin, scale: (greatest - least) / 2, found: .value(found))
  }

  /// The number by which a value is compared; for a page or an item, its index.
  private func order(of value: SignalValue, at sight: Sight) -> Double? {
    switch value {
    case .number(let number): return number
    case .page(let page): return page.flatMap { sight.now.index(of: .page($0)) }.map(Double.init)
    case .item(let item): return item.flatMap { sight.now.index(of: .item($0)) }.map(Double.init)
    case .word, .absent: return nil
    }
  }

  private func judgeComparison(
    _ left: SignalValue, _ comparison: Predicate.Operator, _ right: SignalValue,
    tolerance: Double
  ) -> Judgement {
    let found = Found.value(left)
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

  func value(of expression: Expression, at sight: Sight) -> SignalValue {
    guard expression.terms.count > 1 else {
      return value(of: expression.terms[0].operand, at: sight)
    }
    var sum = 0.0
    for term in expression.terms {
      guard case .number(let number) = value(of: term.operand, at: sight) else { return .absent }
      sum += term.sign * number
    }
    return .number(sum)
  }

  private func value(of operand: Operand, at sight: Sight) -> SignalValue {
    switch operand {
    case .measure(let measure):
      switch setup.value(measure) {
      case .quantity(let number, let unit):
        let isTime = Unit(rawValue: unit)?.kind == .time
        return .number(isTime ? setup.time(measure).milliseconds : number)
      case .name(let name): return .word(name)
      }
    case .word(let word): return .word(word.value)
    case .target(let target): return sight.now.page(target)
    case .signal(let signal, let anchor):
      guard let anchor else { return sight.now.value(of: signal) }
      return probes[anchor.key] ?? .absent
    case .change(let inner): return change(of: inner, at: sight)
    case .absolute(let inner):
      guard case .number(let number) = value(of: inner, at: sight) else { return .absent }
      return .number(number.magnitude)
    }
  }

  /// The difference from the previous frame: 0 at the first frame.
  private func change(of expression: Expression, at sight: Sight) -> SignalValue {
    guard case .number(let now) = value(of: expression, at: sight) else { return .absent }
    guard let before = sight.before else { return .number(0) }
    guard case .number(let then) = value(of: expression, at: before) else { return .absent }
    return .number(now - then)
  }
}

extension PredicateEvaluator.Found {
  /// The finding in words, with the names that pages had then.
  func text(_ names: Names) -> String {
    switch self {
    case .value(.number(let number)): return "is \(DecimalText.rounded(number, decimals: 6))"
    case .value(.page(let page)): return "is \(page.map { names.name($0) } ?? "none")"
    case .value(.item(let item)): return "is \(item.map { names.name($0) } ?? "none")"
    case .value(.word(let word)): return "is \(word)"
    case .text(let text): return text
    case .value(.absent): return "is absent"
    case .flag(let isUp): return "is \(isUp)"
    case .number(let number): return "is \(number)"
    case .nothing: return "not asked"
    }
  }
}

extension PredicateEvaluator.Judgement {
  /// The judgement without a margin: no single margin applies to several comparisons.
  var unmeasured: Self {
    Self(holds: holds, margin: nil, found: found, wasAsked: wasAsked)
  }

  /// The margin as a share of the scale; `nil` if nothing may differ at all.
  var relativeMargin: Double? {
    guard let margin, let scale, scale > 0, scale.isFinite else { return nil }
    return margin / scale
  }
}
