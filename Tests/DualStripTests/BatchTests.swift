import DualStrip
import Testing

/// Several pages that come or go elsewhere as one edit.
@Suite struct BatchTests {
  private func viewer(_ count: Int = 8, active: UInt64 = 4) -> DualStripViewer {
    DualStripViewer(
      pages: (1...count).map { Page(id: PageID(UInt64($0)), aspect: 0.7) },
      activePage: PageID(active), bounds: Size(width: 400, height: 800))
  }

  private func order(_ viewer: DualStripViewer) -> [UInt64] {
    (0..<viewer.count).compactMap { viewer.page(at: $0)?.rawValue }
  }

  @Test(arguments: [
    ([2, 5], Destination.after(PageID(7)), [1, 3, 4, 6, 7, 2, 5, 8]),
    ([5, 2], .after(PageID(7)), [1, 3, 4, 6, 7, 2, 5, 8]),
    ([8, 7], .first, [7, 8, 1, 2, 3, 4, 5, 6]),
    ([1, 3, 8], .last, [2, 4, 5, 6, 7, 1, 3, 8]),
    ([3, 7], .before(PageID(4)), [1, 2, 3, 7, 4, 5, 6, 8]),
    ([5, 1], .after(PageID(4)), [2, 3, 4, 1, 5, 6, 7, 8]),
    ([2, 4, 6], .before(PageID(5)), [1, 3, 2, 4, 6, 5, 7, 8]),
  ])
  func `pages that move together stand in their order behind each other`(
    pages: [UInt64], destination: Destination, expected: [UInt64]
  ) throws {
    var viewer = viewer()
    let edit = try viewer.move(pages.map { PageID($0) }, destination, at: .zero)
    #expect(edit.id != nil)
    var events = edit.events
    #expect(order(viewer) == expected)
    events += viewer.settle(limit: .seconds(2))
    #expect(order(viewer) == expected)
    #expect(viewer.activePage == PageID(4))
    let told = events.count { if case .indexChanged = $0.kind { true } else { false } }
    #expect(told == (expected.firstIndex(of: 4) == 3 ? 0 : 1))
    #expect(viewer.isSettled)
  }

  @Test(arguments: [
    ([3, 4], Destination.before(PageID(5))), ([4, 3], .after(PageID(2))), ([1, 2], .first),
    ([7, 8], .last), ([5], .before(PageID(6))),
  ])
  func `pages that are there already are no edit`(pages: [UInt64], destination: Destination) throws
  {
    var viewer = viewer()
    let before = viewer
    let edit = try viewer.move(pages.map { PageID($0) }, destination, at: .zero)
    #expect(edit.id == nil)
    #expect(edit.events.isEmpty)
    #expect(viewer == before)
  }

  @Test func `a page that is there already does not travel`() throws {
    var viewer = viewer()
    try viewer.move([1, 4], .before(5), at: .zero)
    viewer.advance(to: .milliseconds(150))
    // Page 4 keeps its one slot: it is where page 1 makes room for it.
    #expect(viewer.position == 3)
    #expect(viewer.preview.contentSize.width == 8 * 400)
  }

