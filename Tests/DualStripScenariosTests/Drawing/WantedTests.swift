import DualStrip
import CollectionGallery
import CollectionLayouts
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// What a failed expectation wants, as a device can show it.
@Suite struct WantedTests {
  @Test(arguments: ["active", "target", "settled"])
  func `a page is wanted wherever a signal names one`(signal: String) throws {
    let run = try Scenario(
      parsing:
        "scenario \"t\"\ndocument\n  pages 8 aspect 1\nscript\n  expect \(signal) == p3\n"
    ).run()
    let check = try #require(run.checks.first)
    guard case .page("p3")? = run.wanted(by: check) else {
      Issue.record("\(signal) wants no page")
      return
    }
  }

  @Test func `an offset of a collection is wanted on its own axis`() throws {
    let run = try Self.collectionRun("expect offset.x == 50pt\n  expect offset.y == 120pt")
    let axes = run.checks.compactMap { check -> ScrollAxis? in
      guard case .offset(_, pane: 0, axis: let axis)? = run.wanted(by: check) else { return nil }
      return axis
    }
    #expect(axes == [.horizontal, .vertical])
  }

  /// A run of a list.
  private static func collectionRun(_ script: String) throws -> ReplayRun {
    let head = "scenario \"t\"\nlanguage 2\ncollection\n  section a items 40\n"
    let layout = "layouts\n  rows list item 200pt x 90pt\n"
    return try Scenario(parsing: "\(head)\(layout)script\n  \(script)\n").run()
  }

  /// A run whose script is between some pages and a second of rest.
  private static func run(_ script: String) throws -> ReplayRun {
    let head = "scenario \"t\"\ndocument\n  pages 9 aspect 1\nscript\n"
    return try Scenario(parsing: "\(head)\(script)  wait 1s\n").run()
  }

