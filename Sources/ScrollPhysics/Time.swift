import Elementary

/// A point in time or a length of time: a whole number of 1/705 600 000 s.
///
/// Milliseconds and the frames of 24, 25, 30, 48, 50, 60, 90, 120, 144 and 240 Hz are exact in this
/// unit (known as the flick). So sums of them never drift, and every 60 Hz frame is also a 120 Hz
/// frame. Sums saturate instead of overflowing.
///
/// ```swift
/// let frame = Time.frame(3, perSecond: 60)  // 50 ms
/// let end = frame + .milliseconds(300)
/// ```
public struct Time: Hashable, Comparable, Sendable {
  /// The number of ticks, each 1/705 600 000 s long.
  public var ticks: Int64

  /// Creates a time from its number of ticks.
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The number of ticks in a second: 705 600 000.
  public static let ticksPerSecond: Int64 = 705_600_000
  /// The number of ticks in a millisecond: 705 600.
  public static let ticksPerMillisecond: Int64 = 705_600
  /// The time from which all others are counted; as a length, no time at all.
  public static let zero = Time(ticks: 0)

  /// Later than anything that happens: the time of something that never does.
  package static let never = Time(ticks: .max)

  /// The latest time that a viewer accepts; it leaves room for a motion afterwards.
  package static let latest = Time(ticks: .max / 2)

  /// Returns a whole number of milliseconds, exactly; saturates beyond the range.
  public static func milliseconds(_ count: Int) -> Time {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: ticksPerMillisecond)
    return Time(ticks: overflow ? (count < 0 ? .min : .max) : product)
  }

  /// Returns the time nearest to a number of milliseconds; NaN counts as 0.
  public static func milliseconds(_ count: Double) -> Time {
    Time(ticks: nearestTick(count * Double(ticksPerMillisecond)))
  }

  /// Returns the time nearest to a number of seconds; NaN counts as 0.
  public static func seconds(_ count: Double) -> Time {
    Time(ticks: nearestTick(count * Double(ticksPerSecond)))
  }

  /// Returns the beginning of the frame with this number at a rate of frames per second.
  ///
  /// Exact if the rate divides the unit; otherwise the nearest tick, so that no error adds up.
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

  /// The time in seconds, the unit of the curves; computed from the ticks, never accumulated.
  public var seconds: Double { Double(ticks) / Double(Time.ticksPerSecond) }

  /// The time in milliseconds; computed from the ticks, like ``seconds``.
  public var milliseconds: Double { Double(ticks) / Double(Time.ticksPerMillisecond) }

  /// Whether the first time is earlier, or the first length shorter.
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

  /// Returns this length of time multiplied by a fraction, to the nearest tick.
  public func scaled(by fraction: Double) -> Time {
    fraction == 1 ? self : Time(ticks: Time.nearestTick(Double(ticks) * fraction))
  }

  /// Returns the fraction of a duration that has passed since its start, 0…1; a duration of zero
  /// has passed from its start on.
  public func fraction(since start: Time, of duration: Time) -> Double {
    if self >= start + duration { return 1 }
    return self <= start ? 0 : (self - start).seconds / duration.seconds
  }

  /// This length of time, limited to what a viewer accepts: from zero to an hour.
  package var boundedDuration: Time { min(max(self, .zero), .seconds(3600)) }

  private static func nearestTick(_ ticks: Double) -> Int64 {
    Int64(ElementaryFunctions.floor(ticks + 0.5))
  }
}

#if !hasFeature(Embedded)
  extension Time: Codable {}
#endif
