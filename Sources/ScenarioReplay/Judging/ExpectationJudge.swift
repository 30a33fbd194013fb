import DualStrip

/// Judges the expectations of a script while it runs: each state is checked against the open
/// expectations, and forgotten. Memory: O(statements).
struct ExpectationJudge {
  private let syntax: ScenarioSyntax
  private let source: SourceText
  private let foresight: Foresight
  private let evaluator: PredicateEvaluator
  private var trail: SightTrail
  private var endLooks: EndLooks
  private var begun: Set<Int> = []

  /// The watches for expectations about stretches; expectations with the same words share one.
  private var watches: [Watch] = []
  /// For each such expectation, the index of its watch.
  private var watchNumbers: [Int: Int] = [:]
  /// The indices of the watches with an open stretch.
  private var openWatches: [Int] = []
  /// Windows that have not begun; the first one is last.
  private var comingWindows: [(statement: Int, window: ExpectationWindow)] = []
  /// Windows whose time has come, but whose opening statement has not begun.
  private var lateWindows: [(statement: Int, window: ExpectationWindow)] = []

  private var counts: [EventCount] = []
  /// For each expectation that counts, the index of its count.
  private var countNumbers: [Int: Int] = [:]
  /// For the name of each event, the indices of the counts that count it.
  private var counters: [String: [Int]] = [:]

  /// How often a predicate was judged, so that tests can measure what a script costs.
  private(set) var judgementCount = 0
  /// Windows without a length.
  private var instantWindows: [(statement: Int, from: Time)] = []
  /// Expectations about everything from some time on, with that time.
  private var openEnded: [(statement: Int, from: Time)] = []
  /// The verdicts so far; an expectation without one was never evaluated.
  private var verdicts: [Int: ExpectationVerdict] = [:]

  init(_ syntax: ScenarioSyntax, setup: Setup, source: SourceText, foresight: Foresight) {
    self.syntax = syntax
    self.source = source
    self.foresight = foresight
    evaluator = PredicateEvaluator(setup: setup, probes: foresight.values)
    endLooks = EndLooks(syntax, setup: setup, end: foresight.end)
    trail = SightTrail(depth: syntax.deepestChange)
    var known: [WatchKey: Int] = [:]
    for (index, statement) in syntax.script.enumerated() {
      guard case .expectation(let expectation) = statement.body else { continue }
      switch expectation {
      case .now: break
      case .always(let predicate, let window):
        watch(.always, predicate, in: window, of: index, &known)
      case .never(let predicate, let window):
        watch(.never, predicate, in: window, of: index, &known)
      case .eventually(let predicate, _): watch(.eventually, predicate, in: nil, of: index, &known)
      case .course(let course): watch(course, of: index, setup: setup)
      case .count(let count): add(count, of: index)
      }
    }
    comingWindows.sort { $0.window.from > $1.window.from }
  }

  /// What two expectations must have in common to share a watch.
  private struct WatchKey: Hashable {
    let kind: Watch.Kind
    let words: ArraySlice<UInt8>
    /// The labels of their values: the same words mean other times in other rounds.
    let labels: [String]
  }

  private mutating func watch(
    _ kind: Watch.Kind, _ predicate: Predicate, in window: Window?, of index: Int,
    _ known: inout [WatchKey: Int]
  ) {
    let range = syntax.script[index].bodyRange
    let words = source.bytes[range.lower..<(window?.range.lower ?? range.upper)]
    let key = WatchKey(
      kind: kind, words: words,
      labels: predicate.labels)
    let number = known[key] ?? watches.count
    known[key] = number
    if number == watches.count { watches.append(Watch(kind, predicate)) }
    watchNumbers[index] = number
    if let window { addWindow(window, of: index) }
  }

  private mutating func watch(_ course: Expectation.Course, of index: Int, setup: Setup) {
    watchNumbers[index] = watches.count
    watches.append(Watch(Course(course, setup: setup), first: course.predicates[0]))
    if let window = course.window { addWindow(window, of: index) }
  }

  private mutating func add(_ count: Expectation.Count, of index: Int) {
    let window = count.window.flatMap { addWindow($0, of: index) }
    // In a window that never comes, nothing can be counted.
    if count.window != nil, window == nil { return }
    countNumbers[index] = counts.count
    counters[count.event.value, default: []].append(counts.count)
    counts.append(
      EventCount(count, statement: index, of: foresight.targets[index], window: window))
  }

  @discardableResult
  private mutating func addWindow(_ window: Window, of index: Int) -> ExpectationWindow? {
    guard let window = ExpectationWindow(window, foresight: foresight) else { return nil }
    comingWindows.append((index, window))
    if window.to == window.from { instantWindows.append((index, window.from)) }
    return window
  }