  @Test func `what shall come true eventually is looked for from its own time on`() throws {
    let run = try Self.run("  wait 100ms\n  expect eventually still within 300ms\n")
    let window = run.window(of: try #require(run.checks.first))
    #expect(window.from == .milliseconds(100) && window.to == .milliseconds(400))
  }

  @Test func `a touch ends in a timeline where it is cancelled`() throws {
    let run = try Self.run("  touch down preview\n  wait 100ms\n  touch cancel\n")
    let touches = run.again(showing: TimelineWitness()).touches
    #expect(touches.map(\.text) == ["preview"])
    #expect(touches.first?.end == .milliseconds(100))
  }

  @Test(arguments: [
    ("  expect count == 9\n  expect still\n", "✓ All 2 checks hold"),
    ("  expect count == 9\n", "✓ The check holds"), ("", "Nothing is expected"),
  ])
  func `a card of a run that holds says so, and has its start, middle and end`(
    checks: String, verdict: String
  ) throws {
    let run = try Self.run("  wait 430ms\n\(checks)")
    let card = RunDrawing(run).card(of: SourceText(name: "t.scenario", text: ""))
    let text = DrawnMarkup(card).text
    let times = [Time.zero, run.end.scaled(by: 0.5), run.end].map { DecimalText.seconds($0) }
    for words in [verdict] + times { #expect(text.contains("\n\(words)\n"), "\(text)") }
  }

  /// The colours of what lasts, from the top of a timeline.
  private static func bandColours(_ run: ReplayRun) -> [String] {
    DrawnMarkup(RunDrawing(run).timeline()).elements("rect")
      .filter { $0.attributes["fill-opacity"] == "0.22" }.compactMap { $0.attributes["fill"] }
  }

  @Test func `a focus has the colour of the program, and a wait shows nothing`() throws {
    let focused = try Self.bandColours(Self.run("  focus p5 animated\n"))
    #expect(focused == [Palette.accent, Palette.accent], "the driver and the phase")
    #expect(try Self.bandColours(Self.run("")).isEmpty)
  }

  @Test func `a resize of a collection has the colour of other changes`() throws {
    let run = try Self.collectionRun("resize 300pt x 300pt over 100ms\n  settle within 1s")
    let colours = Self.bandColours(run)
    #expect(colours.first == Palette.quiet, "the layout")
    #expect(colours.last == Palette.event, "\(colours)")
  }

  private static let briefEvents: [(event: ReplayEvent, words: String, place: ReplayEvent.Place)] =
    [
      (
        .strips(
          ViewerEvent(
            time: .zero, kind: .committed(EditID(rawValue: 1), pages: [1, 2, 3, 4]))),
        "committed cover p2 p3", .mark
      ),
      (
        .strips(ViewerEvent(time: .zero, kind: .driverChanged(from: .preview, to: .program))),
        "driver-changed program", .band
      ),
      (
        .strips(
          ViewerEvent(
            time: .zero, kind: .activePageChanged(from: 2, to: 1, index: 0, cause: .focus))),
        "active-page-changed cover", .curve
      ),
      (.strips(ViewerEvent(time: .zero, kind: .liftCancelled)), "lift-cancelled", .mark),
      (.collection(CollectionEvent(time: .zero, kind: .moved(1))), "moved cover", .mark),
      (.collection(CollectionEvent(time: .zero, kind: .settled)), "settled", .mark),
    ]

  @Test(arguments: briefEvents.indices)
  func `an event is told with three of its pages at most`(number: Int) {
    let (event, words, place) = Self.briefEvents[number]
    #expect(event.brief(Names(chosen: [1: "cover"])) == words)
    #expect(event.place == place)
  }

  @Test func `a player shows what a hand does from its frame on, for 600 ms after its end`() throws
  {
    let scenario = try Scenario(
      parsing: """
        scenario "t"
        document
          pages 9 aspect 1
        script
          at 100ms wheel preview 2 notches
          key right
          wait 1s
        """)
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let variants = try #require(page.data["variants"] as? [[String: Any]])
    let badges = try #require(variants[0]["badges"] as? [[String: Any]])
    #expect(badges.map { $0["text"] as? String } == ["key right", "wheel preview 2 notches"])
    #expect(badges.map { $0["from"] as? Int } == [0, 6])
    #expect(badges.map { $0["to"] as? Int } == [36, 42])
    #expect(variants[0]["left-out"] as? Int == 0)
  }

  @Test(
    arguments: [
      (1199, nil), (1200, "121 pictures are more than 120: use 11ms or more"),
    ] as [(Int, String?)])
  func `a sheet has 120 moments at most`(milliseconds: Int, fault: String?) throws {
    let head = "scenario \"t\"\ndocument\n  pages 9 aspect 1\nscript\n"
    let drawing = try RunDrawing("\(head)  wait \(milliseconds)ms\n")
    do {
      let text = try drawing.text(.every(.milliseconds(10)))
      #expect(fault == nil && text.hasPrefix("0 s, alike until 1.199 s\n"), "\(text)")
    } catch {
      #expect(error.description == fault)
    }
  }

  @Test(arguments: [
    // Three devices 20 points apart, as broad as the card allows.
    ("  wait 430ms\n", ["0", "266", "532"], "0.583"),
    // A failure at the start leaves two, which are as high as they may be.
    ("  expect active == p2\n  wait 100ms\n", ["0", "399"], "0.87"),
  ])
  func `the devices of a card share its breadth, and are 280 points high at most`(
    script: String, places: [String], scale: String
  ) throws {
    let text =
      "scenario \"t\"\ndocument\n  pages 9 aspect 1\ndevice custom\n  bounds 400pt x 300pt\n"
      + "script\n\(script)"
    let drawing = try RunDrawing(text)
    let drawn = DrawnMarkup(drawing.card(of: SourceText(name: "t.scenario", text: "")))
    let found = drawn.elements("g").compactMap { $0.attributes["transform"] }
      .filter { $0.contains(" 38) scale(") }
    #expect(found == places.map { "translate(\($0) 38) scale(\(scale))" })
  }
}