  @Test func `pages inserted together open together, in their order`() throws {
    var viewer = viewer()
    let pages = [30, 10, 20].map { Page(id: PageID($0), aspect: 1) }
    let edit = try viewer.insert(pages, .before(2), at: .zero)
    #expect(
      edit.events.map(\.kind) == [
        .editAccepted(EditID(rawValue: 1), pages: [30, 10, 20]),
        .indexChanged(4, index: 6, cause: .insert),
      ])
    #expect(order(viewer) == [1, 30, 10, 20, 2, 3, 4, 5, 6, 7, 8])
    viewer.advance(to: .milliseconds(75))
    #expect([30, 10, 20].map { viewer.presence(of: PageID($0)) } == [0.5, 0.5, 0.5])
    #expect(edit.id == EditID(rawValue: 1))
    for id: UInt64 in [1, 10] {
      let known = [Page(id: PageID(77), aspect: 1), Page(id: PageID(id), aspect: 1)]
      #expect(throws: EditRefusal(.alreadyThere, pages: [PageID(id)])) {
        _ = try viewer.insert(known, .last, at: viewer.now)
      }
    }
    #expect(throws: EditRefusal(.duplicate, pages: [PageID(5000), PageID(5000)])) {
      let page = Page(id: PageID(5000), aspect: 1)
      _ = try viewer.insert([page, page], .last, at: viewer.now)
    }
    #expect(throws: EditRefusal(.nothing)) {
      _ = try viewer.insert([Page](), .last, at: viewer.now)
    }
  }

  @Test func `inserted one by one at one moment they stand as inserted together`() throws {
    var together = viewer()
    var apart = together
    let pages = (100..<140).map { Page(id: PageID(UInt64($0)), aspect: 1) }
    try together.insert(pages, .before(3), at: .zero)
    for page in pages { try apart.insert([page], .before(3), at: .zero) }
    for time in stride(from: 0, through: 400, by: 25) {
      together.advance(to: .milliseconds(time))
      apart.advance(to: .milliseconds(time))
      #expect(order(together) == order(apart))
      #expect(
        together.thumbnails.visibleLayoutAttributes == apart.thumbnails.visibleLayoutAttributes)
    }
    #expect(together.isSettled && apart.isSettled)
  }

  @Test(arguments: [true, false])
  func `a hundred pages are seen on their way together, whatever comes on top is there`(
    isMove: Bool
  ) throws {
    var viewer = viewer(2000, active: 4)
    for number in 0..<1000 {
      if isMove {
        try viewer.move(
          [PageID(UInt64(10 + number))], .after(PageID(UInt64(2000 - number / 2))), at: .zero)
      } else {
        let page = Page(id: PageID(UInt64(5000 + number)), aspect: 0.7)
        try viewer.insert([page], .after(PageID(UInt64(1 + number * 7 % 2000))), at: .zero)
      }
      // What every frame and every edit has to visit.
      #expect(viewer.slots.edited.count <= (isMove ? 200 : 100))
    }
    #expect(viewer.activePage == PageID(4))
    viewer.advance(to: .milliseconds(150))
    #expect(viewer.slots.edited.count == (isMove ? 200 : 100))
    viewer.settle(limit: .seconds(1))
    #expect(viewer.slots.edited.isEmpty)
    #expect(viewer.activePage == PageID(4))
    // One after the other in time, each is seen.
    try viewer.move([PageID(1)], .after(PageID(3)), at: viewer.now)
    #expect(!viewer.isSettled)
  }

  @Test func `pages are found in whatever order their ids come`() throws {
    for ids in [[20, 10], [10, 20], [30, 10, 20], [39, 38, 37, 36]] as [[UInt64]] {
      for place in [Destination.last, .first, .after(4)] {
        var viewer = viewer()
        let pages = ids.map { Page(id: PageID($0), aspect: 1) }
        try viewer.insert(pages, place, at: .zero)
        viewer.settle(limit: .seconds(2))
        for (index, page) in viewer.pages.enumerated() {
          #expect(viewer.index(of: page) == index, "\(ids) \(place)")
        }
        #expect(viewer.index(of: 1) == (place == .first ? ids.count : 0))
      }
    }
  }

  @Test func `sizes that arrive at one time are those of their pages, also when these move`() throws
  {
    func images(moving isMoved: Bool) throws -> [Size] {
      var viewer = viewer()
      try viewer.setAspect(3, of: 4, at: .zero)
      try viewer.setAspect(0.3, of: 5, at: .zero)
      if isMoved { try viewer.move([5], .before(4), at: .milliseconds(40)) }
      return try [50, 90, 140, 200].flatMap { time in
        viewer.advance(to: .milliseconds(time))
        return try [PageID(4), 5].map { page in
          let index = try #require(viewer.index(of: page))
          let cell = viewer.preview.layoutAttributesForItem(at: ItemIndex(item: index))
          return try #require(cell).details.imageRect.size
        }
      }
    }
    let (moved, still) = (try images(moving: true), try images(moving: false))
    #expect(moved == still)
  }

  @Test func `a delete below, which waits for the host, delays no redo`() throws {
    var viewer = StepTests.viewer(pages: 8, active: 4, .init(commits: .byHost))
    try viewer.delete([PageID(2)], at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.delete([PageID(3)], at: viewer.now)
    try viewer.undo(at: viewer.now)
    try viewer.redo(at: viewer.now)
    #expect(viewer.pendingEdits.map(\.pages).contains([PageID(3)]))
  }

  @Test(
    arguments: [
      (.next, [1, 2, 6], 6), (.previous, [1, 2, 6], 2), (.next, [2, 1], 2), (.previous, [6, 5], 5),
      // Of a list without any page that was there, the page with the same number is next.
      (.next, [11, 12, 13, 14, 15], 14), (.next, [11, 12, 13], 13), (.previous, [11, 12], 12),
      (.next, [9, 4], 4),
    ] as [(DualStripViewer.FocusPolicy, [PageID], PageID)])
  func `if the active page is not in a new list, its successor takes over`(
    policy: DualStripViewer.FocusPolicy, list: [PageID], active: PageID
  ) throws {
    var viewer = DualStripViewer(
      pages: (1...6).map { Page(id: PageID($0), aspect: 0.7) }, activePage: 4,
      bounds: Size(width: 400, height: 800), configuration: .init(focusPolicy: policy))
    let pages = list.map { Page(id: $0, aspect: 0.7) }
    let events = try viewer.replace(with: pages, at: .zero).events.map(\.kind)
    let index = try #require(list.firstIndex(of: active))
    let told: ViewerEvent.Kind =
      active == 4
      ? .indexChanged(4, index: index, cause: .replace)
      : .activePageChanged(from: 4, to: active, index: index, cause: .replace)
    #expect(events == [told])
    #expect(viewer.activePage == active && viewer.settledPage == active)
    #expect(viewer.position == Double(index) && viewer.isSettled)
  }
}
