import DualStrip

/// The timetable of a scenario: what happens when, as far as it is known before the run.
package struct ScenarioPlan {
  private let scenario: Scenario
  private let syntax: ScenarioSyntax
  private let setup: Setup
  private let timeline: Timeline

  package init(_ scenario: Scenario, variant: ScenarioVariant) {
    self.scenario = scenario
    syntax = scenario.syntax.resolved(for: variant)
    setup = Setup(syntax, variant: variant)
    timeline = Timeline(syntax, setup: setup, settlesAtOnce: true)
  }

  /// Returns a line for each statement, in the order of their times. Its touches and its random
  /// inputs follow it as statements that can be pasted.
  package func text() -> String {
    let script = syntax.script
    // Only what happens at the end of the run has no time.
    let order = script.indices.sorted {
      (timeline.starts[$0] ?? .never, $0) < (timeline.starts[$1] ?? .never, $1)
    }
    let waits = waitsForRest
    var current = setup
    var result = "# \(syntax.title)\(setup.variant.suffix)\n"
    for index in order {
      let start = timeline.starts[index]
      let settles = waits[index] ? " after rest" : ""
      let text = ScenarioFormatter(scenario.source).canonicalText(
        of: script[index].bodyRange, in: setup.variant)
      result += "at \(start.map { milliseconds($0) } ?? "end")\(settles)  \(text)"
      result += script[index].label.map { " as \($0.value)\n" } ?? "\n"
      guard case .action(let action) = script[index].body else { continue }
      current.adopt(action)
      result += details(of: action, current, statement: index, from: start ?? .zero)
    }
    return result
  }

  /// For each statement, whether its time counts from a rest whose time only the run knows.
  private var waitsForRest: [Bool] {
    let script = syntax.script
    var waits = Array(repeating: false, count: script.count)
    // `begun` has every dependency before its dependents.
    for index in timeline.begun {
      guard let other = timeline.dependency(of: index) else { continue }
      if case .action(.settle) = script[other].body { waits[index] = true }
      waits[index] = waits[index] || waits[other]
    }
    return waits
  }

  private func details(
    of action: Action, _ current: Setup, statement: Int, from start: Time
  ) -> String {
    switch action {
    case .random(let random):
      return setup.drawn(random, statement: statement).map {
        "  at \(milliseconds(start + $0.offset)) \($0.text)\n"
      }.joined()
    case .play(let play):
      let rows = syntax.table(named: play.table.value)?.rows ?? []
      return rows.map { row in
        "    \(milliseconds(start + .milliseconds(row.milliseconds)))  "
          + "\(row.motion.rawValue) \(DecimalText.exact(row.x)) \(DecimalText.exact(row.y))\n"
      }.joined()
    case .drag(let drag): return details(of: drag, current, from: start)
    case .flick(let flick): return details(of: flick, current, from: start)
    case .hold(let hold): return details(of: hold, current, from: start)
    case .wheel(let wheel):
      return wheel.events(setup, syntax).map { event in
        "    \(milliseconds(start + event.time))  \(DecimalText.rounded(event.dx, decimals: 3)) "
          + "\(DecimalText.rounded(event.dy, decimals: 3))\(event.unit.suffix)"
          + "\(event.phase == .none ? "" : " \(event.phase.rawValue)")\n"
      }.joined()
    // All other statements say themselves what they do.
    case .tap, .step, .key, .reveal, .select, .rotate, .resize, .delete, .insert, .move, .arrange,
      .turn, .lift, .carry, .drop, .replace, .cancel, .resolve, .commit, .fail, .commits, .focus,
      .layout, .progress,
      .finish,
      .undo, .redo, .byHost, .update, .measure, .scroll, .direction, .touch, .wait, .settle,
      .snapshot:
      return ""
    }
  }

  private func details<Gesture: GestureAction>(
    of gesture: Gesture, _ setup: Setup, from start: Time
  ) -> String {
    let axis = setup.axis(of: gesture.finger.pane.map { Pane($0) })
    let direction = axis == .vertical ? .leftToRight : setup.device.direction
    return gesture.gesture(along: axis, setup)
      .inputs(touchRate: setup.device.touch, direction: direction)
      .map { "    \(milliseconds(start + $0.time))  \(text(of: $0.input))\n" }.joined()
  }

  private func text(of input: DualStripViewer.Input) -> String {
    switch input {
    case .touchBegan: return "down"
    case .dragMoved(_, let distance): return "move \(DecimalText.rounded(distance, decimals: 3))pt"
    case .touchEnded(_, let velocity): return "up \(DecimalText.rounded(velocity, decimals: 3))pt/s"
    case .touchCancelled, .focus, .step, .reveal, .select, .tapThumbnails, .lift, .carry, .drop,
      .cancelLift, .changeBounds, .edit, .setCommits:
      return ""
    }
  }

  private func milliseconds(_ time: Time) -> String {
    "\(DecimalText.rounded(time.milliseconds, decimals: 3))ms"
  }
}
