import DualStripScenarios
import TestSupport
import Testing

@Suite struct RecorderTests {
  @Test func `a recording that begins during a rotation has the bounds and insets of its end`() {
    var viewer = DualStripViewer(
      pages: [Page(id: PageID(1), aspect: 1)], bounds: Size(width: 393, height: 852),
      insets: EdgeInsets(top: 59, bottom: 34))
    viewer.handle(
      .changeBounds(
        Size(width: 852, height: 393), insets: EdgeInsets(top: 21, left: 59, right: 59),
        over: .milliseconds(300)), at: .zero)
    viewer.advance(to: .milliseconds(100))
    let text = ScenarioRecorder(viewer).text
    #expect(text.contains("bounds 852pt x 393pt"), "\(text)")
    #expect(text.contains("insets top 21pt left 59pt right 59pt"), "\(text)")
  }

  @Test(arguments: 0..<8) func `a recorded session replays with the same events`(part: Int) throws {
    for seed in Effort.some(0..<40, of: 8) {
      let history = RandomHistory(seed: UInt64(part * 1000 + seed + 1), hasEdits: seed % 4 != 0)
      let text = history.scenario
      let source = SourceText(name: "recorded.scenario", text: text)
      guard case .valid(let scenario) = Scenario.read(source) else {
        if case .invalid(let diagnostics) = Scenario.read(source) {
          Issue.record("\(DiagnosticRenderer(source).render(diagnostics))")
        }
        return
      }
      let replayed = scenario.run().events.map { Told($0) }
      let start = history.inputs.first?.time ?? .zero
      // A delete of nothing is nothing that a scenario could say.
      let lived = history.run().events.map { Told($0, since: start) }.filter {
        $0.name != "refused nothing" && $0.name != "accepted"
      }
      // The run may end before the last event that the history waited for.
      #expect(differences(lived, replayed) == nil, "\(text)")
      #expect(abs(lived.count - replayed.count) <= 2, "\(text)")
    }
  }

  @Test(arguments: Effort.some(1...60, of: 3))
  func `frames drawn ahead of touches are recorded as the viewer takes them`(seed: Int) throws {
    let history = RandomHistory(seed: UInt64(seed), hasEdits: seed % 3 == 0)
    var viewer = history.viewer
    var recorder = ScenarioRecorder(viewer)
    var events: [ViewerEvent] = []
    for (time, input) in history.inputs {
      // A display link has drawn the next frame already when the touch of this one is told.
      let frame = time + .milliseconds(seed % 40)
      events += viewer.advance(to: frame)
      recorder.advance(to: frame)
      recorder.record(input, at: time)
      events += viewer.handle(input, at: time)
    }
    let start = (history.inputs.first?.time ?? .zero) + .milliseconds(seed % 40)
    let lived = events.map { Told($0, since: start) }.filter {
      $0.name != "refused nothing" && $0.name != "accepted"
    }
    let scenario = try Scenario(parsing: recorder.text, name: "recorded")
    let replayed = scenario.run().events.map { Told($0) }
    #expect(differences(lived, replayed) == nil, "\(recorder.text)")
  }

