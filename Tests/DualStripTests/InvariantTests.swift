@testable import DualStrip
import Testing

/// What `checkInvariants` says of frames that are wrong in one place.
@Suite struct InvariantTests {
  private let viewer = DualStripViewer(
    pages: (1...9).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: 4,
    bounds: Size(width: 400, height: 800))

  /// The numbers of the rules that are broken by a change of the cells that the viewer shows.
  private func broken(_ change: (inout FrameCells) -> Void) -> [Int] {
    var frame = FrameCells()
    let shown = frame.read(viewer)
    change(&frame)
    return Array(Set(viewer.checkInvariants(shown, frame).map(\.number))).sorted()
  }

  @Test func `a viewer at rest breaks no rule`() {
    #expect(broken { _ in }.isEmpty)
  }

  @Test func `numbers that are not finite break the first rule`() {
    #expect(broken { $0.thumbnails[0].alpha = .nan } == [1])
    #expect(broken { $0.preview[0].details.imageTranslation = .nan } == [1])
    #expect(broken { $0.preview[0].details.parallax = .infinity } == [1])
    // An expansion that is no number is outside its range, too.
    #expect(broken { $0.thumbnails[0].details.expansion = .nan } == [1, 4])
  }

  @Test func `a rest beside its page breaks the second rule`() {
    let elsewhere = DualStripViewer(
      pages: viewer.pages.map { Page(id: $0, aspect: 0.7071) }, activePage: 5,
      bounds: Size(width: 400, height: 800))
    var frame = FrameCells()
    _ = frame.read(viewer)
    let found = viewer.checkInvariants(elsewhere.presentation, frame)
    #expect(found.map(\.description) == ["at rest, position 4.0 is not 3.0"])
    #expect(
      broken { frame in
        if let place = frame.thumbnails.firstIndex(where: { $0.details.page == 4 }) {
          frame.thumbnails[place].center.x += 0.001
        }
      } == [2])
    #expect(broken { $0.thumbnails.removeAll { $0.details.page == 4 } } == [2, 3])
  }

  @Test(arguments: [0, 0.5, 1, 1.5])
  func `in a pane without a breadth no thumbnail is missing`(width: Double) {
    var viewer = viewer
    viewer.changeBounds(
      to: Size(width: width, height: 800), insets: EdgeInsets(), over: .zero, at: .zero)
    let found = viewer.checkInvariants(viewer.presentation, FrameCells()).map(\.description)
    #expect(found.contains("the active thumbnail is not in view") == (width > 0))
  }

  @Test func `cells that are missing, too many or too close break the third rule`() {
    #expect(broken { $0.preview = [] } == [3])
    #expect(broken { $0.thumbnails.swapAt(0, 1) }.contains(3))
    #expect(broken { $0.thumbnails[0].center.x += 1 }.contains(3))
  }

  @Test func `an expansion beyond its range breaks the fourth rule`() {
    #expect(broken { $0.thumbnails[0].details.expansion = 1.1 } == [4])
    #expect(broken { $0.thumbnails[0].details.expansion = -0.1 } == [4])
  }

  @Test func `a viewer describes itself in five lines`() throws {
    var viewer = viewer
    viewer.handle(.setCommits(.byHost), at: .zero)
    _ = try viewer.delete([2], at: .zero)
    viewer.perform(.flick(.preview, .forward, velocity: 1200))
    #expect(
      viewer.debugDescription == """
        page 4 of 9 (p4), settling, at 100 ms
        active p4, target p5, settled p4
        position 3.15, driven by preview
        preview at 1260.0 pt, thumbnails at -66.95 pt
        400.0 × 800.0, uncommitted: edit 1
        """)
  }

  @Test func `a state that no input leads to breaks its rules`() {
    let changes: [(rules: Set<Int>, change: (inout DualStripViewer) -> Void)] = [
      ([2], { $0.settledSlot = 5 }), ([2, 4], { $0.settledSlot = 9 }),
      ([2], { $0.expansion.rule = .collapsed }), ([4], { $0.live = nil }),
    ]
    for (rules, change) in changes {
      var wrong = viewer
      change(&wrong)
      #expect(Set(wrong.checkInvariants().map(\.number)) == rules)
    }
  }

  @Test func `a viewer without pages describes itself, and so does one that is being resized`() {
    let empty = DualStripViewer(pages: [], bounds: Size(width: 400, height: 800))
    #expect(empty.description == "no page, idle")
    #expect(empty.debugDescription.contains("active none, target none, settled none"))
    var viewer = viewer
    viewer.changeBounds(
      to: Size(width: 800, height: 400), insets: .zero, over: .milliseconds(300), at: .zero)
    #expect(viewer.debugDescription.hasSuffix("400.0 × 800.0, resizing"))
  }

  @Test(arguments: [0, 0.5, 1, 2])
  func `in a strip of any length at all a missing cell is found`(width: Double) {
    var viewer = viewer
    viewer.changeBounds(
      to: Size(width: width, height: 800), insets: EdgeInsets(), over: .zero, at: .zero)
    let found = viewer.checkInvariants(viewer.presentation, FrameCells())
    #expect(found.map(\.number).contains(3) == (width > 0))
  }

  @Test func `a document of a single page has an active page`() {
    var wrong = DualStripViewer(
      pages: [Page(id: 1, aspect: 1)], bounds: Size(width: 400, height: 800))
    wrong.live = nil
    #expect(wrong.checkInvariants().map(\.number) == [4])
  }

  @Test func `each number of a cell must be finite, and no cell may be left over`() {
    let changes: [(inout LayoutAttributes<PreviewDetails>) -> Void] = [
      { $0.center.x = .nan }, { $0.center.y = .infinity }, { $0.size.width = .nan },
      { $0.size.height = .nan }, { $0.alpha = .nan }, { $0.transform.translation.x = .nan },
    ]
    for (number, change) in changes.enumerated() {
      #expect(broken { change(&$0.preview[0]) } == [1], "change \(number)")
    }
    #expect(broken { $0.preview.append($0.preview[0]) } == [3])
  }
}
