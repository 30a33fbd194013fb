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
    /// What stays in place when the bounds change; what is usual for the layout where nothing is said.
    public var boundsAnchor: AnchorPolicy?
    /// How fast a free scroll slows down.
    public var deceleration: DecelerationRate
    /// The least stiffness ω of the curve by which it comes to a target, per second.
    public var stiffness: Double
    /// Whether changes take no time.
    public var reducesMotion: Bool

    /// The usual settings, but for those that are given.
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

    /// These settings as far as a viewer comes to rest by them: a deceleration to 0.5…0.9999 of the
    /// velocity per millisecond, the stiffness to 1…60 per second.
    var bounded: Configuration {
      var result = self
      result.deceleration = deceleration.bounded
      result.stiffness = stiffness.bounded(
        within: 1...SettleCurve.greatestStiffness, otherwise: SettleCurve.thumbnailsStiffness)
      return result
    }
  }
}
