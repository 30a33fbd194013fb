import CollectionLayouts
import TestSupport
import Testing

/// Invalid metrics: a value that cannot be drawn becomes the nearest one that can.
@Suite struct MetricsTests {
  /// In the place of each measure, one after the other.
  private static let odd: [Double] = [
    .nan, -.infinity, .infinity, -1, -1e-9, 0, 1e-9, 0.5, 1, 999.5, 1e6, 1e7, 1e7 + 1, 1e300,
  ]

  @Test func `odd measures are bounded as they were`() {
    var found: [(name: String, digest: Digest)] = []
    func look<Metrics>(_ name: String, _ made: [(Double) -> Metrics]) {
      for (place, made) in made.enumerated() {
        var digest = Digest()
        for number in Self.odd { digest.add("\(made(number))") }
        found.append(("\(name)-\(place)", digest))
      }
    }
    func insets(_ number: Double) -> EdgeInsets {
      EdgeInsets(top: number, left: 1, bottom: number, right: 2)
    }
    func size(_ number: Double) -> Size { Size(width: number, height: 10) }
    func whole(_ number: Double) -> Int { Int(max(-1e9, min(1e9, number.isNaN ? 0 : number))) }
    look(
      "list",
      [
        { ListMetrics(itemSize: size($0)).bounded }, { ListMetrics(spacing: $0).bounded },
        { ListMetrics(sectionSpacing: $0).bounded },
      ])
    look(
      "flow",
      [
        { FlowMetrics(itemSize: size($0)).bounded }, { FlowMetrics(spacing: $0).bounded },
        { FlowMetrics(lineSpacing: $0).bounded }, { FlowMetrics(insets: insets($0)).bounded },
      ])
    look(
      "columns",
      [
        { ColumnsMetrics(minimum: $0).bounded }, { ColumnsMetrics(length: $0).bounded },
        { ColumnsMetrics(gap: $0).bounded }, { ColumnsMetrics(margin: $0).bounded },
        { ColumnsMetrics(pixel: $0).bounded },
      ])
    look(
      "mosaic",
      [
        { MosaicMetrics(band: $0).bounded }, { MosaicMetrics(bandShare: $0).bounded },
        { MosaicMetrics(line: $0).bounded }, { MosaicMetrics(pixel: $0).bounded },
      ])
    look(
      "quilt",
      [
        { QuiltMetrics(unit: .block(size($0))).bounded }, { QuiltMetrics(gap: $0).bounded },
        { QuiltMetrics(insets: insets($0)).bounded },
        { QuiltMetrics(unit: .columns(whole($0))).bounded },
      ])
    look(
      "waterfall",
      [
        { WaterfallMetrics(lanes: whole($0)).bounded }, { WaterfallMetrics(gap: $0).bounded },
        { WaterfallMetrics(lineSpacing: $0).bounded },
        { WaterfallMetrics(insets: insets($0)).bounded },
        { WaterfallMetrics(tolerance: $0).bounded },
      ])
    look(
      "carousel",
      [
        { CarouselMetrics(side: $0).bounded }, { CarouselMetrics(gap: $0).bounded },
        { CarouselMetrics(reach: $0).bounded }, { CarouselMetrics(growth: $0).bounded },
        { CarouselMetrics(floor: $0).bounded }, { CarouselMetrics(threshold: $0).bounded },
      ])
    look(
      "pile",
      [
        { PileMetrics(side: $0).bounded }, { PileMetrics(shown: whole($0)).bounded },
        { PileMetrics(angles: [$0, 0.1]).bounded }, { _ in PileMetrics(angles: []).bounded },
      ])
    let changed = KnownDigests("metrics").changed(found)
    #expect(changed.isEmpty)
  }
}
