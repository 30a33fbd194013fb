import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// How a page is left and another one reached; where two panes differ, for each its own.
  public struct Scrolling: Hashable, Sendable {
    /// How far the view leaves the active page, in pages, before a nearer one takes its place:
    /// a little over a half, so that nothing chatters there.
    public var activationDistance: Double
    /// The least stiffness ω of the curve by which the preview settles, per second.
    public var previewStiffness: Double
    /// The least stiffness ω of the curve by which the strip settles, per second.
    public var thumbnailsStiffness: Double
    /// By which the natural end of a page turn is found, and a bounce of the preview dies.
    public var previewDeceleration: DecelerationRate
    /// By which the strip coasts, and its bounce dies.
    public var thumbnailsDeceleration: DecelerationRate
    /// How far a swipe has to carry the preview, in pages, for the next page.
    public var pageTurnEdge: Double
    /// The least speed of a release, in points per second, that carries the preview any farther.
    public var pageTurnSpeed: Double
    /// How many pages one swipe turns at the most.
    public var pageTurnLimit: Int
    /// How stiff both panes are beyond an end: the slope of what is shown of a pull, at the edge.
    public var rubberBand: Double

    /// The usual rules, but for those that are given.
    ///
    /// A viewer bounds them, so that it comes to rest: the distance to 0.5…0.99 pages, a stiffness to
    /// 1…60 per second, a deceleration to 0.5…0.9999 of the velocity per millisecond, the edge of a
    /// page turn to 0.05…0.95 pages, its speed to 0…10 000 points per second and its limit to 1…100
    /// pages, the rubber band to 0.01…1.
    public init(
      activationDistance: Double = 0.52, previewStiffness: Double = SettleCurve.previewStiffness,
      thumbnailsStiffness: Double = SettleCurve.thumbnailsStiffness,
      previewDeceleration: DecelerationRate = .normal,
      thumbnailsDeceleration: DecelerationRate = .fast, pageTurnEdge: Double = 0.5,
      pageTurnSpeed: Double = 0, pageTurnLimit: Int = 1,
      rubberBand: Double = RubberBand.usualCoefficient
    ) {
      self.activationDistance = activationDistance
      self.previewStiffness = previewStiffness
      self.thumbnailsStiffness = thumbnailsStiffness
      self.previewDeceleration = previewDeceleration
      self.thumbnailsDeceleration = thumbnailsDeceleration
      self.pageTurnEdge = pageTurnEdge
      self.pageTurnSpeed = pageTurnSpeed
      self.pageTurnLimit = pageTurnLimit
      self.rubberBand = rubberBand
    }

    /// These rules as far as a viewer comes to rest by them.
    var bounded: Scrolling {
      let normal = Scrolling()
      var result = self
      result.activationDistance = activationDistance.bounded(
        within: 0.5...0.99, otherwise: normal.activationDistance)
      let stiffness = 1...SettleCurve.greatestStiffness
      result.previewStiffness = previewStiffness.bounded(
        within: stiffness, otherwise: normal.previewStiffness)
      result.thumbnailsStiffness = thumbnailsStiffness.bounded(
        within: stiffness, otherwise: normal.thumbnailsStiffness)
      result.previewDeceleration = previewDeceleration.bounded
      result.thumbnailsDeceleration = thumbnailsDeceleration.bounded
      result.pageTurnEdge = pageTurnEdge.bounded(
        within: 0.05...0.95, otherwise: normal.pageTurnEdge)
      result.pageTurnSpeed = pageTurnSpeed.bounded(
        within: 0...10_000, otherwise: normal.pageTurnSpeed)
      result.pageTurnLimit = min(max(pageTurnLimit, 1), 100)
      result.rubberBand = rubberBand.bounded(within: 0.01...1, otherwise: normal.rubberBand)
      return result
    }
  }
}
