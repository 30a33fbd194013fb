import Elementary

/// The seconds at which a curve changes its character; `nil` where it never does.
public struct CriticalTimes: Hashable, Sendable {
  /// Where it crosses its target.
  public var crossing: Double?
  /// Where it turns back.
  public var turning: Double?
  /// Where its speed is greatest.
  public var inflection: Double?

  /// The times of a curve, in seconds from its start.
  public init(crossing: Double?, turning: Double?, inflection: Double?) {
    self.crossing = crossing
    self.turning = turning
    self.inflection = inflection
  }

  var ascending: [Double] {
    [crossing, turning, inflection].compactMap { $0 }.filter { $0 > 0 }.sorted()
  }
}

/// A motion that comes to rest at a target, known at every time from its start.
public protocol RestingCurve: Sendable {
  /// Where it comes to rest, in the unit of its positions.
  var target: Double { get }
  /// The position after a number of seconds; at the start for times before it.
  func position(at seconds: Double) -> Double
  /// The velocity after a number of seconds, per second.
  func velocity(at seconds: Double) -> Double
  /// The times between which the distance from the target and the speed only grow or only shrink.
  var criticalTimes: CriticalTimes { get }
}

extension RestingCurve {
  /// The seconds until it rests, in a space of points.
  public var duration: Double { Double(restingMillisecond(pitch: 1)) / 1000 }

  /// The first whole millisecond from which it stays within 0.05 pt of its target, and within
  /// 1 pt/s: less than anybody sees.
  ///
  /// - Parameter pitch: points for each unit of the curve.
  public func restingMillisecond(pitch: Double) -> Int {
    restingMillisecond(distance: 0.05 / pitch, speed: 1 / pitch)
  }

  /// The first whole millisecond from which distance and speed stay within these limits for good.
  ///
  /// Between the critical times both are monotone. Going backwards through these pieces, the
  /// last one that begins outside the limits holds the answer: there the offending times come
  /// first, so it is found by bisection. Cost: logarithmic in the answer.
  ///
  /// - Parameters:
  ///   - distance: from the target, in the unit of the curve.
  ///   - speed: in that unit per second.
  public func restingMillisecond(distance: Double, speed: Double) -> Int {
    func isResting(_ milliseconds: Double) -> Bool {
      (position(at: milliseconds / 1000) - target).magnitude <= distance
        && velocity(at: milliseconds / 1000).magnitude <= speed
    }
    var starts = [0.0]
    starts += criticalTimes.ascending.map { $0 * 1000 }
    var end = (starts.last ?? 0) + 1
    while !isResting(end), end < 1e9 { end *= 2 }
    while let start = starts.popLast() {
      guard !isResting(start) else {
        end = start
        continue
      }
      var outside = Int64(ElementaryFunctions.floor(start))
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
    return 0
  }
}
