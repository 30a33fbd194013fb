public import ScrollPhysics

extension DualStripViewer {
  /// A raw event of a wheel or a trackpad, as a window system reports it.
  public struct WheelEvent: Hashable, Sendable {
    /// The time of the event itself, not of its delivery.
    public var time: Time
    /// How far to scroll to the right. NaN and infinity count as 0.
    public var dx: Double
    /// How far to scroll down. NaN and infinity count as 0.
    public var dy: Double
    /// The unit of both distances.
    public var unit: Unit
    /// What the hand does, if the window system says so.
    public var phase: Phase

    /// Creates an event; the distances are those of a web page's `WheelEvent`: positive scrolls
    /// to the right and down.
    public init(
      time: Time, dx: Double = 0, dy: Double = 0, unit: Unit = .points, phase: Phase = .none
    ) {
      self.time = time
      self.dx = dx
      self.dy = dy
      self.unit = unit
      self.phase = phase
    }

    /// Both distances, bounded to what a hand can scroll between two events.
    var distances: (x: Double, y: Double) { (dx.bounded(by: 1e6), dy.bounded(by: 1e6)) }

    /// The unit of a distance.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// Points, as trackpads and most browsers report them.
      case points
      /// Notches of a wheel; a fine wheel reports parts of them.
      case notches
      /// Lines of text, as Firefox reports a mouse: each event is one notch.
      case lines
    }

    /// What the hand does.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The window system does not say: browsers never do.
      case none
      /// The fingers have touched the trackpad.
      case began
      /// The fingers have moved.
      case changed
      /// The fingers have lifted.
      case ended
      /// The fingers have lifted before; the window system goes on by itself.
      case momentum
    }
  }
}
