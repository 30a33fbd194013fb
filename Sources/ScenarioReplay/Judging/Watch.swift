import DualStrip

/// Expectations with the same predicate over stretches of a run, judged together once per state.
struct Watch {
  enum Kind: Hashable {
    case always
    case never
    case eventually
    /// What follows in time. No two expectations share such a watch.
    case course
  }

  /// The part of a run that one expectation is about.
  struct Stretch {
    let statement: Int
    /// The number of its first state.
    let first: Int
    /// The last time that belongs to it; `nil` for the end of the run.
    let to: Time?
  }

  /// The result of an expectation.
  enum Answer {
    /// It held to the end of its stretch; `least` is the closest that it came to failing.
    case held(least: Least?, wasAsked: Bool)
    case broken(PredicateEvaluator.Judgement, at: Time, frame: Int?)
    case cameTrue(at: Time)
    /// It had not come true at the end of its stretch.
    case stayedFalse(PredicateEvaluator.Found, by: Time)
    /// What should have followed had not by a time; `since` is when it became due.
    case missing(step: Int, since: Time?, PredicateEvaluator.Found, by: Time)
  }

  typealias Answers = [(statement: Int, answer: Answer)]

  struct Least {
    var margin: Double
    var relativeMargin: Double?
    var time: Time
  }

  let kind: Kind
  let predicate: Predicate
  private var course: Course?
  private var open: [Stretch] = []
  private var nextEnd = Time.never
  private var margins = RunningMinimum<Least>()
  private var lastAsked = -1
  private var lastFound = PredicateEvaluator.Found.nothing

  init(_ kind: Kind, _ predicate: Predicate) {
    self.kind = kind
    self.predicate = predicate
  }

  init(_ course: Course, first: Predicate) {
    self.init(.course, first)
    self.course = course
  }

  var isOpen: Bool { !open.isEmpty }

  mutating func begin(_ stretch: Stretch) {
    open.append(stretch)
    nextEnd = min(nextEnd, end(of: stretch))
    margins.start(at: stretch.first)
  }

  /// Returns the answers for stretches that ended before this time. Cost: O(1) if there are none.
  mutating func close(before time: Time) -> Answers {
    guard nextEnd < time else { return [] }
    let over = open.filter { end(of: $0) < time }
    open = open.filter { end(of: $0) >= time }
    nextEnd = open.reduce(Time.never) { min($0, end(of: $1)) }
    return over.map { ($0.statement, answer(for: $0, at: end(of: $0))) }
  }

  /// Returns the answers for all stretches that are open when the run is over.
  mutating func closeAll(at time: Time) -> Answers {
    defer { end() }
    return open.map { ($0.statement, answer(for: $0, at: time)) }
  }

  /// The last time at which a stretch may be decided.
  private func end(of stretch: Stretch) -> Time {
    stretch.to.map { $0 + (course?.grace ?? .zero) } ?? Time.never
  }

  /// Judges a state, and returns the answers that it decides.
  mutating func judge(
    _ sight: Sight, number: Int, by evaluator: PredicateEvaluator
  ) -> Answers {
    if course != nil { return judgeCourse(sight, by: evaluator) }
    let judgement = evaluator.judge(predicate, at: sight)
    if judgement.wasAsked { lastAsked = number }
    lastFound = judgement.found
    if kind == .always, let margin = judgement.margin {
      margins.add(
        margin, number: number,
        Least(margin: margin, relativeMargin: judgement.relativeMargin, time: sight.time))
    }
    guard judgement.holds == (kind != .always) else { return [] }
    defer { end() }
    return open.map {
      (
        $0.statement,
        kind == .eventually
          ? .cameTrue(at: sight.time) : .broken(judgement, at: sight.time, frame: sight.frame)
      )
    }
  }

  private mutating func judgeCourse(
    _ sight: Sight, by evaluator: PredicateEvaluator
  ) -> Answers {
    guard let stretch = open.first,
      let answer = course?.judge(sight, last: stretch.to, by: evaluator)
    else { return [] }
    end()
    return [(stretch.statement, answer)]
  }

  private func answer(for stretch: Stretch, at time: Time) -> Answer {
    if let course { return course.end(at: time) }
    if kind == .eventually { return .stayedFalse(lastFound, by: stretch.to ?? .zero) }
    return .held(
      least: margins.least(since: stretch.first)?.note, wasAsked: lastAsked >= stretch.first)
  }

  private mutating func end() {
    open = []
    nextEnd = .never
    margins.clear()
  }
}
