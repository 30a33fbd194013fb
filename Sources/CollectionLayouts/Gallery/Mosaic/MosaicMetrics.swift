/// The measures of a mosaic, in points.
public struct MosaicMetrics: Hashable, Sendable {
  /// Extent of a band along the main axis.
  public var band: Double
  /// That extent as a part of the breadth of the pane; `nil` where `band` says it.
  public var bandShare: Double?
  /// What is left free before each band, and between the parts of one.
  public var line: Double
  /// The unit to whose multiples bands are cut, as 1 for whole points; 0 cuts exactly.
  public var pixel: Double

  /// The measures of a mosaic; those of the sample that it comes from cut at whole points.
  public init(
    band: Double = 200, bandShare: Double? = nil, line: Double = 1, pixel: Double = 0
  ) {
    self.band = band
    self.bandShare = bandShare
    self.line = line
    self.pixel = pixel
  }

  /// These measures as far as a mosaic can be drawn with them.
  public var bounded: MosaicMetrics {
    MosaicMetrics(
      band: band.bounded(within: 1...100_000, otherwise: 200),
      bandShare: bandShare.map { $0.bounded(within: 0...100, otherwise: 1) },
      line: line.bounded(within: 0...10_000, otherwise: 1),
      pixel: pixel.bounded(within: 0...1_000, otherwise: 0))
  }

  /// These measures with the band that a pane of a breadth has.
  func inBreadth(_ breadth: Double) -> MosaicMetrics {
    guard let bandShare else { return self }
    return MosaicMetrics(band: breadth * bandShare, line: line, pixel: pixel).bounded
  }

  /// Distance between the beginnings of two bands.
  var pitch: Double { band + line }

  /// The two parts of a stretch: the first ends at a share of it, and the line is between them.
  ///
  /// - Parameter share: the first part, in thirds or halves: a fraction by its two numbers, since a
  ///   third is no number of this kind.
  func parts(
    of extent: Double, share: (Double, of: Double)
  ) -> (first: Double, second: (start: Double, extent: Double)) {
    let cut = min(extent, roundedUp(extent * share.0 / share.of))
    return (cut, (cut + line, max(0, extent - cut - line)))
  }

  private func roundedUp(_ cut: Double) -> Double {
    guard pixel > 0, cut > 0, cut / pixel < 1e15 else { return cut }
    let units = Double(Int64(cut / pixel))
    return (units * pixel < cut ? units + 1 : units) * pixel
  }
}
