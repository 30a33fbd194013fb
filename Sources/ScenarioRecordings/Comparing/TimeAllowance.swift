import DualStrip

/// How far the times of a recording may be off. An error within the allowance is not the app's
/// fault.
struct TimeAllowance: Sendable, Equatable {
  /// The error of any recorded time, in either direction.
  var clock: Time
  /// How long a touch may wait until the app handles it; zero if it does not wait, or if the
  /// recording says when it was handled.
  var delivery = Time.zero
  /// The length of one frame of the app.
  private let frame: Time

  /// The usual error of the clock of a display link or a callback.
  static let usualClock = Time.milliseconds(1)

  /// How long after its own action an app may record it.
  static let lateNote = Time.milliseconds(10)

  /// How long a finger may hold a pane before dragging it.
  static let stop = Time.milliseconds(500)

  /// The uncertainty in the header, or what the rhythm of frames and touches suggests.
  init(_ recording: Recording) {
    self.init(
      clock: recording.header.uncertainty ?? TimeAllowance.measured(recording),
      frame: recording.header.frame)
  }

  /// - Parameters:
  ///   - clock: How far any time may be off.
  ///   - frame: The length of one frame of the app.
  init(clock: Time, frame: Time) {
    self.clock = clock
    self.frame = frame
  }

  /// How long before the time of its line an action of the app may have begun.
  var early: Time { TimeAllowance.lateNote + clock }

  /// How long after the time of its line an action of the app may begin: at the next frame.
  var late: Time { frame + clock }

  /// Returns how far times deviate from their own rhythm: frames follow the clock of the display,
  /// touches that of the touch sensor. The usual value if neither has a rhythm.
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

  /// Returns the usual interval between successive touches, in milliseconds.
  private static func rhythm(of times: [Double]) -> Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 && $0 < 40 }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }

  /// Returns how far intervals deviate from whole multiples of a rhythm, in milliseconds; `nil` if
  /// the times have no such rhythm.
  private static func offness(_ times: [Double], rhythm: Double) -> Double? {
    guard rhythm > 0 else { return nil }
    var off: [Double] = []
    for (time, next) in zip(times, times.dropFirst()) where next - time < 3.5 * rhythm {
      let steps = (next - time) / rhythm
      off.append((steps - steps.rounded()).magnitude * rhythm)
    }
    guard off.count >= 20 else { return nil }
    off.sort()
    // Both ends of a step are off, so take half. Ignore the last hundredth: dropped frames.
    let most = off[off.count * 99 / 100] / 2 * 1.15
    return most < rhythm / 4.5 || most <= mostClock ? most : nil
  }

  /// The smallest and largest error, in milliseconds, that a rhythm alone can suggest.
  private static let leastClock = 0.1
  private static let mostClock = 3.0

  /// The allowance for touches that wait for the next frame.
  var waiting: TimeAllowance {
    var allowance = self
    allowance.delivery = frame
    return allowance
  }

  /// Returns the allowance for times with another error.
  func off(by clock: Time) -> TimeAllowance {
    var allowance = self
    allowance.clock = clock
    return allowance
  }

  /// Returns from when until when an input may have been handled, relative to the time of its line.
  ///
  /// - Parameter delay: How far the samples are behind the touches. The app's own actions are not
  ///   behind.
  func window(of record: AppRecord, delay: Time) -> (from: Time, through: Time) {
    if record.kind.isOfFinger {
      let wait = record.handled == nil ? delivery : .zero
      // The earlier release, whose motion the finger stops, has an uncertain time too.
      if case .down = record.kind { return (.zero - clock - clock, clock + clock + wait) }
      return (.zero - clock, clock + wait)
    }
    switch record.kind {
    // Delegates do not report a finger that stops a running pane until it drags.
    case .willBeginDragging: return (.zero - TimeAllowance.stop - clock, clock)
    case .willEndDragging, .didScroll: return (.zero - clock, clock)
    case .down, .moved, .dragged, .lifted, .cancelled, .asked, .wheel, .key, .bounds, .edit,
      .answer, .commits, .offsets, .active, .pass:
      return (.zero - early - max(delay, .zero), late - min(delay, .zero))
    }
  }

  /// How far a sample may be off the model's time. Three times may be wrong: its own, that of the
  /// input before it, and that of the input before that, which was chosen by other samples.
  var samples: Time { clock.scaled(by: 3) }

  /// How long something may remain visible after its end.
  var reach: Time { clock + delivery }
}
