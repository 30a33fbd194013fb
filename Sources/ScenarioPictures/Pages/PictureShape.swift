import CollectionLayouts

/// A part of a picture: areas or lines of one colour.
///
/// Scripts draw the same shapes on a canvas, so there are only straight lines.
struct PictureShape: Hashable {
  /// The colour as 0xRRGGBB.
  let ink: UInt32
  let opacity: Double
  /// The width of lines; 0 for filled areas.
  let lineWidth: Double
  /// The corners of each area or line.
  let paths: [[Point]]
}
