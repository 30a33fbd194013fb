import AppRecording
import DualStrip
import TestSupport

/// What somebody does with an app for some seconds.
struct SimulatedSession {
  typealias Act = SimulatedApp.Act

  private(set) var acts: [(time: Double, act: Act)] = []
  /// When the recording ends, in seconds.
  private(set) var end = 0.0

  /// The one that every fault shows in.
  static let fixed: [(time: Double, act: Act)] = {
    var session = SimulatedSession()
    session.swipe(.preview, from: 100, by: 9, samples: 20, at: 0.1)
    session.swipe(.preview, from: 300, by: -12, samples: 14, at: 0.9)
    session.swipe(.thumbnails, from: 300, by: -14, samples: 12, at: 1.7)
    session.add(.spring, at: 3.2)
    session.add(.rotate(over: 0.3), at: 3.5)
    session.swipe(.preview, from: 700, by: -4, samples: 90, at: 4.2)
    session.add(.delete(activeByFar: 0), at: 6)
    session.add(.focus(steps: 4), at: 7.3)
    session.add(.delete(activeByFar: -2), at: 8.3)
    session.add(.focus(steps: -3), at: 9.4)
    session.swipe(.thumbnails, from: 500, by: -10, samples: 16, at: 10.3)
    return session.acts
  }()

  private init() {}

  /// Some seconds by chance.
  ///
  /// - Parameters:
  ///   - seed: of the chance.
  ///   - length: in seconds.
  ///   - waits: whether nothing begins before all is at rest: delegates are not told of a finger that stops a
  ///     pane.
  init(seed: UInt64, length: ClosedRange<Double>, waits: Bool) {
    var random = SeededNumbers(seed: seed)
    var time = random.number(in: 0.05...0.4)
    let last = random.number(in: length)
    while time < last {
      time = addAct(at: time, &random)
      // Now and then the next thing begins while the last still moves.
      time +=
        waits
        ? random.number(in: 1.8...2.2)
        : random.whole(0...3) == 0 ? random.number(in: 0.02...0.25) : random.number(in: 0.3...1.4)
    }
    end = time + 1
  }

  private mutating func addAct(at time: Double, _ random: inout SeededNumbers) -> Double {
    let kind = random.whole(0...11)
    // Nobody turns a phone in the tenth of a second after a throw.
    let time = kind == 8 || kind > 9 ? time + 0.4 : time
    switch kind {
    case 0...3:
      let way = random.number(in: 2...22) * (random.whole(0...2) == 0 ? 1 : -1)
      return swipe(
        .preview, from: way < 0 ? 380 : 20, by: way, samples: random.whole(4...24), at: time)
    case 4...7:
      let way = random.number(in: 2...26) * (random.whole(0...2) == 0 ? 1 : -1)
      return swipe(
        .thumbnails, from: way < 0 ? 380 : 20, by: way, samples: random.whole(4...24), at: time)
    case 8:
      add(.rotate(over: random.number(in: 0.2...0.4)), at: time)
      return time
    case 9:
      // A slow drag that stops before it lifts.
      let pane = random.whole(0...1) == 0 ? DualStrip.Pane.preview : .thumbnails
      return swipe(
        pane, from: 300, by: -random.number(in: 0.5...3), samples: random.whole(20...60), at: time,
        holding: random.number(in: 0.12...0.5))
    case 10:
      add(.focus(steps: random.whole(-6...8)), at: time)
      return time
    default:
      add(.delete(activeByFar: random.whole(-2...2)), at: time)
      return time
    }
  }

  private mutating func add(_ act: Act, at time: Double) { acts.append((time, act)) }

  /// A finger whose place is looked at 120 times a second, on the ticks of a clock.
  @discardableResult
  private mutating func swipe(
    _ pane: DualStrip.Pane, from x: Double, by way: Double, samples: Int, at start: Double,
    holding pause: Double = 0
  ) -> Double {
    let first = (start * 120).rounded(.up)
    var place = x
    for k in 0...samples {
      let time = (first + Double(k)) / 120
      place = x + way * Double(k)
      add(
        .touch(k == 0 ? .down : k == samples && pause == 0 ? .up : .move, pane, x: place), at: time)
    }
    let last = (first + Double(samples) + (pause * 120).rounded()) / 120
    if pause > 0 { add(.touch(.up, pane, x: place), at: last) }
    return last
  }
}
