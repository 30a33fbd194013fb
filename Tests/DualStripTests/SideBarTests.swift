import CollectionLayouts
import DualStrip
import Testing

/// A strip at the side of the preview.
@Suite struct SideBarTests {
  private func viewer(
    _ direction: LayoutDirection = .leftToRight, previewAxis: ScrollAxis = .horizontal
  ) -> DualStripViewer {
    var settings = DualStripViewer.Configuration(direction: direction, previewAxis: previewAxis)
    settings.thumbnails.axis = .vertical
    return DualStripViewer(
      pages: (1...30).map { Page(id: PageID(UInt64($0)), aspect: 0.7) }, activePage: PageID(9),
      bounds: Size(width: 1000, height: 700),
      insets: EdgeInsets(top: 5, left: 20, bottom: 30, right: 40), configuration: settings)
  }

  @Test func `the strip stands where reading begins, and the preview has the rest`() {
    let left = viewer().presentation
    #expect(left.thumbnailsFrame == Rect(x: 20, y: 0, width: 66, height: 700))
    #expect(left.previewFrame == Rect(x: 86, y: 0, width: 914, height: 700))
    let right = viewer(.rightToLeft).presentation
    #expect(right.thumbnailsFrame == Rect(x: 894, y: 0, width: 66, height: 700))
    #expect(right.previewFrame == Rect(x: 0, y: 0, width: 894, height: 700))
  }

