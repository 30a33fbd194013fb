import DualStrip

/// An expectation about what follows in time, while a run goes on. It remembers one moment only.
struct Course {
  private let kind: Expectation.Course.Kind
  private let predicates: [Predicate]
  /// How long the second predicate of `whenever` may take.
  private let limit: Time
  /// The place of the predicate that it waits for.
  private var step = 0
  /// When this waiting began; `nil` while nothing is due.
  private var since: Time?
  private var wasTrue = false
  private var found = PredicateEvaluator.Found.nothing

  init(_ course: Expectation.Course, setup: Setup) {
    kind = course.kind
    predicates = course.predicates
    if case .whenever(let limit) = kind { self.limit = setup.time(limit) } else { limit = .zero }
  }

  /// Looks at the next state.
  ///
  /// - Parameter last: the last time of the window; what became true in it may be answered later.
  /// - Returns: the answer, once it is decided.
  mutating func judge(
    _ sight: Sight, last: Time?, by evaluator: PredicateEvaluator
  ) -> Watch.Answer? {
    switch kind {
    case .whenever: return answer(to: sight, last: last, by: evaluator)
    case .until:
      let end = evaluator.judge(predicates[1], at: sight)
      found = end.found
      if end.holds { return .cameTrue(at: sight.time) }
      since = since ?? sight.time
      let judgement = evaluator.judge(predicates[0], at: sight)
      guard judgement.holds else {
        return .broken(judgement, at: sight.time, frame: sight.frame)
      }
    case .sequence:
      let judgement = evaluator.judge(predicates[step], at: sight)
      found = judgement.found
      // A frame and an input may come at the same time.
      guard judgement.holds, since.map({ $0 < sight.time }) ?? true else { return nil }
      step += 1
      since = sight.time
      if step == predicates.count { return .cameTrue(at: sight.time) }
    }
    return nil
  }

  private mutating func answer(
    to sight: Sight, last: Time?, by evaluator: PredicateEvaluator
  ) -> Watch.Answer? {
    if let since, since + limit < sight.time { return overdue(at: sight.time) }
    let isTrue = evaluator.judge(predicates[0], at: sight).holds
    if isTrue, !wasTrue, sight.time <= last ?? .never { since = since ?? sight.time }
    wasTrue = isTrue
    let second = evaluator.judge(predicates[1], at: sight)
    found = second.found
    if second.holds { since = nil }
    return nil
  }

  /// How long after its window a course may still be decided.
  var grace: Time { limit }

  /// The answer when there are no more states.
  func end(at time: Time) -> Watch.Answer {
    switch kind {
    case .whenever: return since == nil ? .held(least: nil, wasAsked: true) : overdue(at: time)
    case .until, .sequence: return .missing(step: step, since: since, found, by: time)
    }
  }

  private func overdue(at time: Time) -> Watch.Answer {
    .missing(step: 1, since: since, found, by: min(time, (since ?? time) + limit))
  }
}

extension Expectation.Course {
  /// What did not follow, in words.
  func missing(_ step: Int, since: Time?, by time: Time) -> String {
    let by = "by \(DecimalText.seconds(time))"
    let then = since.map { DecimalText.seconds($0) }
    switch kind {
    case .whenever: return "this came true at \(then ?? "0 s"), and the rest did not follow \(by)"
    case .until: return "the end of `until` did not come \(by)"
    case .sequence:
      return "step \(step + 1) of \(predicates.count) did not come \(by)"
        + (then.map { "; step \(step) came at \($0)" } ?? "")
    }
  }
}
