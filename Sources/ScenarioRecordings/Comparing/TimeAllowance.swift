import DualStrip

/// How far the times of a recording may be off. What lies within is not the app's fault.
struct TimeAllowance: Sendable, Equatable {
  /// Of any recorded time, to either side.
  var clock: Time
  /// How long a touch may wait until the app handles it; zero where the recording says when it did.
  var delivery = Time.zero
  /// One of the app's frames.
  private let frame: Time

  /// What the clock of a display link or a callback is off, unless the header says something else.
  static let usualClock = Time.milliseconds(1)

  /// How long after the fact an app may note what it did by itself.
  static let lateNote = Time.milliseconds(10)

  /// How long a finger may hold a pane before it drags it.
  static let stop = Time.milliseconds(500)

  /// The uncertainty in the header, or what the rhythm of frames and touches shows.
  init(_ recording: Recording) {
    self.init(
      clock: recording.header.uncertainty ?? TimeAllowance.measured(recording),
      frame: recording.header.frame)
  }

  /// - Parameters:
  ///   - clock: how far any time may be off.
  ///   - frame: one of the app's.
  init(clock: Time, frame: Time) {
    self.clock = clock
    self.frame = frame
  }

  /// How long before its line the app may have begun something by itself.
  var early: Time { TimeAllowance.lateNote + clock }

  /// How long after its line something that the app did by itself may begin: at the next frame.
  var late: Time { frame + clock }

  /// How far times are off their own rhythm: frames come by the clock of the display, touches by that of the
  /// glass. A millisecond where neither has a rhythm.
  private static func measured(_ recording: Recording) -> Time {
    let frames = recording.samples.filter { $0.pane == .preview }.map { $0.time.milliseconds }
    let touches = recording.records.filter { $0.kind.isOfFinger }.map { $0.time.milliseconds }
    let found = [
      offness(frames, rhythm: recording.header.frame.milliseconds),
      offness(touches, rhythm: rhythm(of: touches)),
    ].compactMap { $0 }
    guard let most = found.max() else { return usualClock }
    return .milliseconds(min(max(most, leastClock), mostClock))
  }

  /// What lies between most touches that follow each other, in milliseconds.
  private static func rhythm(of times: [Double]) -> Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 && $0 < 40 }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }

  /// How far times are off whole multiples of a rhythm, in milliseconds; `nil` where they have none.
  private static func offness(_ times: [Double], rhythm: Double) -> Double? {
    guard rhythm > 0 else { return nil }
    var off: [Double] = []
    for (time, next) in zip(times, times.dropFirst()) where next - time < 3.5 * rhythm {
      let steps = (next - time) / rhythm
      off.append((steps - steps.rounded()).magnitude * rhythm)
    }
    guard off.count >= 20 else { return nil }
    off.sort()
    // Both ends of a step are off; the last hundredth is of frames that were dropped.
    let most = off[off.count * 99 / 100] / 2 * 1.15
    return most < rhythm / 4.5 || most <= mostClock ? most : nil
  }

  /// In milliseconds: no clock is taken for better or worse than this by its rhythm alone.
  private static let leastClock = 0.1
  private static let mostClock = 3.0

  /// The same for touches that wait for the next frame.
  var waiting: TimeAllowance {
    var allowance = self
    allowance.delivery = frame
    return allowance
  }

  /// The same for times that are off by more.
  func off(by clock: Time) -> TimeAllowance {
    var allowance = self
    allowance.clock = clock
    return allowance
  }

  /// From when until when an input may have been handled, relative to its line.
  ///
  /// - Parameter delay: how far the samples are behind the touches: what the app did by itself is not.
  func window(of record: AppRecord, delay: Time) -> (from: Time, through: Time) {
    if record.kind.isOfFinger {
      let wait = record.handled == nil ? delivery : .zero
      // What a finger stops was let go at an uncertain time, too.
      if case .down = record.kind { return (.zero - clock - clock, clock + clock + wait) }
      return (.zero - clock, clock + wait)
    }
    switch record.kind {
    // A finger that stops a running pane is told of when it drags it.
    case .willBeginDragging: return (.zero - TimeAllowance.stop - clock, clock)
    case .willEndDragging, .didScroll: return (.zero - clock, clock)
    default: return (.zero - early - max(delay, .zero), late - min(delay, .zero))
    }
  }

  /// How far a sample may be off the model's time: by its own time, by that of the input behind it, and by that
  /// of the one before, which was chosen by other samples.
  var samples: Time { clock.scaled(by: 3) }

  /// How long something may still be visible after its end.
  var reach: Time { clock + delivery }
}
