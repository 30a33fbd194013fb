import AppRecording
import CollectionGallery
import DualStripTesting
import Foundation
import Testing

/// As an app makes it known to the recorder.
extension CGPoint: @retroactive RecordedPoint {}

/// An app's own scenarios, one case for each variant.
@Test(arguments: try Scenarios.in("Scenarios"))
func replays(_ run: ScenarioRun) throws { try run.expectSuccess() }

/// What stands for a `UIScrollView`, which is a `RecordedScrollView` as it is.
struct ScrollView: RecordedScrollView {
  var contentOffset = CGPoint.zero
}

@Test func `what the app records of itself is judged`() throws {
  var viewer = DualStripViewer(
    pages: (1...5).map { Page(id: PageID($0), aspect: 0.7071) },
    bounds: Size(width: 393, height: 852))
  var recorder = CollectionViewRecorder(
    size: (393, 852), pages: (1...5).map { ("p\($0)", 0.7071) }, at: 10)
  recorder.focus("p3", animated: true, at: 10)
  viewer.handle(.focus(3, animated: true), at: .zero)
  for frame in 0..<40 {
    let time = Double(frame) / 60
    viewer.advance(to: .seconds(time))
    let shown = viewer.presentation
    recorder.sample(
      preview: ScrollView(contentOffset: CGPoint(x: shown.previewOffset, y: 0)),
      thumbnails: ScrollView(contentOffset: CGPoint(x: shown.thumbnailsOffset, y: 0)), at: 10 + time
    )
  }
  let comparison = RecordingComparison(
    try Recording(Array(recorder.takeLines().utf8)), tolerance: 0.01)
  #expect(comparison.holds, "\(ComparisonReport(comparison, name: "session").text)")
}

@Test func `a gallery can be linked beside it`() {
  let viewer = CollectionViewer(
    content: GalleryContent([GallerySection([GalleryItem(id: 1)])]), layout: .list(),
    bounds: Size(width: 100, height: 100))
  #expect(viewer.visibleElements.count == 1)
}
