import DualStrip

/// The content offset of one pane at one time.
struct Sample: Sendable {
  var line: Int
  var time: Time
  var pane: Pane
  /// The content offset along the axis, in points.
  var offset: Double

  /// How far an app may round an offset, in points: the pixels of a phone are a third of a point.
  static let rounding = 0.2
}

extension AppRecord {
  /// What one or both panes showed according to this line.
  var samples: [Sample] {
    switch kind {
    case .offsets(let preview, let thumbnails):
      return [
        Sample(line: line, time: time, pane: .preview, offset: preview),
        Sample(line: line, time: time, pane: .thumbnails, offset: thumbnails),
      ]
    case .didScroll(let pane, let offset):
      return [Sample(line: line, time: time, pane: pane, offset: offset)]
    case .down, .moved, .dragged, .lifted, .cancelled, .asked, .wheel, .key, .bounds, .edit,
      .answer, .commits, .willBeginDragging, .willEndDragging, .active, .pass:
      return []
    }
  }
}

extension Recording {
  /// Returns all samples of one pane, in order.
  func samples(of pane: Pane) -> [Sample] { samples.filter { $0.pane == pane } }
}

/// A sample and what the model shows at the same time.
struct ComparedSample: Sendable {
  var sample: Sample
  /// The time of the model: earlier than the sample's by the delay of the app.
  var time: Time
  /// The model's offset of the same pane at that time, in points.
  var modelOffset: Double
  /// The offset nearest to the sample that the model may have shown around that time, in points.
  var expected: Double
  /// The pane that the model's finger drags.
  var held: Pane?
  /// Whether the model is beyond an end of the document.
  var isOverscrolled: Bool
  /// Whether the bounds or the pages are changing.
  var isChanging: Bool
  /// Whether nothing in the model moves.
  var isSettled: Bool
  /// Where the model is, in pages from the end where the pane's offset is smallest.
  var position: Double
  /// The model's active page.
  var page: PageID?
  /// Points per page of this pane.
  var pitch: Double
  /// 1 if the pane's offset grows with the pages, -1 if it shrinks.
  var sign: Double
  /// The offsets that the model passes while the sample may have been taken, in points.
  var reach: ClosedRange<Double>
  /// How much farther inexact times may put the sample, in points: more in fast motion.
  var slack = 0.0
  /// The farthest that the pane has recently moved in a frame, in points.
  var frameWay = 0.0

  /// - Parameter offsets: The offsets of both panes of the viewer.
  init(_ sample: Sample, _ viewer: DualStripViewer, _ offsets: SIMD2<Double>) {
    self.sample = sample
    time = viewer.now
    modelOffset = offsets[sample.pane.number]
    expected = modelOffset
    reach = modelOffset...modelOffset
    held = viewer.heldPane
    isOverscrolled = viewer.position < 0 || viewer.position > max(0, Double(viewer.count - 1))
    isSettled = viewer.isSettled
    isChanging = viewer.isResizing || viewer.isEditing
    sign = viewer.readingSign(of: sample.pane)
    position = sign < 0 ? Double(max(0, viewer.count - 1)) - viewer.position : viewer.position
    page = viewer.activePage
    pitch = viewer.pitch(ofPane: sample.pane)
  }

  /// When a scenario checks an expectation about the sample.
  var place: RecordingFinding.Place { .init(time: time) }

  /// The signed distance of the app from the model, in points.
  var distance: Double { sample.offset - expected }

  /// Returns how far the sample is from everything that the model may show, after subtracting a
  /// lasting difference; in points.
  func residual(beside lasting: Double) -> Double {
    let offset = sample.offset - lasting
    return max(0, reach.lowerBound - offset, offset - reach.upperBound)
  }
}
