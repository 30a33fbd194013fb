import DualStrip

/// Finds panes that rest at another offset than the model.
extension PaneFindings {
  /// A stretch of samples while the model is at rest.
  struct Rest {
    let samples: ArraySlice<ComparedSample>
    /// The median distance of the pane from the model, in points.
    let distance: Double
    /// How many pages the pane is away, if it is on another page.
    let pages: Int?

    static let fewestSamples = 6

    /// How far the pane stays off in the next motion, in points; 0 if it rests on another page.
    var lasting: Double { pages == nil ? distance : 0 }

    /// - Precondition: `samples` is not empty.
    init(_ samples: ArraySlice<ComparedSample>) {
      self.samples = samples
      distance = samples.map { $0.distance }.sorted()[samples.count / 2]
      let pitch = samples.first?.pitch ?? 0
      let way = pitch > 0 ? min(max(distance / pitch, -1e9), 1e9) : 0
      let whole = way.rounded()
      pages = whole != 0 && (way - whole).magnitude < 0.2 ? Int(whole) : nil
    }
  }

  /// A finding about the first rest whose distance differs from that of the rest before; `nil` if
  /// there is none. A rest that a jump led to does not count.
  var restsOff: RecordingFinding? {
    var (before, start) = (0.0, 0)
    for rest in rests {
      defer { (before, start) = (rest.lasting, rest.samples.startIndex) }
      let change = rest.lasting - before
      guard change.magnitude > tolerance, rest.lasting.magnitude > tolerance else { continue }
      let isJump = jumps.contains { jump in
        (start..<rest.samples.endIndex).contains(jump.number)
          && (jump.way - change).magnitude < max(tolerance, 0.2 * change.magnitude)
      }
      if !isJump { return finding(of: rest) }
    }
    return nil
  }

  private func finding(of rest: Rest) -> RecordingFinding? {
    guard let sample = rest.samples.first(where: { isOff($0) }) else { return nil }
    // A scenario cannot expect anything before the first input.
    let told = rests.flatMap { $0.samples.filter { $0.time >= sample.time && isOff($0) } }
    let place = told.first { $0.time > start } ?? told.last
    let side = rest.distance > 0 ? "large" : "small"
    return RecordingFinding(
      kind: .restsOff, time: sample.sample.time,
      message:
        "\(pane.words) rests \(RecordingFinding.points(rest.distance.magnitude)) beside its page: its "
        + "offset is too \(side), first at \(RecordingFinding.seconds(sample.sample.time))",
      expectation: place.map { expectation(of: $0) }, place: place?.place)
  }

  private func isOff(_ sample: ComparedSample) -> Bool { sample.distance.magnitude > tolerance }

  /// The rests on a page other than the model's.
  var otherPages: [Rest] { rests.filter { $0.pages != nil } }
}
