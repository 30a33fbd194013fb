import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Which choices the search for a time and a velocity looks at, one after the other.
@Suite struct ChoiceStepsTests {
  private typealias Choice = FittedRun.Choice

  private static func search(within milliseconds: Double) -> ChoiceSearch {
    ChoiceSearch(
      window: (.milliseconds(-milliseconds), .milliseconds(milliseconds)), speeds: nil,
      first: Choice(shift: .zero, velocity: nil), enough: 0)
  }

  /// The choices that a search looks at, roughly and exactly, and the limits of their costs.
  private static func looks(
    _ search: ChoiceSearch, roughly rough: (Choice) -> Double = { _ in 1 },
    exactly exact: (Choice) -> Double = { _ in 1 }
  ) -> (rough: [[Double]], exact: [[Double]]) {
    var search = search
    var looks: (rough: [[Double]], exact: [[Double]]) = ([], [])
    func numbers(_ choice: Choice, _ limit: Double) -> [Double] {
      [choice.shift.milliseconds] + (choice.velocity.map { [$0] } ?? []) + [limit]
    }
    _ = search.best(
      roughly: {
        looks.rough.append(numbers($0, $1))
        return rough($0)
      },
      exactly: {
        looks.exact.append(numbers($0, $1))
        return exact($0)
      })
    return looks
  }

  @Test func `a search refines its two best starts in halving steps, within their limits`() {
    let looks = Self.looks(Self.search(within: 1))
    let none = Double.infinity
    #expect(looks.rough == [[0, none], [-1, none], [0, 1], [1, 1]])
    let steps = [0.5, 0.25, 0.125, 0.0625]
    let middle: [[Double]] = steps.flatMap { [[-$0, 1], [$0, 1]] }
    let edge: [[Double]] = steps.flatMap { [[-1, 1], [$0 - 1, 1]] }
    let starts: [[Double]] = [[0, none], [0, none]]
    #expect(looks.exact == starts + middle + [[-1, none]] + edge)
    // The smallest step is above a twenty-fifth of a millisecond.
    for (half, passes) in [(0.64, 3), (0.645, 4)] {
      let looks = Self.looks(Self.search(within: half))
      #expect(looks.exact.count == 1 + 2 * (1 + 2 * passes), "\(half)")
    }
  }

  @Test func `a start that is good enough is not refined, and ends the search`() {
    let looks = Self.looks(
      Self.search(within: 1), roughly: { -$0.shift.milliseconds },
      exactly: { $0.shift == .milliseconds(1) ? 0 : 1 })
    #expect(looks.exact.map { $0[0] } == [0, 1])
  }

  @Test func `steps get smaller unless a pass saves a fifth of the cost`() {
    let cases: [(cost: Double, next: [Double])] = [
      (0.795, [-1, 0]), (0.8, [-1, 0]), (0.805, [-0.75, -0.25]),
    ]
    for (cost, next) in cases {
      let looks = Self.looks(
        Self.search(within: 1),
        exactly: { $0.shift == .milliseconds(-0.5) ? cost : 1 })
      #expect(looks.exact.prefix(4).map { $0[0] } == [0, 0, -0.5, 0.5])
      #expect(looks.exact.dropFirst(4).prefix(2).map { $0[0] } == next, "\(cost)")
    }
  }

  @Test func `time and velocity change alone, together, and against each other`() {
    let search = ChoiceSearch(
      window: (.milliseconds(-1), .milliseconds(1)), speeds: 0...1600,
      first: Choice(shift: .zero, velocity: 800), enough: 0)
    let looks = Self.looks(search).exact.dropFirst(2).prefix(12).map { Array($0.prefix(2)) }
    #expect(
      looks == [
        [-0.5, 800], [0, 700], [-0.5, 700], [-0.5, 900], [0.5, 800], [0, 900], [0.5, 900],
        [0.5, 700], [-0.25, 800], [0, 750], [-0.25, 750], [-0.25, 850],
      ])
  }
}
