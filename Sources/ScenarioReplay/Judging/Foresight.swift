import DualStrip

/// What a judge must know about a run in advance: when things will happen, and the values that
/// predicates read by `signal@anchor`.
struct Foresight {
  private let setup: Setup
  private let timeline: Timeline
  /// The end of the run and the time of its last state; `nil` if no expectation needs them.
  private(set) var end: Time?
  private(set) var lastTime: Time?
  /// The values of probes, by their places in the text.
  private(set) var values: [TimeAnchor.Key: SignalValue] = [:]
  /// For each count of the events of one page or item, that page or item.
  private(set) var targets: [Int: Named] = [:]

  /// Runs the scenario as often as necessary: never if no expectation refers to what only the run
  /// can tell, else once; twice if one looks at a time counted from the end.
  init(_ syntax: ScenarioSyntax, setup: Setup, limit: Int) {
    self.setup = setup
    guard syntax.asksForWhatComes else {
      timeline = Timeline(syntax, setup: setup)
      return
    }
    var scout = Scout(syntax, setup: setup, end: nil)
    var runner = ReplayRunner(syntax, setup: setup, limit: limit, showing: scout)
    runner.run()
    let end = runner.record.end
    if syntax.asksForWhatIsBeforeTheEnd {
      scout = Scout(syntax, setup: setup, end: end)
      runner = ReplayRunner(syntax, setup: setup, limit: limit, showing: scout)
      runner.run()
    }
    scout = runner.witness
    scout.finish(runner.subject, names: runner.setup.names)
    timeline = runner.timeline
    self.end = end
    lastTime = runner.record.lastTime
    values = scout.values
    targets = scout.targets
  }

  /// The statement with a label.
  func statement(labelled label: String) -> Int? { timeline.statement(labelled: label) }

  /// The time of an anchor in the run; `nil` if it never comes.
  func time(of anchor: TimeAnchor) -> Time? {
    guard case .end = anchor.base else { return timeline.time(of: anchor) }
    guard let end, let lastTime else { return nil }
    return anchor.offset == nil ? lastTime : end + setup.offset(of: anchor)
  }
}

/// Collects the values that predicates at other times will need.
struct Scout: RunWitness {
  private let syntax: ScenarioSyntax
  private let probes: [Probe]
  private var looks: EndLooks
  private var last: (subject: ReplaySubject, names: Names)?
  private(set) var values: [TimeAnchor.Key: SignalValue] = [:]
  private(set) var targets: [Int: Named] = [:]
  /// Counts of the events of a named page or item, which need not exist yet.
  private var named: [(statement: Int, name: String)] = []

  init(_ syntax: ScenarioSyntax, setup: Setup, end: Time?) {
    self.syntax = syntax
    probes = syntax.probes
    looks = EndLooks(syntax, setup: setup, end: end)
  }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .state:
      for look in looks.due(before: subject.now) {
        if let last { take(look, last.subject, last.names) }
      }
      last = looks.isWaiting ? (subject, names) : nil
    case .look(let look): take(look, subject, names)
    case .ended(let time): looks.end(at: time)
    case .began, .given, .event, .input, .detail, .snapshot, .warning: break
    }
  }

  /// Takes the values that are left when the run is over.
  mutating func finish(_ subject: ReplaySubject, names: Names) {
    for look in looks.rest() { take(look, subject, names) }
    let reader = SignalReader(subject, names: names)
    for (statement, name) in named { targets[statement] = reader.thing(named: name) }
  }

  private mutating func take(
    _ look: Happening.Look, _ subject: ReplaySubject, _ names: Names
  ) {
    switch look {
    case .probe(let index):
      let reader = SignalReader(subject, names: names)
      values[probes[index].anchor.key] = reader.value(of: probes[index].signal)
    case .statement(let index):
      guard case .expectation(.count(let count)) = syntax.script[index].body,
        let target = count.target
      else { return }
      if case .name(let name) = target {
        named.append((index, name.value))
      } else {
        targets[index] = SignalReader(subject, names: names).page(meant: target).map(Named.page)
      }
    }
  }
}

extension ScenarioSyntax {
  /// Whether an expectation refers to a moment that only the run can tell, or that may still come.
  fileprivate var asksForWhatComes: Bool {
    !probes.isEmpty
      || script.contains { statement in
        guard case .expectation(let expectation) = statement.body else { return false }
        if case .count(let count) = expectation, count.target != nil { return true }
        return statement.anchor?.isBeforeEnd == true
          || expectation.window?.isKnown == false
      }
  }

  fileprivate var asksForWhatIsBeforeTheEnd: Bool {
    probes.contains { $0.anchor.isBeforeEnd }
      || script.contains { $0.anchor?.isBeforeEnd == true }
  }
}

extension TimeAnchor {
  /// Whether it is the end of the run with a time added or subtracted.
  fileprivate var isBeforeEnd: Bool {
    if case .end = base { return offset != nil }
    return false
  }

  var isEnd: Bool {
    if case .end = base { return offset == nil }
    return false
  }

  fileprivate var isAtStart: Bool {
    if case .start = base { return true }
    return false
  }
}

extension Window {
  /// Whether its times are known before the run.
  fileprivate var isKnown: Bool { from.isAtStart && (to.isAtStart || to.isEnd) }
}
