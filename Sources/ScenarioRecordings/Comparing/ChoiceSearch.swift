import DualStrip

/// Searches for the time of an input, and the velocity of a lifting finger, with the lowest cost.
struct ChoiceSearch {
  typealias Choice = FittedRun.Choice

  /// The cost of a choice. A cost above the limit counts as infinite.
  typealias Cost = (_ choice: Choice, _ limit: Double) -> Double

  /// The earliest and latest time of the input, relative to the time of its line.
  private let window: (from: Time, through: Time)
  /// The possible velocities, in points per second; `nil` if there is no choice.
  private let speeds: ClosedRange<Double>?
  /// A cost that is low enough to stop the search.
  private let enough: Double
  private let first: Choice
  private var best: Choice
  /// The cost of the best choice.
  private(set) var least = Double.infinity

  /// How many choices to refine.
  private static let mostStarts = 2
  private static let speedSteps = 8

  init(
    window: (from: Time, through: Time), speeds: ClosedRange<Double>?, first: Choice,
    enough: Double
  ) {
    self.window = window
    self.speeds = speeds
    self.first = first
    self.enough = enough
    best = first
  }

  private var width: Time { window.through - window.from }

  private var steps: Int { min(max(2, Int((width.milliseconds / 2).rounded(.up))), 32) }

  private var range: Double { speeds.map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// Searches the whole window roughly, then exactly around the best few choices.
  mutating func best(roughly rough: Cost, exactly exact: Cost) -> Choice {
    least = exact(first, .infinity)
    if least <= enough { return first }
    var refined = (least: Double.infinity, choice: first)
    for start in starts(rough) where refined.least > enough {
      best = start
      least = exact(start, .infinity)
      refine(exact)
      if least < refined.least { refined = (least, best) }
    }
    least = refined.least
    return refined.choice
  }

  /// Returns the best few choices over the whole window.
  private func starts(_ cost: Cost) -> [Choice] {
    var starts: [(cost: Double, choice: Choice)] = []
    func consider(_ shift: Time, _ velocity: Double?) {
      let choice = Choice(shift: shift, velocity: velocity)
      let isFull = starts.count == ChoiceSearch.mostStarts
      let limit = isFull ? starts[starts.count - 1].cost : .infinity
      let found = cost(choice, limit)
      guard found < limit else { return }
      starts.insert((found, choice), at: starts.firstIndex { $0.cost > found } ?? starts.count)
      if starts.count > ChoiceSearch.mostStarts { starts.removeLast() }
    }
    consider(.zero, first.velocity)
    for k in 0...steps {
      let shift = window.from + width.scaled(by: Double(k) / Double(steps))
      consider(shift, first.velocity)
      // In a narrow window one time is enough for the velocities.
      guard let speeds, width > .milliseconds(5) || k == steps / 2 else { continue }
      for k in 0...ChoiceSearch.speedSteps {
        consider(
          shift, speeds.lowerBound + range * Double(k) / Double(ChoiceSearch.speedSteps))
      }
    }
    return starts.map { $0.choice }
  }

  /// Moves from the best choice to better neighbours, in ever smaller steps.
  private mutating func refine(_ cost: Cost) {
    var step = width.scaled(by: 0.5 / Double(steps))
    var change = range / Double(2 * ChoiceSearch.speedSteps)
    while step > .milliseconds(0.04), least > enough {
      let (middle, before) = (best, least)
      for way in [-1.0, 1] {
        consider(middle.shift + step.scaled(by: way), middle.velocity, cost)
        guard let velocity = middle.velocity else { continue }
        consider(middle.shift, velocity + way * change, cost)
        consider(middle.shift + step.scaled(by: way), velocity + way * change, cost)
        consider(middle.shift + step.scaled(by: way), velocity - way * change, cost)
      }
      if least > 0.8 * before {
        step = step.scaled(by: 0.5)
        change *= 0.5
      }
    }
  }

  private mutating func consider(_ shift: Time, _ velocity: Double?, _ cost: Cost) {
    var choice = Choice(
      shift: min(max(shift, window.from), window.through), velocity: velocity)
    if let speeds, let velocity {
      choice.velocity = min(max(velocity, speeds.lowerBound), speeds.upperBound)
    }
    let found = cost(choice, least)
    if found < least { (least, best) = (found, choice) }
  }
}
