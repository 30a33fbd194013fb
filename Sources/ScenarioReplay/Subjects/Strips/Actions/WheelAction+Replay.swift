import DualStrip
import Elementary

extension WheelAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    let events = events(setup, syntax)
    return ActionSpan(length: events.last?.time ?? .zero, inputs: Double(events.count))
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let events = events(runner.setup, runner.syntax)
    guard let first = events.first else { return }
    runner.queue.add(
      .wheel(events, next: 0, start: runner.now, Pane(pane)), at: runner.now + first.time,
      rank: .statement(index))
  }

  /// The raw events, with times since the action began.
  func events(_ setup: Setup, _ syntax: ScenarioSyntax) -> [DualStripViewer.WheelEvent] {
    switch content {
    case .notches(let count, let time):
      return WheelAction.notches(Int(setup.number(count)), over: setup.time(time))
    case .points(let length, let time, let tail, let hasPhases):
      return WheelAction.points(
        setup.number(length), over: setup.time(time), tail: setup.time(tail), hasPhases: hasPhases,
        rate: setup.device.touch)
    case .table(let name):
      guard let table = syntax.wheelTable(named: name.value) else { return [] }
      return table.rows.map { row in
        .init(
          time: .milliseconds(row.milliseconds), dx: row.dx, dy: row.dy,
          unit: .init(table.unit), phase: .init(row.phase))
      }
    }
  }

  private static func notches(
    _ count: Int, over duration: Time
  ) -> [DualStripViewer.WheelEvent] {
    let steps = max(1, count.magnitude - 1)
    return (0..<Int(count.magnitude)).map { number in
      .init(
        time: duration.scaled(by: Double(number) / Double(steps)), dy: count > 0 ? 1 : -1,
        unit: .notches)
    }
  }

  /// Fingers that speed up evenly and lift; then the window system scrolls on, and slows down to
  /// less than a hundredth.
  private static func points(
    _ length: Double, over duration: Time, tail: Time, hasPhases: Bool, rate: Double
  ) -> [DualStripViewer.WheelEvent] {
    let count = max(1, Int((duration.seconds * rate).rounded()))
    let last = length * Double(2 * count - 1) / Double(count * count)
    var events: [DualStripViewer.WheelEvent] = (0..<count).map { number in
      .init(
        time: duration.scaled(by: Double(number) / Double(count)),
        dy: length * Double(2 * number + 1) / Double(count * count),
        phase: !hasPhases ? .none : number == 0 ? .began : .changed)
    }
    if hasPhases { events.append(.init(time: duration, phase: .ended)) }
    let tailCount = Int((tail.seconds * rate).rounded())
    events += (0..<tailCount).map { number in
      let share = Double(number + 1) / Double(tailCount)
      return .init(
        time: duration + tail.scaled(by: Double(number) / Double(tailCount)),
        dy: last * ElementaryFunctions.exp(-5 * share), phase: hasPhases ? .momentum : .none)
    }
    return events
  }
}

extension ReplayRunner {
  /// Gives the viewer what a wheel event stands for.
  mutating func scroll(
    _ event: DualStripViewer.WheelEvent, over pane: Pane, rank: Rank
  ) {
    guard let viewer = subject.ofStrips else { return }
    var event = event
    event.time = now
    take(wheel.read(event, on: pane, of: viewer))
    if let deadline = wheel.deadline { queue.add(.wheelDeadline, at: deadline, rank: rank) }
  }

  /// Gives the viewer what a reader has made of raw events.
  mutating func take(_ inputs: [(time: Time, input: DualStripViewer.Input)]) {
    for (_, input) in inputs {
      if let text = statement(of: input) { show(.detail(text, now)) }
      self.input(input)
    }
  }

  /// The statement for an input that wheels and keys stand for.
  private func statement(of input: DualStripViewer.Input) -> String? {
    func list(_ pages: [PageID]) -> String {
      pages.map { setup.names.name($0) }.joined(separator: ", ")
    }
    switch input {
    case .focus(let page, let isAnimated):
      return "focus \(list([page])) \(isAnimated ? "animated" : "instant")"
    case .edit(.delete(let pages)): return "delete \(list(pages))"
    case .edit(.move(let pages, .before(let page))):
      return "move \(list(pages)) before \(list([page]))"
    case .edit(.move(let pages, .after(let page))):
      return "move \(list(pages)) after \(list([page]))"
    default: return input.handStatement
    }
  }
}

extension DualStripViewer.WheelEvent.Unit {
  package init(_ name: WheelUnitName) {
    switch name {
    case .points: self = .points
    case .notches: self = .notches
    case .lines: self = .lines
    }
  }

  /// The unit after a distance.
  var suffix: String {
    switch self {
    case .points: return "pt"
    case .notches: return " notches"
    case .lines: return " lines"
    }
  }
}

extension DualStripViewer.WheelEvent.Phase {
  package init(_ name: WheelPhaseName?) {
    switch name {
    case nil: self = .none
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .momentum: self = .momentum
    }
  }
}
