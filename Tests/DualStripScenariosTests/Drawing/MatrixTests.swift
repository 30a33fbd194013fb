import DualStripScenarios
import Testing

@testable import ScenarioPictures
import Foundation

/// Which variants hold, as a table.
@Suite struct MatrixTests {
  @Test func `the variables with the most values are the axes, and a cell has all others`() throws {
    var variants: [ScenarioVariant] = []
    for far in [40, 120, 300] {
      for side in ["ltr", "rtl"] {
        for rate in 1...4 {
          variants.append(
            ScenarioVariant([
              ("far", .quantity(Double(far), unit: "pt")), ("side", .name(side)),
              ("rate", .quantity(Double(rate), unit: "")), ("one", .quantity(7, unit: "")),
            ]))
        }
      }
    }
    let map = VariantMap(variants)
    #expect(map.columns.name == "rate" && map.columns.values == ["1", "2", "3", "4"])
    #expect(map.others == ["side"])
    #expect(map.rows.name == "far" && map.rows.values == ["40pt", "120pt", "300pt"])
    for (row, cells) in map.cells.enumerated() {
      for (column, places) in cells.enumerated() {
        #expect(places.count == 2)
        for place in places {
          let texts = variants[place].values.map { $0.value.text }
          #expect(texts[0] == map.rows.values[row] && texts[2] == map.columns.values[column])
        }
      }
    }
    #expect(map.cells.flatMap { $0 }.flatMap { $0 }.sorted() == Array(variants.indices))
  }

  @Test func `a cell is red if one of its variants fails`() throws {
    let scenario = try Scenario(
      parsing: """
        scenario "How far"
        document
          pages 9 aspect 1
        matrix
          vary far = 40pt, 120pt, 300pt
          vary span = 100ms, 400ms
        script
          drag preview forward $far over $span
          settle within 2s
          expect active == p2
        """)
    let verdicts = scenario.variants.map { ($0, scenario.run($0).holds) }
    let failed = verdicts.count { !$0.1 }
    #expect(failed > 0 && failed < verdicts.count)
    let drawn = DrawnMarkup(MatrixDrawing(title: "How <far>", verdicts).svg())
    #expect(drawn.fault == nil)
    let fills = drawn.elements("rect").compactMap { $0.attributes["fill"] }
    #expect(fills.count { $0 == Palette.failure } == failed)
    #expect(fills.count { $0 == Palette.success } == verdicts.count - failed)
    #expect(drawn.text.contains("\(failed) of \(verdicts.count) variants fail"))
    #expect(drawn.text.contains("How <far>"))
  }

  @Test func `a scenario without a matrix is one cell`() {
    let drawn = DrawnMarkup(MatrixDrawing(title: "One", [(ScenarioVariant(), true)]).svg())
    #expect(drawn.text.contains("the run holds"))
    #expect(drawn.elements("rect").count { $0.attributes["fill"] == Palette.success } == 1)
    let failed = DrawnMarkup(MatrixDrawing(title: "One", [(ScenarioVariant(), false)]).svg())
    #expect(failed.text.contains("✗") && !failed.text.contains("✗ 1 of"))
  }

  @Test func `a cell of several variants tells how many of them fail`() {
    var verdicts: [(variant: ScenarioVariant, holds: Bool)] = []
    for far in 1...3 {
      for span in 1...3 {
        for rate in 1...3 {
          let variant = ScenarioVariant([
            ("far", .quantity(Double(far), unit: "pt")),
            ("span", .quantity(Double(span), unit: "ms")),
            ("rate", .quantity(Double(rate), unit: "")),
          ])
          verdicts.append((variant, far + span + rate > 3))
        }
      }
    }
    let drawn = DrawnMarkup(MatrixDrawing(title: "Three", verdicts).svg())
    #expect(drawn.text.contains("✗ 1 of 3\n"), "\(drawn.text)")
    #expect(drawn.text.contains("in each cell all values of rate"), "\(drawn.text)")
  }

  @Test func `a long value is cut off, and of narrow columns some stay without a name`() {
    var verdicts: [(variant: ScenarioVariant, holds: Bool)] = []
    for far in 1...60 {
      for way in ["a", "b"] {
        let variant = ScenarioVariant([
          ("far", .quantity(Double(far), unit: "pt")),
          ("way", .name(String(repeating: way, count: 50))),
        ])
        verdicts.append((variant, true))
      }
    }
    let drawn = DrawnMarkup(MatrixDrawing(title: "Wide", verdicts).svg())
    let words = drawn.text.split(separator: "\n").map(String.init)
    #expect(words.contains(String(repeating: "a", count: 36) + "…"), "\(drawn.text)")
    #expect((2...59).contains(words.count { $0.hasSuffix("pt") }), "\(drawn.text)")
  }

  @Test func `how runs relate is told only where all of them are`() throws {
    let scenario = try Scenario(parsing: PlayerTests.related)
    let first = scenario.run(scenario.variants[0])
    let page = PlayerPage(RunPlayer(scenario, [first], of: 2).html())
    let variants = try #require(page.data["variants"] as? [[String: Any]])
    #expect(variants.map { $0["holds"] as? Bool } == [true])
  }

