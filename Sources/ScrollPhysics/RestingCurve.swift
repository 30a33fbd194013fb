import Elementary

/// The times at which a curve crosses its target, turns back and is fastest, in seconds. A time is
/// `nil` if the curve never does that.
public struct CriticalTimes: Hashable, Sendable {
  /// When the curve crosses its target.
  public var crossing: Double?
  /// When the curve turns back.
  public var turning: Double?
  /// When the speed is greatest.
  public var inflection: Double?

  /// Creates the critical times of a curve, in seconds from its start.
  public init(crossing: Double?, turning: Double?, inflection: Double?) {
    self.crossing = crossing
    self.turning = turning
    self.inflection = inflection
  }

  /// Returns the latest of the times after the start and before another time; 0 if there is none.
  func latest(before end: Double) -> Double {
    func counted(_ time: Double?) -> Double { time.map { $0 > 0 && $0 < end ? $0 : 0 } ?? 0 }
    return max(counted(crossing), counted(turning), counted(inflection))
  }
}

/// A motion that comes to rest at a target, defined at every time from its start.
public protocol RestingCurve: Sendable {
  /// The position where the motion comes to rest, in the curve's own unit.
  var target: Double { get }
  /// Returns the position after a number of seconds; times before 0 count as 0.
  func position(at seconds: Double) -> Double
  /// Returns the velocity after a number of seconds, in the curve's unit per second.
  func velocity(at seconds: Double) -> Double
  /// The times that divide the curve into pieces in which the distance from the target and the
  /// speed each only grow or only shrink.
  var criticalTimes: CriticalTimes { get }
}

extension RestingCurve {
  /// The seconds until the curve rests, if its unit is the point.
  public var duration: Double { Double(restingMillisecond(pitch: 1)) / 1000 }

  /// Returns the first whole millisecond from which the curve stays within 0.05 pt of its target
  /// and within 1 pt/s: less than anybody sees.
  ///
  /// - Parameter pitch: points for each unit of the curve.
  public func restingMillisecond(pitch: Double) -> Int {
    restingMillisecond(distance: 0.05 / pitch, speed: 1 / pitch)
  }

  /// Returns the first whole millisecond from which distance and speed stay within these limits.
  ///
  /// Between the critical times both are monotone. The search goes backwards through these pieces.
  /// The last piece that begins outside the limits holds the answer: its times outside come first,
  /// so bisection finds where they end. Cost: logarithmic in the answer.
  ///
  /// - Parameters:
  ///   - distance: the largest distance from the target, in the unit of the curve.
  ///   - speed: the largest speed, in that unit per second.
  public func restingMillisecond(distance: Double, speed: Double) -> Int {
    func isResting(_ milliseconds: Double) -> Bool {
      (position(at: milliseconds / 1000) - target).magnitude <= distance
        && velocity(at: milliseconds / 1000).magnitude <= speed
    }
    let critical = criticalTimes
    var start = critical.latest(before: .infinity)
    var end = start * 1000 + 1
    while !isResting(end), end < 1e9 { end *= 2 }
    while isResting(start * 1000) {
      guard start > 0 else { return 0 }
      end = start * 1000
      start = critical.latest(before: start)
    }
    var outside = Int64(ElementaryFunctions.floor(start * 1000))
    var within = Int64(-ElementaryFunctions.floor(-end))
    while within - outside > 1 {
      let middle = outside + (within - outside) / 2
      if Double(middle) >= end || isResting(Double(middle)) {
        within = middle
      } else {
        outside = middle
      }
    }
    return Int(clamping: within)
  }
}
