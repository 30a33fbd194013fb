import DualStrip

/// Where a pane is while nothing in the model moves.
extension PaneFindings {
  /// A stretch of samples while the model is at rest.
  struct Rest {
    let samples: ArraySlice<ComparedSample>
    /// How far the pane is from the model, in points: the middle one of all.
    let distance: Double
    /// How many pages the pane is away, if it is on another page.
    let pages: Int?

    /// - Precondition: there are samples.
    init(_ samples: ArraySlice<ComparedSample>) {
      self.samples = samples
      distance = samples.map { $0.distance }.sorted()[samples.count / 2]
      let pitch = samples.first?.pitch ?? 0
      let way = pitch > 0 ? min(max(distance / pitch, -1e9), 1e9) : 0
      let whole = way.rounded()
      pages = whole != 0 && (way - whole).magnitude < 0.2 ? Int(whole) : nil
    }
  }

  /// Whether it rests beside its page.
  var restsOff: RecordingFinding? {
    let off = rests.filter { $0.pages == nil && $0.distance.magnitude > tolerance }
    guard let first = off.first, let sample = first.samples.first(where: { isOff($0) })
    else { return nil }
    // Before the first input nothing can be expected.
    let told = off.flatMap { $0.samples.filter { isOff($0) } }
    let place = told.first { $0.time > start } ?? told.last
    let side = first.distance > 0 ? "large" : "small"
    return RecordingFinding(
      kind: .restsOff, time: sample.sample.time,
      message:
        "\(pane.words) rests \(RecordingFinding.points(first.distance.magnitude)) beside its page: its "
        + "offset is too \(side), first at \(RecordingFinding.seconds(sample.sample.time))",
      expectation: place.map { expectation(of: $0) }, place: place?.place)
  }

  private func isOff(_ sample: ComparedSample) -> Bool { sample.distance.magnitude > tolerance }

  /// The first rest on another page than the model's, and what led there.
  ///
  /// - Parameter inputs: all that the model was given.
  func otherPage(
    after inputs: [(time: Time, input: DualStripViewer.Input)]
  ) -> RecordingFinding? {
    for rest in rests {
      guard let pages = rest.pages, let sample = rest.samples.first else { continue }
      let cause = last(of: inputs, until: sample.time)
      let model = Int(sample.position.rounded()) + 1
      let when = RecordingFinding.seconds(cause?.time ?? .zero)
      return RecordingFinding(
        kind: cause?.input.isRotation == true ? .indexLost : .otherTarget,
        time: cause?.time ?? .zero,
        message: "after the \(cause?.input.words ?? "start") at \(when) \(pane.words) rests "
          + "\(pages.magnitude) \(pages.magnitude == 1 ? "page" : "pages") "
          + "\(pages > 0 ? "to the right" : "to the left") of page \(model), where the model is",
        expectation: expectation(of: sample), place: sample.place)
    }
    return nil
  }

  private func last(
    of inputs: [(time: Time, input: DualStripViewer.Input)], until time: Time
  ) -> (time: Time, input: DualStripViewer.Input)? {
    let next = partitionPoint(of: inputs.count) { inputs[$0].time > time }
    return next > 0 ? inputs[next - 1] : nil
  }

  /// Whether its pages are another distance apart than the model's: then it is the farther away the farther
  /// it has gone.
  var otherMeasures: RecordingFinding? {
    guard pane == .thumbnails, let pitch = samples.first?.pitch else { return nil }
    let resting = rests.compactMap { $0.samples.last }
    guard let low = resting.min(by: { $0.position < $1.position }),
      let high = resting.max(by: { $0.position < $1.position }),
      case let way = high.position - low.position, way >= 1
    else { return nil }
    let slope = (high.distance - low.distance) / way
    let isEven = resting.allSatisfy { rest in
      let distance = low.distance + (rest.position - low.position) * slope
      return (rest.distance - distance).magnitude < 0.1
    }
    let places = Set(resting.map { $0.position.rounded() })
    // Through two points there is always a line.
    guard isEven, places.count > 2, slope.magnitude > 0.1, slope.magnitude < pitch else {
      return nil
    }
    let found = (pitch + (high.modelOffset < low.modelOffset ? -slope : slope)).magnitude
    return RecordingFinding(
      kind: .otherMeasures, time: .zero,
      message: "the app's pages are \(RecordingFinding.points(found)) apart in the strip, and "
        + "\(RecordingFinding.points(pitch)) in the model: its settings have to be in the header "
        + "(\"spacing\", \"thumbnail-height\", \"thumbnail-aspect\")")
  }
}

extension DualStripViewer.Input {
  fileprivate var isRotation: Bool { if case .changeBounds = self { true } else { false } }

  /// What led somewhere, as a sentence has it.
  fileprivate var words: String {
    switch self {
    case .touchBegan(let pane), .dragMoved(let pane, _): return "touch of \(pane.words)"
    case .touchEnded(let pane, let velocity):
      return
        "release of \(pane.words), with \(DecimalText.rounded(velocity.magnitude, decimals: 0)) pt/s,"
    case .touchCancelled(let pane): return "cancelled touch of \(pane.words)"
    case .focus, .tapThumbnails: return "focus"
    case .changeBounds: return "change of the bounds"
    case .setCommits, .edit: return "edit"
    }
  }
}
