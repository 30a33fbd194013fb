import DualStrip

/// A frame of the two strips, reduced to what comparisons of two runs need.
struct StripsOutline: Sendable {
  private var active: PageID?
  private var position: Double
  private var previewPosition: Double
  private var thumbnailsPosition: Double
  private var previewVelocity: Double
  private var thumbnailsVelocity: Double
  /// +1 if the velocity is positive in reading order, else −1.
  private var previewSign: Double
  private var thumbnailsSign: Double
  /// Points per page of the preview.
  private var pageLength: Double

  init(_ viewer: DualStripViewer) {
    let shown = viewer.presentation
    active = viewer.activePage
    position = shown.position
    previewPosition = shown.previewPosition
    thumbnailsPosition = shown.thumbnailsPosition
    previewVelocity = shown.previewVelocity
    thumbnailsVelocity = shown.thumbnailsVelocity
    previewSign = viewer.readingSign(of: .preview)
    thumbnailsSign = viewer.readingSign(of: .thumbnails)
    pageLength = viewer.pitch(of: .preview)
  }

  func difference(
    from other: StripsOutline, mirrored: Bool, pitch: Double
  ) -> (points: Double, what: String) {
    var worst = (points: 0.0, what: "")
    func consider(_ points: Double, _ what: String) {
      if points.magnitude > worst.points { worst = (points.magnitude, what) }
    }
    consider((position - other.position) * pitch, "position")
    consider((previewPosition - other.previewPosition) * pageLength, "preview")
    consider((thumbnailsPosition - other.thumbnailsPosition) * pitch, "thumbnails")
    let sign = mirrored ? previewSign * other.previewSign : 1
    consider(previewVelocity - sign * other.previewVelocity, "preview.velocity")
    let stripSign = mirrored ? thumbnailsSign * other.thumbnailsSign : 1
    consider(thumbnailsVelocity - stripSign * other.thumbnailsVelocity, "thumbnails.velocity")
    if active != other.active { consider(.infinity, "active") }
    return worst
  }
}
