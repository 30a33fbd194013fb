import CollectionLayouts
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

  private static let handInputs: [(input: DualStripViewer.Input, statement: String?)] = [
    (.touchBegan(.preview), "touch down preview"),
    (.dragMoved(.preview, by: -12.5), "touch move -12.5pt"),
    (.dragMoved(.thumbnails, by: 2e7), "touch move 10000000pt"),
    (.dragMoved(.preview, by: -2e7), "touch move -10000000pt"),
    (.dragMoved(.preview, by: .nan), "touch move 0pt"),
    (.touchEnded(.thumbnails, velocity: 2e6), "touch up release 1000000pt/s"),
    (.touchEnded(.preview, velocity: -.infinity), "touch up release 0pt/s"),
    (.touchCancelled(.preview), "touch cancel"),
    (.step(.thumbnails, by: -3), "step thumbnails by -3"),
    (.step(.preview, by: .max), "step preview by 1000000"),
    (.step(.preview, by: .min), "step preview by -1000000"),
    (.lift(Point(x: 2e6, y: -3)), "touch lift 1000000pt -3pt"),
    (.carry(Point(x: 1.5, y: -2e6)), "touch carry 1.5pt -1000000pt"), (.drop, "touch drop"),
    (.cancelLift, "touch put-back"), (.focus(1, animated: true), nil),
    (.tapThumbnails(Point(x: 1, y: 1)), nil), (.reveal(.center), nil),
  ]

  @Test(arguments: handInputs.indices)
  func `an input of a hand is a statement that the language takes`(number: Int) throws {
    let (input, statement) = Self.handInputs[number]
    #expect(input.handStatement == statement)
    guard let statement else { return }
    let text = "scenario \"h\"\ndocument\n  pages 3 aspect 1\nscript\n  \(statement)\n  settle\n"
    #expect(throws: Never.self) { try Scenario(parsing: text) }
  }

  private static let edits = [1, 2].map { EditID(rawValue: $0) }
  private static let recorded: [(kind: ViewerEvent.Kind, rest: String)] = [
    (
      .activePageChanged(from: 1, to: nil, index: nil, cause: .delete),
      #""active-page-changed","time":5,"from":"p1","page":null,"index":null,"cause":"delete""#
    ),
    (
      .activePageChanged(from: nil, to: 2, index: 1, cause: .settle(.preview)),
      #""active-page-changed","time":5,"from":null,"page":"p2","index":2,"#
        + #""cause":"settle(preview)""#
    ),
    (
      .indexChanged(2, index: 0, cause: .drag(.thumbnails)),
      #""index-changed","time":5,"page":"p2","index":1,"cause":"drag(thumbnails)""#
    ),
    (.settled(3, index: 2), #""settled","time":5,"page":"p3","index":3"#),
    (
      .driverChanged(from: .none, to: .program),
      #""driver-changed","time":5,"from":"none","to":"program""#
    ),
    (
      .editAccepted(edits[1], pages: []), #""edit-accepted","time":5,"edit":2,"pages":[]"#
    ),
    (
      .restoreFailed(edits[0], pages: [2, 3]),
      #""restore-failed","time":5,"edit":1,"name":"cut","pages":["p2","p3"]"#
    ),
    (
      .undone(edits[0], by: edits[1]), #""undone","time":5,"edit":1,"name":"cut","by":2"#
    ),
    (.redone(nil, by: nil), #""redone","time":5,"edit":null"#),
    (.focusCancelled(4), #""focus-cancelled","time":5,"page":"p4""#),
    (.stepIgnored(.thumbnails), #""step-ignored","time":5,"pane":"thumbnails""#),
    (.stepRefused(.preview, .held), #""step-refused","time":5,"pane":"preview","reason":"held""#),
    (.liftRefused(.noPage), #""lift-refused","time":5,"reason":"no page""#),
    (.dropped(nil), #""dropped","time":5,"edit":null"#),
    (.dropped(edits[1]), #""dropped","time":5,"edit":2"#),
    (.liftCancelled, #""lift-cancelled","time":5"#),
    (.resized(Size(width: 400, height: 300.25)), #""resized","time":5,"bounds":[400,300.25]"#),
  ]

  @Test(arguments: recorded.indices)
  func `the record of an event has all that it is about, in its order`(number: Int) throws {
    var records = TraceRecords()
    records.editNames = [Self.edits[0]: "cut"]
    let (kind, rest) = Self.recorded[number]
    let text = records.event(ViewerEvent(time: .milliseconds(5), kind: kind))
    #expect(text == "{\"event\":\(rest)}")
  }

  @Test func `a hand carries on from where touches have carried its page`() throws {
    let text = """
      scenario "on"
      document
        pages 9 aspect 1
      script
        lift p2 as h
        touch carry 300pt 30pt
        wait 300ms
        expect pile.middle == 300pt ± 1pt
        carry h to end over 1s as way
        at way + 10ms expect pile.middle in 300pt .. 305pt

      """
    let run = try Scenario(parsing: text).run()
    #expect(run.holds, "\(run.checks.compactMap(\.failure))")
  }
}
