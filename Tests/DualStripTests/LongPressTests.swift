@testable import DualStrip
import TestSupport
import Testing

/// A finger that stays on a thumbnail lifts its page; a mouse lifts it by a drag.
@Suite struct LongPressTests {
  private let viewer = StepTests.viewer(pages: 12, active: 5, .photos)

  private func place(of page: PageID) throws -> Point {
    let index = try #require(viewer.index(of: page))
    let cell = viewer.thumbnails.layoutAttributesForItem(at: ItemIndex(item: index))
    return try #require(cell).center - viewer.thumbnails.contentOffset
  }

  private func give(
    _ inputs: [DualStripViewer.TouchReader.TimedInput], to viewer: inout DualStripViewer
  ) {
    for (time, input) in inputs { viewer.handle(input, at: time) }
  }

  @Test func `after half a second a finger lifts the page, carries and drops it`() throws {
    var viewer = viewer
    let start = try place(of: 7)
    var (finger, input) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start, of: viewer, time: .zero)
    viewer.handle(input, at: .zero)
    give(finger.moved(to: start + Point(x: 9, y: -9), at: .milliseconds(300)), to: &viewer)
    #expect(finger.deadline == .milliseconds(500) && viewer.liftedRows.isEmpty)
    #expect(finger.advance(to: .milliseconds(499)).isEmpty)
    give(finger.advance(to: .milliseconds(600)), to: &viewer)
    #expect(viewer.now == .milliseconds(500) && viewer.liftedRows.map(\.first) == [7])
    #expect(finger.deadline == nil && viewer.heldPane == nil)
    let end = try place(of: 8) + Point(x: 1, y: -40)
    give(finger.moved(to: end, at: .milliseconds(700)), to: &viewer)
    #expect(viewer.pageBehindGap == 9 && viewer.pileCenter == end)
    give(finger.ended(at: end, time: .milliseconds(900)), to: &viewer)
    #expect(viewer.liftedRows.isEmpty && viewer.canUndo?.kind == .move)
  }

  @Test func `a finger that moves on scrolls as ever`() throws {
    var (pressed, plain) = (viewer, viewer)
    let start = try place(of: 7)
    var (finger, down) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start, of: viewer, time: .zero)
    var (other, first) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start.x, time: .zero)
    pressed.handle(down, at: .zero)
    plain.handle(first, at: .zero)
    for step in 1...20 {
      let (x, time) = (start.x - Double(step * 3), Time.milliseconds(40 * step))
      give(finger.moved(to: Point(x: x, y: start.y), at: time), to: &pressed)
      if let input = other.moved(to: x, at: time) { plain.handle(input, at: time) }
    }
    let (x, end) = (start.x - 60, Time.milliseconds(820))
    give(finger.ended(at: Point(x: x, y: start.y), time: end), to: &pressed)
    for input in other.ended(at: x, time: end) { plain.handle(input, at: end) }
    pressed.settle(limit: .seconds(3))
    plain.settle(limit: .seconds(3))
    #expect(pressed == plain && pressed.canUndo == nil)
  }

  @Test func `a mouse lifts the page that it drags by 4 points`() throws {
    var viewer = viewer
    let start = try place(of: 7)
    var (mouse, input) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start, isMouse: true, of: viewer, time: .zero)
    viewer.handle(input, at: .zero)
    #expect(mouse.deadline == nil && mouse.advance(to: .seconds(2)).isEmpty)
    give(mouse.moved(to: start + Point(x: 3.9, y: 0), at: .milliseconds(10)), to: &viewer)
    #expect(viewer.liftedRows.isEmpty)
    give(mouse.moved(to: start + Point(x: 4, y: 0), at: .milliseconds(20)), to: &viewer)
    #expect(viewer.liftedRows.map(\.first) == [7] && viewer.pileCenter == start + Point(x: 4, y: 0))
    give(mouse.cancelled(at: .milliseconds(30)), to: &viewer)
    #expect(viewer.liftedRows.isEmpty)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.pages == self.viewer.pages && viewer.heldPane == nil)
  }

  @Test func `beside the thumbnails, and on the preview, nothing is lifted`() throws {
    for (pane, point) in [(Pane.preview, Point(x: 200, y: 300)), (.thumbnails, Point(x: 2, y: 90))]
    {
      var (finger, _) = DualStripViewer.TouchReader.began(
        on: pane, at: point, of: viewer, time: .zero)
      #expect(finger.deadline == nil && finger.advance(to: .seconds(3)).isEmpty)
      #expect(!finger.ended(at: point, time: .seconds(3)).contains { $0.input == .drop })
    }
  }

  @Test func `a finger that goes across the strip lifts nothing`() throws {
    let start = try place(of: 7)
    var (finger, _) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start, of: viewer, time: .zero)
    #expect(finger.moved(to: start - Point(x: 0, y: 10.5), at: .milliseconds(100)).isEmpty)
    #expect(finger.deadline == nil && finger.advance(to: .seconds(1)).isEmpty)
  }

  @Test func `half a second counts from the touch, whether or not anybody looks`() throws {
    var viewer = viewer
    let (start, touch) = (try place(of: 7), Time.seconds(2))
    var (finger, input) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start, of: viewer, time: touch)
    viewer.handle(input, at: touch)
    #expect(finger.deadline == .milliseconds(2500))
    let end = start + Point(x: 30, y: 0)
    let inputs = finger.ended(at: end, time: .milliseconds(2700))
    #expect(inputs.map(\.time.milliseconds) == [2500, 2700, 2700, 2700])
    #expect(
      inputs.map(\.input) == [.lift(start), .carry(end), .drop, .touchCancelled(.thumbnails)])
    give(inputs, to: &viewer)
    #expect(viewer.liftedRows.isEmpty && viewer.heldPane == nil)
  }

  @Test(arguments: [(10.0, true), (10.05, false)])
  func `a finger that trembles by ten points still stays`(way: Double, stays: Bool) throws {
    let middle = try place(of: 7)
    // Whole points, as a distance must not be rounded.
    let start = Point(x: middle.x.rounded(), y: middle.y.rounded())
    for far in [Point(x: way, y: 0), Point(x: 0, y: -way)] {
      var (finger, _) = DualStripViewer.TouchReader.began(
        on: .thumbnails, at: start, of: viewer, time: .zero)
      _ = finger.moved(to: start + far, at: .milliseconds(100))
      #expect((finger.deadline != nil) == stays, "\(far)")
    }
  }

  @Test func `a finger that is cancelled before it lifts puts nothing back`() throws {
    let start = try place(of: 7)
    let (finger, _) = DualStripViewer.TouchReader.began(
      on: .thumbnails, at: start, of: viewer, time: .zero)
    #expect(finger.deadline == .milliseconds(500))
    let inputs = finger.cancelled(at: .milliseconds(100)).map(\.input)
    #expect(inputs == [.touchCancelled(.thumbnails)])
  }
}
