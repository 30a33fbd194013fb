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

  /// The rules that are broken if the first or the tenth thumbnail overlaps its end of a strip of
  /// 300 points by so much, and is shown or not.
  private func brokenAtAnEnd(
    item: Int, overlap: Double, isShown: Bool, axis: ScrollAxis
  ) -> [Int] {
    var viewer = BrowsingTests.viewer(pages: 16, axis: axis)
    let isHorizontal = axis == .horizontal
    viewer.changeBounds(
      to: Size(width: isHorizontal ? 300 : 1000, height: isHorizontal ? 700 : 300), insets: .zero,
      at: .zero)
    // The first one ends at 33 points; the tenth begins at 333.
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(
      on: .thumbnails, by: item == 0 ? overlap - 33 : -33 - overlap, at: .zero)
    var frame = FrameCells()
    let shown = frame.read(viewer)
    let page = PageID(item + 1)
    frame.thumbnails.removeAll { $0.details.page == page }
    let strip = viewer.thumbnails
    if isShown, let cell = strip.layoutAttributesForItem(at: ItemIndex(item: item)) {
      frame.thumbnails.insert(cell, at: item == 0 ? 0 : frame.thumbnails.count)
    }
    return viewer.checkInvariants(shown, frame).map(\.number)
  }

  @Test(arguments: [ScrollAxis.horizontal, .vertical], [0, 9])
  func `a cell that only touches an end of its pane may be shown or not`(
    axis: ScrollAxis, item: Int
  ) {
    // Less than a millionth of a point is no overlap, and the margin is two of them.
    let cases: [(overlap: Double, isShown: Bool, isWrong: Bool)] = [
      (2e-6, false, false), (4e-6, false, true), (-0.5e-6, true, false), (-1.5e-6, true, true),
      (3, true, false), (-1, false, false),
    ]
    for (overlap, isShown, isWrong) in cases {
      let broken = brokenAtAnEnd(item: item, overlap: overlap, isShown: isShown, axis: axis)
      #expect(broken == (isWrong ? [3] : []), "\(overlap)")
    }
  }

  @Test func `each check has its border`() throws {
    // Half a billionth of a point is a rounding error.
    for (way, center, gap) in [(5e-10, [], []), (2e-9, [2], [3])] as [(Double, [Int], [Int])] {
      #expect(
        broken { frame in
          if let place = frame.thumbnails.firstIndex(where: { $0.details.page == 4 }) {
            frame.thumbnails[place].center.x += way
          }
        } == center)
      #expect(broken { $0.thumbnails[0].center.x += way } == gap)
    }
    // All cells of up to 16 pages are computed, and all slots of up to 64 pages under edit.
    for (count, rules) in [(16, [3]), (17, [])] {
      let viewer = StepTests.viewer(pages: count)
      var frame = FrameCells()
      let shown = frame.read(viewer)
      frame.preview = []
      #expect(viewer.checkInvariants(shown, frame).map(\.number) == rules, "\(count)")
    }
    for (count, rules) in [(64, [4]), (65, [])] {
      var viewer = StepTests.viewer(pages: 20)
      let pages = (101...100 + count).map { Page(id: PageID($0), aspect: 0.7) }
      try viewer.insert(pages, .last, at: .zero)
      #expect(viewer.slots.edited.count == count && viewer.checkInvariants().isEmpty)
      // Time passes, and the slots stay what they were.
      viewer.now = .milliseconds(10)
      #expect(viewer.checkInvariants().map(\.number) == rules, "\(count)")
    }
  }

  @Test func `the numbers of a frame are its lengths, and then its positions and distances`() {
    var viewer = viewer
    viewer.perform(.flick(.thumbnails, .forward, velocity: 900))
    viewer.touchBegan(.preview, at: viewer.now)
    viewer.touchEnded(on: .preview, at: viewer.now)
    viewer.advance(to: viewer.now + .milliseconds(40))
    let shown = viewer.presentation
    let lengths = [
      shown.previewOffset, shown.previewVelocity, shown.thumbnailsOffset,
      shown.thumbnailsVelocity, shown.bounds.width, shown.bounds.height,
    ]
    let others = [
      shown.position, shown.previewPosition, shown.thumbnailsPosition, shown.syncError,
      shown.syncDistance,
    ]
    #expect(shown.numbers == lengths + others)
    var areLengths: [Bool] = []
    shown.forEachNumber { _, isLength in areLengths.append(isLength) }
    #expect(areLengths == lengths.map { _ in true } + others.map { _ in false })
  }

  @Test func `a hand that holds what it cannot hold breaks the fourth rule`() throws {
    var viewer = StepTests.viewer(active: 5)
    for page in [6, 7, 8] as [PageID] { viewer.select(.toggle(page), at: .zero) }
    viewer.lift(at: Point(x: 290, y: 33), at: .zero)
    try viewer.delete([10], at: .zero)
    #expect(viewer.hand.lift?.grip == 6 && viewer.hand.lift?.gap == 8)
    var slots = SlotRanges(5..<8)
    slots.set(9..<10, to: true)
    // The page in slot 9 is on its way out.
    let lifted = LiftedSlots(slots)
    let changes: [(rules: Set<Int>, change: (inout DualStripViewer) -> Void)] = [
      ([], { _ in }), ([], { $0.hand.lift?.gap = 12 }), ([4], { $0.hand.lift?.gap = 6 }),
      ([4], { $0.hand.lift?.gap = 9 }), ([4], { $0.hand.lift?.grip = 3 }),
      ([4], { $0.hand.lift?.pages = lifted }),
    ]
    for (number, (rules, change)) in changes.enumerated() {
      var wrong = viewer
      change(&wrong)
      #expect(Set(wrong.checkInvariants().map(\.number)) == rules, "change \(number)")
    }
  }

  /// A viewer with three pages in the hand, a second after its start.
  private func carrying() -> DualStripViewer {
    var viewer = StepTests.viewer(active: 5)
    for page in [6, 7, 8] as [PageID] { viewer.select(.toggle(page), at: .zero) }
    viewer.lift(at: Point(x: 290, y: 33), at: .seconds(1))
    return viewer
  }

  private typealias Change = (inout DualStripViewer) -> Void

  private func settling(
    target: Int = 4, from start: Time = .seconds(1), to end: Time = .seconds(2)
  ) -> Motion {
    let curve = SettleCurve(position: 0.1, velocity: 0, target: 0, stiffness: 18)
    return .settling(
      Settling(pane: .preview, target: target, curve: .settle(curve), start: start, end: end))
  }

  private func blend(
    slot: Int = 4, from start: Time = .seconds(1), over duration: Time = .seconds(1)
  ) -> Expansion.Blend {
    Expansion.Blend(
      snapshot: SlotValues([SlotValues.Element(slot: slot, value: 1)]), start: start,
      duration: duration, easing: .linear)
  }

  private func shift(
    slot: Int = 4, from start: Time = .seconds(1), over duration: Time = .seconds(1)
  ) -> SlotChange {
    SlotChange(slot: slot, from: 1, to: 0, start: start, duration: duration, easing: .linear)
  }

  private func lift(
    in viewer: DualStripViewer, from start: Time, over closing: Time
  ) -> Lift? {
    viewer.hand.lift.map {
      Lift(
        pages: $0.pages, grip: $0.grip, coming: $0.coming, gap: $0.gap, pointer: $0.pointer,
        hold: $0.hold, start: start, closing: closing, easing: $0.easing,
        scrollStart: $0.scrollStart)
    }
  }

  private func addMove(
    from start: Time, over duration: Time, to viewer: inout DualStripViewer
  ) {
    let move = MoveAnimation(start: start, duration: duration, easing: .linear)
    let entry = EditLedger.Entry(id: viewer.edits.takeNumber(), stage: .moving(move))
    viewer.edits.add(entry, pages: [])
  }

  @Test func `a restored viewer has no time and no slot beyond its border`() throws {
    let (late, long, far) = (Time.milliseconds(1001), Time.seconds(3601), Time.seconds(3602))
    let fade = Fade(amount: 0.1, start: .zero, duration: .seconds(2), easing: .linear)
    let bounce = Bounce(edge: 0, position: 1, velocity: 0, rate: .fast)
    let coast = Deceleration(position: 0, velocity: 0, rate: .fast)
    let second = Time.seconds(1)
    let refused: [Change] = [
      { $0.motion = settling(to: far) }, { $0.motion = settling(from: late) },
      { $0.motion = settling(target: 12) }, { $0.motion = settling(target: -1) },
      { $0.motion = .focusing(Focusing(target: 12, approach: fade, isRequested: false)) },
      { $0.finger = Finger(pane: .preview, base: 12) },
      { $0.expansion.rule = .focused(12) },
      { $0.expansion.blend = blend(slot: 12) }, { $0.expansion.blend = blend(from: late) },
      { $0.expansion.blend = blend(over: long) },
      { $0.boundsChange.start = late }, { $0.boundsChange.start = .milliseconds(-1) },
      { $0.boundsChange.duration = long }, { $0.boundsChange.duration = .milliseconds(-1) },
      { $0.browsing.anchor = 12 },
      {
        $0.browsing.motion = .bouncing(bounce, atUpperEnd: true, start: late, end: .seconds(2))
      },
      { $0.browsing.motion = .bouncing(bounce, atUpperEnd: true, start: second, end: far) },
      {
        $0.browsing.motion = .coasting(coast, start: late, end: .seconds(2), reachesEnd: true)
      },
      { $0.hand.lift = lift(in: $0, from: late, over: second) },
      { $0.hand.lift = lift(in: $0, from: second, over: long) },
      { $0.hand.lift?.gap = -1 },
      { $0.hand.shifts.add(shift(slot: 12)) }, { $0.hand.shifts.add(shift(from: late)) },
      { $0.hand.rises.add(shift(over: long)) },
      { addMove(from: late, over: second, to: &$0) },
      { addMove(from: second, over: long, to: &$0) },
      { $0.edits.failed = [.init(id: EditID(rawValue: .max), pages: [6])] },
      { $0.document.aspects[0] = -1 }, { $0.document.aspects[0] = .infinity },
    ]
    for (number, change) in refused.enumerated() {
      var viewer = carrying()
      change(&viewer)
      let saved = viewer.encoded()
      #expect(throws: EncodingFault.self, "change \(number)") {
        try DualStripViewer(encoded: saved)
      }
    }
  }

  @Test func `a restored viewer may have any time and any slot up to its border`() throws {
    let (second, hour) = (Time.seconds(1), Time.seconds(3600))
    let accepted: [Change] = [
      { $0.motion = settling(from: .zero, to: second + hour) },
      { $0.expansion.blend = blend(slot: 11, from: second, over: hour) },
      { $0.boundsChange.start = second }, { $0.boundsChange.duration = hour },
      { $0.browsing.anchor = 11 },
      { $0.hand.lift = lift(in: $0, from: second, over: hour) },
      { $0.hand.shifts.add(shift(slot: 11, from: second, over: hour)) },
      { addMove(from: second, over: hour, to: &$0) },
      { $0.edits.failed = [.init(id: EditID(rawValue: .max / 2), pages: [6])] },
    ]
    for (number, change) in accepted.enumerated() {
      var viewer = carrying()
      change(&viewer)
      let restored = try? DualStripViewer(encoded: viewer.encoded())
      #expect(restored == viewer, "change \(number)")
    }
  }
}