  @Test func `a late size of a page that came later is recorded`() throws {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1)], bounds: Size(width: 400, height: 800))
    var recorder = ScenarioRecorder(viewer)
    recorder.record(.edit(.insert([Page(id: 7, aspect: 1)], .last)), at: .zero)
    recorder.record(.edit(.setAspect(7, 3)), at: .seconds(1))
    recorder.record(.edit(.replace([Page(id: 8, aspect: 1)])), at: .seconds(2))
    recorder.record(.edit(.setAspect(8, 2)), at: .seconds(3))
    recorder.record(.edit(.setAspect(99, 2)), at: .seconds(4))
    #expect(recorder.text.contains("at 1000ms resolve p7 aspect 3"))
    #expect(recorder.text.contains("at 3000ms resolve p8 aspect 2"))
    #expect(!recorder.text.contains("p99"))
    #expect(try Scenario(parsing: recorder.text).run().holds)
  }

  @Test(arguments: [
    Edit.delete([99]), .move([99], .first), .move([1], .after(99)), .arrange([99, 1]),
    .turn([99], quarters: 1), .insert([Page(id: 7, aspect: 1)], .before(99)),
  ]) func `an edit that names a page that is not there is not written`(edit: Edit) throws {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1)], bounds: Size(width: 400, height: 800))
    var recorder = ScenarioRecorder(viewer)
    recorder.record(.edit(edit), at: .zero)
    recorder.record(.focus(1, animated: true), at: .seconds(1))
    #expect(!recorder.text.contains("p99"), "\(recorder.text)")
    #expect(try Scenario(parsing: recorder.text).run().holds)
  }

  @Test func `only settings that are not the usual ones are written`() throws {
    let pages = [Page(id: 1, aspect: 1)], bounds = Size(width: 400, height: 800)
    let plain = DualStripViewer(pages: pages, bounds: bounds)
    #expect(!ScenarioRecorder(plain).text.contains("viewer"))
    var configuration = DualStripViewer.Configuration()
    configuration.thumbnails.spacing = 7
    configuration.commits = .byHost
    let viewer = DualStripViewer(pages: pages, bounds: bounds, configuration: configuration)
    let text = ScenarioRecorder(viewer).text
    #expect(text.contains("viewer\n  commits never\n  spacing 7pt\n\nscript"), "\(text)")
    _ = try Scenario(parsing: text)
  }

  @Test func `a second finger, which no viewer takes, is not written down`() throws {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1), Page(id: 2, aspect: 1)], bounds: Size(width: 400, height: 800)
    )
    for second in Pane.allCases {
      var recorder = ScenarioRecorder(viewer)
      for (time, input) in [
        (0, .touchBegan(.preview)), (20, .touchBegan(second)), (40, .dragMoved(.preview, by: -30)),
        (60, .touchEnded(.preview, velocity: 0)), (80, .touchEnded(second, velocity: 0)),
      ] as [(Int, DualStripViewer.Input)] {
        recorder.record(input, at: .milliseconds(time))
      }
      #expect(recorder.text.ranges(of: "down").count == 1, "\(recorder.text)")
      #expect(try Scenario(parsing: recorder.text).run().holds)
    }
  }

  @Test func `names that no scenario can have are refused, each with its reason`() {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1), Page(id: 2, aspect: 1)], bounds: Size(width: 400, height: 800)
    )
    for (names, reason) in [
      ([1: "two words"], "is not a word"), ([1: "active"], "is a word of the language"),
      ([1: "p2"], "is reserved for the page with that number"), ([1: ""], "is not a word"),
    ] as [([PageID: String], String)] {
      #expect {
        _ = try ScenarioRecorder(viewer, names: names)
      } throws: { error in
        (error as? ScenarioRecorder.NameFault)?.description.contains(reason) == true
      }
    }
    let recorder = try? ScenarioRecorder(viewer, names: [1: "cover"])
    #expect(recorder?.text.contains("page cover aspect 1") == true)
  }

  @Test func `whatever values a session has, its text is a scenario`() throws {
    var configuration = DualStripViewer.Configuration()
    configuration.parallaxGap = 1e300
    configuration.thumbnails.aspectRange = 1e-9...1e9
    configuration.durations.focus = .seconds(1e9)
    configuration.scrolling.activationDistance = .nan
    configuration.scrolling.previewDeceleration = DecelerationRate(perMillisecond: 1e-9)
    let viewer = DualStripViewer(
      pages: [Page(id: 7, aspect: 1e300), Page(id: 8, aspect: 1e-300)],
      bounds: Size(width: 1e9, height: -3), insets: EdgeInsets(top: -5, left: .nan, bottom: 1e9),
      configuration: configuration)
    var recorder = ScenarioRecorder(viewer, title: "odd\u{7}\n\"title\"")
    let inputs: [DualStripViewer.Input] = [
      .touchBegan(.preview), .dragMoved(.preview, by: .infinity), .dragMoved(.thumbnails, by: 5),
      .touchBegan(.thumbnails), .dragMoved(.preview, by: -1e300),
      .touchEnded(.thumbnails, velocity: 1), .touchEnded(.preview, velocity: .nan),
      .changeBounds(
        Size(width: .nan, height: 1e12), insets: EdgeInsets(top: -1), over: .seconds(1e6)),
      .edit(.insert([Page(id: 9, aspect: .nan)], .last)), .edit(.setAspect(9, 1)),
      .edit(.insert([Page(id: 10, aspect: 1e250)], .after(99))), .edit(.delete([])),
      .edit(.delete([7])), .edit(.cancel(EditID(rawValue: 44))),
      .edit(.commit(EditID(rawValue: 1))),
      .edit(.replace([])), .focus(99, animated: true), .tapThumbnails(Point(x: .nan, y: 0)),
    ]
    for (k, input) in inputs.enumerated() {
      recorder.record(input, at: .seconds(Double(k) * 800))
      _ = try Scenario(parsing: recorder.text)
    }
    #expect(recorder.text.contains("as hour-"))
  }

  @Test func `what no run has room for is left out, and counted`() throws {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1)], bounds: Size(width: 400, height: 800))
    var recorder = ScenarioRecorder(viewer)
    recorder.record(.focus(1, animated: false), at: .zero)
    recorder.record(.focus(1, animated: false), at: .seconds(4 * 3600))
    #expect(!recorder.text.contains("note"))
    recorder.record(.focus(1, animated: false), at: Time(ticks: .max / 4))
    recorder.record(.focus(1, animated: true), at: Time(ticks: .max))
    #expect(recorder.text.contains("note \"2 later inputs are left out\""))
    _ = try Scenario(parsing: recorder.text)
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

  /// The first event that is another; a run may end before the last ones that were waited for.
  private func differences(_ lived: [Told], _ replayed: [Told]) -> String? {
    zip(lived, replayed).first { $0 != $1 }.map { "\($0.time) \($0.name) ≠ \($1.time) \($1.name)" }
  }

  /// An event without the numbers that two viewers give their pages and edits.
  private struct Told: Equatable {
    var time: Time
    var name: String

    init(_ event: ViewerEvent, since start: Time = .zero) {
      time = event.time - start
      switch event.kind {
      case .activePageChanged(_, _, let index, let cause): name = "active \(index ?? -1) \(cause)"
      case .indexChanged(_, let index, let cause): name = "index \(index) \(cause)"
      case .settled(_, let index): name = "settled \(index)"
      case .driverChanged(let from, let to): name = "driver \(from) \(to)"
      case .editAccepted: name = "accepted"
      case .commitRequested(let edit, let pages): name = "requested \(edit) \(pages.count)"
      case .committed(let edit, let pages): name = "committed \(edit) \(pages.count)"
      case .commitFailed(let edit, let pages): name = "failed \(edit) \(pages.count)"
      case .editCancelled(let edit, let pages): name = "cancelled \(edit) \(pages.count)"
      case .undone: name = "undone"
      case .redone: name = "redone"
      case .restoreRequested(let edit, let pages): name = "restore \(edit) \(pages.count)"
      case .restored(let edit, let pages): name = "restored \(edit) \(pages.count)"
      case .restoreFailed(let edit, let pages): name = "not restored \(edit) \(pages.count)"
      case .editRefused(let refusal):
        name = "refused \(refusal.reason == .nothing ? "nothing" : refusal.reason.description)"
      case .focusFinished: name = "finished"
      case .focusCancelled: name = "focus cancelled"
      case .resized(let size): name = "resized \(size)"
      case .sizeIgnored: name = "ignored"
      case .stepIgnored(let pane): name = "step ignored \(pane)"
      case .stepRefused(let pane, let refusal): name = "step refused \(pane) \(refusal)"
      case .selectionChanged(let added, let removed):
        name = "selection \(added.map(\.count)) \(removed.map(\.count))"
      case .announced(let announcement): name = "announced \(announcement)"
      case .lifted(let rows): name = "lifted \(rows.map(\.count))"
      case .liftRefused, .dropped, .liftCancelled: name = event.kind.description
      }
    }
  }

  @Test func `a page that is turned at the start is written so, also with the usual aspect`() throws
  {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1), Page(id: 2, aspect: 1, quarterTurns: 1)],
      bounds: Size(width: 400, height: 800))
    let text = ScenarioRecorder(viewer).text
    #expect(text.contains("  pages 2 aspect 1\n  page p2 aspect 1 turned 1\n"), "\(text)")
    _ = try Scenario(parsing: text)
  }
}
