@testable import DualStrip
import Testing

/// How long edits take that meet pages in the middle of another edit, and what they show meanwhile.
@Suite struct EditTimeTests {
  private func viewer(
    _ configuration: DualStripViewer.Configuration = .photos
  ) -> DualStripViewer {
    StepTests.viewer(pages: 8, active: 1, configuration)
  }

  private func areNear(_ numbers: [Double], _ wanted: [Double]) -> Bool {
    numbers.count == wanted.count && zip(numbers, wanted).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  /// Page 20 is half open and not grown at all when it is deleted together with page 3.
  @Test(arguments: [[20, 3], [3, 20]] as [[PageID]])
  func `pages that go together take as long as the one that has the farthest to go`(
    pages: [PageID]
  ) throws {
    var viewer = viewer()
    try viewer.insert([Page(id: 20, aspect: 1)], .after(6), at: .zero)
    try viewer.delete(pages, at: .milliseconds(75))
    #expect(viewer.nextDeadlineTime == Time.milliseconds(375))
    viewer.advance(to: .milliseconds(150))
    #expect(areNear(pages.sorted().compactMap { viewer.presence(of: $0) }, [1, 0.5]))
    viewer.advance(to: .milliseconds(300))
    #expect(areNear(pages.sorted().compactMap { viewer.presence(of: $0) }, [0.5, 0.25]))
    #expect(viewer.settle(limit: .seconds(1)).map(\.time) == [.milliseconds(375)])
    #expect(order(viewer) == [1, 2, 4, 5, 6, 7, 8])
  }

  @Test func `pages that come back take as long as the one that has the farthest to go`() throws {
    var viewer = viewer()
    try viewer.insert([Page(id: 20, aspect: 1)], .after(6), at: .zero)
    try viewer.delete([3, 20], at: .milliseconds(75))
    // Page 3 has shrunk by two fifths; half of the room of page 20 opens first.
    try viewer.cancel(EditID(rawValue: 2), at: .milliseconds(135))
    #expect(viewer.nextDeadlineTime == Time.milliseconds(360))
    viewer.advance(to: .milliseconds(172.5))
    #expect(areNear([3, 20].compactMap { viewer.presence(of: $0) }, [1, 0.75]))
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && viewer.now == .milliseconds(360))
    #expect(order(viewer) == [1, 2, 3, 4, 5, 6, 20, 7, 8])
  }

  @Test func `a page that is deleted on its way shrinks and goes on`() throws {
    var viewer = viewer()
    try viewer.move([3], .last, at: .zero)
    try viewer.delete([3], at: .milliseconds(150))
    viewer.advance(to: .milliseconds(225))
    let edited = viewer.slots.edited
    // The move has seven eighths of its way behind it.
    #expect(edited.map(\.slot) == [2, 8] && edited.map(\.isGhost) == [true, false])
    #expect(areNear(edited.map(\.presence), [0.125, 0.875]))
    #expect(areNear(edited.suffix(1).map(\.collapse), [0.5]))
    #expect(edited.map(\.isStop) == [false, false] && viewer.presence(of: 3) == 1)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && order(viewer) == [1, 2, 4, 5, 6, 7, 8])
  }

