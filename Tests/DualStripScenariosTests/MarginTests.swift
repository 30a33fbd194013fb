import DualStripScenarios
import Testing

/// How far an expectation is from failing: in its own unit, and as a share of its limit.
@Suite struct MarginTests {
  /// The view is on the first of three pages, at position 1.
  private static let margins: [(text: String, margin: Double?, share: Double?)] = [
    ("position == 1pg", 0, nil), ("position == 1pg ± 0.25pg", 0.25, 1),
    ("position == 2pg ± 0.25pg", -0.75, -3), ("position != 3pg", nil, nil),
    ("position <= 3pg", 2, 2.0 / 3.0), ("position < 4pg", 3, 0.75),
    ("position <= -2pg ± 4pg", 1, 0.25), ("position > 0.5pg", 0.5, 1),
    ("position > -2pg", 3, 1.5), ("position >= 0.25pg ± 0.5pg", 1.25, 2.5),
    ("position >= 3pg", -2, -2.0 / 3.0), ("position in 1pg .. 3pg", 0, 0),
    ("position in 0pg .. 2pg", 1, 1), ("position in 2pg .. 4pg", -1, -1),
    ("position in -2pg .. 0pg", -1, -1), ("active in p1 .. p3", 0, 0),
    ("active in p2 .. p3", -1, -2), ("active == p1", nil, nil), ("still", nil, nil),
    ("not position == 2pg", nil, nil), ("position == 1pg or position == 2pg", nil, nil),
    ("position <= 3pg and position >= 0pg", nil, nil),
    ("active == p1 implies position <= 3pg", 2, 2.0 / 3.0),
    ("active == p2 implies position >= 3pg", nil, nil), ("finite(position)", nil, nil),
    ("always position <= 3pg", 2, 2.0 / 3.0), ("never position > 3pg", nil, nil),
    ("exactly 0 settled", nil, nil), ("exactly 2 settled", -2, nil),
    ("at-least 0 settled", 0, nil), ("at-least 2 settled", -2, nil),
    ("at-most 3 settled", 3, nil), ("at-most 0 settled", 0, nil),
  ]

  @Test(arguments: margins.indices) func `an expectation has a margin where it measures`(
    number: Int
  ) throws {
    let (text, margin, share) = Self.margins[number]
    let run = try Scenario(
      parsing: "scenario \"m\"\ndocument\n  pages 3 aspect 1\nscript\n  expect \(text)\n"
    ).run()
    let check = try #require(run.checks.first)
    #expect(run.checks.count == 1 && check.margin == margin, "\(text): \(check)")
    #expect(check.relativeMargin == share, "\(text): \(check)")
    #expect(check.holds == ((margin ?? 0) >= 0), "\(text)")
  }
}
