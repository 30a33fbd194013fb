import DualStrip
import Testing

/// What a browsing strip keeps in place when pages come.
@Suite struct BrowsedPlaceTests {
  private static func viewer(scrolledTo wanted: Double) -> DualStripViewer {
    var viewer = BrowsingTests.viewer(active: 50)
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(
      on: .thumbnails, by: viewer.presentation.thumbnailsOffset - wanted, at: .zero)
    viewer.touchEnded(on: .thumbnails, at: .zero)
    viewer.settle(limit: .seconds(5))
    return viewer
  }

  /// A thumbnail is 33 points long, and the strip 700.
  @Test(
    arguments: [
      // The active page is at its start: an insert behind it moves nothing that is in view.
      (-32.5, 50, 0), (-33.5, 50, 37),
      // It is at its end: an insert before it moves what is at the start.
      (699.5, 40, 37), (700.5, 40, 0),
    ] as [(Double, UInt64, Double)])
  func `the active page keeps its place while a part of it is in view, else the page at the start`(
    distance: Double, neighbour: UInt64, way: Double
  ) throws {
    let wanted = 49 * BrowsingTests.pitch - distance
    var viewer = Self.viewer(scrolledTo: wanted)
    #expect(viewer.isSettled && abs(viewer.presentation.thumbnailsOffset - wanted) < 1e-6)
    try viewer.insert(
      [Page(id: 900, aspect: 0.7)], .after(PageID(neighbour)), at: viewer.now)
    viewer.settle(limit: .seconds(2))
    #expect(abs(viewer.presentation.thumbnailsOffset - wanted - way) < 1e-6)
  }

  @Test func `a strip that a rotation makes shorter keeps a half hidden page half hidden`() {
    let wanted = 49 * BrowsingTests.pitch + 16
    var viewer = Self.viewer(scrolledTo: wanted)
    for height in [350.0, 1400] {
      viewer.changeBounds(
        to: Size(width: 1000, height: height), insets: .zero, over: .milliseconds(300),
        at: viewer.now)
      viewer.settle(limit: .seconds(1))
      #expect(abs(viewer.presentation.thumbnailsOffset - wanted) < 1e-6, "\(height)")
    }
  }

  @Test func `a strip that browses is never out of step, and as fast as it scrolls`() {
    var viewer = Self.viewer(scrolledTo: 2000)
    let shown = viewer.presentation
    #expect(shown.syncDistance == 0 && shown.syncError == 0 && shown.position == 49)
    #expect(abs(shown.thumbnailsPosition - 2000 / BrowsingTests.pitch) < 1e-6)
    #expect(shown.thumbnailsVelocity == 0)
    // It has gone on by 50 points when the finger lifts.
    viewer.perform(.flick(.thumbnails, .backward, velocity: 1000))
    let thrown = viewer.presentation
    #expect(abs(thrown.thumbnailsVelocity + 1000) < 1e-9 && thrown.previewVelocity == 0)
    #expect(abs(thrown.thumbnailsOffset - 1950) < 1e-6 && thrown.syncDistance == 0)
  }
}
