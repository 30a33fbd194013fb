import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// Where a timeline has its ticks and its labels.
@Suite struct TimelineScaleTests {
  private typealias Sample = (
    scale: TimelineScale, apart: Double, least: Double, ticks: [Double]
  )

  private static let scales: [Sample] =
    [
      // About 15, 30 and 60 points apart: steps of 2, 5 and 10.
      (TimelineScale(from: 0, to: 10, start: 0, end: 100), 15, 0, [0, 2, 4, 6, 8, 10]),
      (TimelineScale(from: 0, to: 10, start: 0, end: 100), 30, 0, [0, 5, 10]),
      (TimelineScale(from: 0, to: 10, start: 0, end: 100), 60, 0, [0, 10]),
      // An axis that goes up has its start below its end.
      (TimelineScale(from: 0, to: 10, start: 100, end: 0), 15, 0, [0, 2, 4, 6, 8, 10]),
      // Both ends lie between two ticks.
      (TimelineScale(from: -3.5, to: 2.5, start: 0, end: 60), 9, 0, [-3, -2, -1, 0, 1, 2]),
      (TimelineScale(from: 0.5, to: 7.9, start: 0, end: 74), 15, 0, [2, 4, 6]),
      // A least step counts only where it is the greater one.
      (TimelineScale(from: 0, to: 1, start: 0, end: 1000), 9, 0.25, [0, 0.25, 0.5, 0.75, 1]),
      (TimelineScale(from: 0, to: 1, start: 0, end: 1000), 150, 0.05, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      // A line of less than a point counts as one.
      (TimelineScale(from: 0, to: 10, start: 0, end: 0.5), 0.3, 0, [0, 5, 10]),
      // A single value is the only tick.
      (TimelineScale(from: 3, to: 3, start: 0, end: 100), 10, 0, [3]),
    ]

  @Test(arguments: scales.indices) func `ticks are round, within the scale and about so far apart`(
    number: Int
  ) {
    let (scale, apart, least, ticks) = Self.scales[number]
    // Sums of tenths are not exact.
    let found = scale.ticks(apart: apart, least: least).map { ($0 * 1e9).rounded() / 1e9 }
    #expect(found == ticks, "scale \(number)")
  }

  @Test func `there are 200 ticks at most`() {
    let scale = TimelineScale(from: 0, to: 199, start: 0, end: 199)
    #expect(scale.ticks(apart: 1).count == 200)
    let longer = TimelineScale(from: 0, to: 200, start: 0, end: 200)
    #expect(longer.ticks(apart: 1).count == 200)
  }

  @Test func `a value has its share of the line, and a single one the middle`() {
    let scale = TimelineScale(from: 2, to: 6, start: 104, end: 304)
    #expect([2, 3, 6].map { scale.place($0) } == [104, 154, 304])
    let down = TimelineScale(from: 2, to: 6, start: 304, end: 104)
    #expect([2, 3, 6].map { down.place($0) } == [304, 254, 104])
    #expect(TimelineScale(from: 5, to: 5, start: 20, end: 60).place(5) == 40)
  }

  @Test func `a label that no row has room for stays away, until one ends`() {
    var rows = LabelRows(most: 2)
    #expect(rows.row(from: 0, width: 10) == 0)
    #expect(rows.row(from: 1, width: 20) == 1)
    #expect(rows.row(from: 9, width: 1) == nil)
    #expect(rows.row(from: 10, width: 30) == 0)
    #expect(rows.ends == [40, 21])
  }

  /// How high the first labels beside a plot are, as their number says.
  private static func plotLabels(_ drawn: DrawnMarkup, _ count: Int) -> [String?] {
    drawn.elements("text").map { $0.attributes }.filter { $0["x"] == "92" }.prefix(count)
      .map { $0["y"] }
  }

  @Test func `a run on one page has the page before it to compare with, and no other`() throws {
    let drawn = DrawnMarkup(
      try RunDrawing(
        """
        scenario "t"
        document
          pages 9 aspect 1
        script
          focus p3 instant
          wait 100ms
        """
      ).timeline())
    let words = drawn.text.split(separator: "\n").filter { $0.hasPrefix("page ") }
    #expect(words == ["page 2", "page 3"], "\(drawn.text)")
    // A fifth of a page is left below and above.
    #expect(Self.plotLabels(drawn, 2) == ["284.286", "105.714"])
  }

  @Test func `a collection that stands still has one curve, and a point above and below it`() throws
  {
    let drawn = DrawnMarkup(
      try RunDrawing(
        """
        scenario "t"
        language 2
        collection
          section a items 40
        layouts
          rows list item 200pt x 90pt
        script
          wait 100ms
        """
      ).timeline())
    let words = drawn.text.split(separator: "\n").filter { $0.hasSuffix(" pt") }
    #expect(words == ["-1 pt", "-0.5 pt", "0 pt", "0.5 pt", "1 pt"], "\(drawn.text)")
    #expect(drawn.text.contains("offset x") && !drawn.text.contains("offset y"))
    let labels = drawn.elements("text").map { $0.attributes }.filter { $0["x"] == "92" }
    #expect(labels.prefix(5).map { $0["y"] } == ["320", "257.5", "195", "132.5", "70"])
  }

  @Test func `a run of which nothing is expected has no row for that, and no room`() throws {
    func drawn(_ more: String) throws -> DrawnMarkup {
      DrawnMarkup(
        try RunDrawing(
          "scenario \"t\"\ndocument\n  pages 9 aspect 1\nscript\n  wait 100ms\n\(more)"
        ).timeline())
    }
    func height(_ drawn: DrawnMarkup) throws -> Double {
      try #require(drawn.elements("svg").first?.attributes["height"].flatMap(Double.init))
    }
    let (none, one) = (try drawn(""), try drawn("  expect count == 9\n"))
    #expect(!none.text.contains("expected") && one.text.contains("\nexpected\n"))
    // A line for the check, and room below it.
    #expect(try height(one) - height(none) == 28)
    #expect(one.text.contains("\n✓ 6: expect count == 9\n"), "\(one.text)")
  }

  @Test func `of many failures a timeline has 60 rows and 100 shades`() throws {
    let failing = String(repeating: "  expect active == p2\n", count: 101)
    let drawn = DrawnMarkup(
      try RunDrawing(
        "scenario \"t\"\ndocument\n  pages 9 aspect 1\nscript\n\(failing)  expect count == 9\n"
          + "  wait 50ms\n"
      ).timeline())
    let opacities = drawn.elements("rect").compactMap { $0.attributes["fill-opacity"] }
    #expect(opacities.count { $0 == "0.1" } == 100)
    #expect(opacities.count { $0 == "0.13" } == 60)
    #expect(drawn.text.contains("\n… and 42 more\n") && !drawn.text.contains("✓"))
  }

  @Test func `what begins at one time is told in eight rows at most, 20 points apart`() throws {
    let keys = String(repeating: "  key right\n", count: 10)
    let picture = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 30 aspect 1\nscript\n\(keys)  wait 200ms\n"
    ).timeline()
    let labels = String(decoding: picture, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasSuffix(">key right</text>") }
    let heights = labels.compactMap { label in
      label.firstMatch(of: /y="([0-9.]+)"/).flatMap { Double($0.output.1) }
    }
    #expect(heights.count == 8)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 == 20 }, "\(heights)")
    // Six points to the right of the mark.
    #expect(labels.allSatisfy { $0.hasPrefix("<text x=\"110\"") })
  }
}
