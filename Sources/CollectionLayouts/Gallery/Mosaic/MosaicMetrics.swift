/// The measures of a mosaic, in points.
public struct MosaicMetrics: Hashable, Sendable {
  /// The length of a band along the main axis.
  public var band: Double
  /// The length of a band as a share of the pane's breadth; `nil` to use `band`.
  public var bandShare: Double?
  /// The space before each band, and between its parts.
  public var line: Double
  /// The unit to whose multiples bands are cut, such as 1 for whole points; 0 cuts exactly.
  public var pixel: Double

  /// Creates the measures of a mosaic. The sample app that it comes from cuts at whole points.
  public init(
    band: Double = 200, bandShare: Double? = nil, line: Double = 1, pixel: Double = 0
  ) {
    self.band = band
    self.bandShare = bandShare
    self.line = line
    self.pixel = pixel
  }

  /// These measures, limited to what can be drawn.
  public var bounded: MosaicMetrics {
    MosaicMetrics(
      band: band.bounded(within: 1...100_000, otherwise: 200),
      bandShare: bandShare.map { $0.bounded(within: 0...100, otherwise: 1) },
      line: line.bounded(within: 0...10_000, otherwise: 1),
      pixel: pixel.bounded(within: 0...1_000, otherwise: 0))
  }

  /// Returns these measures with the length that a band has in a pane of this breadth.
  func inBreadth(_ breadth: Double) -> MosaicMetrics {
    guard let bandShare else { return self }
    return MosaicMetrics(band: breadth * bandShare, line: line, pixel: pixel).bounded
  }

  /// The distance between the beginnings of two bands.
  var pitch: Double { band + line }

  /// Returns the two parts of a stretch: the first ends at a share of it, and the line is between
  /// them.
  ///
  /// - Parameter share: the first part as a fraction, in thirds or halves; numerator and
  ///   denominator are separate because a `Double` cannot hold a third exactly.
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
