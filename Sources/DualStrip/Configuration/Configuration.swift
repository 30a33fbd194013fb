public import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// What is settled before the viewer is made.
  public struct Configuration: Hashable, Sendable {
    /// The measures of the strip; its height is that of the thumbnails' pane.
    public var thumbnails: ThumbnailMetrics
    /// Points that a neighbour in the preview is moved outwards for each page of distance.
    public var parallaxGap: Double
    /// Share of the preview's width by which an image lags behind its cell.
    public var imageShift: Double
    /// What the preview shows while the strip or a focus moves the position.
    public var mapping: Mapping
    /// Which neighbour takes over from an active page that is deleted, or that another list lacks.
    public var focusPolicy: FocusPolicy
    /// Who answers for the data when a delete animation is over; the input `setCommits` changes it.
    public var commits: Commits
    /// No animation but the curve after a drag.
    public var reducesMotion: Bool
    /// Which way the pages are read; right to left is the mirror image.
    public var direction: LayoutDirection
    /// How long animations take, where motion is not reduced.
    public var durations: Durations
    /// How everything goes that takes one of these times, but the phases of a delete and of an
    /// insertion, which go evenly.
    public var easing: Easing
    /// When another page becomes active, and by which curves a release settles.
    public var scrolling: Scrolling

    /// The usual settings, but for those that are given.
    ///
    /// Nothing is refused: a viewer bounds what could not be drawn, and replaces what is no number.
    public init(
      thumbnails: ThumbnailMetrics = ThumbnailMetrics(), parallaxGap: Double = 44,
      imageShift: Double = 0.3, mapping: Mapping = .stepped, focusPolicy: FocusPolicy = .next,
      commits: Commits = .immediate, reducesMotion: Bool = false,
      direction: LayoutDirection = .leftToRight, durations: Durations = Durations(),
      easing: Easing = .easeInOut, scrolling: Scrolling = Scrolling()
    ) {
      self.thumbnails = thumbnails
      self.parallaxGap = parallaxGap
      self.imageShift = imageShift
      self.mapping = mapping
      self.focusPolicy = focusPolicy
      self.commits = commits
      self.reducesMotion = reducesMotion
      self.direction = direction
      self.durations = durations
      self.easing = easing
      self.scrolling = scrolling
    }

    /// The usual settings: those of Photos.
    public static let photos = Configuration()

    /// Two strips and nothing else: neighbours do not part, images do not lag behind their pages,
    /// and no thumbnail opens.
    public static let plain: Configuration = {
      var configuration = Configuration(parallaxGap: 0, imageShift: 0)
      configuration.thumbnails.focusedSpacing = 0
      let aspect = configuration.thumbnails.aspect
      configuration.thumbnails.aspectRange = aspect...aspect
      return configuration
    }()

    /// These settings as far as anything can be drawn with them: what is no number is left out.
    var bounded: Configuration {
      var result = self
      result.thumbnails = thumbnails.bounded
      result.parallaxGap = parallaxGap.bounded(within: -10_000...10_000, otherwise: 0)
      result.imageShift = imageShift.bounded(within: -10...10, otherwise: 0)
      result.durations = durations.bounded
      result.scrolling = scrolling.bounded
      return result
    }
  }

  /// What the preview shows while the strip moves.
  public enum Mapping: Hashable, Sendable {
    /// The active page, page by page, as Photos does.
    case stepped
    /// The position itself.
    case continuous
  }

  /// Who answers for the data when a delete animation is over.
  public enum Commits: Hashable, Sendable {
    /// The pages are gone at once.
    case immediate
    /// The host is asked, and answers `commit` or `failCommit` whenever it can.
    case byHost
  }
}

extension DualStripViewer {
  /// Which neighbour takes over from an active page that is deleted, where there is one.
  public enum FocusPolicy: Hashable, Sendable {
    /// The page behind it; there being none, the one before.
    case next
    /// The page before it; there being none, the one behind.
    case previous

    /// Of two neighbours the one on the side of the policy; the other where there is none.
    func preferred<Neighbour>(after: Neighbour?, before: Neighbour?) -> Neighbour? {
      switch self {
      case .next: return after ?? before
      case .previous: return before ?? after
      }
    }
  }
}
