@testable import DualStrip
import TestSupport
import Testing

/// What a screen reader reaches and says.
@Suite struct AccessibilityTests {
  private func viewer(
    pages: Int = 12, active: Int = 1, commits: DualStripViewer.Commits = .immediate,
    direction: LayoutDirection = .leftToRight
  ) -> DualStripViewer {
    StepTests.viewer(
      pages: pages, active: active,
      .init(commits: commits, direction: direction, announces: true))
  }

  private func said(_ events: [ViewerEvent]) -> [String] {
    events.compactMap { event in
      guard case .announced(let announcement) = event.kind else { return nil }
      return "\(Int(event.time.milliseconds)): \(announcement)"
    }
  }

  @Test func `steps that follow quickly are announced twice a second, and the last one always`() {
    var viewer = viewer()
    var events: [ViewerEvent] = []
    for number in 0..<6 {
      events += viewer.step(.thumbnails, by: 1, at: .milliseconds(number * 50))
    }
    events += viewer.advance(to: .seconds(5))
    let texts = said(events)
    #expect(texts.first?.hasSuffix("page 2 of 12") == true)
    #expect(texts.last?.hasSuffix("page 7 of 12") == true)
    #expect(texts.count == 2)
  }

  @Test func `a delete is announced when the pages are gone, with the pages that are left`() {
    var viewer = viewer(active: 3)
    let events = viewer.handle(.edit(.delete([PageID(3), PageID(9)])), at: .zero)
    #expect(said(events) == ["0: page 3 of 10"])
    #expect(said(viewer.advance(to: .seconds(2))) == ["500: 2 pages deleted, 10 left"])
  }

