import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// The rules for changing the active page and for settling after a drag; where the panes differ,
  /// each has a value of its own.
  public struct Scrolling: Hashable, Sendable {
    /// How far the view moves away from the active page, in pages, before a nearer page becomes
    /// active: a little over a half, so that the active page does not flicker at the midpoint.
    public var activationDistance: Double
    /// The least stiffness ω of the curve with which the preview settles, per second.
    public var previewStiffness: Double
    /// The least stiffness ω of the curve with which the strip settles, per second.
    public var thumbnailsStiffness: Double
    /// The deceleration that decides where a page turn would end by itself, and how the preview's
    /// bounce dies.
    public var previewDeceleration: DecelerationRate
    /// The deceleration with which the strip coasts, and its bounce dies.
    public var thumbnailsDeceleration: DecelerationRate
    /// How far a swipe must carry the preview, in pages, to turn to the next page.
    public var pageTurnEdge: Double
    /// The least speed of a release, in points per second, that carries the preview farther; a
    /// slower one counts as 0.
    public var pageTurnSpeed: Double
    /// The largest number of pages that one swipe turns.
    public var pageTurnLimit: Int
    /// The rubber-band coefficient of both panes: the share of a pull that is shown, right at the
    /// end of the content.
    public var rubberBand: Double

    /// Creates rules; every argument left out has its usual value.
    ///
    /// A viewer bounds them so that it always comes to rest: the activation distance to 0.5…0.99
    /// pages, a stiffness to 1…60 per second, a deceleration to 0.5…0.9999 of the velocity per
    /// millisecond, the edge of a page turn to 0.05…0.95 pages, its speed to 0…10 000 points per
    /// second and its limit to 1…100 pages, the rubber band to 0.01…1.
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

    /// These rules, bounded so that a viewer comes to rest.
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
