import DualStrip
import DualStripScenarios
@testable import ScenarioPictures
import DualStripTesting
import Foundation
import TestSupport
import Testing

/// Pictures of runs: they are well-formed, harmless, and show what the model shows.
@Suite struct DrawingTests {
  private static let journey = """
    scenario "A journey"
    document
      pages 12 aspect random 0.5 .. 1.8 seed 3
    script
      drag preview forward 210pt over 500ms as pull
      snapshot "pulled"
      settle within 2s as rest
      delete p2 as gone
      expect always active == p2 from pull to pull.end
      settle within 2s
    """

  @Test(
    arguments: Effort.some(
      try Scenarios.in("Scenarios", variants: 1).filter { $0.variant != nil }.everyTenth, of: 6))
  func `every picture of every kind of scenario is well-formed`(_ run: ScenarioRun) throws {
    let scenario = try #require(run.scenario)
    let drawing = RunDrawing(scenario.run(try #require(run.variant)))
    #expect(try drawing.text(.at("end")).count > 100)
    let still = [
      try drawing.svg(), drawing.timeline(), try drawing.svg(.at("start")),
      drawing.card(of: scenario.source),
    ]
    for picture in still {
      let drawn = DrawnMarkup(picture)
      #expect(drawn.fault == nil)
      #expect(drawn.elements.count > 12)
    }
    guard drawing.run.end <= RunDrawing.longestAnimation else { return }
    do {
      #expect(DrawnMarkup(try drawing.animation()).fault == nil)
    } catch {
      #expect(error.description.contains("too much"))
    }
  }

  @Test func `a card says what a wheel does`() throws {
    let drawing = try RunDrawing(
      """
      scenario "A wheel"
      document
        pages 9 aspect 0.7
      script
        wheel preview 2 notches
        expect active == p9
        wait 600ms
      """)
    let card = String(
      decoding: drawing.card(of: SourceText(name: "wheel.scenario", text: "")), as: UTF8.self)
    #expect(card.contains(">wheel preview 2 notches<"))
  }

  @Test func `the finger is drawn where it drags, and not after it has lifted`() throws {
    let drawing = try RunDrawing(
      """
      scenario "A finger"
      document
        pages 9 aspect 0.7
      script
        drag preview forward 100pt over 500ms hold 300ms as pull
        settle within 2s
      """)
    func dots(_ moment: String) throws -> [Double] {
      DrawnMarkup(try drawing.svg(.at(moment))).elements("circle")
        .filter { ["15", "18", "21", "25"].contains($0.attributes["r"]) }
        .compactMap { $0.attributes["cx"].flatMap(Double.init) }
    }
    // The oldest dot comes first. The middle of the way is in the middle of the pane.
    let moving = try dots("250ms")
    #expect(moving.count == 4 && moving == moving.sorted(by: >))
    let (early, late) = (try dots("100ms"), try dots("400ms"))
    #expect(abs((early.last ?? 0) - (late.last ?? 0) - 60) < 4)
    // A finger that stays has no trail.
    let still = try dots("700ms")
    #expect(still.count == 1 && abs(still[0] - (393 / 2 + 11 - 50)) < 0.5, "\(still)")
    #expect(try dots("pull.end + 20ms").isEmpty)
  }

  @Test func `a wheel, a key and a tap are shown while they happen and a little longer`() throws {
    let drawing = try RunDrawing(
      """
      scenario "Hands"
      document
        pages 9 aspect 0.7
      script
        key right as right
        at 1s wheel preview 2 notches as wheel
        at 2s tap thumbnail p6 as tap
        settle within 2s
      """)
    func words(_ moment: String) throws -> String { DrawnMarkup(try drawing.svg(.at(moment))).text }
    #expect(try words("0ms").contains("key right"))
    #expect(try words("599ms").contains("key right"))
    #expect(try !words("600ms").contains("key right"))
    #expect(try words("1.2s").contains("wheel preview 2 notches"))
    func dots(_ moment: String) throws -> Int {
      DrawnMarkup(try drawing.svg(.at(moment))).elements("circle")
        .count { $0.attributes["r"] == "25" }
    }
    #expect(try dots("1.9s") == 0)
    #expect(try dots("2.1s") == 1)
    #expect(try dots("2.3s") == 0)
    // A hand that comes down where it has just tapped is another one.
    let next = try RunDrawing(
      """
      scenario "Hands"
      document
        pages 9 aspect 0.7
      script
        tap thumbnail p2 as tap
        at 100ms lift p2 as lift
        at 900ms drop lift
      """)
    let later = DrawnMarkup(try next.svg(.at("600ms"))).elements("circle")
    #expect(later.count { $0.attributes["r"] == "25" } == 1)
  }

  @Test func `what is hostile in a text is shown, and is no markup`() throws {
    let title = "<script>x</script> &amp; ]]> 'q' \\\"d\\\" \u{202E}dlrow\u{0007}\u{FFFE}"
    let text = """
      scenario "\(title)"
      document
        page cover aspect 1
      script
        snapshot "<svg onload='x'>"
        expect active == cover
      """
    let drawing = try RunDrawing(text)
    let pictures = [
      try drawing.svg(), try drawing.svg(.snapshot("<svg onload='x'>")), drawing.timeline(),
      try drawing.svg(.every(.milliseconds(5))), try drawing.animation(),
    ]
    let known: Set = [
      "svg", "title", "rect", "defs", "symbol", "g", "use", "text", "path", "circle", "clipPath",
      "style",
    ]
    for picture in pictures {
      let drawn = DrawnMarkup(picture)
      #expect(drawn.fault == nil)
      #expect(Set(drawn.elements.map { $0.name }).isSubset(of: known))
      #expect(drawn.elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
      #expect(drawn.text.contains("<script>x</script> &amp; ]]> 'q' \"d\""))
      #expect(drawn.text.contains(#"\u{202e}dlrow\u{7}\u{fffe}"#))
    }
  }

  @Test(arguments: ["pull.end", "100ms", "gone + 80ms", "end"])
  func `thumbnails are drawn where the model has them`(_ moment: String) throws {
    let scenario = try Scenario(parsing: DrawingTests.journey)
    let run = scenario.run()
    let drawn = DrawnMarkup(try RunDrawing(run).svg(.at(moment)))
    let found = try #require(drawn.text.firstMatch(of: /([0-9.]+) s\n/))
    let time = try #require(Double(found.1))
    let viewer = try #require(run.viewer(at: .seconds(time)))
    let strip = viewer.presentation.thumbnailsFrame
    let wanted = viewer.thumbnails.visibleLayoutAttributes.map {
      [$0.frame.minX - viewer.presentation.thumbnailsOffset, $0.frame.size.width]
    }
    // Within the picture of the strip each cell is a picture of its own.
    let top = "\(((strip.minY + 11) * 1000).rounded() / 1000)"
    let drawnCells = drawn.elements("svg").filter { element in
      element.path.contains { $0["y"].flatMap(Double.init) == Double(top) }
    }.map { element in
      ["x", "width"].map { element.attributes[$0].flatMap(Double.init) ?? .nan }
    }
    #expect(drawnCells.count == wanted.count && wanted.count > 5)
    for (found, wanted) in zip(drawnCells, wanted) {
      #expect(abs(found[0] - wanted[0]) < 0.001 && abs(found[1] - wanted[1]) < 0.001)
    }
  }

  @Test(arguments: ["100ms", "pull.end", "gone + 200ms", "end"])
  func `a picture fills its window, pushed or not`(_ moment: String) throws {
    let drawn = DrawnMarkup(try RunDrawing(DrawingTests.journey).svg(.at(moment)))
    let uses = drawn.elements("use")
    #expect(uses.count > 5)
    for use in uses {
      let window = try #require(use.path.last)
      func number(_ attributes: [String: String], _ name: String) -> Double {
        attributes[name].flatMap(Double.init) ?? .nan
      }
      let sides = ["width", "height"].map { (number(use.attributes, $0), number(window, $0)) }
      #expect(sides.allSatisfy { $0.0 >= $0.1 - 0.002 })
      #expect(sides.contains { abs($0.0 - $0.1) <= 0.002 })
      // Above and below as much is cut off; in the strip on both sides, too.
      #expect(abs(2 * number(use.attributes, "y") + sides[1].0 - sides[1].1) < 0.004)
      if sides[1].1 < 70 {
        #expect(abs(2 * number(use.attributes, "x") + sides[0].0 - sides[0].1) < 0.004)
      }
    }
  }

  @Test
  func `a moment is named by a time, a label or a snapshot, and one that is none is explained`()
    throws
  {
    let drawing = try RunDrawing(DrawingTests.journey)
    for (moment, line) in [
      (RunDrawing.Moment.at("1.2s"), "1.2 s\n"), (.at("pull.end"), "0.5 s\n"),
      (.at("pull + 50ms"), "0.05 s\n"), (.snapshot("pulled"), "pulled · 0.5 s\n"),
      (.every(.milliseconds(500)), "0 s\n"),
    ] { #expect(try drawing.text(moment).hasPrefix(line)) }
    // All that is given at a time is seen at that time.
    #expect(try drawing.text(.at("gone")).contains("editing"))
    #expect(try !drawing.text(.at("gone - 1ms")).contains("editing"))
    // Without a moment it is the first failure.
    let failure = try drawing.text(.decisive)
    #expect(failure.hasPrefix("0 s\n") && failure.contains("active p1"))
    for (moment, part) in [
      (RunDrawing.Moment.at("pul"), "labels: pull, rest, gone"), (.at("1.2"), "is not a moment"),
      (.at("99s"), "after the end"),
      (.snapshot("x"), "titles: pulled"), (.every(.milliseconds(1)), "more than 120"),
      (.every(.zero), "above 0"),
    ] {
      let fault = #expect(throws: RunDrawing.Fault.self) { try drawing.svg(moment) }
      #expect(fault?.description.contains(part) == true, "\(fault?.description ?? "")")
    }
  }

  @Test func `a picture of text has both panes, and the active page in colour where it is wanted`()
    throws
  {
    let drawing = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 9 aspect 0.7071\nscript\n  settle\n")
    let lines = try drawing.text(.at("start"), columns: 40).split(separator: "\n").map(String.init)
    #expect(lines[0] == "0 s")
    #expect(lines[1] == "┌──────────────────────────────────────┐")
    #expect(lines[9] == "├──────────────────────────────────────┤")
    #expect(lines[10].hasPrefix("│               ") && lines[10].contains("█"))
    #expect(lines[14].trimmingCharacters(in: .whitespaces) == "▲")
    #expect(lines[15] == "active p1 · position 1")
    #expect(lines[1...13].allSatisfy { $0.count == 40 })
    let painted = try drawing.text(.at("start"), painted: true)
    #expect(painted.contains("\u{1B}[35m") && !lines.joined().contains("\u{1B}"))
  }

  @Test func `what is on top in a collection is drawn last, at rest as on the way`() throws {
    let drawing = try RunDrawing(
      """
      scenario "heap"
      language 2
      collection
        section a items 9 header 30pt
      layouts
        rows list item 200pt x 90pt
        heap pile side 120pt
      device custom
        bounds 300pt x 300pt
      pane
        pin headers
      script
        scroll to a4 at top instant
        wait 100ms
        layout heap over 300ms as stack
        settle within 2s
      """)
    for (moment, top) in [("end", "a1"), ("stack.end - 10ms", "a1"), ("50ms", "header a")] {
      let drawn = DrawnMarkup(try drawing.svg(.at(moment)))
      let names = drawn.names
      #expect(names.last == top && names.count > 2, "\(moment): \(names)")
    }
  }

  @Test func `what a terminal would take for a command is shown`() throws {
    let drawing = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 3 aspect 1\nscript\n  snapshot \"a\u{1B}[31mb\"\n")
    let text = try drawing.text(.snapshot("a\u{1B}[31mb"))
    #expect(text.hasPrefix(#"a\u{1b}[31mb · 0 s"#) && !text.contains("\u{1B}"))
  }

  @Test func `names in a text never run into each other`() throws {
    let drawing = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 200000 aspect 0.5\nscript\n  focus p199995 instant\n")
    let lines = try drawing.text(.at("end")).split(separator: "\n")
    let names = try #require(lines.first { $0.contains("[p199995]") })
    for word in names.split(whereSeparator: { " │[]".contains($0) }) {
      #expect(word.wholeMatch(of: /p1999[0-9][0-9]/) != nil, "\(word)")
    }
  }

  @Test func `a delete is no rest`() throws {
    let drawing = try RunDrawing(DrawingTests.journey)
    let drawn = DrawnMarkup(try drawing.svg(.every(.milliseconds(100))))
    #expect(drawn.text.contains("at rest") && drawn.text.contains("p3 · editing"))
  }

  @Test func `a sheet shows the failure and the end, and what stands still once`() throws {
    let text = DrawingTests.journey + "\n  wait 1s\n  expect active == p9\n  wait 530ms\n"
    let drawn = DrawnMarkup(try RunDrawing(text).svg(.every(.milliseconds(100))))
    let run = try Scenario(parsing: text).run()
    let failures = run.checks.filter { !$0.holds }.map { $0.time }
    #expect(failures.count == 2)
    for time in failures {
      #expect(drawn.text.contains("✗ \(DecimalText.seconds(time))\n"), "\(drawn.text)")
    }
    #expect(drawn.text.contains(", alike until \(DecimalText.seconds(run.end))\n"))
    let pictures = drawn.elements("clipPath").count
    #expect(pictures > 5 && pictures < 20, "\(pictures) of \(run.end)")
  }

  @Test func `the active page of a timeline is where the view rests, also while pages leave`()
    throws
  {
    let run = try Scenario(
      parsing:
        "scenario \"t\"\ndocument\n  pages 9 aspect 0.7\nscript\n  focus p5 instant\n  delete p2, p3\n  wait 220ms\n"
    ).run()
    let curves = run.again(showing: TimelineWitness()).curves
    #expect(curves.map { $0.name } == ["active", "preview", "strip"])
    let values = curves.map { $0.points.map { $0.value } }
    #expect(values[0] == values[1] && values[1] == values[2], "\(values)")
    // From the fifth place to the third, as the gaps close.
    #expect(
      values[0].first == 5 && values[0].last == 3 && values[0].contains { $0 > 3.1 && $0 < 4.9 })
  }

  @Test func `the timeline marks what fails, from when to when`() throws {
    let drawn = DrawnMarkup(try RunDrawing(DrawingTests.journey).timeline())
    #expect(drawn.text.contains("✗ 9: expect always active == p2 from pull to pull.end"))
    for word in ["driver", "phase", "edits", "touches", "events", "script", "expected"] {
      #expect(drawn.text.contains("\n\(word)\n"), "\(word)")
    }
    // An expectation without a window covers the run from its own time on.
    let late = DrawnMarkup(
      try RunDrawing(DrawingTests.journey + "\n  wait 1s\n  expect never still\n").timeline())
    let window = try #require(
      late.elements("rect").last { $0.attributes["fill-opacity"] == "0.1" }?.attributes)
    #expect(Double(window["x"] ?? "").map { $0 > 500 } == true)
    let shades = drawn.elements("rect").filter { $0.attributes["fill-opacity"] == "0.1" }
    #expect(shades.count == 1)
    // From the start of the plot, where it fails at once, up to where the finger lifts.
    let touch = try #require(
      drawn.elements("rect").first { $0.attributes["rx"] == "3" && $0.attributes["x"] == "104" })
    #expect(shades[0].attributes["x"] == "103")
    let widths = [shades[0], touch].compactMap { $0.attributes["width"].flatMap(Double.init) }
    #expect(widths.count == 2 && abs(widths[0] - widths[1] - 2) < 0.001 && widths[0] > 100)
  }

  @Test func `a count without a window is about the run from its start, wherever it stands`() throws
  {
    let run = try Scenario(
      parsing:
        "scenario \"t\"\ndocument\n  pages 9 aspect 0.7\nscript\n  focus p2 animated\n  settle\n  expect exactly 1 settled\n"
    ).run()
    let window = run.window(of: try #require(run.checks.first))
    #expect(window.from == .zero && window.to > .milliseconds(200))
  }

  @Test func `colour that reaches the right edge ends there`() {
    var grid = TextGrid(columns: 2, rows: 1)
    grid.mark(0, 1..<2)
    #expect(grid.lines(painted: true) == [" \u{1B}[35m \u{1B}[0m"])
  }

  @Test func `a snapshot shows the key that was pressed a moment before`() throws {
    let drawing = try RunDrawing(
      """
      scenario "A key"
      document
        pages 9 aspect 0.7
      script
        key right
        wait 100ms
        snapshot "pressed"
        settle within 2s
      """)
    #expect(DrawnMarkup(try drawing.svg(.snapshot("pressed"))).text.contains("key right"))
  }

  @Test func `moments with a key and without it are not alike`() throws {
    let drawing = try RunDrawing(
      """
      scenario "A key at the first page"
      document
        pages 9 aspect 0.7
      script
        key left
        wait 1s
      """)
    let text = try drawing.text(.every(.milliseconds(500)))
    #expect(text.hasPrefix("0 s, alike until 0.5 s\n"), "\(text)")
    #expect(text.contains("\n1 s"), "\(text)")
  }

  @Test func `of too many moments it is told how far apart they may be`() throws {
    let drawing = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 3 aspect 1\nscript\n  wait 1225ms\n")
    let fault = #expect(throws: RunDrawing.Fault.self) {
      try drawing.text(.every(.milliseconds(10)))
    }
    #expect(fault?.description.contains("use 11ms or more") == true, "\(fault?.description ?? "")")
    #expect(try !drawing.text(.every(.milliseconds(11))).isEmpty)
  }

  @Test func `a card tells the first failure in time, and how many more there are`() throws {
    let drawing = try RunDrawing(
      """
      scenario "Two failures"
      document
        pages 9 aspect 0.7
      script
        expect active == p2
        wait 500ms
        expect active == p3
      """)
    let card = DrawnMarkup(drawing.card(of: SourceText(name: "two.scenario", text: ""))).text
    #expect(card.contains("✗ line 5: expect active == p2"), "\(card)")
    #expect(card.contains("(and 1 more)"), "\(card)")
  }

  @Test func `a timeline that has no room for all expectations keeps what fails`() throws {
    let text =
      "scenario \"t\"\ndocument\n  pages 9 aspect 0.7\nscript\n"
      + String(repeating: "  expect count == 9\n", count: 60) + "  expect active == p2\n"
    let drawn = DrawnMarkup(try RunDrawing(text).timeline()).text
    #expect(drawn.contains("✗ 65: expect active == p2") && drawn.contains("… and 1 more"))
  }

  @Test(arguments: [(1, false), (2, true)])
  func `a sheet says how many more expectations broke at a moment`(count: Int, isTold: Bool) throws
  {
    let broken = String(repeating: "  expect active == p9\n", count: count)
    let drawing = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 9 aspect 1\nscript\n  wait 100ms\n\(broken)")
    let drawn = DrawnMarkup(try drawing.svg(.every(.milliseconds(50))))
    #expect(drawn.text.contains(" +1 more") == isTold, "\(drawn.text)")
  }
}

extension Array {
  fileprivate var everyTenth: [Element] {
    enumerated().filter { $0.offset % 10 == 0 }.map { $0.element }
  }
}