  @Test func `pages that come back, come new or are refused are announced`() throws {
    var viewer = viewer(commits: .byHost)
    viewer.handle(.edit(.delete([PageID(9)])), at: .zero)
    let asked = viewer.advance(to: .seconds(1))
    guard case .commitRequested(let edit, _)? = asked.first?.kind else {
      Issue.record("\(asked)")
      return
    }
    #expect(
      said(viewer.handle(.edit(.failCommit(edit)), at: .seconds(2)))
        == ["2000: 1 page restored, 12 now"])
    let page = Page(id: PageID(99), aspect: 1)
    #expect(
      said(viewer.handle(.edit(.insert([page], .last)), at: .seconds(3))) == ["3000: 13 pages"])
    #expect(
      said(viewer.handle(.edit(.delete([PageID(77)])), at: .seconds(4)))
        == ["4000: refused: unknown page"])
    #expect(said(viewer.step(.preview, by: -1, at: .seconds(5))) == ["5000: page 1 of 13"])
    #expect(
      said(viewer.handle(.edit(.replace([page])), at: .seconds(6))) == ["6000: 1 page"])
    #expect(said(viewer.advance(to: .seconds(9))) == ["6500: page 1 of 1"])
  }

  @Test func `nothing is announced unless the configuration says so`() {
    var viewer = StepTests.viewer()
    #expect(said(viewer.step(.preview, by: 1, at: .zero) + viewer.advance(to: .seconds(3))).isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the page in focus comes first, then the thumbnails in reading order`(
    direction: LayoutDirection
  ) {
    var viewer = viewer(active: 5, direction: direction)
    let elements = viewer.accessibleElements
    #expect(elements.first?.pane == .preview && elements.first?.isAdjustable == true)
    #expect(elements.first?.description == "page 5 of 12, current")
    #expect(elements.first?.frame.origin == Point(x: 0, y: 0))
    let places = elements.dropFirst().map(\.place)
    #expect(places == Array(places[0]...places[0] + places.count - 1) && places.count > 5)
    #expect(elements.dropFirst().allSatisfy { $0.pane == .thumbnails && !$0.isAdjustable })
    #expect(elements.filter(\.isActive).map(\.place) == [4, 4])
    // In the coordinates of the pane: they lie in it, from where reading begins.
    let edges = elements.dropFirst().map(\.frame.origin.x)
    #expect(edges == (direction == .leftToRight ? edges.sorted() : edges.sorted(by: >)))
    #expect(edges.allSatisfy { (-60...400).contains($0) })
    viewer.handle(.edit(.delete([PageID(5), PageID(6)])), at: .zero)
    let left = viewer.accessibleElements
    #expect(left.allSatisfy { $0.page != PageID(5) && $0.page != PageID(6) && $0.count == 10 })
  }

  @Test func `more and less turn a page, and an empty document has nothing to reach`() {
    var viewer = viewer(active: 5)
    viewer.handle(.increment, at: .zero)
    #expect(viewer.targetPage == PageID(6))
    viewer.handle(.decrement, at: .seconds(1))
    viewer.settle(limit: .seconds(3))
    #expect(viewer.activePage == PageID(5))
    #expect(StepTests.viewer(pages: 0).accessibleElements.isEmpty)
  }

  @Test func `an undo that comes to nothing is not said`() throws {
    var viewer = viewer(commits: .byHost)
    viewer.handle(.edit(.delete([PageID(9)])), at: .zero)
    viewer.advance(to: .seconds(1))
    // It waits for the host's answer.
    try viewer.undo(at: .seconds(2))
    let failed = viewer.handle(.edit(.failCommit(EditID(rawValue: 1))), at: .seconds(3))
    #expect(failed.map(\.kind).contains(.editCancelled(EditID(rawValue: 2), pages: [])))
    #expect(said(failed) == ["3000: 1 page restored, 12 now"])
    #expect(said(viewer.advance(to: .seconds(5))).isEmpty)
  }

  @Test func `that no page is left is announced, and again when they are gone`() {
    var viewer = viewer(pages: 1)
    #expect(said(viewer.handle(.edit(.delete([PageID(1)])), at: .zero)) == ["0: 0 pages"])
    #expect(said(viewer.advance(to: .seconds(2))) == ["500: 1 page deleted, 0 left"])
    #expect(said(viewer.step(.preview, by: 1, at: .seconds(3))) == ["3000: 0 pages"])
  }

  @Test func `places count without the pages that are being deleted`() {
    var viewer = viewer(active: 5)
    viewer.handle(.edit(.delete([PageID(2)])), at: .zero)
    let elements = viewer.accessibleElements
    #expect(elements.first?.description == "page 4 of 11, current")
    #expect(elements.filter(\.isActive).map(\.place) == [3, 3])
  }

  @Test func `each kind of event has something to say, or nothing`() {
    var viewer = viewer(active: 5)
    viewer.handle(.edit(.delete([2])), at: .zero)
    let edit = EditID(rawValue: 1)
    let focus = Announcement.page(5, place: 3, count: 11)
    let told: [(ViewerEvent.Kind, Announcement)] = [
      (.activePageChanged(from: 4, to: 5, index: 4, cause: .focus), focus),
      (.stepIgnored(.thumbnails), focus),
      (.committed(edit, pages: [2, 3]), .deleted(2, count: 11)),
      (.commitFailed(edit, pages: [7]), .restored(1, count: 11)),
      (.editCancelled(edit, pages: [7, 8]), .restored(2, count: 11)),
      (.restored(edit, pages: [7, 8, 9]), .restored(3, count: 11)),
      (.editRefused(EditRefusal(.tooLate)), .refused(.tooLate)),
    ]
    for (event, announcement) in told {
      #expect(viewer.announcement(of: event) == announcement, "\(event)")
    }
    let silent: [ViewerEvent.Kind] = [
      .editCancelled(edit, pages: []), .restored(edit, pages: []),
      .indexChanged(5, index: 4, cause: .move), .settled(5, index: 4),
      .driverChanged(from: .program, to: .none), .editAccepted(edit, pages: [1]),
      .commitRequested(edit, pages: [1]), .undone(edit, by: nil), .redone(edit, by: nil),
      .restoreRequested(edit, pages: [1]), .restoreFailed(edit, pages: [1]), .focusFinished(5),
      .focusCancelled(5), .stepRefused(.preview, .held), .resized(.zero), .sizeIgnored(5),
      .selectionChanged(added: [], removed: []), .lifted([]), .liftRefused(.noPage),
      .dropped(edit), .liftCancelled, .announced(focus),
    ]
    for event in silent { #expect(viewer.announcement(of: event) == nil, "\(event)") }
    #expect(self.viewer(pages: 0).announcement(of: .stepIgnored(.preview)) == .count(0))
  }

  @Test func `what undo and redo bring or take is said as of any edit, and said once`() {
    var viewer = viewer()
    viewer.handle(.edit(.delete([9])), at: .zero)
    viewer.advance(to: .milliseconds(999))
    #expect(
      said(viewer.handle(.edit(.undo), at: .seconds(1))) == ["1000: 1 page restored, 12 now"])
    #expect(said(viewer.advance(to: .milliseconds(1999))).isEmpty)
    let page = Page(id: 99, aspect: 1)
    #expect(
      said(viewer.handle(.edit(.insert([page], .last)), at: .seconds(2))) == ["2000: 13 pages"])
    #expect(said(viewer.handle(.edit(.undo), at: .seconds(3))).isEmpty)
    #expect(said(viewer.advance(to: .seconds(4))) == ["3300: 1 page deleted, 12 left"])
    #expect(
      said(viewer.handle(.edit(.redo), at: .seconds(5))) == ["5000: 1 page restored, 13 now"])
    #expect(said(viewer.advance(to: .seconds(9))).isEmpty)
  }
}
