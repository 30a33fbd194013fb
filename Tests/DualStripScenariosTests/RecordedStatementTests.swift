import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// What a recorder writes, word for word.
@Suite struct RecordedStatementTests {
  private static func viewer(_ aspects: [Double] = [1, 1, 1, 1]) -> DualStripViewer {
    DualStripViewer(
      pages: aspects.enumerated().map { Page(id: PageID($0.offset + 1), aspect: $0.element) },
      bounds: Size(width: 400, height: 800))
  }

  private static let wide = Size(width: 800, height: 400)

  /// The text is `nil` for what no script can say.
  private typealias Said = (input: DualStripViewer.Input, text: String?)

  private static let statements = ofHands + ofViewer + ofPages + ofEdits

  private static let ofHands: [Said] = [
    (.focus(2, animated: true), "focus p2 animated"),
    (.focus(2, animated: false), "focus p2 instant"), (.focus(99, animated: true), nil),
    (.reveal(.center), "reveal center"), (.reveal(.nearest), "reveal nearest"),
    (.select(.only(2)), "select p2"), (.select(.toggle(2)), "select toggle p2"),
    (.select(.to(2)), "select to p2"), (.select(.all), "select all"),
    (.select(.none), "select none"), (.select(.only(99)), nil), (.select(.to(99)), nil),
    // The other inputs of a hand are said in the same way.
    (.lift(Point(x: 3, y: 4)), "touch lift 3pt 4pt"),
    // The first page is in the middle of the strip; before it there is nothing.
    (.tapThumbnails(Point(x: 200, y: 30)), "focus p1 animated"),
    (.tapThumbnails(Point(x: 5, y: 30)), nil),
  ]

