import DualStrip

/// What one pane of an app showed at one time.
struct Sample: Sendable {
  var line: Int
  var time: Time
  var pane: Pane
  /// Its content offset along the axis, in points.
  var offset: Double
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
  /// Whether nothing in the model moves.
  var isSettled: Bool
  /// Where the model is, in pages from the start.
  var position: Double
  /// Points for a page of this pane.
  var pitch: Double

  init(_ sample: Sample, _ viewer: DualStripViewer) {
    self.sample = sample
    time = viewer.now
    modelOffset = viewer.contentOffset(of: sample.pane)
    expected = modelOffset
    held = viewer.heldPane
    isSettled = viewer.isSettled
    position = viewer.position
    pitch = viewer.pitch(ofPane: sample.pane)
  }

  /// Behind what inputs an expectation of it stands in a script.
  var place: RecordingFinding.Place { .init(time: time, line: sample.line) }

  /// How far the app is from the model, in points, with its sign.
  var distance: Double { sample.offset - expected }
}
