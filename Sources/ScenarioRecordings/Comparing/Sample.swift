import DualStrip

/// What one pane of an app showed at one time.
struct Sample: Sendable {
  var line: Int
  var time: Time
  var pane: Pane
  /// Its content offset along the axis, in points.
  var offset: Double

  /// How far an app may round an offset, in points: the pixels of a phone are a third.
  static let rounding = 0.2
}

extension AppRecord {
  /// What one pane, or both, showed by this line.
  var samples: [Sample] {
    switch kind {
    case .offsets(let preview, let thumbnails):
      return [
        Sample(line: line, time: time, pane: .preview, offset: preview),
        Sample(line: line, time: time, pane: .thumbnails, offset: thumbnails),
      ]
    case .didScroll(let pane, let offset):
      return [Sample(line: line, time: time, pane: pane, offset: offset)]
    default: return []
    }
  }
}

extension Recording {
  /// All that one pane showed, in order.
  func samples(of pane: Pane) -> [Sample] { samples.filter { $0.pane == pane } }
}

/// A sample beside what the model shows.
struct ComparedSample: Sendable {
  var sample: Sample
  /// The time of the model, which is earlier by the delay of the app.
  var time: Time
  /// The model's offset of the same pane then, in points.
  var modelOffset: Double
  /// The same, or what it is on the other side of a moment at which it steps, if that is meant.
  var expected: Double
  /// The pane that a finger of the model drags.
  var held: Pane?
  /// Whether the model is beyond an end of the document.
  var isOverscrolled: Bool
  /// Whether the bounds, or the pages, are on their way to others.
  var isChanging: Bool
  /// Whether nothing in the model moves.
  var isSettled: Bool
  /// Where the model is, in pages from the left end of the document.
  var position: Double
  /// The page that is active there.
  var page: PageID?
  /// Points for a page of this pane.
  var pitch: Double
  /// From where to where the model moves while the sample may have been taken, in points.
  var reach: ClosedRange<Double>
  /// How far it may be off by the times alone, in points: what moves fast is soon elsewhere.
  var slack = 0.0
  /// How far the pane has moved within a frame lately, in points.
  var frameWay = 0.0

  /// - Parameter offsets: of both panes of the viewer.
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
    let isRight = viewer.configuration.direction == .rightToLeft
    position = isRight ? Double(max(0, viewer.count - 1)) - viewer.position : viewer.position
    page = viewer.activePage
    pitch = viewer.pitch(ofPane: sample.pane)
  }

  /// When an expectation of it is asked in a script.
  var place: RecordingFinding.Place { .init(time: time) }

  /// How far the app is from the model, in points, with its sign.
  var distance: Double { sample.offset - expected }

  /// How far it is from all that the model shows, if it is off by a lasting difference; in points.
  func residual(beside lasting: Double) -> Double {
    let offset = sample.offset - lasting
    return max(0, reach.lowerBound - offset, offset - reach.upperBound)
  }
}
