import DualStripScenarios
import TestSupport
import Testing

/// Which images to prepare, and in which order.
@Suite struct PreparationTests {
  private func viewer(
    active: Int = 50, _ configuration: DualStripViewer.Configuration = .photos
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (1...100).map { Page(id: PageID(UInt64($0)), aspect: 0.7) },
      activePage: PageID(UInt64(active)), bounds: Size(width: 400, height: 800),
      configuration: configuration)
  }

  @Test func `at rest the page in view comes first, then its thumbnails, then the neighbours`() {
    let list = viewer().preparation(limit: 1000)
    let first = list.first
    #expect(first?.page == PageID(50) && first?.pane == .preview && first?.time == .zero)
    let visible = list.filter { $0.time == .zero && $0.pane == .thumbnails }.map(\.page)
    #expect(visible.contains(PageID(45)) && visible.contains(PageID(55)))
    #expect(!visible.contains(PageID(40)))
    let later = list.filter { $0.time == nil }
    #expect(later.prefix(2).map(\.page) == [PageID(51), PageID(49)])
    #expect(later.allSatisfy { abs(Int($0.page.rawValue) - 50) < 25 })
    #expect(viewer().preparation(limit: 0).isEmpty)
    let empty = DualStripViewer(pages: [], bounds: Size(width: 400, height: 800))
    #expect(empty.preparation(limit: 9).isEmpty)
  }

  @Test func `on the way the next pages have their times, and the last one is the target`() {
    var viewer = viewer(active: 50, .init(mapping: .continuous))
    viewer.perform(.flick(.thumbnails, .forward, velocity: 3000))
    let list = viewer.preparation(limit: 1000).filter { $0.pane == .preview && $0.time != nil }
    let target = viewer.targetPage.map { Int($0.rawValue) } ?? 0
    #expect(target > 55)
    let coming = list.filter { $0.time != viewer.now }
    #expect(coming.map { Int($0.page.rawValue) }.last == target)
    #expect(coming.compactMap(\.time) == coming.compactMap(\.time).sorted())
  }

  @Test func `a focus far away needs its page at once in a stepped preview`() {
    var viewer = viewer()
    viewer.focus(PageID(90), animated: true, at: .zero)
    let first = viewer.preparation(limit: 3).filter { $0.pane == .preview }.map(\.page)
    #expect(first.contains(PageID(90)) && !first.contains(PageID(60)))
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `no page comes into view that is not listed, or before its time`(part: Int) {
    for seed in HistoryLawsTests.seeds(of: part, share: 60) {
      let history = RandomHistory(seed: seed, hasEdits: seed.isMultiple(of: 3))
      // A list that is replaced in the middle of a motion may show any page for a moment.
      if history.replacesList { continue }
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.handle(input, at: time)
        // How far a hand will scroll the strip is not foreseen.
        guard viewer.heldPane == nil, !viewer.isEditing, !viewer.isResizing, !viewer.isCarrying,
          viewer.bounds.width > 0
        else { continue }
        let list = viewer.preparation(limit: 10_000)
        #expect(list.count == Set(list.map { "\($0.page) \($0.pane)" }).count)
        #expect(Array(list.prefix(5)) == viewer.preparation(limit: 5), "\(history.scenario)")
        if let early = Self.early(list, after: viewer) {
          Issue.record("\(early), after \(time.milliseconds) ms\n\(history.scenario)")
          return
        }
      }
    }
  }

  /// The first page that comes into view before its time; `nil` if there is none.
  private static func early(
    _ list: [DualStripViewer.Preparation], after start: DualStripViewer
  ) -> String? {
    var due: [Pane: [PageID: Time]] = [.preview: [:], .thumbnails: [:]]
    for one in list { due[one.pane]?[one.page] = one.time ?? .never }
    var viewer = start
    for tick in 0..<60 {
      viewer.advance(to: start.now + .milliseconds(Double(tick) * 16))
      for (pane, page) in viewer.shownPages {
        let time = due[pane]?[page] ?? .never
        if time > viewer.now {
          return "\(page) is shown in \(pane) at \(viewer.now), listed \(time)"
        }
      }
      if viewer.isSettled { return nil }
    }
    return nil
  }

  @Test func `a decoder that takes 20 ms a page never works on one that is needed later`() {
    for seed in Effort.some(1...40, of: 2) {
      var chance = SeededNumbers(seed: UInt64(seed))
      var viewer = viewer(active: 50, .init(mapping: chance.chance(0.5) ? .stepped : .continuous))
      var ready: Set<PageID> = []
      var busy: (page: PageID, need: Time)?
      for tick in 0..<150 {
        if tick % 30 == 0 {
          let pane = chance.choice(of: Pane.allCases)
          let heading: DualStripViewer.Heading = chance.chance(0.5) ? .forward : .backward
          viewer.perform(.flick(pane, heading, velocity: chance.number(in: 200...4000)))
        }
        viewer.advance(to: viewer.now + .milliseconds(20))
        if let busy { ready.insert(busy.page) }
        let list = viewer.preparation(limit: 60)
        let next = list.first { !ready.contains($0.page) }
        busy = next.map { ($0.page, $0.time ?? .never) }
        // What it chooses is needed first of all that is not ready.
        let soonest = list.filter { !ready.contains($0.page) }.compactMap(\.time).min()
        #expect((busy?.need ?? .never) == (soonest ?? .never), "seed \(seed)")
      }
      // At rest with time to spare, everything that is shown is ready.
      viewer.settle(limit: .seconds(3))
      for one in viewer.preparation(limit: 60) where one.time != nil { ready.insert(one.page) }
      #expect(viewer.shownPages.allSatisfy { ready.contains($0.page) })
    }
  }

  @Test func `a stripful of thumbnails is listed on either side, from the middle outwards`() {
    let list = viewer().preparation(limit: 1000).filter { $0.pane == .thumbnails }
    let shown = list.filter { $0.time != nil }.map { Int($0.page.rawValue) }
    let later = list.filter { $0.time == nil }.map { Int($0.page.rawValue) }
    let (first, last) = (shown[0], shown[shown.count - 1])
    #expect(Array(first...last) == shown && shown.count > 8)
    let behind = (1...shown.count).map { last + $0 }
    let before = (1...shown.count).map { first - $0 }
    #expect(later == behind + before)
  }

  @Test(arguments: [DualStripViewer.Heading.forward, .backward])
  func `a page is listed for the moment when it comes into view, where none moves aside`(
    heading: DualStripViewer.Heading
  ) {
    var plain = DualStripViewer.Configuration.plain
    plain.mapping = .continuous
    var focused = viewer(active: 50, plain)
    focused.focus(PageID(heading == .forward ? 60 : 40), animated: true, at: .zero)
    plain.thumbnails.mode = .browsing
    var browsed = viewer(active: 50, plain)
    browsed.perform(.flick(.thumbnails, heading, velocity: 2000))
    for (viewer, pane) in [(focused, Pane.preview), (browsed, .thumbnails)] {
      let coming = viewer.preparation(limit: 1000).filter { one in
        one.pane == pane && (one.time ?? .zero) > viewer.now + .milliseconds(1)
      }
      #expect(coming.count > 2)
      for one in coming {
        #expect(Self.isTimely(one, after: viewer), "\(one.page) at \(one.time ?? .zero)")
      }
    }
  }

  /// Whether a page is in view just behind its time, and not just before it.
  private static func isTimely(
    _ one: DualStripViewer.Preparation, after start: DualStripViewer
  ) -> Bool {
    let time = one.time ?? .zero
    let seen = [time - .milliseconds(0.1), time + .milliseconds(0.1)].map { moment -> Bool in
      var viewer = start
      viewer.advance(to: moment)
      return viewer.shownPages.contains { $0.pane == one.pane && $0.page == one.page }
    }
    return seen == [false, true]
  }

  @Test func `what a finger has pulled out of view is listed for the moment when it comes back`() {
    var viewer = viewer(active: 100, .plain)
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: -5000, at: .milliseconds(10))
    viewer.touchEnded(on: .thumbnails, at: .milliseconds(20))
    #expect(viewer.thumbnails.visibleLayoutAttributes.isEmpty)
    let coming = viewer.preparation(limit: 1000)
      .filter { $0.pane == .thumbnails && $0.time != nil }.prefix(3)
    #expect(coming.map(\.page) == [100, 99, 98])
    for one in coming { #expect(Self.isTimely(one, after: viewer), "\(one.page)") }
  }

  @Test func `a page that is being deleted is not prepared, though it is in view`() throws {
    var viewer = viewer(active: 98)
    try viewer.delete([100], at: .zero)
    viewer.advance(to: .milliseconds(50))
    #expect(viewer.shownPages.contains { $0.page == 100 })
    let pages = viewer.preparation(limit: 1000).filter { $0.pane == .thumbnails }.map(\.page)
    #expect(pages.contains(99) && !pages.contains(100) && Set(pages).count == pages.count)
  }

  @Test func `a focus lists what it passes, what it shows at its end, and what is beyond that`() {
    var (plain, usual) = (DualStripViewer.Configuration.plain, DualStripViewer.Configuration.photos)
    plain.mapping = .continuous
    usual.mapping = .continuous
    let cases: [(DualStripViewer.Configuration, timed: [Int], later: [Int])] = [
      // Five thumbnails fit on either side of the middle.
      (plain, Array(45...65), Array(66...76) + [44]),
      // Thumbnails that open may push others by up to 317 pt into view: 14 on either side.
      (usual, Array(45...74), Array(75...100) + Array((17...44).reversed())),
    ]
    for (number, (configuration, timed, later)) in cases.enumerated() {
      var viewer = viewer(active: 50, configuration)
      viewer.focus(60, animated: true, at: .zero)
      let list = viewer.preparation(limit: 1000)
      func pages(_ pane: Pane, isTimed: Bool) -> [Int] {
        list.filter { $0.pane == pane && ($0.time != nil) == isTimed }
          .map { Int($0.page.rawValue) }
      }
      #expect(pages(.preview, isTimed: true) == Array(50...60), "case \(number)")
      #expect(pages(.preview, isTimed: false) == [61], "case \(number)")
      #expect(pages(.thumbnails, isTimed: true) == timed, "case \(number)")
      #expect(pages(.thumbnails, isTimed: false) == later, "case \(number)")
    }
  }

  @Test(arguments: [DualStripViewer.Heading.forward, .backward], [0.52, 0.75])
  func `while the strip coasts a stepped preview needs a page when it becomes active`(
    heading: DualStripViewer.Heading, share: Double
  ) {
    var viewer = viewer(active: 50, .init(scrolling: .init(activationDistance: share)))
    viewer.perform(.flick(.thumbnails, heading, velocity: 2000))
    let coming = viewer.preparation(limit: 1000).filter { one in
      one.pane == .preview && (one.time ?? .zero) > viewer.now + .milliseconds(1)
    }
    #expect(coming.count > 2)
    for one in coming {
      #expect(Self.isTimely(one, after: viewer), "\(one.page) at \(one.time ?? .zero)")
    }
  }

  @Test(arguments: [-15.0, 15])
  func `a finger that drags the strip a little needs no other page in a stepped preview`(
    way: Double
  ) {
    var viewer = viewer()
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: way, at: .milliseconds(10))
    #expect(viewer.activePage == 50)
    let list = viewer.preparation(limit: 1000).filter { $0.pane == .preview }
    #expect(list.map(\.page) == [50, 51, 49])
    #expect(list.map(\.time) == [Time.milliseconds(10), nil, nil])
  }
}

extension DualStripViewer {
  /// The pages that have a visible cell, by their pane.
  fileprivate var shownPages: [(pane: Pane, page: PageID)] {
    preview.visibleLayoutAttributes.map { (.preview, $0.details.page) }
      + thumbnails.visibleLayoutAttributes.map { (.thumbnails, $0.details.page) }
  }
}
