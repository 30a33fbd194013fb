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
}
