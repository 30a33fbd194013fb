import DualStrip

/// The active pages of an app beside those of the model; times are the model's.
struct PageChanges {
  struct Change {
    var page: PageID?
    var time: Time
  }

  private(set) var findings: [RecordingFinding] = []
  /// How many the app has told of, and how many of them the model has too.
  private(set) var count = 0
  private(set) var matches = 0
  private let recording: Recording
  private let delay: Time
  private let expected: [Change]
  private let rotations: Rotations

  /// Two changes farther from each other than this have other reasons.
  private static let patience = Time.seconds(1)

  /// - Parameter delay: how far the app is behind its inputs.
  init(_ recording: Recording, _ events: [ViewerEvent], delay: Time) {
    self.recording = recording
    self.delay = delay
    rotations = Rotations(recording)
    expected = events.compactMap { event in
      guard case .activePageChanged(_, let page, _, _) = event.kind else { return nil }
      return Change(page: page, time: event.time)
    }
    // Who tells of no page is asked for none.
    if recording.records.contains(where: { if case .active = $0.kind { true } else { false } }) {
      compare(told)
    }
  }

  private var first: PageID? { recording.header.active ?? recording.header.pages.first?.id }

  /// What the app said, without repetitions.
  private var told: [Change] {
    var last = first
    var changes: [Change] = []
    for record in recording.records {
      guard case .active(let page) = record.kind, page != last else { continue }
      changes.append(Change(page: page, time: record.time - delay))
      last = page
    }
    return changes
  }

  /// Matches what both have in order, each with the next one of its page that is near enough. O(*n*).
  private mutating func compare(_ told: [Change]) {
    count = told.count
    var next = 0
    for change in told {
      while next < expected.count, expected[next].time < change.time - PageChanges.patience {
        reportMissing(expected[next])
        next += 1
      }
      let near = expected[next...].prefix { $0.time <= change.time + PageChanges.patience }
      guard let match = near.firstIndex(where: { $0.page == change.page }) else {
        reportExtra(change)
        continue
      }
      for missing in expected[next..<match] { reportMissing(missing) }
      matches += 1
      reportTime(change, expected[match])
      next = match + 1
    }
    for missing in expected[next...] { reportMissing(missing) }
  }

  /// The active page of the model at a time.
  private func page(at time: Time) -> PageID? {
    let next = partitionPoint(of: expected.count) { expected[$0].time > time }
    return next > 0 ? expected[next - 1].page : first
  }

  // MARK: Findings

  private mutating func reportExtra(_ change: Change) {
    let page = page(at: change.time)
    let isLost = rotations.isByRotation(change.time + delay)
    let when = RecordingFinding.seconds(change.time + delay)
    findings.append(
      RecordingFinding(
        kind: isLost ? .indexLost : .pageExtra, time: change.time + delay,
        message: isLost
          ? "\(name(change.page)) became active at \(when) by a rotation alone; "
            + "\(name(page)) was, and stays so in the model"
          : "\(name(change.page)) became active at \(when); in the model \(name(page)) stays so",
        expectation: expectation(page), place: .init(time: change.time, line: .max)))
  }

  private mutating func reportMissing(_ change: Change) {
    let when = RecordingFinding.seconds(change.time + delay)
    findings.append(
      RecordingFinding(
        kind: .pageMissing, time: change.time + delay,
        message: "\(name(change.page)) should have become active at \(when), and did not",
        expectation: expectation(change.page), place: place(after: change)))
  }

  private mutating func reportTime(_ told: Change, _ expected: Change) {
    let late = told.time - expected.time
    guard late.ticks.magnitude > recording.header.frame.ticks.magnitude / 2 * 3 else { return }
    let how = "\(RecordingFinding.milliseconds(late)) too \(late > .zero ? "late" : "early")"
    findings.append(
      RecordingFinding(
        kind: late > .zero ? .pageLate : .pageEarly, time: told.time + delay,
        message: "\(name(told.page)) became active at "
          + "\(RecordingFinding.seconds(told.time + delay)), \(how)",
        expectation: expectation(told.page), place: place(after: expected)))
  }

  private func expectation(_ page: PageID?) -> String {
    "expect active == \(page.map { recording.scenarioName($0) } ?? "none")"
  }

  /// A change is there from its own exact time on.
  private func place(after change: Change) -> RecordingFinding.Place {
    .init(time: change.time + .milliseconds(1), line: .max)
  }

  private func name(_ page: PageID?) -> String {
    page.map { recording.names.name($0) } ?? "no page"
  }
}

/// When nothing but a rotation can be the reason of what happens.
struct Rotations {
  /// From each change of the bounds until a second after it, or the next input; in order.
  private var spans: [(from: Time, through: Time)] = []

  init(_ recording: Recording) {
    for record in recording.records {
      switch record.kind {
      case .bounds(_, _, let duration):
        spans.append((record.time, record.time + duration.boundedDuration + .seconds(1)))
      case .offsets, .didScroll, .active, .frame, .pass: break
      default:
        if let last = spans.last, last.through > record.time {
          spans[spans.count - 1].through = record.time
        }
      }
    }
  }

  func isByRotation(_ time: Time) -> Bool {
    let next = partitionPoint(of: spans.count) { spans[$0].from > time }
    return next > 0 && spans[next - 1].through >= time
  }
}