  private static let ofViewer: [Said] = [
    (
      .changeBounds(wide, insets: .zero, over: .milliseconds(250)),
      "resize 800pt x 400pt over 250ms insets top 0pt"
    ),
    (
      .changeBounds(
        wide, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), over: .zero),
      "resize 800pt x 400pt over 0ms insets top 1pt bottom 3pt left 2pt right 4pt"
    ),
    (
      .changeBounds(Size(width: 2e6, height: -1), insets: EdgeInsets(left: 0.5), over: .zero),
      "resize 1000000pt x 0pt over 0ms insets left 0.5pt"
    ),
    (.setCommits(.immediate), "commits at-once"), (.setCommits(.byHost), "commits never"),
  ]

  private static let ofPages: [Said] = [
    (.edit(.delete([2, 1])), "delete p2, p1 as edit-1"), (.edit(.delete([])), nil),
    (.edit(.byHost(.delete([2]))), "by-host delete p2 as edit-1"),
    (.edit(.byHost(.delete([]))), nil),
    (
      .edit(.insert([Page(id: 9, aspect: 2, quarterTurns: 1)], .before(2))),
      "insert p9 aspect 2 turned 1 before p2"
    ),
    (
      .edit(.insert([Page(id: 9, aspect: 1e9), Page(id: 8, aspect: 1e-9)], .after(2))),
      "insert p9 aspect 1000000, p8 aspect 0.000001 after p2"
    ),
    (.edit(.insert([Page(id: 9, aspect: 2)], .first)), "insert p9 aspect 2 first"),
    (.edit(.insert([Page(id: 9, aspect: 2)], .last)), "insert p9 aspect 2 last"),
    (.edit(.insert([], .last)), nil), (.edit(.insert([Page(id: 9, aspect: .nan)], .last)), nil),
  ]

  private static let ofEdits: [Said] = [
    (.edit(.move([3, 2], .after(1))), "move p3, p2 after p1"), (.edit(.move([], .first)), nil),
    (.edit(.arrange([4, 3, 2, 1])), "arrange p4, p3, p2, p1"), (.edit(.arrange([])), nil),
    (.edit(.turn([2, 3], quarters: -2)), "turn p2, p3 by -2"),
    (.edit(.turn([2], quarters: 3)), nil), (.edit(.turn([], quarters: 1)), nil),
    (.edit(.replace([])), "replace with empty"),
    (.edit(.replace([Page(id: 9, aspect: 2)])), "replace with p9 aspect 2"),
    (.edit(.replace([Page(id: 9, aspect: 0)])), nil),
    (.edit(.setAspect(2, 3)), "resolve p2 aspect 3"), (.edit(.setAspect(2, .nan)), nil),
    (.edit(.setAspect(99, 3)), nil), (.edit(.undo), "undo"), (.edit(.redo), "redo"),
    (.edit(.commit(EditID(rawValue: 1))), nil), (.edit(.failCommit(EditID(rawValue: 1))), nil),
    (.edit(.cancel(EditID(rawValue: 1))), nil), (.dragMoved(.preview, by: 5), nil),
    (.touchEnded(.preview, velocity: 5), nil), (.touchCancelled(.preview), nil),
  ]

  @Test(arguments: statements.indices) func `each input is written as one statement, or not at all`(
    _ number: Int
  ) {
    let (input, statement) = Self.statements[number]
    var recorder = ScenarioRecorder(Self.viewer())
    recorder.record(input, at: .seconds(5))
    let said = recorder.text.split(separator: "\n").drop { $0 != "script" }.dropFirst()
    #expect(said.map { String($0) } == (statement.map { ["  at 0ms \($0)"] } ?? []))
  }

  @Test func `a finger and the answers of a host are written with what they are about`() {
    var viewer = Self.viewer()
    viewer.handle(.setCommits(.byHost), at: .zero)
    var recorder = ScenarioRecorder(viewer)
    let edits = (0...3).map { EditID(rawValue: $0) }
    for (time, input) in [
      (0, .touchBegan(.preview)), (10, .dragMoved(.preview, by: -30)),
      (20, .touchEnded(.thumbnails, velocity: 7)), (30, .touchCancelled(.preview)),
      (40, .edit(.delete([2]))), (50, .edit(.cancel(edits[1]))), (60, .edit(.delete([3]))),
      (2000, .edit(.failCommit(edits[2]))), (2010, .edit(.commit(edits[2]))),
      (4000, .edit(.commit(edits[3]))),
    ] as [(Int, DualStripViewer.Input)] {
      recorder.record(input, at: .milliseconds(time))
    }
    let said = recorder.text.split(separator: "\n").drop { $0 != "script" }.dropFirst()
    let expected = [
      "0ms touch down preview", "10ms touch move -30pt", "30ms touch cancel",
      "40ms delete p2 as edit-1", "50ms cancel edit-1", "60ms delete p3 as edit-2",
      "2000ms fail edit-2", "2010ms commit edit-2",
    ]
    #expect(said.map { String($0) } == expected.map { "  at \($0)" })
  }

  @Test func `times count from the first input, and after each full hour from a label`() {
    var recorder = ScenarioRecorder(Self.viewer())
    for (seconds, page) in [(5, 2), (3605, 1), (7205, 2), (7305, 1)] {
      recorder.record(.focus(PageID(page), animated: false), at: .seconds(Double(seconds)))
    }
    let script = """
      script
        at 0ms focus p2 instant
        at 3600000ms focus p1 instant
        at 3600000ms wait 0ms as hour-2
        at hour-2 + 3600000ms focus p2 instant
        at hour-2 + 3600000ms wait 0ms as hour-4
        at hour-4 + 100000ms focus p1 instant

      """
    #expect(recorder.text.hasSuffix(script), "\(recorder.text)")
  }

  @Test func `four hours are written, and of what comes after only statements are counted`() {
    var recorder = ScenarioRecorder(Self.viewer())
    for (milliseconds, page) in [(0, 1), (14_400_000, 2), (14_400_001, 1), (14_400_002, 99)] {
      recorder.record(
        .focus(PageID(page), animated: false), at: .milliseconds(Double(milliseconds)))
    }
    #expect(recorder.text.contains("\nnote \"1 later inputs are left out\"\n"))
    #expect(recorder.text.hasSuffix(" + 3600000ms focus p2 instant\n"), "\(recorder.text)")
  }

  @Test(
    arguments: [
      ([], "  empty"), ([2], "  page p1 aspect 2"), ([2, 2], "  pages 2 aspect 2"),
      ([1, 2, 2, 3], "  pages 4 aspect 2\n  page p1 aspect 1\n  page p4 aspect 3"),
      // Of two that are as common, the wider one is the usual one.
      ([2, 1, 1, 2], "  pages 4 aspect 2\n  page p2 aspect 1\n  page p3 aspect 1"),
    ] as [([Double], String)])
  func `a document has the most common aspect once`(aspects: [Double], lines: String) {
    let text = ScenarioRecorder(Self.viewer(aspects)).text
    #expect(text.contains("\ndocument\n\(lines)\n\ndevice custom\n"), "\(text)")
  }

  @Test func `a scenario begins with its title, its device and the active page`() {
    var configuration = DualStripViewer.Configuration()
    configuration.direction = .rightToLeft
    let pages = [7, 8].map { Page(id: PageID($0), aspect: 1, quarterTurns: 9 - $0) }
    let viewer = DualStripViewer(
      pages: pages, activePage: 8, bounds: Size(width: 400, height: 800),
      insets: EdgeInsets(top: 9, right: 3), configuration: configuration)
    let recorder = ScenarioRecorder(viewer, title: "a\u{1F} b\u{2028}\u{7}c")
    let text = """
      scenario "a bc"
      language 1
      goldens off

      document
        page p7 aspect 1 turned 2
        page p8 aspect 1 turned 1

      device custom
        bounds 400pt x 800pt
        insets top 9pt right 3pt
        direction rtl

      script
        focus p8 instant

      """
    #expect(recorder.text == text)
    let named = try? ScenarioRecorder(viewer, names: [8: "cover"])
    #expect(named?.text.contains("\n  page cover aspect 1 turned 1\n") == true)
    #expect(named?.text.hasPrefix("scenario \"Recorded session\"\n") == true)
    #expect(named?.text.hasSuffix("script\n  focus cover instant\n") == true)
  }

  @Test func `a page may have any word for a name that is not the number of another`() {
    for (name, isPossible) in [
      ("p1", true), ("p2", false), ("p01", false), ("p", true), ("px", true), ("q2", true),
      ("p2x", true), ("p99", false), ("two words", false),
    ] {
      let recorder = try? ScenarioRecorder(Self.viewer(), names: [1: name])
      #expect((recorder != nil) == isPossible, "\(name)")
    }
    do throws(ScenarioRecorder.NameFault) {
      _ = try ScenarioRecorder(Self.viewer(), names: [3: "a", 2: "a", 4: "b"])
      Issue.record("two pages have one name")
    } catch {
      #expect(error.page == 3 && error.name == "a")
      #expect(error.description == "`a` is the name of page p2 already")
    }
  }

  @Test func `what an app should show is expected once times count`() {
    func script(_ recorder: ScenarioRecorder) -> String {
      String(recorder.text.split(separator: "script\n").last ?? "")
    }
    var early = ScenarioRecorder(Self.viewer())
    early.note("early", expecting: "expect still", at: .seconds(1))
    early.finish(expecting: "still", at: .seconds(2))
    #expect(script(early) == "  # early\n  settle\n  expect still\n")

    var late = ScenarioRecorder(Self.viewer())
    late.record(.focus(2, animated: false), at: .seconds(1))
    late.note("at once", expecting: "expect active == p2", at: .seconds(1))
    late.note("no more", expecting: nil, at: .seconds(2))
    var waiting = late
    late.finish(expecting: "still", at: .seconds(3))
    let start = """
        at 0ms focus p2 instant
        # at once
        at 0ms expect active == p2
        # no more

      """
    let rest = "  at 2000ms settle as rest\n  at rest.end expect still\n"
    #expect(script(late) == start + rest, "\(late.text)")
    waiting.finish(expecting: "editing or not still", at: .seconds(3))
    #expect(script(waiting) == start + "  at 2000ms expect editing or not still\n")

    for startsAtZero in [true, false] {
      var recorder = ScenarioRecorder(
        Self.viewer(), title: "app", wordsAmong: [:], startingAtZero: startsAtZero)
      recorder.note("seen", expecting: "expect still", at: .seconds(1))
      let expected = startsAtZero ? "  # seen\n  at 1000ms expect still\n" : "  # seen\n"
      #expect(script(recorder) == expected)
    }
  }

  @Test(arguments: [
    Edit.byHost(.setAspect(2, 3)), .byHost(.undo), .byHost(.redo), .byHost(.byHost(.delete([2]))),
    .byHost(.insert([Page(id: 9, aspect: 2)], .last)), .byHost(.replace([])),
  ]) func `whatever edit a host makes of its own accord, the text is a scenario`(
    edit: Edit
  ) throws {
    var recorder = ScenarioRecorder(Self.viewer())
    recorder.record(.edit(.delete([1])), at: .zero)
    recorder.record(.edit(edit), at: .seconds(1))
    #expect(throws: Never.self, "\(recorder.text)") { try Scenario(parsing: recorder.text) }
  }

  @Test func `a tap on a strip that coasts is not written while a finger holds the preview`() throws
  {
    var configuration = DualStripViewer.Configuration()
    configuration.thumbnails.mode = .browsing
    let viewer = DualStripViewer(
      pages: (1...200).map { Page(id: PageID($0), aspect: 1) },
      bounds: Size(width: 400, height: 800), configuration: configuration)
    var recorder = ScenarioRecorder(viewer)
    for (time, input) in [
      (0, .touchBegan(.thumbnails)), (10, .dragMoved(.thumbnails, by: -60)),
      (20, .touchEnded(.thumbnails, velocity: -3000)), (60, .touchBegan(.preview)),
      (70, .tapThumbnails(Point(x: 200, y: 30))), (80, .dragMoved(.preview, by: -30)),
      (90, .touchEnded(.preview, velocity: 0)),
    ] as [(Int, DualStripViewer.Input)] {
      recorder.record(input, at: .milliseconds(time))
    }
    #expect(recorder.text.ranges(of: "touch down").count == 2, "\(recorder.text)")
    #expect(recorder.text.ranges(of: "touch up").count == 2, "\(recorder.text)")
    #expect(try Scenario(parsing: recorder.text).run().holds)
  }
}
