import DualStrip

/// The timetable of a scenario: what happens when, as far as it is known before the run.
public struct Plan {
  private let scenario: Scenario
  private let setup: Setup
  private let timeline: Timeline

  public init(_ scenario: Scenario, variant: Variant) {
    self.scenario = scenario
    setup = Setup(scenario.syntax, variant: variant)
    timeline = Timeline(scenario.syntax, setup: setup, settlesAtOnce: true)
  }

  /// A line for each statement, in the order of their times, each followed by its touches and by
  /// what chance has drawn for it, as statements that can be pasted.
  public func text() -> String {
    let script = scenario.syntax.script
    let order = script.indices.sorted {
      (timeline.starts[$0] ?? .zero, $0) < (timeline.starts[$1] ?? .zero, $1)
    }
    let variant = setup.variant.description
    var result = "# \(scenario.syntax.title)\(variant.isEmpty ? "" : "  [\(variant)]")\n"
    for index in order {
      let start = timeline.starts[index] ?? .zero
      let settles = waitsForRest(index) ? " after rest" : ""
      let text = Formatter(scenario.source).canonicalText(of: script[index].bodyRange)
      result += "at \(milliseconds(start))\(settles)  \(text)"
      result += script[index].label.map { " as \($0.value)\n" } ?? "\n"
      if case .action(let action) = script[index].body {
        result += details(of: action, from: start)
      }
    }
    return result
  }

  /// Whether a statement's time counts from a rest that only the run knows.
  private func waitsForRest(_ index: Int) -> Bool {
    var current = index
    while let other = timeline.dependency(of: current) {
      if case .action(.settle) = scenario.syntax.script[other].body { return true }
      current = other
    }
    return false
  }

  private func details(of action: Action, from start: Time) -> String {
    switch action {
    case .random(let count, let seed, let over, let kinds):
      return setup.gestures(count, seed: seed, over: over, from: kinds).map {
        "  at \(milliseconds(start + $0.offset)) \($0.text)\n"
      }.joined()
    case .play(let name):
      let rows = scenario.syntax.tables.first { $0.name.value == name.value }?.rows ?? []
      return rows.map { row in
        "    \(milliseconds(start + .milliseconds(row.milliseconds)))  "
          + "\(row.phase.rawValue) \(DecimalText.exact(row.x)) \(DecimalText.exact(row.y))\n"
      }.joined()
    default:
      guard let gesture = setup.gesture(of: action) else { return "" }
      return gesture.inputs(touchRate: setup.device.touch, direction: setup.device.direction)
        .map { "    \(milliseconds(start + $0.time))  \(text(of: $0.input))\n" }.joined()
    }
  }

  private func text(of input: DualStripViewer.Input) -> String {
    switch input {
    case .touchBegan: return "down"
    case .dragMoved(let distance): return "move \(DecimalText.rounded(distance, decimals: 3))pt"
    case .touchEnded(let velocity): return "up \(DecimalText.rounded(velocity, decimals: 3))pt/s"
    default: return ""
    }
  }

  private func milliseconds(_ time: Time) -> String {
    "\(DecimalText.rounded(time.milliseconds, decimals: 3))ms"
  }
}

extension Setup {
  /// The gesture of an action; `nil` for one that is none.
  func gesture(of action: Action) -> DualStripViewer.Gesture? {
    switch action {
    case .drag(let pane, let heading, let length, let over, let hold, let release):
      return .drag(
        Pane(pane), .init(heading), number(length), over: time(over),
        holding: hold.map(time) ?? .zero, releasing: release.map(number) ?? 0)
    case .flick(let pane, let heading, let speed, let over):
      return .flick(
        Pane(pane), .init(heading), velocity: number(speed),
        over: over.map(time) ?? .milliseconds(100))
    case .hold(let pane, let duration): return .hold(Pane(pane), for: time(duration))
    default: return nil
    }
  }
}
