public import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// The settings with which a viewer is created.
  public struct Configuration: Hashable, Sendable {
    /// The measures of the strip and its axis; its height is that of the strip's pane. A vertical
    /// strip stands where reading begins: at the left, or at the right from right to left.
    public var thumbnails: ThumbnailMetrics
    /// The axis along which the preview scrolls.
    public var previewAxis: ScrollAxis
    /// How far a page in the preview moves outwards for each page of distance, in points.
    public var parallaxGap: Double
    /// How far an image lags behind its cell for each page of distance, as a share of the preview's
    /// length.
    public var imageShift: Double
    /// What the preview shows while the strip or a focus moves the position.
    public var mapping: Mapping
    /// Which neighbour becomes active when the active page is deleted, or missing in a new list.
    public var focusPolicy: FocusPolicy
    /// Who confirms a delete when its animation is over; the input `setCommits` changes it.
    public var commits: Commits
    /// Whether nothing is animated except the curve after a drag.
    public var reducesMotion: Bool
    /// The reading direction; right to left is the mirror image.
    public var direction: LayoutDirection
    /// Whether the viewer reports what a screen reader should say (`announced`).
    public var announces: Bool
    /// How many edits of people can be undone.
    public var undoLimit: Int
    /// How long animations take unless motion is reduced.
    public var durations: Durations
    /// The easing of all animations with one of these durations, except the phases of a delete and
    /// of an insertion, which are linear.
    public var easing: Easing
    /// When another page becomes active, and by which curves a release settles.
    public var scrolling: Scrolling

    /// Creates settings; every argument left out has its usual value.
    ///
    /// No value is refused: a viewer bounds values that cannot be drawn, and replaces NaN.
    public init(
      thumbnails: ThumbnailMetrics = ThumbnailMetrics(), parallaxGap: Double = 44,
      imageShift: Double = 0.3, mapping: Mapping = .stepped, focusPolicy: FocusPolicy = .next,
      commits: Commits = .immediate, reducesMotion: Bool = false,
      direction: LayoutDirection = .leftToRight, durations: Durations = Durations(),
      easing: Easing = .easeInOut, scrolling: Scrolling = Scrolling(),
      previewAxis: ScrollAxis = .horizontal, announces: Bool = false, undoLimit: Int = 100
    ) {
      self.previewAxis = previewAxis
      self.announces = announces
      self.undoLimit = undoLimit
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

    /// Two strips and nothing else: neighbours do not move apart, images do not lag behind their
    /// pages, and no thumbnail opens.
    public static let plain: Configuration = {
      var configuration = Configuration(parallaxGap: 0, imageShift: 0)
      configuration.thumbnails.focusedSpacing = 0
      let aspect = configuration.thumbnails.aspect
      configuration.thumbnails.aspectRange = aspect...aspect
      return configuration
    }()

    /// These settings, bounded to values that can be drawn; NaN is replaced.
    var bounded: Configuration {
      var result = self
      result.thumbnails = thumbnails.bounded
      result.parallaxGap = parallaxGap.bounded(within: -10_000...10_000, otherwise: 0)
      result.imageShift = imageShift.bounded(within: -10...10, otherwise: 0)
      result.durations = durations.bounded
      result.scrolling = scrolling.bounded
      result.undoLimit = min(max(undoLimit, 0), 10_000)
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

  /// Who confirms a delete when its animation is over.
  public enum Commits: Hashable, Sendable {
    /// The viewer itself: it removes the pages at once.
    case immediate
    /// The host: the viewer requests a commit, and the host answers `commit` or `failCommit`
    /// whenever it can.
    case byHost
  }
}

extension DualStripViewer {
  /// Which neighbour becomes active when the active page is deleted.
  public enum FocusPolicy: Hashable, Sendable {
    /// The page after it; if there is none, the page before it.
    case next
    /// The page before it; if there is none, the page after it.
    case previous

    /// Returns the neighbour on the policy's side; if there is none, the other one.
    func preferred<Neighbour>(after: Neighbour?, before: Neighbour?) -> Neighbour? {
      switch self {
      case .next: return after ?? before
      case .previous: return before ?? after
      }
    }

    /// The anchoring edge of a page at a place, in pages.
    @inline(__always)
    func edge(at place: Double, ownPresence: Double) -> Double {
      switch self {
      case .next: return place
      case .previous: return place - (1 - ownPresence)
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension DualStripViewer.Commits: Codable {}
#endif
