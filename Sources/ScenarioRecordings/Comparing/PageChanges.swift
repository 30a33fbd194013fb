import DualStrip

/// Compares the active pages of an app with those of the model. Times are the recording's.
///
/// The app's page must be the model's page a little earlier or later. Each stretch of time in which
/// it is not gives a finding.
struct PageChanges {
  var findings: [RecordingFinding] = []
  /// How many page changes the app reports, and how many of them lead to the model's page.
  private(set) var count = 0
  private(set) var matches = 0

  /// A page that is active for a stretch of time.
  struct Stay {
    var page: PageID?
    var from: Time
    var through: Time
    /// How many inputs the model had handled before.
    var count = 0
  }

  let recording: Recording
  private let rotations: Rotations
  private(set) var told: [Stay] = []
  private(set) var expected: [Stay] = []
  private var delay = Time.zero
  /// How much later, and how much earlier, than the model an app may report a page.
  let late: Time
  private let early: Time

  /// How soon a page must be left again to count as a flicker.
  static let flicker = Time.seconds(0.5)

  /// - Parameters:
  ///   - recording: The recording.
  ///   - log: The log of the model.
  ///   - alignment: How far the app is behind its inputs; its reports of the page may still be on
  ///     time.
  ///   - allowance: How far times may be off.
  init(_ recording: Recording, _ log: DriveLog, _ alignment: Alignment, _ allowance: TimeAllowance)
  {
    self.recording = recording
    rotations = Rotations(recording)
    let frame = recording.header.frame
    // Three times may be off: those of the line, of the input before it, and of the frame in which
    // the app notices.
    let clocks = allowance.clock.scaled(by: 3)
    late = frame.scaled(by: 2) + clocks + allowance.delivery
    early = frame.scaled(by: 1.5) + clocks
    expected = expectedStays(log)
    // An app that never reports its page is not judged by it.
    let pages = recording.toldPages
    guard !pages.isEmpty else { return }
    told = stays(pages, behind: .zero)
    var missed = gaps(told)
    if alignment.delay != .zero {
      let aligned = stays(pages, behind: alignment.delay)
      let gaps = gaps(aligned)
      if gaps.count < missed.count { (delay, told, missed) = (alignment.delay, aligned, gaps) }
    }
    count = told.count - 1
    matches = max(0, count - missed.count)
    report(missed)
    fold()
  }

  private var first: PageID? { recording.header.active ?? recording.header.pages.first?.id }

  private func stays(_ told: [(time: Time, page: PageID?)], behind delay: Time) -> [Stay] {
    var stays = [Stay(page: first, from: .zero, through: .never)]
    for (time, page) in told where page != stays[stays.count - 1].page {
      stays[stays.count - 1].through = time - delay
      stays.append(Stay(page: page, from: time - delay, through: .never))
    }
    stays[stays.count - 1].through = max(recording.end - delay, stays[stays.count - 1].from)
    return stays
  }

  private func expectedStays(_ log: DriveLog) -> [Stay] {
    var stays = [Stay(page: first, from: .zero, through: .never)]
    for (event, count) in zip(log.events, log.counts) {
      guard case .activePageChanged(_, let page, _, _) = event.kind else { continue }
      stays[stays.count - 1].through = event.time
      stays.append(Stay(page: page, from: event.time, through: .never, count: count))
    }
    return stays
  }

  /// A stretch of time in which the app's page is not a page that the model has around then.
  private struct Gap {
    var told: Int
    var from: Time
    var through: Time
  }

  /// Returns where the app's stays do not match the model's. O(*n*) in the number of stays, as far
  /// as they overlap.
  private func gaps(_ told: [Stay]) -> [Gap] {
    var gaps: [Gap] = []
    var next = 0
    for (number, stay) in told.enumerated() {
      var covered = stay.from
      while next > 0, expected[next].from > stay.from - late - late { next -= 1 }
      while next + 1 < expected.count, expected[next].through + late < stay.from { next += 1 }
      var k = next
      while k < expected.count, expected[k].from - early <= stay.through, covered < stay.through {
        if expected[k].page == stay.page {
          let until = expected[k].through == .never ? Time.never : expected[k].through + late
          if until > covered {
            let from = expected[k].from - early
            if from > covered { gaps.append(Gap(told: number, from: covered, through: from)) }
            covered = until
          }
        }
        k += 1
      }
      if covered < stay.through {
        gaps.append(Gap(told: number, from: covered, through: stay.through))
      }
    }
    return gaps
  }

