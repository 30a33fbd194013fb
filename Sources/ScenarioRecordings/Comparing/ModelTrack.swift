import DualStrip

/// The recent past of the model: everything that it may have shown, given that times are uncertain.
struct ModelTrack: Sendable {
  /// The model from one input until the next.
  private struct Piece {
    let viewer: DualStripViewer
    /// The same viewer, advanced to about the last requested time, since the next one is usually
    /// near.
    var recent: DualStripViewer

    init(_ viewer: DualStripViewer) {
      self.viewer = viewer
      recent = viewer
    }

    var start: Time { viewer.now }

    func viewer(at time: Time) -> DualStripViewer {
      var viewer = recent.now <= time ? recent : viewer
      viewer.advance(to: max(start, time))
      return viewer
    }
  }

  /// From which offset to which each pane moves. The vectors have an element for each pane.
  private struct Range {
    var from: SIMD2<Double>
    var through: SIMD2<Double>
    /// Whether the preview steps from page to page in this range and shows nothing between.
    var isStep = false
  }

  /// What both panes may have shown around a given time.
  private struct View {
    var time: Time
    var viewer: DualStripViewer
    var offsets: SIMD2<Double>
    /// The ranges of all pieces; `nil` until they are needed.
    var ranges: [Range]?
  }

  private var pieces: [Piece]
  private let allowance: TimeAllowance
  private let frame: Time
  /// How long to keep pieces.
  private let memory: Time
  /// How far a sample may be off the model's time.
  private let window: Time
  /// The last requested view. Both panes are usually compared at the same time.
  private var view: View

  /// The distance, in points, above which other times are considered.
  private static let clearDistance = 0.005

  /// - Parameters:
  ///   - viewer: The model before its first input.
  ///   - allowance: How far times may be off.
  ///   - frame: The length of one frame of the app.
  ///   - lag: How much earlier than the other pane one pane may be compared.
  init(
    _ viewer: DualStripViewer, _ allowance: TimeAllowance, frame: Time, lag: Time
  ) {
    pieces = [Piece(viewer)]
    view = View(time: .never, viewer: viewer, offsets: viewer.contentOffsets, ranges: nil)
    self.allowance = allowance
    self.frame = frame
    window = allowance.samples
    memory = window + allowance.delivery + frame + lag
  }

  /// Adds the model after an input.
  mutating func append(_ viewer: DualStripViewer) {
    view.time = .never
    pieces.append(Piece(viewer))
    guard pieces.count > 8 else { return }
    let needed = viewer.now - memory
    let over = pieces.indices.dropLast(2).prefix { pieces[$0 + 1].start < needed }.count
    // If time does not advance, pieces would pile up.
    pieces.removeFirst(max(over, pieces.count - ModelTrack.mostPieces))
  }

  /// The most pieces to keep: more inputs than a finger makes within the longest memory.
  private static let mostPieces = 64

  /// Returns the model at a time, after all inputs up to then.
  private func viewer(at time: Time) -> DualStripViewer {
    // Use the index: a piece is large, and a closure that takes it gets a copy.
    pieces[pieces.indices.last { pieces[$0].start <= time } ?? 0].viewer(at: time)
  }

  /// Advances `recent` of the last two pieces to a time. Samples come in order, so the next ones
  /// will be near it.
  private mutating func goOn(to time: Time) {
    for number in pieces.indices.suffix(2) {
      guard pieces[number].recent.now + ModelTrack.stretch < time else { continue }
      pieces[number].recent.advance(to: time)
    }
  }

  /// How far `recent` may be behind before it is advanced: a few frames.
  private static let stretch = Time.milliseconds(40)

  /// Updates `view` to a time.
  private mutating func look(at time: Time) {
    guard view.time != time else { return }
    goOn(to: time - memory)
    let viewer = viewer(at: time)
    view = View(time: time, viewer: viewer, offsets: viewer.contentOffsets, ranges: nil)
  }

  /// Compares a sample with the nearest offset that the model may have shown at a time.
  mutating func compared(_ sample: Sample, at time: Time) -> ComparedSample {
    look(at: time)
    var compared = ComparedSample(sample, view.viewer, view.offsets)
    compared.expected = nearest(to: sample)
    for range in view.ranges ?? [] where sample.pane == .thumbnails || !range.isStep {
      let (before, after) = (range.from[sample.pane.number], range.through[sample.pane.number])
      let (low, high) = (compared.reach.lowerBound, compared.reach.upperBound)
      compared.reach = min(low, before, after)...max(high, before, after)
    }
    return compared
  }

