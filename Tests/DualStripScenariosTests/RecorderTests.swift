import DualStripScenarios
import Testing

@Suite struct RecorderTests {
  @Test(arguments: 0..<8) func `a recorded session replays with the same events`(part: Int) throws {
    for seed in 0..<40 {
      let history = RandomHistory(seed: UInt64(part * 1000 + seed + 1), hasEdits: seed % 4 != 0)
      let text = history.scenario
      let source = SourceText(name: "recorded.scenario", text: text)
      guard case .valid(let scenario) = Scenario.read(source) else {
        if case .invalid(let diagnostics) = Scenario.read(source) {
          Issue.record("\(DiagnosticRenderer(source).render(diagnostics))")
        }
        return
      }
      let replayed = scenario.run(Variant()).events.map { Told($0) }
      // A delete of nothing is nothing that a scenario could say.
      let lived = history.run().events.map { Told($0) }.filter { $0.name != "refused nothing" }
      // The run may end before the last event that the history waited for.
      #expect(Array(lived.prefix(replayed.count)) == Array(replayed.prefix(lived.count)), "\(text)")
      #expect(abs(lived.count - replayed.count) <= 2, "\(text)")
    }
  }

  @Test func `cut off at any input, the text is a whole scenario`() {
    let history = RandomHistory(seed: 77, hasEdits: true, length: 40)
    var recorder = ScenarioRecorder(history.viewer, title: "a \"quoted\" title")
    for (time, input) in history.inputs {
      let source = SourceText(name: "recorded.scenario", text: recorder.text)
      guard case .valid = Scenario.read(source) else {
        Issue.record("\(recorder.text)")
        return
      }
      recorder.record(input, at: time)
    }
  }

  /// An event without the numbers that two viewers give their pages and edits.
  private struct Told: Equatable {
    var time: Time
    var name: String

    init(_ event: ViewerEvent) {
      time = event.time
      switch event.kind {
      case .activePageChanged(_, _, let index, let cause): name = "active \(index ?? -1) \(cause)"
      case .indexChanged(_, let index, let cause): name = "index \(index) \(cause)"
      case .settled(_, let index): name = "settled \(index)"
      case .driverChanged(let from, let to): name = "driver \(from) \(to)"
      case .commitRequested(let edit, let pages): name = "requested \(edit) \(pages.count)"
      case .committed(let edit, let pages): name = "committed \(edit) \(pages.count)"
      case .commitFailed(let edit, let pages): name = "failed \(edit) \(pages.count)"
      case .editCancelled(let edit, let pages): name = "cancelled \(edit) \(pages.count)"
      case .editRefused(let refusal): name = "refused \(refusal.reason)"
      case .focusFinished: name = "finished"
      case .focusCancelled: name = "focus cancelled"
      case .resized(let size): name = "resized \(size)"
      case .sizeIgnored: name = "ignored"
      }
    }
  }
}
