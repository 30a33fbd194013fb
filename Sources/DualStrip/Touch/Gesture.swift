public import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// The direction in which a gesture moves the content of a pane.
  public enum Heading: Hashable, Sendable {
    /// Towards later pages, in reading order.
    case forward
    /// Towards earlier pages, in reading order.
    case backward
    /// The finger moves to the left, whatever the reading order.
    case left
    /// The finger moves to the right, whatever the reading order.
    case right
  }

  /// A whole gesture of one finger: it comes down, moves, and lifts.
  public struct Gesture: Hashable, Sendable {
    /// The pane that the finger is on.
    public var pane: Pane
    /// The direction in which the finger moves the content.
    public var heading: Heading
    /// How far the finger goes, in points.
    public var distance: Double
    /// How long it moves.
    public var duration: Time
    /// How long it stays on the glass after that.
    public var pause: Time
    /// The speed at which it lifts, in points per second.
    public var releaseSpeed: Double
    /// Whether the finger speeds up evenly from rest; otherwise it moves at a constant speed.
    public var accelerates: Bool

    /// A drag at a constant speed, with a separate speed at which it lifts.
    public static func drag(
      _ pane: Pane, _ heading: Heading, _ distance: Double, over duration: Time,
      holding pause: Time = .zero, releasing speed: Double = 0
    ) -> Gesture {
      Gesture(
        pane: pane, heading: heading, distance: distance, duration: duration, pause: pause,
        releaseSpeed: speed, accelerates: false)
    }

    /// The usual duration of a flick: 100 ms.
    public static let usualFlick = Time.milliseconds(100)

    /// A drag that speeds up evenly, and lifts at its final speed: `speed·t²/(2·duration)` after
    /// `t`.
    public static func flick(
      _ pane: Pane, _ heading: Heading, velocity speed: Double,
      over duration: Time = usualFlick
    ) -> Gesture {
      Gesture(
        pane: pane, heading: heading, distance: speed * duration.seconds / 2, duration: duration,
        pause: .zero, releaseSpeed: speed, accelerates: true)
    }

    /// A finger that comes down, stays, and lifts at rest.
    public static func hold(_ pane: Pane, for duration: Time) -> Gesture {
      Gesture(
        pane: pane, heading: .forward, distance: 0, duration: .zero, pause: duration,
        releaseSpeed: 0, accelerates: false, moves: false)
    }

    private var moves = true

    /// The time from touching down to lifting.
    public var length: Time { duration + pause }

    /// Returns the inputs of the gesture, with times from its start.
    ///
    /// The first sample comes one touch period after the finger has come down, and is already a
    /// drag, however short. The last one comes at the end of the movement; a finger that stays
    /// gives none.
    ///
    /// - Parameters:
    ///   - touchRate: samples per second, bounded to 1…10 000.
    ///   - direction: the reading direction, which decides what `forward` means.
    public func inputs(
      touchRate: Double, direction: LayoutDirection
    ) -> [(time: Time, input: Input)] {
      let sign = fingerSign(direction)
      let rate = touchRate == touchRate ? min(max(touchRate, 1), 10_000) : 60
      var result: [(time: Time, input: Input)] = [(.zero, .touchBegan(pane))]
      var travelled = 0.0
      func sample(at time: Time) {
        let travel = sign * self.travel(at: time)
        result.append((time, .dragMoved(pane, by: travel - travelled)))
        travelled = travel
      }
      if moves {
        var number = 1
        while case let time = Time.frame(number, perSecond: rate), time < moving {
          sample(at: time)
          number += 1
        }
        sample(at: moving)
      }
      result.append(
        (moving + pause.boundedDuration, .touchEnded(pane, velocity: sign * releaseSpeed)))
      return result
    }

    /// How long the finger moves, at most an hour.
    private var moving: Time { duration.boundedDuration }

    /// +1 for a finger that goes to the right.
    private func fingerSign(_ direction: LayoutDirection) -> Double {
      let forward: Double = direction == .leftToRight ? -1 : 1
      switch heading {
      case .forward: return forward
      case .backward: return -forward
      case .left: return -1
      case .right: return 1
      }
    }

    /// How far the finger has gone, in points.
    private func travel(at time: Time) -> Double {
      guard moving > .zero, time < moving else { return distance }
      let fraction = Double(time.ticks) / Double(moving.ticks)
      return distance * (accelerates ? fraction * fraction : fraction)
    }
  }

  /// Performs a whole gesture from `now` on, and lets its time pass.
  ///
  /// - Parameters:
  ///   - gesture: what the finger does.
  ///   - touchRate: samples per second.
  @discardableResult
  public mutating func perform(_ gesture: Gesture, touchRate: Double = 120) -> [ViewerEvent] {
    let start = now
    return gesture.inputs(touchRate: touchRate, direction: direction(of: gesture.pane))
      .flatMap { handle($0.input, at: start + $0.time) }
  }
}