  /// Returns the index of the model's stay at a time.
  func stay(at time: Time) -> Int {
    max(0, partitionPoint(of: expected.count) { expected[$0].from > time } - 1)
  }

  // MARK: Findings

  private mutating func report(_ gaps: [Gap]) {
    let flickers = flickers()
    for flicker in flickers { report(flicker) }
    let span = PageChanges.flicker
    let others = gaps.filter { gap in
      !flickers.contains {
        told[$0.first].from - span <= gap.from && gap.from <= told[$0.last].from + span
      }
    }
    // Near a boundary, a tiny error in time can add or remove a page for a frame.
    let isMany = others.count(where: isBrief) > 2 + told.count / 10
    var rest = (isMany ? others : others.filter { !isBrief($0) })[...]
    while let gap = rest.first {
      // Until the app's page is right again, everything has the same cause.
      var end = gap.through
      let following = rest.dropFirst().prefix { other in
        defer { end = max(end, other.through) }
        return other.from <= end
      }
      report(gap)
      rest = rest.dropFirst(1 + following.count)
    }
  }

  private func isBrief(_ gap: Gap) -> Bool {
    let stay = told[gap.told]
    return stay.through - stay.from <= early
  }

  private mutating func report(_ gap: Gap) {
    let stay = told[gap.told]
    let number = self.stay(at: gap.from)
    let model = expected[number]
    let isChange = gap.from == stay.from
    let page = name(stay.page)
    let next = number + 1 < expected.count ? expected[number + 1] : nil
    if isChange, rotations.isByRotation(gap.from) {
      add(
        .indexLost, at: gap.from,
        "\(page) became active at \(seconds(gap.from)) during a rotation; the model stays on "
          + "\(name(model.page))", model)
    } else if isChange, let next, next.page == stay.page, next.from <= gap.from + .seconds(1) {
      add(
        .pageEarly, at: gap.from,
        "\(page) became active at \(seconds(gap.from)), "
          + "\(RecordingFinding.milliseconds(next.from - gap.from)) too early", model,
        off: next.from - gap.from)
    } else if isChange {
      add(
        .pageExtra, at: gap.from,
        "\(page) became active at \(seconds(gap.from)); the model stays on \(name(model.page))",
        model)
    } else if gap.told + 1 < told.count, told[gap.told + 1].page == model.page,
      told[gap.told + 1].from <= (model.through == .never ? .never : model.through)
    {
      let came = told[gap.told + 1].from
      add(
        .pageLate, at: came,
        "\(name(model.page)) became active at \(seconds(came)), "
          + "\(RecordingFinding.milliseconds(came - model.from)) too late", model,
        off: came - model.from)
    } else {
      add(
        .pageMissing, at: model.from,
        "\(name(model.page)) did not become active at \(seconds(model.from)); the app stayed on \(page)",
        model)
    }
  }

  /// - Parameters:
  ///   - model: The model's stay. The scenario expects its page where the stay begins, or where the
  ///     app leaves it.
  ///   - off: How much too early or too late the app's page is, if it comes to the model's page.
  mutating func add(
    _ kind: RecordingFinding.Kind, at time: Time, _ message: String, _ model: Stay,
    off: Time = .never
  ) {
    let moment = max(time, model.from)
    let place = RecordingFinding.Place(
      time: moment, count: moment == model.from ? model.count : nil)
    findings.append(
      RecordingFinding(
        kind: kind, time: time + delay, message: message,
        expectation: "expect active == \(model.page.map { recording.scenarioName($0) } ?? "none")",
        place: place, mayBeDelivery: off <= late + recording.header.frame))
  }

  func seconds(_ time: Time) -> String { RecordingFinding.seconds(time + delay) }

  func name(_ page: PageID?) -> String {
    page.map { recording.names.name($0) } ?? "no page"
  }
}
