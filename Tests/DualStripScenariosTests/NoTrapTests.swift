import DualStripScenarios
import Testing

/// Values at the edges of their types, through the public doors.
@Suite struct NoTrapTests {
  @Test func `a paging target of any size answers`() {
    for base in [Int.min, -1, 0, 5, 1 << 60, Int.max] {
      for count in [1, 7, 1 << 60, Int.max] {
        for position in [-Double.infinity, -1e300, 0, 1e18, 1e300, .infinity, .nan] {
          let page = PagingTarget(base: base, count: count).page(from: position, velocity: 1e300)
          #expect((0...count - 1).contains(page))
        }
      }
    }
  }

  @Test func `a place beyond a text is the end of the text`() {
    let source = SourceText(name: "s", text: "ab\ncd")
    for offset in [-5, 0, 2, 5, 6, 1_000_000] {
      #expect((1...2).contains(source.line(at: offset)))
      #expect((1...3).contains(source.column(at: offset)))
    }
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 1e300])
  func `a variant with a rate that no clock has runs on one that some have`(rate: Double) throws {
    let scenario = try Scenario(
      parsing: "scenario \"r\"\nscript\n  wait 100ms\n  expect count == 0\n")
    for name in ["refresh", "touch"] {
      let variant = ScenarioVariant([(name, .quantity(rate, unit: "Hz"))])
      #expect(scenario.run(variant).holds)
    }
  }

  @Test func `a gesture that would never end ends within an hour`() {
    for duration in [Time(ticks: .max), Time(ticks: .min), .seconds(1e12)] {
      let gesture = DualStripViewer.Gesture.drag(
        .preview, .forward, 100, over: duration, holding: duration)
      let inputs = gesture.inputs(touchRate: 1, direction: .leftToRight)
      #expect(inputs.count <= 3603)
      #expect(inputs.allSatisfy { $0.time >= .zero })
    }
  }
}