  @Test func `a preview beside it still turns to the side, by its own width`() {
    var viewer = viewer()
    #expect(viewer.presentation.previewOffset == 8 * 914)
    viewer.perform(.flick(.preview, .forward, velocity: 1500))
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activePage == PageID(10))
    #expect(viewer.presentation.previewOffset == 9 * 914)
    let cell = viewer.preview.visibleLayoutAttributes.first
    #expect(cell?.frame == Rect(x: 9 * 914, y: 0, width: 914, height: 700))
  }

  @Test func `a preview that is vertical turns downwards, by its own height`() {
    var viewer = viewer(previewAxis: .vertical)
    #expect(viewer.presentation.previewOffset == 8 * 700)
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: -70, at: .milliseconds(20))
    #expect(viewer.position == 8.1)
    #expect(viewer.preview.contentOffset == Point(x: 0, y: 8.1 * 700))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a finger that moves up goes forward in either reading direction`(
    direction: LayoutDirection
  ) {
    var viewer = viewer(direction)
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: -74, at: .milliseconds(20))
    #expect(viewer.position == 10)
    #expect(viewer.thumbnails.contentOffset.x == 0)
    viewer.touchEnded(on: .thumbnails, velocity: -400, at: .milliseconds(30))
    #expect((viewer.presentation.thumbnailsVelocity) > 0)
  }

  @Test func `the active thumbnail is in the middle, and higher than the others`() {
    let strip = viewer().thumbnails
    let cells = strip.visibleLayoutAttributes
    let active = cells.first { $0.details.page == PageID(9) }
    #expect(active.map { $0.frame.midY - strip.contentOffset.y } == 350)
    // A page of 0.7 is 66 / 0.7 high; the others are 33.
    #expect(abs((active?.frame.size.height ?? 0) - 66 / 0.7) < 1e-9)
    #expect(active?.frame.size.width == 66)
    #expect(cells.last?.frame.size == Size(width: 66, height: 33))
    #expect(cells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `a tap beside the middle focuses the thumbnail there`() {
    var viewer = viewer()
    viewer.tapThumbnails(at: Point(x: 30, y: 650), at: .zero)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activePage == PageID(16))
  }

  @Test func `insets away from the strip move nothing`() {
    var viewer = viewer()
    let before = viewer.presentation
    let events = viewer.changeBounds(
      to: Size(width: 1000, height: 700), insets: EdgeInsets(top: 9, left: 20, bottom: 0),
      over: .milliseconds(300), at: .zero)
    #expect(events.isEmpty && !viewer.isResizing && viewer.insets.bottom == 0)
    #expect(viewer.presentation.previewFrame == before.previewFrame)
    viewer.changeBounds(
      to: Size(width: 1000, height: 700), insets: EdgeInsets(left: 0), at: .milliseconds(1))
    #expect(viewer.presentation.thumbnailsFrame.minX == 0)
  }

  @Test func `a sideways wheel does not scroll a vertical strip, a vertical one does`() {
    for (dx, dy, pages) in [(150.0, 0.0, 0), (0, 150, 1), (200, -150, -1)] {
      var viewer = viewer()
      var wheel = DualStripViewer.WheelReader()
      let event = DualStripViewer.WheelEvent(time: .zero, dx: dx, dy: dy)
      for (time, input) in wheel.read(event, on: .thumbnails, of: viewer) {
        viewer.handle(input, at: time)
      }
      viewer.settle(limit: .seconds(2))
      #expect(viewer.activeIndex == 8 + pages)
    }
  }

  @Test func `page keys go by what the side bar shows`() {
    // 700 pt have room for 18 thumbnails of 37 pt; the preview, 914 pt wide, would have it for 24.
    let input = DualStripViewer.Shortcuts.usual.input(for: .init(.pageDown), in: viewer())
    #expect(input == .step(.preview, by: 18))
  }

  @Test func `a gesture drags a preview beside the strip by its own width at most`() {
    let viewer = viewer()
    var wheel = DualStripViewer.WheelReader()
    typealias Event = DualStripViewer.WheelEvent
    let first = wheel.read(Event(time: .zero, dx: 800, phase: .began), on: .preview, of: viewer)
    #expect(first.map(\.input) == [.touchBegan(.preview), .dragMoved(.preview, by: -800)])
    let more = wheel.read(
      Event(time: .milliseconds(8), dx: 800, phase: .changed), on: .preview, of: viewer)
    #expect(more.map(\.input) == [.dragMoved(.preview, by: -114)])
  }

  @Test func `a gesture stays on the preview when the pointer comes over the strip`() {
    let viewer = viewer()
    var wheel = DualStripViewer.WheelReader()
    typealias Event = DualStripViewer.WheelEvent
    _ = wheel.read(Event(time: .zero, dx: 20, phase: .began), on: .preview, of: viewer)
    let inputs = wheel.read(
      Event(time: .milliseconds(8), dx: 20, phase: .changed), on: .thumbnails, of: viewer)
    #expect(inputs.map(\.input) == [.dragMoved(.preview, by: -20)])
  }

  @Test func `insets away from a strip at the right count at once`() {
    var viewer = viewer(.rightToLeft)
    let insets = EdgeInsets(top: 9, left: 3, bottom: 0, right: 40)
    let events = viewer.changeBounds(
      to: Size(width: 1000, height: 700), insets: insets, at: .zero)
    #expect(events.isEmpty && viewer.insets == insets)
  }

  @Test func `a finger drags a side bar along it, and only trembles across it`() {
    let viewer = viewer()
    var (finger, _) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: Point(x: 30, y: 350), of: viewer, time: .zero)
    let across = finger.moved(to: Point(x: 55, y: 350), at: .milliseconds(10))
    #expect(across.isEmpty)
    let along = finger.moved(to: Point(x: 55, y: 320), at: .milliseconds(20))
    #expect(along.map(\.input) == [.dragMoved(.thumbnails, by: -20)])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a whole gesture forward goes down a side bar in either reading direction`(
    direction: LayoutDirection
  ) {
    var viewer = viewer(direction)
    viewer.perform(.drag(.thumbnails, .forward, 74, over: .milliseconds(100)))
    #expect(abs(viewer.position - 10) < 1e-9)
  }

  @Test func `a finger that lifts beyond an end, however slowly on its way back, adds nothing`() {
    func offset(_ velocity: Double) -> Double {
      var viewer = BrowsingTests.viewer()
      viewer.touchBegan(.thumbnails, at: .zero)
      viewer.dragMoved(on: .thumbnails, by: 200, at: .zero)
      viewer.touchEnded(on: .thumbnails, velocity: velocity, at: .zero)
      viewer.advance(to: .milliseconds(50))
      return viewer.presentation.thumbnailsOffset
    }
    for velocity in [-0.5, -300, -400] { #expect(offset(velocity) == offset(0)) }
    #expect(offset(0.5) < offset(0) && offset(0) < -1)
  }

  @Test func `an edit that ends while the bounds change leaves a strip its way back`() throws {
    var viewer = BrowsingTests.viewer()
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: -BrowsingTests.limit, at: .zero)
    viewer.touchEnded(on: .thumbnails, at: .zero)
    viewer.settle(limit: .seconds(1))
    let start = viewer.now
    viewer.changeBounds(
      to: Size(width: 1000, height: 1400), insets: .zero, over: .milliseconds(300), at: start)
    try viewer.setAspect(2, of: 3, at: start + .milliseconds(20))
    viewer.advance(to: start + .milliseconds(200))
    #expect(viewer.isResizing && !viewer.isEditing)
    viewer.changeBounds(to: Size(width: 1000, height: 700), insets: .zero, at: viewer.now)
    #expect(abs(viewer.presentation.thumbnailsOffset - BrowsingTests.limit) < 1e-6)
  }

  @Test func `a strip that is broader than the viewer leaves the preview no room`() {
    let insets = EdgeInsets(top: 5, left: 20, bottom: 30, right: 40)
    for (direction, strip, preview) in [
      (.leftToRight, 20, 50), (.rightToLeft, 50 - 40 - 66, 0),
    ] as [(LayoutDirection, Double, Double)] {
      var viewer = viewer(direction)
      viewer.changeBounds(to: Size(width: 50, height: 700), insets: insets, at: .zero)
      let shown = viewer.presentation
      #expect(shown.thumbnailsFrame == Rect(x: strip, y: 0, width: 66, height: 700))
      #expect(shown.previewFrame == Rect(x: preview, y: 0, width: 0, height: 700))
    }
  }
}
