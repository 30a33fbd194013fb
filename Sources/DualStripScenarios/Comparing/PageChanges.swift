import DualStrip

/// The active pages of an app beside those of the model.
struct PageChanges {
  struct Change: Equatable {
    var page: PageID?
    var time: Time
  }

  private(set) var findings: [RecordingFinding] = []
  /// How many the app has told of, and how many of them the model has too.
  private(set) var count = 0
  private(set) var matches = 0
  /// How late the latest of them came.
  private(set) var greatestDelay = Time.zero
  private let recording: Recording
  private let delay: Time
  /// What pages are called in a scenario.
  private let scenarioNames: [PageID: String]
  /// When nothing but a rotation can be the reason of what happens, in order.
  private let rotations: [(from: Time, through: Time)]

  /// - Parameter delay: how far the app is behind its inputs.
  init(_ recording: Recording, _ events: [ViewerEvent], delay: Time) {
    self.recording = recording
    self.delay = delay
    scenarioNames = RecordedScenario.names(recording)
    rotations = PageChanges.rotations(recording)
    let told = PageChanges.told(recording)
    count = told.count
    // Who tells of no page is asked for none.
    let tells = recording.records.contains { if case .active = $0.kind { true } else { false } }
    guard tells else { return }
    let expected = events.compactMap { event -> Change? in
      guard case .activePageChanged(_, let page, _, _) = event.kind else { return nil }
      return Change(page: page, time: event.time)
    }
    compare(told, expected)
  }

  /// What the app said, without repetitions.
  private static func told(_ recording: Recording) -> [Change] {
    var last = recording.header.active ?? recording.header.pages.first?.id
    var changes: [Change] = []
    for record in recording.records {
      guard case .active(let page) = record.kind, page != last else { continue }
      changes.append(Change(page: page, time: record.time))
      last = page
    }
    return changes
  }

  private mutating func compare(_ told: [Change], _ expected: [Change]) {
    var (i, j) = (0, 0)
    for match in PageChanges.matches(told, expected) + [(told.count, expected.count)] {
      for change in told[i..<match.0] {
        reportExtra(change, model: expected.last { $0.time <= change.time - delay }?.page)
      }
      for change in expected[j..<match.1] { reportMissing(change) }
      guard match.0 < told.count else { break }
      matches += 1
      reportTime(told[match.0], expected[match.1])
      (i, j) = (match.0 + 1, match.1 + 1)
    }
  }

  /// The longest sequence of pages that both have, as pairs of places.
  private static func matches(_ left: [Change], _ right: [Change]) -> [(Int, Int)] {
    // What begins alike and ends alike is matched at once: nearly always all of it.
    var start = 0
    while start < min(left.count, right.count), left[start].page == right[start].page { start += 1 }
    let (n, m) = (left.count - start, right.count - start)
    var pairs = (0..<start).map { ($0, $0) }
    guard n > 0, m > 0, n * m <= 1_000_000 else { return pairs }
    var lengths = [Int](repeating: 0, count: (n + 1) * (m + 1))
    for i in (0..<n).reversed() {
      for j in (0..<m).reversed() {
        lengths[i * (m + 1) + j] =
          left[start + i].page == right[start + j].page
          ? lengths[(i + 1) * (m + 1) + j + 1] + 1
          : max(lengths[(i + 1) * (m + 1) + j], lengths[i * (m + 1) + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < n, j < m {
      if left[start + i].page == right[start + j].page {
        pairs.append((start + i, start + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * (m + 1) + j] >= lengths[i * (m + 1) + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  // MARK: Findings

  private mutating func reportExtra(_ change: Change, model page: PageID?) {
    let expected = page ?? recording.header.active ?? recording.header.pages.first?.id
    let text = "expect active == \(scenarioName(expected))"
    let isLost = isByRotation(change.time)
    let when = RecordingFinding.seconds(change.time)
    findings.append(
      RecordingFinding(
        kind: isLost ? .indexLost : .pageExtra, time: change.time,
        message: isLost
          ? "\(name(change.page)) became active at \(when) by a rotation alone; "
            + "\(name(expected)) was, and stays so in the model"
          : "\(name(change.page)) became active at \(when); in the model \(name(expected)) stays so",
        expectation: text))
  }

  private mutating func reportMissing(_ change: Change) {
    let when = RecordingFinding.seconds(change.time + delay)
    findings.append(
      RecordingFinding(
        kind: .pageMissing, time: change.time + delay,
        message: "\(name(change.page)) should have become active at \(when), and did not",
        expectation: "expect active == \(scenarioName(change.page))"))
  }

  private mutating func reportTime(_ told: Change, _ expected: Change) {
    let late = told.time - delay - expected.time
    if late.ticks.magnitude > greatestDelay.ticks.magnitude { greatestDelay = late }
    guard late.ticks.magnitude > recording.header.frame.ticks.magnitude / 2 * 3 else { return }
    let how = "\(RecordingFinding.milliseconds(late)) too \(late > .zero ? "late" : "early")"
    findings.append(
      RecordingFinding(
        kind: .pageLate, time: told.time,
        message:
          "\(name(told.page)) became active at \(RecordingFinding.seconds(told.time)), \(how)",
        expectation: nil))
  }

  /// From each change of the bounds until a second after it, or the next input.
  private static func rotations(_ recording: Recording) -> [(from: Time, through: Time)] {
    var rotations: [(from: Time, through: Time)] = []
    for record in recording.records {
      switch record.kind {
      case .bounds(_, _, let duration):
        rotations.append((record.time, record.time + duration + .seconds(1)))
      case .offsets, .didScroll, .active, .frame, .pass: break
      default:
        if let last = rotations.last, last.through > record.time {
          rotations[rotations.count - 1].through = record.time
        }
      }
    }
    return rotations
  }

  private func isByRotation(_ time: Time) -> Bool {
    let next = partitionPoint(of: rotations.count) { rotations[$0].from > time }
    return next > 0 && rotations[next - 1].through >= time
  }

  private func scenarioName(_ page: PageID?) -> String {
    page.map { scenarioNames[$0] ?? "p\($0.rawValue)" } ?? "none"
  }

  private func name(_ page: PageID?) -> String {
    page.map { recording.names.name($0) } ?? "no page"
  }
}
