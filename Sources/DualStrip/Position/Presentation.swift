public import CollectionLayouts
public import ScrollPhysics

/// All that a viewer shows at one time: what a host draws, and a trace writes down.
///
/// Positions are in pages from the start, offsets in points of the pane's content, velocities in
/// points per second.
public struct Presentation: Sendable {
  public let time: Time
  public let bounds: Size
  public let position: Double
  public let previewPosition: Double
  public let previewOffset: Double
  public let previewVelocity: Double
  public let thumbnailsPosition: Double
  public let thumbnailsOffset: Double
  public let thumbnailsVelocity: Double
  /// How far one pane still is from what the mapping asks, in pages.
  public let syncError: Double
  /// How far apart the positions are that the panes show, in pages.
  public let syncDistance: Double
  /// The panes in the viewer's coordinates.
  public let previewFrame: Rect
  public let thumbnailsFrame: Rect
  /// Whether the position is beyond an end.
  public let isOverscrolled: Bool
  /// The largest preview offset that is not overscroll, in points; the least is 0.
  public let previewLimit: Double

  /// The state that this is a reading of.
  public let viewer: DualStripViewer
  private let moment: Moment

  init(_ viewer: DualStripViewer) {
    self.viewer = viewer
    let moment = viewer.moment
    let configuration = viewer.configuration
    self.moment = moment
    let lag = viewer.lag
    let now = viewer.now
    time = now
    bounds = moment.bounds.size
    position = moment.position
    previewPosition = moment.previewPosition
    thumbnailsPosition = moment.thumbnailsPosition
    syncError = lag?.fade.value(at: now).magnitude ?? 0
    syncDistance = (moment.previewPosition - moment.thumbnailsPosition).magnitude
    isOverscrolled = moment.slots.clamped(moment.position) != moment.position

    let height = configuration.thumbnails.height
    previewFrame = moment.bounds.previewFrame(thumbnailHeight: height)
    thumbnailsFrame = moment.bounds.thumbnailsFrame(height: height)

    let width = moment.bounds.size.width
    let pitch = configuration.thumbnails.pitch
    let side = (width - configuration.thumbnails.width) / 2
    let previewContent = moment.slots.total * width
    let stripContent = max(0, moment.slots.total * pitch - configuration.thumbnails.spacing)
    func offset(_ reading: Double, in content: Double) -> Double {
      configuration.direction == .leftToRight ? reading : content - width - reading
    }
    let isEmpty = moment.slots.count == 0
    previewOffset = isEmpty ? 0 : offset(moment.previewPosition * width, in: previewContent)
    previewLimit = isEmpty ? 0 : max(0, previewContent - width)
    thumbnailsOffset =
      isEmpty ? -side : offset(moment.thumbnailsPosition * pitch - side, in: stripContent)

    let velocity = viewer.currentVelocity
    let follows = viewer.previewFollows(moment.position)
    let previewSpeed =
      (follows ? velocity : 0) + (lag?.velocity(of: .preview, at: now) ?? 0)
    let stripSpeed = velocity + (lag?.velocity(of: .thumbnails, at: now) ?? 0)
    previewVelocity = viewer.readingSign * previewSpeed * width
    thumbnailsVelocity = viewer.readingSign * stripSpeed * pitch
  }

  public var preview: LayoutController<PreviewLayout> {
    LayoutController(
      layout: PreviewLayout(
        parallaxGap: viewer.configuration.parallaxGap,
        imageShift: viewer.configuration.imageShift),
      content: content(
        expansions: [], position: previewPosition, in: previewFrame, offset: previewOffset),
      viewport: viewport(previewFrame, offset: previewOffset))
  }

  public var thumbnails: LayoutController<ThumbnailLayout> {
    LayoutController(
      layout: ThumbnailLayout(metrics: viewer.configuration.thumbnails),
      content: content(
        expansions: viewer.expansions(at: moment.position), position: thumbnailsPosition,
        in: thumbnailsFrame, offset: thumbnailsOffset),
      viewport: viewport(thumbnailsFrame, offset: thumbnailsOffset))
  }

  private func content(
    expansions: [SlotContent.SlotValue], position: Double, in frame: Rect, offset: Double
  ) -> SlotContent {
    SlotContent(
      slots: moment.slots, pages: viewer.document.ids, aspects: viewer.document.aspects,
      changingAspects: viewer.edits.aspectChanges.map {
        .init(slot: $0.slot, value: $0.aspect(at: time))
      }, expansions: expansions,
      shown: .init(position: position, viewport: viewport(frame, offset: offset)))
  }

  private func viewport(_ frame: Rect, offset: Double) -> Viewport {
    Viewport(
      bounds: Rect(origin: Point(x: offset, y: 0), size: frame.size),
      direction: viewer.configuration.direction)
  }
}
