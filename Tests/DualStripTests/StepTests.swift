import DualStrip
import TestSupport
import Testing

/// The numbers of a viewer's pages, in their order.
func order(_ viewer: DualStripViewer) -> [UInt64] { viewer.pages.map(\.rawValue) }

/// Steps: a key or a notch of a wheel asks for the next page.
@Suite struct StepTests {
  static func viewer(
    pages: Int = 12, active: Int = 1, _ configuration: DualStripViewer.Configuration = .photos
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (0..<pages).map { Page(id: PageID(UInt64($0 + 1)), aspect: 0.7) },
      activePage: PageID(UInt64(active)), bounds: Size(width: 400, height: 800),
      configuration: configuration)
  }

  @Test(arguments: Pane.allCases, [0.0, 1, 40, 130, 400])
  func `five quick steps are five pages`(pane: Pane, milliseconds: Double) {
    var viewer = Self.viewer()
    for number in 0..<5 {
      viewer.step(pane, by: 1, at: .milliseconds(Double(number) * milliseconds))
    }
    #expect(viewer.targetPage == PageID(6))
    viewer.settle(limit: .seconds(3))
    #expect(viewer.activeIndex == 5 && viewer.settledPage == PageID(6))
  }

  @Test(arguments: Pane.allCases)
  func `a step past an end goes to the last page, and one at the end is only ignored`(pane: Pane) {
    for (count, last) in [(5, 4), (Int.max, 4), (-5, 0), (Int.min, 0)] {
      var viewer = Self.viewer(pages: 5, active: 3)
      viewer.step(pane, by: count, at: .zero)
      #expect(viewer.targetPage == PageID(UInt64(last + 1)))
      let before = viewer
      let events = viewer.step(pane, by: count.signum(), at: .zero)
      #expect(events.map(\.kind) == [.stepIgnored(pane)])
      #expect(viewer == before)
    }
    var empty = Self.viewer(pages: 0)
    #expect(empty.step(pane, by: 1, at: .zero).map(\.kind) == [.stepIgnored(pane)])
    var still = Self.viewer()
    #expect(still.step(pane, by: 0, at: .zero).map(\.kind) == [.stepIgnored(pane)])
  }

  @Test(arguments: Pane.allCases, Pane.allCases)
  func `while a finger is down, a step is refused and changes nothing`(held: Pane, pane: Pane) {
    var viewer = Self.viewer()
    viewer.touchBegan(held, at: .zero)
    viewer.dragMoved(on: held, by: -70, at: .milliseconds(30))
    let before = viewer
    let events = viewer.step(pane, by: 1, at: .milliseconds(30))
    #expect(events.map(\.kind) == [.stepRefused(pane, .held)])
    #expect(viewer == before)
  }

  @Test func `the preview slides as after a finger, and the strip follows at every moment`() {
    var viewer = Self.viewer()
    viewer.step(.preview, by: 1, at: .zero)
    #expect(viewer.driver == .preview && viewer.phase == .settling)
    let curve = SettleCurve(
      position: -1, velocity: 0, target: 0, stiffness: SettleCurve.previewStiffness)
    for frame in 1...12 {
      viewer.advance(to: .frame(frame, perSecond: 60))
      let shown = viewer.presentation
      #expect(abs(shown.position - (1 + curve.position(at: viewer.now.seconds))) < 1e-12)
      #expect(shown.previewPosition == shown.position && shown.thumbnailsPosition == shown.position)
    }
  }

  @Test func `a step during a step keeps position and velocity`() {
    for milliseconds in stride(from: 16.0, through: 400, by: 16) {
      var viewer = Self.viewer(active: 5)
      viewer.step(.preview, by: 1, at: .zero)
      viewer.advance(to: .milliseconds(milliseconds))
      for count in [1, -1, -2] {
        var next = viewer
        let before = next.presentation
        next.step(.preview, by: count, at: next.now)
        let after = next.presentation
        #expect(next.driver == .preview)
        #expect(abs(after.previewOffset - before.previewOffset) < 1e-6)
        #expect(abs(after.thumbnailsOffset - before.thumbnailsOffset) < 1e-6)
        #expect(abs(after.previewVelocity - before.previewVelocity) < 1e-6)
      }
    }
  }

  @Test(arguments: Pane.allCases, [false, true])
  func `no step makes the view jump, whatever moved it before`(before: Pane, isSlow: Bool) {
    for mapping in [DualStripViewer.Mapping.stepped, .continuous] {
      for milliseconds in [10.0, 60, 150, 290] {
        var viewer = Self.viewer(active: 6, .init(mapping: mapping))
        viewer.perform(.flick(before, .forward, velocity: isSlow ? 200 : 900))
        if isSlow { viewer.focus(PageID(8), animated: true, at: viewer.now) }
        viewer.advance(to: viewer.now + .milliseconds(milliseconds))
        let old = viewer.presentation
        let speed = old.previewVelocity
        viewer.step(.preview, by: 1, at: viewer.now)
        let new = viewer.presentation
        #expect(abs(new.thumbnailsPosition - old.thumbnailsPosition) < 1e-9)
        guard viewer.driver == .preview else { continue }
        #expect(abs(new.previewPosition - old.previewPosition) < 1e-9)
        #expect(abs(new.previewVelocity - speed) < 1e-6)
      }
    }
  }

  @Test func `a step of the preview cuts only if its page is more than 2 pages away`() {
    for count in [-4, -3, -2, -1, 1, 2, 3, 4] {
      var viewer = Self.viewer(active: 6)
      var focused = viewer
      viewer.step(.preview, by: count, at: .zero)
      #expect(viewer.driver == (abs(count) > 2 ? .program : .preview))
      guard abs(count) > 2 else { continue }
      focused.focus(PageID(UInt64(6 + count)), animated: true, at: .zero)
      #expect(viewer == focused)
    }
  }

  @Test func `a step on the strip is a focus, and does not only stop a strip that coasts`() {
    var viewer = Self.viewer()
    viewer.perform(.flick(.thumbnails, .forward, velocity: 800))
    let target = viewer.targetPage.map { viewer.index(of: $0)! }!
    var focused = viewer
    viewer.step(.thumbnails, by: 1, at: viewer.now)
    focused.focus(PageID(UInt64(target + 2)), animated: true, at: focused.now)
    #expect(viewer == focused && viewer.phase == .focusing)
  }

  @Test(arguments: Pane.allCases)
  func `with reduced motion a step is there at once`(pane: Pane) {
    var viewer = Self.viewer(.init(reducesMotion: true))
    viewer.step(pane, by: 1, at: .zero)
    #expect(viewer.isSettled && viewer.activeIndex == 1)
  }

  @Test func `steps go by reading order, and mirrored runs agree`() {
    var left = Self.viewer()
    var right = Self.viewer(.init(direction: .rightToLeft))
    for (count, milliseconds) in [(1, 0.0), (2, 80), (-1, 120), (5, 300), (1, 333)] {
      for pane in Pane.allCases {
        left.step(pane, by: count, at: .milliseconds(milliseconds))
        right.step(pane, by: count, at: .milliseconds(milliseconds))
        #expect(left.targetPage == right.targetPage && left.position == right.position)
        #expect(left.presentation.previewVelocity == -right.presentation.previewVelocity)
      }
    }
  }

  @Test func `a step counts pages that stay: one that is being deleted is passed over`() throws {
    var viewer = Self.viewer(active: 4)
    try viewer.delete([PageID(5), PageID(6)], at: .zero)
    viewer.step(.preview, by: 1, at: .milliseconds(10))
    #expect(viewer.targetPage == PageID(7) && viewer.driver == .preview)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activePage == PageID(7) && viewer.activeIndex == 4)
  }

  @Test func `a step during a rotation slides at the present width, and arrives`() {
    var viewer = Self.viewer(active: 4)
    viewer.changeBounds(
      to: Size(width: 800, height: 400), insets: .zero, over: .milliseconds(300), at: .zero)
    viewer.advance(to: .milliseconds(100))
    let before = viewer.presentation.previewOffset
    viewer.step(.preview, by: 1, at: viewer.now)
    #expect(viewer.presentation.previewOffset == before)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activeIndex == 4 && viewer.presentation.previewOffset == 3200)
  }

  @Test(arguments: DualStripViewer.WheelEvent.Unit.allCases, Pane.allCases)
  func `an event of a wheel that scrolls nowhere does nothing`(
    unit: DualStripViewer.WheelEvent.Unit, pane: Pane
  ) {
    let viewer = Self.viewer()
    for phase in [DualStripViewer.WheelEvent.Phase.none, .ended, .momentum] {
      var wheel = DualStripViewer.WheelReader()
      let event = DualStripViewer.WheelEvent(time: .zero, unit: unit, phase: phase)
      let inputs = wheel.read(event, on: pane, of: viewer)
      #expect(inputs.isEmpty, "\(phase)")
    }
  }

  @Test func `two notches in one event are two steps, three in one are no wheel`() {
    let viewer = Self.viewer()
    for (size, steps) in [(120.0, [1, 2]), (180, [1])] as [(Double, [Int])] {
      var wheel = DualStripViewer.WheelReader()
      var inputs: [DualStripViewer.Input] = []
      for (number, way) in [60, size].enumerated() {
        let event = DualStripViewer.WheelEvent(time: .milliseconds(number * 20), dy: way)
        inputs += wheel.read(event, on: .preview, of: viewer).map(\.input)
      }
      let wanted = steps.map { DualStripViewer.Input.step(.preview, by: $0) }
      #expect(inputs == wanted, "\(size)")
    }
  }

  @Test(arguments: [10, 225])
  func `a step slides to the next page while pages before the active one go`(time: Int) throws {
    var viewer = Self.viewer(active: 6)
    try viewer.delete([1, 2, 3, 4], at: .zero)
    viewer.step(.preview, by: 1, at: .milliseconds(time))
    #expect(viewer.targetPage == 7 && viewer.driver == .preview)
    var other = Self.viewer(active: 6)
    try other.delete([1, 2, 3, 4], at: .zero)
    // From page 6 to page 9 are three pages, whatever goes.
    other.step(.preview, by: 3, at: .milliseconds(time))
    #expect(other.targetPage == 9 && other.driver == .program)
  }
}
