import DualStrip

/// The JSON that the player's script gets about a scenario and its runs.
struct PlayerData {
  private let scenario: Scenario
  private var variants: [String] = []
  /// The runs of another scenario, to be shown beside these.
  private var others: [String] = []
  /// The relations between runs that do not hold.
  private let relations: [ReplayCheck]

  /// - Parameter relations: The checks of the relations between all runs.
  init(_ scenario: Scenario, relations: [ReplayCheck]) {
    self.scenario = scenario
    self.relations = relations.filter { !$0.holds }
  }

  mutating func add(_ run: ReplayRun, _ recorder: PlayerRecorder) {
    variants.append(data(of: run, recorder, named: run.variant.description))
  }

  /// Adds a run of another scenario.
  mutating func add(_ run: ReplayRun, _ recorder: PlayerRecorder, of other: Scenario) {
    let file = PlayerData.file(of: other)
    // The whole path where the files have the same name.
    let place = file == PlayerData.file(of: scenario) ? other.source.name : file
    let names = [place, run.variant.description].filter { !$0.isEmpty }
    let data = PlayerData(other, relations: [])
    others.append(data.data(of: run, recorder, named: names.joined(separator: ": ")))
  }

  /// The name of a scenario's file, without the folders: two recordings may have one title.
  private static func file(of scenario: Scenario) -> String {
    scenario.source.name.split(separator: "/").last.map { String($0) } ?? scenario.title
  }

  private func data(
    of run: ReplayRun, _ recorder: PlayerRecorder, named name: String
  ) -> String {
    let clock = FrameClock(
      rate: run.setup.device.refresh, last: max(0, recorder.frames.count - 1))
    var json = JSONText()
    json.add("name", raw: text(name))
    json.add("holds", raw: run.holds && relations.isEmpty ? "true" : "false")
    json.add("frames", recorder.frames.count)
    json.add("refresh", raw: DecimalText.exact(run.setup.device.refresh))
    let steps = run.syntax.script.indices.compactMap { index in
      run.record.timeline.starts[index].map { start in
        (time: start, line: scenario.source.line(at: run.syntax.script[index].range.lower))
      }
    }.sorted { ($0.time, $0.line) < ($1.time, $1.line) }
    json.add(
      "steps",
      raw: JSONText.list(
        steps.map { "{\"frame\":\(clock.frame(at: $0.time)),\"line\":\($0.line)}" }))
    json.add("touches", raw: JSONText.list(PlayerData.touches(recorder.fingers)))
    let badges = run.badges.map { badge in
      var json = JSONText()
      json.add("from", clock.frame(at: badge.start))
      json.add("to", clock.frame(at: badge.end))
      json.add("text", raw: text(badge.text))
      return json.closed
    }
    json.add("badges", raw: JSONText.list(badges))
    json.add("curves", raw: JSONText.list(recorder.curves.map(PlayerData.curve)))
    let count = recorder.marks.count + run.checks.count + relations.count
    json.add("left-out", max(0, count - PlayerData.mostMarks))
    json.add("marks", raw: JSONText.list(marks(of: run, recorder, clock)))
    return json.closed
  }

  /// Returns each touch as a list: its first frame, its place there, and how it moved from each frame to
  /// the next, in tenths of a point.
  private static func touches(_ fingers: FingerPlaces) -> [String] {
    fingers.starts.indices.map { number in
      let start = fingers.starts[number]
      let end = number + 1 < fingers.starts.count ? fingers.starts[number + 1] : .max
      var numbers = [Int64(start)]
      var before: (x: Int64, y: Int64) = (0, 0)
      for place in fingers.places[start..<min(end, fingers.places.count)] {
        guard let place else { break }
        let (x, y) = (FrameBytes.whole(place.x * 10), FrameBytes.whole(place.y * 10))
        numbers += [x - before.x, y - before.y]
        before = (x, y)
      }
      return JSONText.list(numbers.map { String($0) })
    }
  }

  /// Returns a curve as its name and how it changes from each frame to the next, in thousandths.
  private static func curve(_ name: String, _ values: [Double]) -> String {
    var before: Int64 = 0
    let changes = values.map { value in
      let whole = FrameBytes.whole(value * 1000)
      defer { before = whole }
      return String(whole - before)
    }
    var json = JSONText()
    json.add("name", name)
    json.add("values", raw: JSONText.list(changes))
    return json.closed
  }

