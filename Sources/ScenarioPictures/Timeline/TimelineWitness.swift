import CollectionGallery
import DualStrip

/// Keeps of a run what a plot over time shows.
struct TimelineWitness: RunWitness {
  /// Something that is as it is for a while.
  struct Stretch {
    let text: String
    let start: Time
    var end: Time
  }

  struct Mark {
    /// Empty where a mark says enough.
    let text: String
    let time: Time
  }

  /// A curve: its places and their times.
  struct Curve {
    let name: String
    var points: [(time: Time, value: Double)] = []

    var isConstant: Bool { points.allSatisfy { $0.value == points.first?.value } }
  }

  private(set) var curves: [Curve] = []
  /// The rows of what is as it is, by what they are called, from the top.
  private(set) var bands: [(name: String, stretches: [Stretch])] = []
  /// From a finger's coming to its going.
  private(set) var touches: [Stretch] = []
  private var isTouched = false
  private(set) var events: [Mark] = []
  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .state(let frame): see(subject, isFrame: frame != nil)
    case .event(let event):
      if case .strips(let event) = event, case .driverChanged = event.kind { return }
      events.append(Mark(text: isSeen(event) ? "" : event.brief(names), time: event.time))
    case .given(let input): take(input, at: subject.now)
    case .began, .look, .input, .detail, .snapshot, .warning, .ended: break
    }
  }

  /// Whether a curve shows it.
  private func isSeen(_ event: ReplayEvent) -> Bool {
    if case .strips(let event) = event, case .activePageChanged = event.kind { return true }
    return false
  }

  /// Curves are of frames, as they are seen; what is as it is for a while is of every input too.
  private mutating func see(_ subject: ReplaySubject, isFrame: Bool) {
    if isFrame { plot(subject) }
    switch subject {
    case .strips(let viewer):
      show(
        [
          ("driver", viewer.driver == .none ? "" : viewer.driver.rawValue),
          ("phase", viewer.phase == .idle ? "" : viewer.phase.rawValue),
          ("edits", viewer.isEditing ? "editing" : ""),
          ("bounds", viewer.isResizing ? "resizing" : ""),
        ], at: viewer.now)
    case .collection(let collection):
      let viewer = collection.viewer
      let motion = viewer.isTouched ? "dragging" : viewer.isIdle ? "" : "settling"
      let change = Scene.Change(of: viewer)?.rawValue ?? ""
      show([("layout", collection.layout), ("motion", motion), ("change", change)], at: viewer.now)
    }
    if isTouched { touches[touches.count - 1].end = subject.now }
  }

  private mutating func plot(_ subject: ReplaySubject) {
    switch subject {
    case .strips(let viewer):
      let shown = viewer.presentation
      plot(
        [
          ("active", Double(viewer.activeIndex.map { $0 + 1 } ?? 0)),
          ("preview", shown.previewPosition + 1), ("strip", shown.thumbnailsPosition + 1),
        ], at: shown.time)
    case .collection(let collection):
      let offset = collection.viewer.contentOffset
      plot([("offset x", offset.x), ("offset y", offset.y)], at: subject.now)
    }
  }

  private mutating func plot(_ values: [(name: String, value: Double)], at time: Time) {
    if curves.isEmpty { curves = values.map { Curve(name: $0.name) } }
    for (number, value) in values.enumerated() {
      curves[number].points.append((time, value.value))
    }
  }

  private mutating func show(_ texts: [(name: String, text: String)], at time: Time) {
    if bands.isEmpty { bands = texts.map { ($0.name, []) } }
    for (number, text) in texts.enumerated() {
      let last = bands[number].stretches.count - 1
      if last >= 0 { bands[number].stretches[last].end = time }
      if last < 0 || bands[number].stretches[last].text != text.text {
        bands[number].stretches.append(Stretch(text: text.text, start: time, end: time))
      }
    }
  }

  private mutating func take(_ input: ReplayInput, at time: Time) {
    switch input {
    case .strips(.touchBegan(let pane)): began(pane.rawValue, at: time)
    case .collection(.touchBegan): began("pane", at: time)
    case .strips(.touchEnded), .strips(.touchCancelled), .collection(.touchEnded),
      .collection(.touchCancelled):
      if isTouched { touches[touches.count - 1].end = time }
      isTouched = false
    default: break
    }
  }

  private mutating func began(_ pane: String, at time: Time) {
    touches.append(Stretch(text: pane, start: time, end: time))
    isTouched = true
  }
}

extension ReplayEvent {
  /// What happened, and to whom, in few words.
  func brief(_ names: Names) -> String {
    switch self {
    case .strips(let event):
      if case .driverChanged(_, let driver) = event.kind { return "\(name) \(driver.rawValue)" }
      let pages = event.kind.pages.prefix(3).map { names.name($0) }
      return ([name] + pages).joined(separator: " ")
    case .collection(let event):
      return name + (event.kind.item.map { " \(names.name($0))" } ?? "")
    }
  }
}