  @Test func `a page that moves a second time leaves both places as it goes`() throws {
    var viewer = viewer()
    try viewer.move([3], .last, at: .zero)
    try viewer.move([3], .first, at: .milliseconds(150))
    viewer.advance(to: .milliseconds(225))
    // The first move is at seven eighths, and the second one at one eighth.
    let edited = viewer.slots.edited
    #expect(edited.map(\.slot) == [0, 3, 9] && edited.map(\.isGhost) == [false, true, true])
    #expect(areNear(edited.map(\.presence), [0.125, 0.109375, 0.765625]))
    #expect(edited[0].trail.map(\.slot) == [3, 9, 0] && edited[0].isStop)
    #expect(areNear(edited[0].trail.map(\.weight), [0.109375, 0.765625, 0.125]))
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && order(viewer) == [3, 1, 2, 4, 5, 6, 7, 8])
  }

  @Test func `an aspect that comes in the middle of a change goes on from what is shown`() throws {
    var viewer = viewer(.init(easing: .linear))
    let before = viewer
    try viewer.setAspect(0.7, of: 3, at: .zero)
    #expect(viewer == before)
    try viewer.setAspect(2.7, of: 3, at: .zero)
    viewer.advance(to: .milliseconds(75))
    func shown() -> Double? { viewer.edits.aspectChanges.value(of: 2, at: viewer.now) }
    #expect(areNear([shown()].compactMap { $0 }, [1.7]))
    // The aspect that it is on its way to changes nothing.
    try viewer.setAspect(2.7, of: 3, at: .milliseconds(75))
    #expect(viewer.nextDeadlineTime == Time.milliseconds(150))
    try viewer.setAspect(0.7, of: 3, at: .milliseconds(75))
    #expect(areNear([shown()].compactMap { $0 }, [1.7]) && viewer.aspect(of: 3) == 0.7)
    #expect(viewer.nextDeadlineTime == Time.milliseconds(225))
    viewer.advance(to: .milliseconds(150))
    #expect(areNear([shown()].compactMap { $0 }, [1.2]))
    viewer.advance(to: .milliseconds(225))
    #expect(shown() == nil && viewer.isSettled)
  }

  @Test func `a number changes from its start to its end, on a way that may be bent`() {
    let change = SlotChange(
      slot: 4, from: 1, to: 3, start: .milliseconds(100), duration: .milliseconds(200),
      easing: .linear, bend: 0.8)
    let values = [50, 100, 150, 200, 250, 300, 400].map { change.value(at: .milliseconds($0)) }
    #expect(areNear(values, [1, 1, 1.65, 2.2, 2.65, 3, 3]))
    #expect(change.end == .milliseconds(300))
    var changes = SlotChanges()
    #expect(changes.isEmpty && changes.nextEnd == nil)
    changes.add(change)
    for slot in [7, 2] {
      changes.add(
        SlotChange(
          slot: slot, from: 5, to: 6, start: .milliseconds(150), duration: .milliseconds(100),
          easing: .linear))
    }
    #expect(changes.nextEnd == Time.milliseconds(250))
    #expect(changes.allBegan(after: .milliseconds(99)))
    #expect(!changes.allBegan(after: .milliseconds(100)))
    #expect((0...8).filter { changes.change(of: $0) != nil } == [2, 4, 7])
    // Another change of the same page takes the place of the one before it.
    changes.add(
      SlotChange(
        slot: 4, from: 9, to: 9, start: .zero, duration: .milliseconds(249), easing: .linear))
    #expect(changes.value(of: 4, at: .zero) == 9 && changes.value(of: 5, at: .zero) == nil)
    changes.removeEnded(at: .milliseconds(248))
    #expect((0...8).filter { changes.change(of: $0) != nil } == [2, 4, 7])
    changes.removeEnded(at: .milliseconds(249))
    #expect((0...8).filter { changes.change(of: $0) != nil } == [2, 7])
  }

  /// A page turn counts from the page that takes over.
  @Test(
    arguments: [(.next, 3), (.previous, 5)] as [(DualStripViewer.FocusPolicy, Int)])
  func `if the page under a finger goes, a swipe turns one page from its successor`(
    policy: DualStripViewer.FocusPolicy, count: Int
  ) throws {
    var viewer = StepTests.viewer(pages: count, active: 3, .init(focusPolicy: policy))
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: 20, at: .milliseconds(10))
    try viewer.delete([3], at: .milliseconds(20))
    #expect(viewer.activePage == 2)
    viewer.touchEnded(on: .preview, velocity: 3000, at: .milliseconds(30))
    #expect(viewer.targetPage == 1)
  }
}