  @Test func `the lines of a long title are 22 points apart`() throws {
    let title = Array(repeating: "title", count: 60).joined(separator: " ")
    let text =
      "scenario \"\(title)\"\ndocument\n  pages 3 aspect 1\nscript\n  wait 20ms\n"
    let pictures = [
      MatrixDrawing(title: title, [(ScenarioVariant(), true)]).svg(),
      try RunDrawing(text).timeline(),
    ]
    for picture in pictures {
      let titles = DrawnMarkup(picture).elements("text")
        .filter { $0.attributes["font-weight"] == "700" }
      #expect(titles.prefix(2).map { $0.attributes["y"] } == ["32", "54"])
    }
  }

  @Test func `behind the last line end of a text the player shows no line`() throws {
    let scenario = try Scenario(
      parsing: "scenario \"l\"\ndocument\n  pages 3 aspect 1\nscript\n  wait 20ms\n")
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let lines = try #require(page.data["lines"] as? [String])
    #expect(lines.count == 5 && lines.last == "  wait 20ms")
  }

  @Test func `a small table is drawn sign by sign`() {
    var verdicts: [(variant: ScenarioVariant, holds: Bool)] = []
    for far in [40.0, 120] {
      for way in ["a", "b"] {
        let variant = ScenarioVariant([
          ("far", .quantity(far, unit: "pt")), ("way", .name(way)),
        ])
        verdicts.append((variant, far < 100 || way == "a"))
      }
    }
    func label(
      _ text: String, _ x: String, _ y: String, _ more: String = "", size: Int = 14,
      fill: String = "#22252e"
    ) -> String {
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" font-family=\"Helvetica, Arial, "
        + "&#39;Liberation Sans&#39;, sans-serif\" fill=\"\(fill)\"\(more)>\(text)</text>\n"
    }
    let (bold, middle, end) = (
      " font-weight=\"700\"", " text-anchor=\"middle\"", " text-anchor=\"end\""
    )
    func cell(_ x: String, _ y: String, _ fill: String, _ share: String) -> String {
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"108\" height=\"32\" fill=\"\(fill)\" "
        + "fill-opacity=\"\(share)\" rx=\"3\"/>\n"
    }
    let (quiet, green, red) = ("#565d6a", "#237032", "#b02020")
    let words =
      label("T", "20", "32", bold, size: 16)
      + label("✗ 1 of 4 variants fail", "20", "52", fill: red)
      + label("far", "54.8", "72", bold) + label("way", "42.8", "72", bold + end)
      + label("40pt", "109.8", "90", middle, fill: quiet)
      + label("120pt", "219.8", "90", middle, fill: quiet)
      + label("a", "42.8", "120", end, fill: quiet) + label("b", "42.8", "154", end, fill: quiet)
    let cells =
      cell("55.8", "99", green, "0.3") + label("✓", "109.8", "120", middle)
      + cell("165.8", "99", green, "0.3") + label("✓", "219.8", "120", middle)
      + cell("55.8", "133", green, "0.3") + label("✓", "109.8", "154", middle)
      + cell("165.8", "133", red, "0.6") + label("✗", "219.8", "154", middle)
    let picture = String(
      decoding: MatrixDrawing(title: "T", verdicts).svg(), as: UTF8.self)
    #expect(picture.contains("viewBox=\"0 0 846 190\""))
    #expect(picture.hasSuffix("</style>\n\(words)\(cells)</svg>\n"), "\(picture)")
  }

  @Test func `a narrow cell has only the mark, and tells of no numbers`() {
    var verdicts: [(variant: ScenarioVariant, holds: Bool)] = []
    for far in 1...60 {
      for way in ["a", "b"] {
        for rate in [60.0, 120] {
          let variant = ScenarioVariant([
            ("far", .quantity(Double(far), unit: "pt")), ("way", .name(way)),
            ("rate", .quantity(rate, unit: "")),
          ])
          verdicts.append((variant, way == "a"))
        }
      }
    }
    let drawn = DrawnMarkup(MatrixDrawing(title: "Narrow", verdicts).svg())
    let words = drawn.text.split(separator: "\n").map(String.init)
    #expect(words.contains("✗ 120 of 240 variants fail; in each cell all values of rate"))
    #expect(words.count { $0 == "✗" } == 60 && words.count { $0 == "✓" } == 60)
    #expect(!words.contains("✗ 2 of 2"))
    // Of a few runs it is told how many there are.
    let two = DrawnMarkup(
      MatrixDrawing(title: "Two", verdicts.prefix(2).map { ($0.variant, true) }).svg())
    #expect(two.text.contains("\n✓ all 2 variants hold\n"), "\(two.text)")
    let cells = two.elements("rect").map { $0.attributes }.filter { $0["rx"] == "3" }
    #expect(cells.map { $0["width"] } == ["108", "108"], "no cell is broader")
  }
}