  // MARK: While it runs

  /// - Parameter read: reads the state, if an expectation needs it.
  mutating func saw(at time: Time, names: Names, frame: Int?, read: () -> SignalReader) {
    for look in endLooks.due(before: time) { take(look) }
    // No expectation needs most frames, and a state is large: it is read only if one may.
    guard frame == nil || mayAskFrames(at: time) else { return trail.pass() }
    trail.add(read(), frame: frame)
    openWindows(at: time)
    guard !openWatches.isEmpty, let sight = trail.sight else { return }
    var stillOpen: [Int] = []
    for number in openWatches {
      take(watches[number].close(before: time), names: names)
      if watches[number].isOpen {
        judge(number, at: sight)
        if watches[number].isOpen { stillOpen.append(number) }
      }
    }
    openWatches = stillOpen
  }

  /// Whether an expectation may look at a frame at this time. Statements bring states of their own.
  private func mayAskFrames(at time: Time) -> Bool {
    !openWatches.isEmpty || !lateWindows.isEmpty || trail.goesBack || !endLooks.isEmpty
      || comingWindows.last.map { $0.window.from <= time } ?? false
  }

  mutating func note(_ happening: Happening) {
    switch happening {
    case .began(let statement): begun.insert(statement)
    case .look(let look): take(look)
    case .event(let event):
      for number in counters[event.name] ?? [] { counts[number].take(event, begun: begun) }
    case .ended(let time): endLooks.end(at: time)
    case .state, .given, .input, .detail, .snapshot, .warning: break
    }
  }

  private mutating func openWindows(at time: Time) {
    while let next = comingWindows.last, next.window.from <= time {
      lateWindows.append(next)
      comingWindows.removeLast()
    }
    guard !lateWindows.isEmpty else { return }
    let waiting = lateWindows
    lateWindows = []
    for (index, window) in waiting {
      if let to = window.to, to < time { continue }
      guard window.contains(time, begun: begun) else {
        lateWindows.append((index, window))
        continue
      }
      if let number = countNumbers[index] {
        counts[number].open()
      } else {
        begin(index, to: window.to)
      }
    }
  }

  /// Begins the stretch of an expectation with the current state.
  private mutating func begin(_ index: Int, to end: Time?) {
    guard let number = watchNumbers[index] else { return }
    if !watches[number].isOpen { openWatches.append(number) }
    watches[number].begin(.init(statement: index, first: trail.count, to: end))
  }

  private mutating func judge(_ number: Int, at sight: Sight) {
    judgementCount += 1
    let answers = watches[number].judge(sight, number: trail.count, by: evaluator)
    take(answers, names: sight.now.names)
  }

  /// Lets an expectation look at the current state.
  private mutating func take(_ look: Happening.Look) {
    guard case .statement(let index) = look, let sight = trail.sight,
      case .expectation(let expectation) = syntax.script[index].body
    else { return }
    switch expectation {
    case .now(let predicate):
      verdicts[index] = .now(
        evaluator.judge(predicate, at: sight), at: sight.time, names: sight.now.names)
    case .eventually(_, let limit):
      begin(index, to: sight.time + evaluator.setup.time(limit))
    case .always, .never, .course:
      guard expectation.window == nil else { return }
      openEnded.append((index, sight.time))
      begin(index, to: nil)
    case .count: return
    }
    if let number = watchNumbers[index] { judge(number, at: sight) }
  }

  private mutating func take(_ answers: Watch.Answers, names: Names) {
    for (statement, answer) in answers { verdicts[statement] = .stretch(answer, names: names) }
  }

  // MARK: When it is over

  /// The warnings about expectations that look at one instant only, such as the end of the run.
  func instants(_ record: ReplayRecord) -> [Diagnostic] {
    (openEnded.filter { $0.from >= record.end } + instantWindows).map {
      .instant(
        at: syntax.script[$0.statement].bodyRange, time: DecimalText.seconds($0.from))
    }
  }

  /// Returns one check for each expectation.
  mutating func checks(_ record: ReplayRecord, by writer: VerdictWriter) -> [ReplayCheck] {
    for look in endLooks.rest() { take(look) }
    for number in openWatches {
      take(watches[number].closeAll(at: record.end), names: record.names)
    }
    return syntax.script.indices.compactMap { index in
      guard case .expectation(let expectation) = syntax.script[index].body else { return nil }
      if case .count = expectation {
        return writer.check(of: index, countNumbers[index].map { counts[$0] })
      }
      return writer.check(of: index, verdicts[index])
    }
  }
}

/// The result of an expectation about states.
enum ExpectationVerdict {
  case now(PredicateEvaluator.Judgement, at: Time, names: Names)
  case stretch(Watch.Answer, names: Names)
}
