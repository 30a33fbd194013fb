public import ScrollPhysics

extension DualStripViewer {
  /// How long each animation takes, apart from the curve after a drag.
  public struct Durations: Hashable, Sendable {
    /// An animated focus, and the thumbnail that it opens.
    public var focus: Time
    /// The fade of a pane's lag after the other pane took over.
    public var handOver: Time
    /// Thumbnails that open or close because another expansion rule applies.
    public var expansion: Time
    /// The fade of the distance that an edit left between the view and the page it rests on.
    public var settlement: Time
    /// The first phase of a delete and the last of an insertion: a cell shrinks or grows.
    public var shrinking: Time
    /// The last phase of a delete and the first of an insertion: a gap closes or opens.
    public var closing: Time
    /// A page that moves to another place.
    public var move: Time
    /// A page that changes to its true aspect.
    public var aspect: Time

    /// Creates durations; every argument left out has its usual value. A viewer bounds each to 0…1
    /// hour.
    public init(
      focus: Time = .milliseconds(300), handOver: Time = .milliseconds(300),
      expansion: Time = .milliseconds(150), settlement: Time = .milliseconds(150),
      shrinking: Time = .milliseconds(150), closing: Time = .milliseconds(150),
      move: Time = .milliseconds(300), aspect: Time = .milliseconds(150)
    ) {
      self.focus = focus
      self.handOver = handOver
      self.expansion = expansion
      self.settlement = settlement
      self.shrinking = shrinking
      self.closing = closing
      self.move = move
      self.aspect = aspect
    }

    /// The durations with reduced motion: all are zero.
    static let none = Durations(
      focus: .zero, handOver: .zero, expansion: .zero, settlement: .zero, shrinking: .zero,
      closing: .zero, move: .zero, aspect: .zero)

    /// These durations, each bounded to 0…1 hour.
    var bounded: Durations {
      Durations(
        focus: focus.boundedDuration, handOver: handOver.boundedDuration,
        expansion: expansion.boundedDuration, settlement: settlement.boundedDuration,
        shrinking: shrinking.boundedDuration, closing: closing.boundedDuration,
        move: move.boundedDuration, aspect: aspect.boundedDuration)
    }
  }

  /// The durations of this viewer.
  var durations: Durations { configuration.effectiveDurations }
}

extension DualStripViewer.Configuration {
  /// The durations that a viewer uses: all zero if it reduces motion.
  package var effectiveDurations: DualStripViewer.Durations {
    reducesMotion ? .none : durations
  }
}
