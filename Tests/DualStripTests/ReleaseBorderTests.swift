import DualStrip
import Testing

/// What happens exactly at the border of a rule of scrolling, just below it, and just above.
@Suite struct ReleaseBorderTests {
  private func viewer(
    _ scrolling: DualStripViewer.Scrolling = .init(), count: Int = 9,
    mapping: DualStripViewer.Mapping = .stepped, direction: LayoutDirection = .leftToRight
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (1...count).map { Page(id: PageID(UInt64($0)), aspect: 0.5) }, activePage: 5,
      bounds: Size(width: 400, height: 800),
      configuration: .init(mapping: mapping, direction: direction, scrolling: scrolling))
  }

  /// Drags and lets go.
  private func page(
    after way: Double, _ velocity: Double = 0, of viewer: DualStripViewer
  ) -> PageID? {
    var viewer = viewer
    viewer.handle(.touchBegan(.preview), at: .zero)
    viewer.handle(.dragMoved(.preview, by: way), at: .milliseconds(10))
    viewer.handle(.touchEnded(.preview, velocity: velocity), at: .milliseconds(20))
    viewer.settle(limit: .seconds(5))
    return viewer.activePage
  }

  @Test func `half of a page turns it, in the direction of reading, and not quite half going back`()
  {
    #expect(page(after: -200, of: viewer()) == 6)
    #expect(page(after: -199.999, of: viewer()) == 5)
    #expect(page(after: 200, of: viewer()) == 5)
    #expect(page(after: 200.001, of: viewer()) == 4)
    let mirrored = viewer(direction: .rightToLeft)
    #expect(page(after: 200, of: mirrored) == 6)
    #expect(page(after: -200, of: mirrored) == 5)
    let early = viewer(.init(pageTurnEdge: 0.25))
    #expect(page(after: -100, of: early) == 6 && page(after: -99.999, of: early) == 5)
    #expect(page(after: 100, of: early) == 5 && page(after: 100.001, of: early) == 4)
  }

  @Test(arguments: [1.0, -1]) func `a speed turns a page from its border on`(_ way: Double) {
    let page = way < 0 ? PageID(6) : 4
    let fast = viewer(.init(pageTurnSpeed: 300))
    #expect(self.page(after: 20 * way, 1000 * way, of: fast) == page)
    #expect(self.page(after: 20 * way, 300 * way, of: viewer(.init(pageTurnSpeed: 300.5))) == 5)
    // 300 points a second coast by about 150: with 90 the page is more than half way.
    #expect(self.page(after: 90 * way, 300 * way, of: fast) == page)
    #expect(self.page(after: 90 * way, 299.99 * way, of: fast) == 5)
  }

  @Test func `a limit of pages is kept both ways`() {
    for (limit, ends) in [(1, (6, 4)), (2, (7, 3)), (100, (9, 1))] as [(Int, (UInt64, UInt64))] {
      let viewer = viewer(.init(pageTurnLimit: limit))
      #expect(page(after: -20, -9000, of: viewer) == PageID(ends.0))
      #expect(page(after: 20, 9000, of: viewer) == PageID(ends.1))
    }
  }

  @Test(arguments: [1.0, -1]) func `the active page gives way beyond its share of a page`(
    _ way: Double
  ) {
    for share in [0.5, 0.52, 0.75] {
      var viewer = viewer(.init(activationDistance: share), mapping: .continuous)
      let pitch = viewer.configuration.thumbnails.pitch
      viewer.handle(.touchBegan(.thumbnails), at: .zero)
      viewer.handle(.dragMoved(.thumbnails, by: (share - 1e-6) * pitch * way), at: .zero)
      #expect(viewer.activePage == 5, "\(share)")
      viewer.handle(.dragMoved(.thumbnails, by: 2e-6 * pitch * way), at: .zero)
      #expect(viewer.activePage == (way < 0 ? 6 : 4), "\(share)")
    }
  }

  @Test func `beyond the first and the last page the active page stays`() {
    for (start, way) in [(PageID(1), 1.0), (9, -1)] {
      var viewer = viewer()
      viewer.handle(.focus(start, animated: false), at: .zero)
      viewer.handle(.touchBegan(.thumbnails), at: .zero)
      viewer.handle(.dragMoved(.thumbnails, by: 4000 * way), at: .zero)
      #expect(viewer.activePage == start && viewer.presentation.isOverscrolled)
    }
  }

  @Test func `of deletes that failed a hundred are remembered`() throws {
    var viewer = DualStripViewer(
      pages: (1...102).map { Page(id: PageID(UInt64($0)), aspect: 1) },
      bounds: Size(width: 400, height: 800), configuration: .init(commits: .byHost))
    var failed: [EditID] = []
    for page in 1...101 {
      failed.append(try #require(try viewer.delete([PageID(UInt64(page))], at: viewer.now).id))
    }
    viewer.advance(to: .seconds(1))
    for edit in failed { try viewer.failCommit(edit, at: .seconds(1)) }
    viewer.advance(to: .seconds(2))
    #expect(throws: EditRefusal(.notWaiting)) { try viewer.commit(failed[0], at: .seconds(2)) }
    for edit in failed.dropFirst() { try viewer.commit(edit, at: .seconds(2)) }
    viewer.settle(limit: .seconds(2))
    #expect(viewer.pages == [1, 102])
  }

  @Test func `every gesture goes where its heading says, with as many samples as it lasts`() {
    typealias Gesture = DualStripViewer.Gesture
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let forward: Double = direction == .leftToRight ? -1 : 1
      let signs: [(DualStripViewer.Heading, Double)] = [
        (.forward, forward), (.backward, -forward), (.left, -1), (.right, 1),
      ]
      for (heading, sign) in signs {
        let drag = Gesture.drag(
          .preview, heading, 90, over: .milliseconds(100), holding: .milliseconds(40),
          releasing: 70)
        #expect(drag.length == .milliseconds(140))
        let inputs = drag.inputs(touchRate: 100, direction: direction)
        #expect(inputs.map(\.time.milliseconds) == [0] + (1...10).map { Double($0 * 10) } + [140])
        let ways = inputs.compactMap { sample -> Double? in
          if case .dragMoved(.preview, let way) = sample.input { way } else { nil }
        }
        #expect(ways.allSatisfy { ($0 - 9 * sign).magnitude < 1e-9 })
        #expect(inputs.first?.input == .touchBegan(.preview))
        #expect(inputs.last?.input == .touchEnded(.preview, velocity: 70 * sign))
        let flick = Gesture.flick(.thumbnails, heading, velocity: 800)
        let thrown = flick.inputs(touchRate: 1000, direction: direction)
        #expect(thrown.count == 102 && flick.length == .milliseconds(100))
        #expect(thrown.last?.input == .touchEnded(.thumbnails, velocity: 800 * sign))
        // It gets faster evenly: after half of the time a quarter of 40 points.
        let half = thrown.prefix(51).reduce(0.0) { sum, sample in
          if case .dragMoved(_, let way) = sample.input { sum + way } else { sum }
        }
        #expect((half - 10 * sign).magnitude < 1e-9)
      }
    }
    let hold = Gesture.hold(.preview, for: .milliseconds(80))
      .inputs(touchRate: 60, direction: .leftToRight)
    #expect(hold.map(\.time.milliseconds) == [0, 80] && hold.count == 2)
    for (rate, count) in [(0.5, 3), (1, 3), (.nan, 8), (20_000, 1002)] as [(Double, Int)] {
      let inputs = Gesture.drag(.preview, .left, 10, over: .milliseconds(100))
        .inputs(touchRate: rate, direction: .leftToRight)
      #expect(inputs.count == count, "\(rate)")
    }
  }

  @Test(arguments: [DualStripViewer.Mapping.stepped, .continuous])
  func `exactly at its share of a page the active page stays`(
    _ mapping: DualStripViewer.Mapping
  ) {
    var viewer = viewer(.init(activationDistance: 0.5), mapping: mapping)
    viewer.handle(.touchBegan(.thumbnails), at: .zero)
    viewer.handle(.dragMoved(.thumbnails, by: -18.5), at: .zero)
    // The next page would win a tie.
    #expect(viewer.position == 4.5 && viewer.activePage == 5)
    viewer.handle(.dragMoved(.thumbnails, by: -0.001), at: .zero)
    #expect(viewer.activePage == 6)
  }

  @Test(arguments: [1.0, -1])
  func `in a narrow preview no finger throws faster than a hundred pages a second`(_ way: Double) {
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.5) }, activePage: 5,
      bounds: Size(width: 2, height: 800))
    viewer.handle(.touchBegan(.preview), at: .zero)
    viewer.handle(.dragMoved(.preview, by: -0.2 * way), at: .milliseconds(10))
    viewer.handle(.touchEnded(.preview, velocity: -1e6 * way), at: .milliseconds(20))
    // A page is 2 points wide.
    #expect(abs(viewer.presentation.previewVelocity - 200 * way) < 1e-9)
    #expect(viewer.targetPage == (way > 0 ? 6 : 4))
  }

  @Test func `a finger has a greatest speed, and a greatest way between two samples`() {
    func thrown(_ velocity: Double, after way: Double) -> DualStripViewer {
      var viewer = viewer()
      viewer.handle(.touchBegan(.thumbnails), at: .zero)
      viewer.handle(.dragMoved(.thumbnails, by: way), at: .milliseconds(10))
      if velocity != 0 {
        viewer.handle(.touchEnded(.thumbnails, velocity: velocity), at: .milliseconds(20))
      }
      return viewer
    }
    #expect(thrown(-1e9, after: -37) == thrown(-1e6, after: -37))
    #expect(thrown(-9e5, after: -37) != thrown(-1e6, after: -37))
    #expect(thrown(0, after: -3e7) == thrown(0, after: -1e7))
    #expect(thrown(0, after: -9e6) != thrown(0, after: -1e7))
  }
}
