import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// The searches for a time, a velocity and a delay.
@Suite struct ChoiceSearchTests {
  private typealias Choice = FittedRun.Choice

  private static func search(
    within milliseconds: Double, speeds: ClosedRange<Double>?, enough: Double = 0
  ) -> ChoiceSearch {
    ChoiceSearch(
      window: (.milliseconds(-milliseconds), .milliseconds(milliseconds)), speeds: speeds,
      first: Choice(shift: .zero, velocity: speeds.map { $0.lowerBound }), enough: enough)
  }

  @Test func `the first choice is taken without a search where it is good enough`() {
    var search = Self.search(within: 10, speeds: nil, enough: 0.5)
    var looks = 0
    let choice = search.best(
      roughly: { _, _ in
        looks += 1
        return 0
      },
      exactly: { choice, _ in choice.shift == .zero ? 0.5 : 0 })
    #expect(choice.shift == .zero && choice.velocity == nil)
    #expect(search.least == 0.5 && looks == 0)
  }

  @Test func `a wider window is searched in more places, and with speeds above 5 ms`() {
    // One look at the line's own time, one at each place, and nine at each place with speeds.
    let looks: [(half: Double, hasSpeeds: Bool, count: Int)] = [
      (0.5, false, 1 + 3), (2, false, 1 + 3), (2.5, false, 1 + 4), (10, false, 1 + 11),
      (50, false, 1 + 33), (2, true, 1 + 3 + 9), (2.5, true, 1 + 4 + 9), (3, true, 1 + 4 * 10),
    ]
    for (half, hasSpeeds, count) in looks {
      var search = Self.search(within: half, speeds: hasSpeeds ? 100...900 : nil)
      var asked: [Choice] = []
      _ = search.best(
        roughly: { choice, _ in
          asked.append(choice)
          return 1
        },
        exactly: { _, _ in 1 })
      #expect(asked.count == count, "\(half) \(hasSpeeds)")
      #expect(asked.map { $0.shift }.min() == .milliseconds(-half))
      #expect(asked.map { $0.shift }.max() == .milliseconds(half))
      #expect(asked.first?.shift == .zero)
      guard hasSpeeds else { continue }
      let velocities = asked.compactMap { $0.velocity }
      #expect(velocities.count == count && Set(velocities).count == 9)
      #expect(velocities.min() == 100 && velocities.max() == 900)
    }
  }

  @Test func `a time and a velocity between the places of the rough search are found`() {
    var search = Self.search(within: 10, speeds: 0...1000)
    func cost(_ choice: Choice) -> Double {
      (choice.shift.milliseconds - 3.7).magnitude + ((choice.velocity ?? 0) - 300).magnitude / 100
    }
    let choice = search.best(roughly: { choice, _ in cost(choice) }) { choice, _ in cost(choice) }
    #expect((choice.shift.milliseconds - 3.7).magnitude < 0.1, "\(choice)")
    #expect(((choice.velocity ?? 0) - 300).magnitude < 8, "\(choice)")
    #expect(search.least == cost(choice))
  }

  @Test func `a search follows a valley in which time and velocity change together`() {
    // In units of the first step: 1 ms, and a sixteenth of the range. The places of the rough
    // search are two units apart: the valley passes through them, and its deepest point does not.
    for side in [1.0, -1] {
      var search = Self.search(within: 10, speeds: 0...1000)
      func cost(_ choice: Choice) -> Double {
        let x = choice.shift.milliseconds - 0.7
        let y = ((choice.velocity ?? 0) - 500) / 62.5 - side * 0.7
        return 10 * (x - side * y).magnitude + (x + side * y).magnitude
      }
      let choice = search.best(roughly: { choice, _ in cost(choice) }) { choice, _ in cost(choice) }
      #expect(cost(choice) < 0.2, "\(side) \(choice)")
    }
  }

  @Test func `the search never leaves its window or its range of speeds`() {
    for side in [1.0, -1] {
      var search = Self.search(within: 10, speeds: 100...900)
      var isOutside = false
      func cost(_ choice: Choice) -> Double {
        let velocity = choice.velocity ?? 500
        if choice.shift.milliseconds.magnitude > 10 || !(100...900).contains(velocity) {
          isOutside = true
        }
        return (choice.shift.milliseconds - side * 50).magnitude
          + (velocity - 500 - side * 5000).magnitude / 100
      }
      let choice = search.best(roughly: { choice, _ in cost(choice) }) { choice, _ in cost(choice) }
      #expect(choice.shift == .milliseconds(10 * side) && choice.velocity == 500 + 400 * side)
      #expect(!isOutside)
    }
  }

  @Test func `either of the two best places of the rough search may be the best of all`() {
    for place in [-8.3, 6.2] {
      var search = Self.search(within: 10, speeds: nil)
      let choice = search.best(
        roughly: { choice, _ in
          choice.shift == .milliseconds(-8) ? 1 : choice.shift == .milliseconds(6) ? 2 : 3
        },
        exactly: { choice, _ in
          let way = (choice.shift.milliseconds - place).magnitude
          return way < 1 ? way : 5
        })
      #expect((choice.shift.milliseconds - place).magnitude < 0.05, "\(choice)")
      #expect(search.least < 0.05)
    }
  }

  /// The delays that a search asks for, in milliseconds, and the best of them; a frame is 16 ms.
  private static func delays(
    now: Double, enough: Double, _ score: (Double) -> Double
  ) -> (asked: [Double], best: Double, score: Double) {
    var asked: [Double] = []
    let best = DelaySearch.best(.milliseconds(16), now: now, enough: enough) { delay in
      asked.append(delay.milliseconds)
      return score(delay.milliseconds)
    }
    return (asked, best.delay.milliseconds, best.score)
  }

  @Test func `a delay is sought from two frames ahead to three behind, then ever nearer`() {
    let flat = Self.delays(now: 1, enough: 0) { _ in 1 }
    #expect(Array(flat.asked.prefix(10)) == [-32, -24, -16, -8, 8, 16, 24, 32, 40, 48])
    let steps = [4, 2, 1, 0.5, 0.25, 0.125, 0.0625, 0.03125]
    #expect(Array(flat.asked.dropFirst(10)) == steps.flatMap { [-$0, $0] })
    #expect(flat.best == 0 && flat.score == 1)
    for delay in [21.3, -30, 47.9] {
      let found = Self.delays(now: 100, enough: 0) { ($0 - delay).magnitude }
      #expect((found.best - delay).magnitude < 0.03, "\(delay): \(found.best)")
    }
  }

  @Test
  func `the search for a delay goes on if the best one is over two frames and not good enough`() {
    // 26 delays at first; then 34, up to twenty frames, and 16 nearer ones.
    let far = Self.delays(now: 1000, enough: 5) { 1000 - $0 }
    #expect(far.asked.count == 26 + 34 + 16 && far.best == 320 + 7.96875)
    #expect(far.asked[26] == 56 && far.asked[59] == 320)
    #expect(Self.delays(now: 1000, enough: 944.03125) { 1000 - $0 }.asked.count == 26)
    #expect(Self.delays(now: 1000, enough: 944) { 1000 - $0 }.asked.count == 76)
    #expect(Self.delays(now: 1000, enough: 5) { 500 + ($0 - 32).magnitude }.asked.count == 26)
    #expect(Self.delays(now: 1000, enough: 5) { 500 + ($0 - 33).magnitude }.asked.count == 76)
  }
}
