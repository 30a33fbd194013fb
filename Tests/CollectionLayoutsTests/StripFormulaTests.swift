import CollectionLayouts
import TestSupport
import Testing

/// The cells of both strips as the formulas of the model place them, one by one, for any measures.
@Suite struct StripFormulaTests {
  /// The least, the greatest and some measures between.
  private static let spacings = [0.0, 4, 10_000]

  @Test(arguments: spacings, spacings)
  func `a thumbnail is where its place and what is open say`(_ spacing: Double, _ focused: Double) {
    for seed in 0..<40 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let count = chance.whole(1...7)
      let aspects = (0..<count).map { _ in chance.choice(of: [0.01, 0.2, 0.7, 1, 5, 90]) }
      let values = (0..<count).map { _ in chance.choice(of: [0, 0, 0.25, 1]) }
      let metrics = ThumbnailMetrics(
        height: chance.choice(of: [1, 66, 10_000]), spacing: spacing, focusedSpacing: focused,
        aspect: chance.choice(of: [0.01, 0.5, 3]),
        aspectRange: chance.choice(of: [0.2...5, 0.001...1000, 1...1]))
      let direction = chance.choice(of: [LayoutDirection.leftToRight, .rightToLeft])
      let content = SlotContent(
        slots: Slots(count: count), pages: (0..<count).map { PageID($0 + 1) }, aspects: aspects,
        expansions: SlotValues(values.enumerated().map { .init(slot: $0, value: $1) }))
      let strip = LayoutController(
        layout: ThumbnailLayout(metrics: metrics), content: content,
        viewport: Viewport(
          bounds: Rect(x: 0, y: 0, width: 320, height: metrics.height), direction: direction))
      let narrow = metrics.height * metrics.aspect
      let pitch = narrow + spacing
      let extra = (0..<count).map { k in
        let aspect = min(
          max(aspects[k], metrics.aspectRange.lowerBound), metrics.aspectRange.upperBound)
        return values[k] * (metrics.height * aspect - narrow)
      }
      let pushes = (0..<count).map { (extra[$0] + focused * values[$0]) / 2 }
      let length = Double(count) * pitch - spacing
      #expect(strip.contentSize == Size(width: length, height: metrics.height))
      for k in 0..<count {
        // What is open pushes all before it back, and all behind it on.
        let shift = pushes[..<k].reduce(0, +) - pushes[(k + 1)...].reduce(0, +)
        let middle = Double(k) * pitch + narrow / 2 + shift
        let cell = strip.layoutAttributesForItem(at: ItemIndex(item: k))
        let center = direction == .leftToRight ? middle : length - middle
        let scale = max(1, length + pushes.map { $0.magnitude }.reduce(0, +))
        #expect(
          cell.map { ($0.center.x - center).magnitude < 1e-12 * scale } == true,
          "page \(k) of seed \(seed): \(String(describing: cell?.center.x)), not \(center)")
        #expect(cell.map { ($0.size.width - narrow - extra[k]).magnitude <= 1e-12 * scale } == true)
        #expect(cell?.size.height == metrics.height && cell?.center.y == metrics.height / 2)
        #expect(cell?.details.expansion == values[k] && cell?.alpha == 1)
      }
      let inset = (320 - narrow) / 2
      #expect(strip.contentInset == EdgeInsets(left: inset, right: inset))
      for place in [0.0, 1.5, Double(count - 1)] {
        let reading = place * pitch - inset
        let offset = direction == .leftToRight ? reading : length - 320 - reading
        let told = strip.layout.contentOffset(at: place, in: strip.viewport)
        #expect((told - offset).magnitude <= 1e-12 * max(1, length))
        #expect(
          (strip.layout.position(at: told, in: strip.viewport) - place).magnitude < 1e-9,
          "seed \(seed)")
      }
    }
  }

  @Test(arguments: [0.0, 44, -44, 10_000, -10_000], [0.0, 0.3, -0.3, 1])
  func `a page of the preview is pushed by its distance, its image by its share`(
    _ gap: Double, _ share: Double
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for position in [-0.5, 0, 0.25, 1, 1.75, 3.5] {
        var pane = LayoutController(
          layout: PreviewLayout(parallaxGap: gap, imageShift: share),
          content: SlotContent(
            slots: Slots(count: 4), pages: [1, 2, 3, 4], aspects: [1, 2, 0.5, 1]),
          viewport: Viewport(
            bounds: Rect(x: 0, y: 0, width: 400, height: 600), direction: direction))
        pane.scroll(
          to: Point(x: pane.layout.contentOffset(at: position, in: pane.viewport), y: 0))
        for page in 0..<4 {
          let cell = try #require(pane.layoutAttributesForItem(at: ItemIndex(item: page)))
          let distance = Double(page) - position
          let sign = direction == .leftToRight ? 1.0 : -1
          let isNear = distance.magnitude < 1
          #expect(cell.details.parallax == (isNear ? sign * distance : nil))
          let pushed = isNear ? sign * distance * gap : 0
          let place = direction == .leftToRight ? page : 3 - page
          #expect(cell.frame.minX == Double(place) * 400 + pushed && cell.frame.minY == 0)
          #expect(cell.size == Size(width: 400, height: 600) && cell.alpha == 1)
          let moved = isNear ? -sign * distance * share * 400 : 0
          #expect((cell.details.imageTranslation - moved).magnitude < 1e-9)
        }
      }
    }
  }

  @Test func `measures are kept within what can be drawn, to the bound itself`() {
    func bounded(_ value: Double) -> ThumbnailMetrics {
      ThumbnailMetrics(
        height: value, spacing: value, focusedSpacing: value, aspect: value, aspectRange: 0...value
      ).bounded
    }
    let least = bounded(0)
    #expect(least.height == 1 && least.spacing == 0 && least.focusedSpacing == 0)
    #expect(least.aspect == 0.01 && least.aspectRange == 0.001...0.001)
    let greatest = bounded(1e9)
    #expect(greatest.height == 10_000 && greatest.spacing == 10_000)
    #expect(greatest.focusedSpacing == 10_000 && greatest.aspect == 100)
    #expect(greatest.aspectRange == 0.001...1000)
    let small = bounded(0.5)
    #expect(small.height == 1 && small.spacing == 0.5 && small.focusedSpacing == 0.5)
    #expect(small.aspect == 0.5 && small.aspectRange == 0.001...0.5)
    let nothing = ThumbnailMetrics(height: .nan, spacing: .nan, focusedSpacing: .nan, aspect: .nan)
    #expect(nothing.bounded == ThumbnailMetrics())
  }
}
