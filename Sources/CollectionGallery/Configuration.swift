public import CollectionLayouts
public import ScrollPhysics

extension CollectionViewer {
  /// The settings of a viewer.
  public struct Configuration: Hashable, Sendable {
    /// How cells come and go.
    public var style: TransitionStyle
    /// What stays in place when the content changes or sizes arrive.
    public var updateAnchor: AnchorPolicy
    /// What stays in place when the layout is switched.
    public var switchAnchor: AnchorPolicy
    /// What stays in place when the bounds change; `nil` for the layout's usual anchor.
    public var boundsAnchor: AnchorPolicy?
    /// How fast a free scroll slows down.
    public var deceleration: DecelerationRate
    /// The least stiffness ω of the curve on which a scroll approaches its target, per second.
    public var stiffness: Double
    /// Whether changes happen at once, without animation.
    public var reducesMotion: Bool

    /// Creates the default settings, except for those given.
    public init(
      style: TransitionStyle = TransitionStyle(), updateAnchor: AnchorPolicy = .leading,
      switchAnchor: AnchorPolicy = .center, boundsAnchor: AnchorPolicy? = nil,
      deceleration: DecelerationRate = .normal,
      stiffness: Double = SettleCurve.thumbnailsStiffness, reducesMotion: Bool = false
    ) {
      self.style = style
      self.updateAnchor = updateAnchor
      self.switchAnchor = switchAnchor
      self.boundsAnchor = boundsAnchor
      self.deceleration = deceleration
      self.stiffness = stiffness
      self.reducesMotion = reducesMotion
    }

    /// These settings, limited so that a viewer comes to rest: the deceleration to 0.5…0.9999 of
    /// the velocity per millisecond, the stiffness to 1…60 per second.
    var bounded: Configuration {
      var result = self
      result.deceleration = deceleration.bounded
      result.stiffness = stiffness.bounded(
        within: 1...SettleCurve.greatestStiffness, otherwise: SettleCurve.thumbnailsStiffness)
      return result
    }
  }
}
