public import CollectionLayouts
public import ScrollPhysics

/// A finger that may lift pages: it comes down on a thumbnail and stays, or a mouse drags it.
struct LongPress: Hashable, Sendable {
  /// Where it came down, in the strip's coordinates.
  let start: Point
  /// When it lifts the page by staying; `nil` for a mouse, which lifts by a drag.
  let deadline: Time?
  var hasLifted = false

  /// How far a finger may tremble while it stays, in points.
  static let slop = 10.0
  /// How far a mouse drags a thumbnail before it lifts it, in points.
  static let mouseSlop = 4.0
}

extension DualStripViewer.TouchReader {
  /// An input with its time.
  public typealias TimedInput = (time: Time, input: DualStripViewer.Input)

  /// Starts to read a finger or a mouse that may lift pages: after half a second within 10 pt or,
  /// for a mouse, when it drags a thumbnail by 4 pt. Points are in the pane's own coordinates, always
  /// those of the pane that it came down on.
  ///
  /// Give the reader the time, too, with `advance`: the lift is due at its `deadline`.
  public static func began(
    on pane: Pane, at point: Point, isMouse: Bool = false, of viewer: borrowing DualStripViewer,
    time: Time
  ) -> (reader: Self, input: DualStripViewer.Input) {
    let axis = viewer.axis(of: pane)
    var (reader, input) = began(on: pane, at: axis.coordinate(of: point), time: time)
    reader.axis = axis
    let strip = viewer.thumbnails
    if pane == .thumbnails, strip.item(at: strip.contentOffset + point) != nil {
      reader.press = LongPress(
        start: point, deadline: isMouse ? nil : time + .milliseconds(500))
    }
    return (reader, input)
  }

  /// Whether the finger has asked for a lift: it carries from then on, and does not drag.
  public var hasLifted: Bool { press?.hasLifted == true }

  /// When the finger lifts a page, if it stays; `nil` if it does not.
  public var deadline: Time? { press?.hasLifted == false ? press?.deadline : nil }

  /// Lets time pass: a finger that has stayed for half a second lifts the page under it.
  public mutating func advance(to time: Time) -> [TimedInput] {
    guard let press, let deadline, deadline <= time else { return [] }
    self.press?.hasLifted = true
    return [(deadline, .lift(press.start))]
  }

  /// Reads a movement, in the pane's coordinates.
  public mutating func moved(to point: Point, at time: Time) -> [TimedInput] {
    var inputs = advance(to: time)
    if let press, !press.hasLifted {
      let way = point - press.start
      let far = max(way.x.magnitude, way.y.magnitude)
      if press.deadline != nil {
        if far > LongPress.slop { self.press = nil }
      } else if far >= LongPress.mouseSlop {
        self.press?.hasLifted = true
        inputs.append((time, .lift(press.start)))
      } else {
        return []
      }
    }
    if hasLifted { return inputs + [(time, .carry(point))] }
    return inputs
      + [moved(to: axis.coordinate(of: point), at: time)].compactMap { $0 }
      .map { (time, $0) }
  }

  /// Reads the end, in the pane's coordinates. After a lift it is a drop; the strip's finger is gone.
  public mutating func ended(at point: Point, time: Time) -> [TimedInput] {
    let last = moved(to: point, at: time)
    let end: [DualStripViewer.Input] =
      hasLifted ? [.drop, .touchCancelled(pane)] : [lift(at: time)]
    return last + end.map { (time, $0) }
  }

  /// Reads that the system has taken the touch away.
  public func cancelled(at time: Time) -> [TimedInput] {
    (hasLifted ? [(time, .cancelLift)] : []) + [(time, .touchCancelled(pane))]
  }
}
