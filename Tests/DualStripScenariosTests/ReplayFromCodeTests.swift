import DualStripScenarios
import TestSupport
import Testing

/// A run as code has it: its inputs, and the viewer at any moment.
@Suite struct ReplayFromCodeTests {
  private static let paths = [
    "Peers/two-deletes-in-a-row.scenario", "Peers/resize-under-a-finger.scenario",
    "Editing/commit-that-fails-under-way.scenario", "Scrolling/leaf-through.scenario",
    "Editing/fail-between-two-deletes.scenario",
  ]

  @Test(arguments: paths) func `a viewer that is given the inputs of a run does the same`(
    path: String
  ) throws {
    let run = try ScenarioFilesTests.scenario(path).run()
    var viewer = try #require(run.viewer(at: .zero))
    var events: [ViewerEvent] = []
    for (time, input) in run.inputs where time > .zero {
      events += viewer.handle(input, at: time)
    }
    events += viewer.advance(to: run.end)
    let accepted = events.filter { if case .editAccepted = $0.kind { false } else { true } }
    #expect(accepted == run.events.filter { $0.time > .zero })
    #expect(run.viewer(at: run.end) == viewer)
  }

  @Test func `a viewer is there for any time, between two frames and behind the end`() throws {
    let run = try Scenario(
      parsing: """
        scenario "x"
        document
          pages 5 aspect 0.7
        script
          focus p3 animated
          settle
          expect active == p3
        """
    ).run()
    let half = try #require(run.viewer(at: .milliseconds(150)))
    #expect(abs(half.position - 1) < 1e-9)
    #expect(run.viewer(at: .seconds(9))?.now == .seconds(9))
    #expect(run.inputs.count == 1 && run.inputs[0].time == .zero)
    #expect(run.collection(at: .zero) == nil)
  }

  @Test func `a collection that is given the inputs of a run does the same`() throws {
    let path = "Collections/day-of-a-list.scenario"
    let run = try ScenarioFilesTests.scenario(path).run()
    var viewer = try #require(run.collection(at: .zero))
    var events: [CollectionEvent] = []
    for (time, input) in run.collectionInputs where time > .zero {
      events += viewer.handle(input, at: time)
    }
    events += viewer.advance(to: run.end)
    #expect(events == run.collectionEvents.filter { $0.time > .zero } && !events.isEmpty)
    #expect(run.collection(at: run.end)?.contentOffset == viewer.contentOffset)
    #expect(run.viewer(at: .zero) == nil)
  }

  @Test func `raw touches become the inputs that a scenario makes of them`() throws {
    let rows = [(0, 301), (8, 299), (16, 290), (24, 271), (32, 245), (40, 210), (48, 171)]
    let table = rows.enumerated().map { k, row in
      "  \(row.0) \(row.1) 300 \(k == 0 ? "down" : "move")"
    }
    let run = try Scenario(
      parsing: """
        scenario "x"
        document
          pages 5 aspect 0.7
        touches thumb in ms pt
        \(table.joined(separator: "\n"))
          56 171 300 up
        script
          play thumb
          settle
          expect active == p2
        """
    ).run()
    var (finger, first) = DualStripViewer.TouchReader.began(on: .preview, at: 301, time: .zero)
    var inputs = [first]
    for (time, x) in rows.dropFirst() {
      if let input = finger.moved(to: Double(x), at: .milliseconds(time)) { inputs.append(input) }
    }
    inputs += finger.ended(at: 171, time: .milliseconds(56))
    #expect(run.inputs.map(\.input) == inputs)
  }

  @Test func `records of a trace can be had of any viewer, by names of the host`() throws {
    var viewer = DualStripViewer(
      pages: [Page(id: 7, aspect: 1), Page(id: 9, aspect: 1)],
      bounds: Size(width: 393, height: 852))
    let records = TraceRecords(names: [9: "cover"])
    let events = viewer.handle(.focus(9, animated: false), at: .milliseconds(5))
    let text = events.map(records.event)
    #expect(
      text[0].hasPrefix(#"{"event":"active-page-changed","time":5,"from":"p7","page":"cover""#))
    let frame = records.frame(viewer, showsCells: true)
    #expect(frame.contains(#""active":"cover""#) && frame.contains(#""page":"p7""#))
    #expect(records.frame(viewer.presentation, number: 3).hasPrefix(#"{"frame":3,"time":5,"#))
    // A whole trace of such records reads as one.
    #expect(throws: Never.self) { try JSONValue(frame) }
    #expect(throws: Never.self) { try JSONValue(records.frame(viewer.presentation)) }
  }

  @Test func `at one time statements come in their order, whatever they wait for`() throws {
    let run = try Scenario(
      parsing: """
        scenario "order"
        document
          pages 5 aspect 1
        script
          wait 100ms as pause
          at 100ms focus p3 instant
          at pause.end focus p2 instant
          settle within 1s
          expect active == p2
        """
    ).run()
    #expect(run.holds)
  }

  @Test func `a run is described by its title, its variant and what holds of it`() throws {
    let scenario = try Scenario(
      parsing: "scenario \"d\"\nmatrix\n  vary n = 1, 2\nscript\n"
        + "  expect $n == 1\n  expect $n <= 2\n")
    let told = scenario.variants.map { "\(scenario.run($0))" }
    #expect(told == ["d [n=1]: 2 of 2 checks hold", "d [n=2]: 1 of 2 checks hold"])
  }

  @Test func `a resize that names insets may have a label`() throws {
    let run = try Scenario(
      parsing: """
        scenario "insets"
        document
          pages 5 aspect 1
        script
          resize 400pt x 300pt over 100ms insets top 40pt left 9pt as turn
          at turn.end expect not resizing
        """
    ).run()
    #expect(run.holds && run.checks.count == 1)
  }
}
