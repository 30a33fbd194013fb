public import ScrollPhysics

extension DualStripViewer {
  /// How long everything takes that is not a curve after a drag.
  public struct Durations: Hashable, Sendable {
    /// A focus that is animated, and the thumbnail that it opens.
    public var focus: Time
    /// The fade of what a pane still shows beside its mapping after the other took over.
    public var handOver: Time
    /// Thumbnails that open or close because another rule says how far they are open.
    public var expansion: Time
    /// The fade of what an edit has left of the way to the page that the view rests on.
    public var settlement: Time
    /// The first phase of a delete and the last of an insertion: a cell shrinks or grows.
    public var shrinking: Time
    /// The last phase of a delete and the first of an insertion: a gap closes or opens.
    public var closing: Time
    /// A page on its way to another place.
    public var move: Time
    /// A page on its way to its true aspect.
    public var aspect: Time

    /// The usual times, but for those that are given; a viewer keeps each from none to an hour.
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

    /// Where motion is reduced nothing takes any time.
    static let none = Durations(
      focus: .zero, handOver: .zero, expansion: .zero, settlement: .zero, shrinking: .zero,
      closing: .zero, move: .zero, aspect: .zero)

    /// These durations as far as a viewer can keep to them: from none to an hour.
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
  /// The durations that a viewer keeps to: none where it reduces motion.
  package var effectiveDurations: DualStripViewer.Durations {
    reducesMotion ? .none : durations
  }
}
