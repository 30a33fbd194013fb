import Elementary

/// A point in time or a length of time: a whole number of 1/705 600 000 s.
///
/// Milliseconds and the frames of 24, 25, 30, 48, 50, 60, 90, 120, 144 and 240 Hz are exact in
/// this unit, so that sums of them never drift and every 60 Hz frame is also a 120 Hz frame.
/// (The unit is known as the flick.) Sums saturate instead of overflowing.
public struct Time: Hashable, Comparable, Sendable {
  /// The count of 1/705 600 000 s.
  public var ticks: Int64

  /// A time by its count of 1/705 600 000 s.
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The number of ticks in a second: 705 600 000.
  public static let ticksPerSecond: Int64 = 705_600_000
  /// The number of ticks in a millisecond: 705 600.
  public static let ticksPerMillisecond: Int64 = 705_600
  /// The time from which all are counted, and the length of what takes no time.
  public static let zero = Time(ticks: 0)

  /// Later than whatever happens: for a time that never comes.
  package static let never = Time(ticks: .max)

  /// The end of time, as far as a viewer is concerned: there has to be room for a motion after it.
  package static let latest = Time(ticks: .max / 2)

  /// A whole number of milliseconds, exactly; saturates beyond the range.
  public static func milliseconds(_ count: Int) -> Time {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: ticksPerMillisecond)
    return Time(ticks: overflow ? (count < 0 ? .min : .max) : product)
  }

  /// The time nearest to a number of milliseconds; what is not a number counts as 0.
  public static func milliseconds(_ count: Double) -> Time {
    Time(ticks: nearestTick(count * Double(ticksPerMillisecond)))
  }

  /// The time nearest to a number of seconds; what is not a number counts as 0.
  public static func seconds(_ count: Double) -> Time {
    Time(ticks: nearestTick(count * Double(ticksPerSecond)))
  }

  /// The beginning of the frame with this number at a rate of frames per second.
  ///
  /// Exact where the rate divides the unit; else the nearest tick, so that no error adds up.
  ///
  /// - Precondition: the rate is above 0.
  public static func frame(_ number: Int, perSecond rate: Double) -> Time {
    precondition(rate > 0, "a frame rate of \(rate) per second must be above 0")
    if let whole = Int64(exactly: rate), ticksPerSecond % whole == 0 {
      let (ticks, overflow) = Int64(number).multipliedReportingOverflow(by: ticksPerSecond / whole)
      return Time(ticks: overflow ? (number < 0 ? .min : .max) : ticks)
    }
    return Time(ticks: nearestTick(Double(number) * (Double(ticksPerSecond) / rate)))
  }

  /// Seconds, the unit of the curves; derived from the count, never accumulated.
  public var seconds: Double { Double(ticks) / Double(Time.ticksPerSecond) }

  /// Milliseconds; derived from the count, like ``seconds``.
  public var milliseconds: Double { Double(ticks) / Double(Time.ticksPerMillisecond) }

  /// Whether the first is earlier, or the shorter length.
  public static func < (left: Time, right: Time) -> Bool { left.ticks < right.ticks }

  /// The sum; saturates beyond the range.
  public static func + (left: Time, right: Time) -> Time {
    let (sum, overflow) = left.ticks.addingReportingOverflow(right.ticks)
    return Time(ticks: overflow ? (right.ticks < 0 ? .min : .max) : sum)
  }

  /// The difference; saturates beyond the range.
  public static func - (left: Time, right: Time) -> Time {
    let (difference, overflow) = left.ticks.subtractingReportingOverflow(right.ticks)
    return Time(ticks: overflow ? (right.ticks < 0 ? .max : .min) : difference)
  }

  /// This length of time by a fraction, to the nearest tick.
  public func scaled(by fraction: Double) -> Time {
    fraction == 1 ? self : Time(ticks: Time.nearestTick(Double(ticks) * fraction))
  }

  /// How much of a duration has passed since its start, 0…1; all of one that takes no time.
  public func fraction(since start: Time, of duration: Time) -> Double {
    if self >= start + duration { return 1 }
    return self <= start ? 0 : (self - start).seconds / duration.seconds
  }

  /// This as a length of time that a viewer keeps to: from none to an hour.
  package var boundedDuration: Time { min(max(self, .zero), .seconds(3600)) }

  private static func nearestTick(_ ticks: Double) -> Int64 {
    Int64(ElementaryFunctions.floor(ticks + 0.5))
  }
}

#if !hasFeature(Embedded)
  extension Time: Codable {}
#endif
