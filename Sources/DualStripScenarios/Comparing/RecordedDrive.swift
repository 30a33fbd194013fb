import DualStrip

/// Drives the model with what a recording has of an app's inputs.
struct RecordedDrive {
  private(set) var viewer: DualStripViewer
  private(set) var log = DriveLog()
  private let source: InputSource
  private var finger = FingerOnGlass()
  private var edits: [String: EditID] = [:]
  /// Edits whose commit came too early, and is given when it is asked for.
  private var promised: Set<EditID> = []
  /// The pane that the callbacks say is dragged, with its last raw place, in points.
  private var dragged: (pane: Pane, place: Double)?

  init(_ recording: Recording, source: InputSource) {
    self.source = source
    viewer = recording.header.viewer
    if recording.hasAnswers { viewer.handle(.setCommits(.byHost), at: .zero) }
  }

  /// The same without what was written down: a copy that costs nothing to keep.
  var withoutLog: RecordedDrive {
    var copy = self
    copy.log = DriveLog()
    return copy
  }

  /// Lets time pass.
  mutating func advance(to time: Time) { take(viewer.advance(to: time)) }

  /// Takes in one record; one that is no input changes nothing.
  ///
  /// - Returns: the inputs that it stands for.
  @discardableResult
  mutating func take(_ record: AppRecord) -> [DualStripViewer.Input] {
    let inputs = self.inputs(of: record)
    for input in inputs {
      let events = viewer.handle(input, at: record.time)
      if case .edit(_, let name?) = record.kind {
        for case .editAccepted(let id, _) in events.map({ $0.kind }) { edits[name] = id }
      }
      take(events)
    }
    if case .willEndDragging(let pane, _, let offset?) = record.kind {
      note(offset, of: pane, at: record.time)
    }
    return inputs
  }

  private mutating func inputs(of record: AppRecord) -> [DualStripViewer.Input] {
    switch record.kind {
    case .focus(let page, let isAnimated): return [.focus(page, animated: isAnimated)]
    case .tap(let point): return [.tapThumbnails(point)]
    case .bounds(let size, let insets, let duration):
      return [.changeBounds(size, insets: insets ?? viewer.finalInsets, over: duration)]
    case .commits(let commits): return [.setCommits(commits)]
    case .edit(let edit, _): return [.edit(edit)]
    case .answer(let answer, let name): return self.answer(answer, name, at: record.time)
    case .willBeginDragging, .willEndDragging, .didScroll, .offsets:
      return source == .callbacks ? callback(record.kind, at: record.time) : []
    default: return source == .touches ? finger.inputs(of: record.kind, at: record.time) ?? [] : []
    }
  }

  private mutating func note(_ target: Double, of pane: Pane, at time: Time) {
    take(viewer.advance(to: time))
    guard viewer.driver == DualStripViewer.Driver(pane), viewer.phase == .settling,
      let place = viewer.targetPage.flatMap({ viewer.index(of: $0) }), !viewer.isEditing
    else { return }
    let maps = viewer.synchronizer
    let position = Double(place)
    let expected =
      pane == .preview
      ? maps.previewOffset(forPosition: position) : maps.thumbnailsOffset(forPosition: position)
    log.targets.append(.init(pane: pane, time: time, offset: target, expected: expected))
  }

  private mutating func take(_ events: [ViewerEvent]) {
    log.events += events
    for event in events {
      guard case .commitRequested(let edit, _) = event.kind, promised.remove(edit) != nil else {
        continue
      }
      take(viewer.handle(.edit(.commit(edit)), at: viewer.now))
    }
  }

  private mutating func answer(
    _ answer: AppRecord.Answer, _ name: String, at time: Time
  ) -> [DualStripViewer.Input] {
    take(viewer.advance(to: time))
    guard let id = edits[name] ?? Int(name).map(EditID.init(rawValue:)) else { return [] }
    let waits = viewer.pendingEdits.contains { $0.id == id && !$0.isCommitting }
    guard answer == .commit, waits else { return [.edit(answer.edit(id))] }
    log.earlyCommits.append(.init(name: name, time: time, edit: id))
    promised.insert(id)
    return []
  }

  // MARK: Callbacks

  /// A scroll view's own account of a drag: the way of its offset is the way of the finger.
  private mutating func callback(
    _ kind: AppRecord.Kind, at time: Time
  ) -> [DualStripViewer.Input] {
    switch kind {
    case .willBeginDragging(let pane):
      guard dragged == nil else { return [] }
      take(viewer.advance(to: time))
      dragged = (pane, rawPlace(of: viewer.contentOffset(of: pane), pane))
      return [.touchBegan(pane)]
    case .didScroll(let pane, let offset): return scrolled(pane, to: offset, at: time)
    case .offsets(let preview, let thumbnails):
      return dragged.map {
        scrolled($0.pane, to: $0.pane == .preview ? preview : thumbnails, at: time)
      } ?? []
    case .willEndDragging(let pane, let velocity, _):
      guard dragged?.pane == pane else { return [] }
      dragged = nil
      return [.touchEnded(pane, velocity: -1000 * velocity)]
    default: return []
    }
  }

  private mutating func scrolled(
    _ pane: Pane, to offset: Double, at time: Time
  ) -> [DualStripViewer.Input] {
    guard let last = dragged, last.pane == pane else { return [] }
    take(viewer.advance(to: time))
    let place = rawPlace(of: offset, pane)
    dragged?.place = place
    return place == last.place ? [] : [.dragMoved(pane, by: last.place - place)]
  }

  /// Where the content would be without the rubber band, in points.
  private func rawPlace(of offset: Double, _ pane: Pane) -> Double {
    let range = viewer.restingOffsets(of: pane)
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    let band = RubberBand(
      dimension: viewer.bounds.width, coefficient: viewer.configuration.scrolling.rubberBand)
    return inside + band.distance(forOffset: offset - inside)
  }
}

extension DualStripViewer {
  /// The content offset of a pane along the axis, in points.
  func contentOffset(of pane: Pane) -> Double {
    let shown = presentation
    return pane == .preview ? shown.previewOffset : shown.thumbnailsOffset
  }

  /// The offsets of a pane from the one end of the document to the other, in points.
  func restingOffsets(of pane: Pane) -> ClosedRange<Double> {
    let maps = synchronizer
    let last = max(0, Double(count - 1))
    let ends = [0, last].map {
      pane == .preview
        ? maps.previewOffset(forPosition: $0) : maps.thumbnailsOffset(forPosition: $0)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

/// What is written down while the model is driven.
struct DriveLog {
  var events: [ViewerEvent] = []
  /// Where releases go, as the app and the model have it, in points of content offset.
  var targets: [ReleaseTarget] = []
  /// Commits that the app made before the animation was over.
  var earlyCommits: [EarlyCommit] = []

  struct ReleaseTarget {
    var pane: Pane
    var time: Time
    var offset: Double
    var expected: Double
  }

  struct EarlyCommit {
    var name: String
    var time: Time
    var edit: EditID
  }
}
