public import CollectionLayouts
public import ScrollPhysics

/// The positions, offsets, velocities and frames of a viewer at one time, without the cells.
///
/// Positions are in pages from the start, offsets in points of the pane's content, velocities in
/// points per second.
public struct Presentation: Sendable {
  /// The time that is shown: the viewer's `now`.
  public let time: Time
  /// The viewer's size, in points; during a resize, the size at this time.
  public let bounds: Size
  /// The viewer's position, in pages from the start.
  public let position: Double
  /// The position that fills the preview, its lag included; in pages from the start.
  public let previewPosition: Double
  /// The content offset of the preview along the axis, in points; 0 without pages.
  public let previewOffset: Double
  /// The velocity of the preview's offset in a curve or a fade, in points per second.
  ///
  /// It does not include movement by a finger, a gap or a resize.
  public let previewVelocity: Double
  /// The position in the middle of the strip, its lag included; in pages from the start.
  public let thumbnailsPosition: Double
  /// The content offset of the strip along the axis, in points; below 0 where the leftmost
  /// thumbnail is in the middle.
  public let thumbnailsOffset: Double
  /// The velocity of the strip's offset in a curve or a fade, in points per second.
  ///
  /// It does not include movement by a finger, a gap or a resize.
  public let thumbnailsVelocity: Double
  /// How far one pane still is from its mapped position, in pages.
  public let syncError: Double
  /// The distance between the positions that the two panes show, in pages.
  public let syncDistance: Double
  /// The preview's frame in the viewer's coordinates, in points: from the top down to the strip.
  public let previewFrame: Rect
  /// The strip's frame in the viewer's coordinates, in points: above the bottom inset.
  public let thumbnailsFrame: Rect
  /// Whether the position is beyond an end.
  public let isOverscrolled: Bool
  /// The largest preview offset that is not overscroll, in points; the least is 0.
  public let previewLimit: Double

  /// Borrows the viewer: otherwise the initializer would get a copy.
  init(_ viewer: borrowing DualStripViewer, at moment: Moment) {
    let lag = viewer.lag
    let now = viewer.now
    time = now
    bounds = moment.bounds.size
    position = moment.position
    previewPosition = moment.previewPosition
    thumbnailsPosition = moment.shownThumbnails
    syncError = lag?.fade.value(at: now).magnitude ?? 0
    syncDistance =
      viewer.browses ? 0 : (moment.previewPosition - moment.shownThumbnails).magnitude
    isOverscrolled = viewer.slots.clamped(moment.position) != moment.position

    previewFrame = viewer.frame(of: .preview, in: moment.bounds)
    thumbnailsFrame = viewer.frame(of: .thumbnails, in: moment.bounds)

    let preview = viewer.previewScale(in: moment.bounds)
    let strip = viewer.thumbnailsScale(in: moment.bounds)
    previewOffset = preview.contentOffset(at: moment.previewPosition)
    previewLimit = preview.limit
    thumbnailsOffset = strip.contentOffset(at: moment.shownThumbnails)

    let previewSpeed = viewer.velocity(of: .preview, at: moment.position)
    let stripSpeed = viewer.velocity(of: .thumbnails, at: moment.position)
    previewVelocity = viewer.readingSign(of: .preview) * previewSpeed * preview.pitch
    thumbnailsVelocity = viewer.readingSign(of: .thumbnails) * stripSpeed * strip.pitch
  }
}

extension DualStripViewer {
  /// The content offsets of both panes along the axis, in points, without the rest of a
  /// presentation.
  package var contentOffsets: SIMD2<Double> {
    let moment = moment
    return SIMD2(
      previewScale(in: moment.bounds).contentOffset(at: moment.previewPosition),
      thumbnailsScale(in: moment.bounds).contentOffset(at: moment.shownThumbnails))
  }
}
