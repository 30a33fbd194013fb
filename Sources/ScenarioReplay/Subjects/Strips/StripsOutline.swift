import DualStrip

/// A frame of the two strips, reduced to what comparisons of two runs need.
struct StripsOutline: Sendable {
  private var active: PageID?
  private var position: Double
  private var previewPosition: Double
  private var thumbnailsPosition: Double
  private var previewVelocity: Double
  private var thumbnailsVelocity: Double
  private var width: Double

  init(_ viewer: DualStripViewer) {
    let shown = viewer.presentation
    active = viewer.activePage
    position = shown.position
    previewPosition = shown.previewPosition
    thumbnailsPosition = shown.thumbnailsPosition
    previewVelocity = shown.previewVelocity
    thumbnailsVelocity = shown.thumbnailsVelocity
    width = shown.bounds.width
  }

  func difference(
    from other: StripsOutline, mirrored: Bool, pitch: Double
  ) -> (points: Double, what: String) {
    var worst = (points: 0.0, what: "")
    func consider(_ points: Double, _ what: String) {
      if points.magnitude > worst.points { worst = (points.magnitude, what) }
    }
    let sign = mirrored ? -1.0 : 1
    consider((position - other.position) * pitch, "position")
    consider((previewPosition - other.previewPosition) * width, "preview")
    consider((thumbnailsPosition - other.thumbnailsPosition) * pitch, "thumbnails")
    consider(previewVelocity - sign * other.previewVelocity, "preview.velocity")
    consider(thumbnailsVelocity - sign * other.thumbnailsVelocity, "thumbnails.velocity")
    if active != other.active { consider(.infinity, "active") }
    return worst
  }
}