  /// Returns the JSON. No text in it can close the element that contains it.
  func bytes(
    _ book: PictureBook, layouts: [String], verdicts: [RunPlayer.Verdict]
  ) -> [UInt8] {
    var json = JSONText()
    json.add("kind", scenario.syntax.kind.rawValue)
    json.add("file", raw: text(PlayerData.file(of: scenario)))
    json.add("lines", raw: JSONText.list(lines.map { text($0) }))
    json.add("drivers", raw: words(DualStripViewer.Driver.allCases.map { $0.rawValue }))
    json.add("phases", raw: words(DualStripViewer.Phase.allCases.map { $0.rawValue }))
    json.add("changes", raw: words(Scene.Change.allCases.map { $0.rawValue }))
    json.add("layouts", raw: words(layouts))
    let things = book.entries.map { entry in
      var json = JSONText()
      json.add("name", raw: text(entry.name))
      // Exact, since what a page looks like depends on it.
      json.add("aspect", raw: DecimalText.exact(entry.aspect ?? 1))
      if let number = entry.thing.number { json.add("number", raw: "\(number)") }
      if entry.thing.isPart { json.add("part", raw: "true") }
      return json.closed
    }
    json.add("things", raw: JSONText.list(things))
    json.add("variants", raw: JSONText.list(variants))
    json.add("others", raw: JSONText.list(others))
    let all = verdicts.map { verdict in
      var json = JSONText()
      json.add("name", raw: text(verdict.variant.description))
      json.add("holds", raw: verdict.holds ? "true" : "false")
      return json.closed
    }
    json.add("verdicts", raw: JSONText.list(all))
    var bytes: [UInt8] = []
    for byte in json.bytes + Array("}".utf8) {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return bytes
  }

  /// The most lines of the scenario to show: recorded touches may have many more.
  private static let mostLines = 5000

  private var lines: [String] {
    let source = scenario.source
    let count = min(source.lineCount, PlayerData.mostLines)
    var lines = (1...count).map { source.text(source.lineRange($0)) }
    if lines.last == "" { lines.removeLast() }
    return source.lineCount > count ? lines + ["…"] : lines
  }

  /// The most marks to show, so that the page opens fast. Failures take precedence, events come
  /// last.
  private static let mostMarks = 3000

  /// Events and checks, in the order of their times.
  private func marks(
    of run: ReplayRun, _ recorder: PlayerRecorder, _ clock: FrameClock
  ) -> [String] {
    let all = run.checks + relations
    let checks = all.filter { !$0.holds } + all.filter { $0.holds }
    let events = recorder.marks.prefix(max(0, PlayerData.mostMarks - checks.count))
    let marks =
      events.map { event in
        (time: event.time, json: mark("event", event.text, at: event.time, clock))
      }
      + checks.prefix(PlayerData.mostMarks).map { check in
        let kind = check.holds ? "held" : "failed"
        let words = check.kind == .relate ? "relate" : run.text(of: check)
        return (
          time: check.time,
          json: mark(
            kind, words, at: check.time, clock, line: check.line,
            found: PlayerData.found(by: check), wanted: run.wanted(by: check))
        )
      }
    return marks.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element.json }
  }

  /// What a failed check has found, in words.
  private static func found(by check: ReplayCheck) -> String? {
    guard let failure = check.failure else { return nil }
    // A single state breaks these; others are about a stretch of time, and their message says so.
    let isOfMoment = ["X0001", "X0002", "X0003"].contains(failure.code)
    return isOfMoment && failure.label.hasPrefix("is ")
      ? "it \(failure.label) at \(DecimalText.seconds(check.time))"
      : "\(failure.message): \(failure.label)"
  }

  private func mark(
    _ kind: String, _ words: String, at moment: Time, _ clock: FrameClock, line: Int? = nil,
    found: String? = nil, wanted: Wanted? = nil
  ) -> String {
    var json = JSONText()
    json.add("kind", kind)
    json.add("time", raw: DecimalText.rounded(moment.milliseconds, decimals: 3))
    json.add("frame", clock.frame(at: moment))
    json.add("text", raw: text(words))
    if let line { json.add("line", line) }
    if let found { json.add("found", raw: text(found)) }
    if let wanted { json.add("wanted", raw: self.wanted(wanted)) }
    return json.closed
  }

  private func wanted(_ wanted: Wanted) -> String {
    var json = JSONText()
    switch wanted {
    case .page(let page): json.add("page", raw: text(page))
    case .offset(let offset, let pane, let axis):
      json.add("pane", pane)
      json.add(axis == .horizontal ? "x" : "y", raw: DecimalText.exact(offset))
    }
    return json.closed
  }

  /// Quotes a text; characters that could mislead a reader are shown as escapes.
  private func text(_ text: String) -> String { JSONText.quoted(TerminalText.shown(text)) }

  private func words(_ words: [String]) -> String { JSONText.list(words.map { text($0) }) }
}

/// Finds the first frame at or after a time.
struct FrameClock {
  /// The frames per second.
  let rate: Double
  let last: Int

  func frame(at time: Time) -> Int {
    var frame = max(0, Int(min(Double(last), time.seconds * rate)) - 1)
    while frame < last, Time.frame(frame, perSecond: rate) < time { frame += 1 }
    return frame
  }
}