  /// Returns how far a sample is from everything that the model may have shown, and from what it
  /// should have shown, in points.
  mutating func distances(_ sample: Sample, at time: Time) -> (least: Double, own: Double) {
    look(at: time)
    let own = (sample.offset - view.offsets[sample.pane.number]).magnitude
    return (own < Sample.rounding ? 0 : (sample.offset - nearest(to: sample)).magnitude, own)
  }

  /// Returns the active page at a time.
  mutating func page(at time: Time) -> PageID? {
    look(at: time)
    return view.viewer.activePage
  }

  /// Returns the offset in `view` that is nearest to a sample.
  private mutating func nearest(to sample: Sample) -> Double {
    let pane = sample.pane.number
    var nearest = view.offsets[pane]
    guard (nearest - sample.offset).magnitude > ModelTrack.clearDistance else { return nearest }
    func consider(_ offset: Double) {
      if (offset - sample.offset).magnitude < (nearest - sample.offset).magnitude {
        nearest = offset
      }
    }
    let ranges = view.ranges ?? shown(at: view.time)
    view.ranges = ranges
    let pitch = view.viewer.pitch(ofPane: sample.pane)
    for range in ranges {
      let (before, after) = (range.from[pane], range.through[pane])
      consider(before)
      consider(after)
      // A motion passes every offset between; a step from page to page does not.
      if sample.pane == .thumbnails || !range.isStep,
        min(before, after)...max(before, after) ~= sample.offset
      {
        return sample.offset
      }
    }
    if sample.pane == .preview, (nearest - sample.offset).magnitude > 0.4 * pitch {
      stepped().forEach(consider)
    }
    return nearest
  }

  /// Returns the range of offsets that each piece may have shown around a time.
  private func shown(at time: Time) -> [Range] {
    var ranges: [Range] = []
    var next = Time.never
    for number in pieces.indices.reversed() {
      let start = pieces[number].start
      defer { next = start }
      if next != .never, next + window + allowance.delivery < time { break }
      // While a touch waits for its frame, the previous piece stays visible.
      let waits =
        pieces[number].viewer.heldPane != nil || pieces[number].viewer.driver == .none
      let wait = waits ? window + allowance.delivery : window
      if start > time + window || (next != .never && next + wait < time) { continue }
      var viewer = pieces[number].viewer(at: time - window)
      let first = viewer.contentOffsets
      var range = Range(from: first, through: first)
      if viewer.needsFrames {
        let page = viewer.activePage
        viewer.advance(to: time + window)
        range.through = viewer.contentOffsets
        range.isStep = viewer.configuration.mapping == .stepped && viewer.activePage != page
      }
      ranges.append(range)
    }
    return ranges
  }

  /// Returns the offsets that a stepped preview may show if it steps a frame sooner or later.
  private func stepped() -> [Double] {
    guard view.viewer.configuration.mapping == .stepped else { return [] }
    let times = [
      view.time - window - allowance.delivery - frame, view.time, view.time + window,
      view.time + window + frame.scaled(by: 0.5),
    ]
    let viewers = times.map { viewer(at: max(.zero, $0)) }
    // If a motion ends or an edit begins at this time, either page may be visible.
    let isEnding = viewers.contains { $0.isSettled } && viewers.contains { !$0.isSettled }
    let isOpen = isEnding || hasNewEdit(at: view.time)
    return viewers.flatMap { viewer in
      let offset = viewer.contentOffset(of: .preview)
      guard isOpen || viewer.isNearBorder(by: border) else { return [offset] }
      let pitch = viewer.pitch(ofPane: .preview)
      return [offset - pitch, offset, offset + pitch]
    }
  }
}

extension ModelTrack {
  /// How near to a border either page may be shown, in points of the strip: farther if the clock is
  /// worse.
  private var border: Double { 1 + 1.5 * allowance.clock.milliseconds }

  /// Whether an edit has just begun. Then the page depends on whether a motion was over before the
  /// edit.
  private func hasNewEdit(at time: Time) -> Bool {
    pieces.indices.contains { number in
      pieces[number].viewer.isEditing && pieces[number].start > time - window - frame
        && pieces[number].start <= time + window
    }
  }
}

extension DualStripViewer {
  /// Whether the strip is within a distance of the border between two pages, in points. There,
  /// either page may be shown.
  fileprivate func isNearBorder(by hair: Double) -> Bool {
    let place = position - position.rounded(.down)
    return (place - 0.5).magnitude * pitch(ofPane: .thumbnails) < hair
  }
}

extension Pane {
  /// The pane's index in a list with a value for each pane.
  var number: Int { self == .preview ? 0 : 1 }
}
