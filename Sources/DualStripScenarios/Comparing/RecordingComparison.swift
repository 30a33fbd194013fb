public import DualStrip

/// An app's recording beside the model that is given the same inputs.
public struct RecordingComparison: Sendable {
  /// The inputs that the model was given.
  public let source: InputSource
  /// How far the app may be from the model, in points.
  public let tolerance: Double
  /// Everything that is not in step, the plainest first; none of a faithful app.
  public let findings: [RecordingFinding]
  /// How far each pane was from the model at most, and when.
  public let farthest: [(pane: Pane, points: Double, time: Time)]
  /// How far the app is behind its inputs; it has been taken off.
  public let delay: Time
  /// How many offsets were compared.
  public let sampleCount: Int
  /// How often the app's active page changed, and how often as the model's did.
  public let pageChanges: (told: Int, matched: Int)
  let recording: Recording

  /// Whether the app keeps its panes in step.
  public var holds: Bool { findings.isEmpty }

  /// Compares a recording. Cost: O(lines), and some runs of its beginning to align the times.
  ///
  /// - Parameters:
  ///   - recording: that was read.
  ///   - source: the inputs to drive the model by; `offsets` asks no model.
  ///   - tolerance: how far a pane may be from the model, in points.
  public init(_ recording: Recording, source: InputSource = .auto, tolerance: Double = 1) {
    let best = source == .auto ? recording.bestSource : source
    if let nothing = Self.nothing(in: recording, source) {
      self.init(recording, best, tolerance, findings: [nothing])
    } else if best == .offsets {
      self.init(
        recording, best, tolerance,
        findings: OffsetsJudge(recording, tolerance: tolerance).findings)
    } else {
      self.init(recording, drivenBy: best, tolerance)
    }
  }

  /// What needs no model.
  private init(
    _ recording: Recording, _ source: InputSource, _ tolerance: Double,
    findings: [RecordingFinding]
  ) {
    self.recording = recording
    self.source = source
    self.tolerance = tolerance
    self.findings = findings
    farthest = []
    delay = .zero
    sampleCount = recording.samples.count
    pageChanges = (0, 0)
  }

  private init(_ recording: Recording, drivenBy source: InputSource, _ tolerance: Double) {
    let alignment =
      source == .touches
      ? Alignment(recording, source: source, tolerance: tolerance) : Alignment()
    var compared = Pane.allCases.map { pane in
      SampleComparison(
        recording.samples(of: pane), of: recording, source: source,
        delay: alignment.delay(of: pane), tolerance: tolerance)
    }
    compared[0].finish()
    let drive = compared[0].drive
    let changes = PageChanges(recording, drive.log.events, delay: alignment.delay)
    let panes = zip(Pane.allCases, compared).map { pane, compared in
      PaneFindings(
        pane: pane, samples: compared.samples, tolerance: tolerance,
        frame: recording.header.frame, start: drive.log.inputs.first?.time ?? .zero)
    }
    // Where a pane goes to and fro, each way is a jump.
    let echoes = panes.flatMap { $0.echoes }
    // Both panes rest there.
    let other = panes.compactMap { $0.otherPage(after: drive.log.inputs) }.prefix(1)
    let found =
      Self.broken(drive.log) + panes.compactMap { $0.otherMeasures }
      + Self.delays(alignment, recording, panes) + Self.commits(drive, recording)
      + changes.findings.filter { change in !other.contains { $0.explains(change) } } + other
      + panes.compactMap { $0.restsOff } + echoes.map { $0.finding }
      + Self.jumps(panes, besides: echoes)
      + panes.compactMap { $0.parting }
    self.recording = recording
    self.source = source
    self.tolerance = tolerance
    findings = found.enumerated().sorted {
      ($0.element.order.0, $0.element.order.1, $0.offset) < (
        $1.element.order.0, $1.element.order.1, $1.offset
      )
    }
    .map { $0.element }
    farthest = panes.compactMap { pane in
      pane.farthest.map { (pane.pane, $0.distance.magnitude, $0.sample.time) }
    }
    delay = alignment.delay
    sampleCount = compared.reduce(0) { $0 + $1.samples.count }
    pageChanges = (changes.count, changes.matches)
  }

  /// Why there is nothing to compare; `nil` where there is something.
  private static func nothing(
    in recording: Recording, _ source: InputSource
  ) -> RecordingFinding? {
    func finding(_ message: String) -> RecordingFinding {
      RecordingFinding(kind: .nothingSeen, time: .zero, message: message)
    }
    if recording.samples.isEmpty {
      return finding("no line says what the panes showed, as {\"time\":0,\"offsets\":[0,-180]}")
    }
    switch source {
    case .touches where !recording.has(.touches):
      return finding("there are no touches in it; --as-input callbacks or offsets needs none")
    case .callbacks where !recording.has(.callbacks):
      return finding(
        "there are no calls of delegates in it; --as-input touches or offsets needs none")
    default: return nil
    }
  }

  private static func broken(_ log: DriveLog) -> [RecordingFinding] {
    guard let line = log.misplaced.first else { return [] }
    let more = log.misplaced.count > 1 ? ", and \(log.misplaced.count - 1) more" : ""
    return [
      RecordingFinding(
        kind: .brokenTouches, time: .zero,
        message: "no finger can do what line \(line) says\(more): it comes down, moves and lifts")
    ]
  }

  private static func delays(
    _ alignment: Alignment, _ recording: Recording, _ panes: [PaneFindings]
  ) -> [RecordingFinding] {
    var findings: [RecordingFinding] = []
    func report(_ message: String, _ pane: PaneFindings?) {
      let fastest = pane?.fastest
      findings.append(
        RecordingFinding(
          kind: .late, time: fastest?.sample.time ?? .zero, message: message,
          expectation: fastest.flatMap { pane?.expectation(of: $0) }, place: fastest?.place))
    }
    // What a frame shows was known when it began: up to one frame is nobody's fault.
    if alignment.delay > recording.header.frame.scaled(by: 1.1) {
      let by = RecordingFinding.milliseconds(alignment.delay)
      report("both panes follow their inputs \(by) late", panes.first)
    }
    if let (pane, by) = alignment.lag {
      let frames = DecimalText.rounded(
        by.seconds.magnitude / recording.header.frame.seconds, decimals: 1)
      report(
        "\(pane.words) is \(RecordingFinding.milliseconds(by)) "
          + "\(by > .zero ? "behind" : "ahead of") the other pane (\(frames) frames)",
        panes.first { $0.pane == pane })
    }
    return findings
  }

  private static func commits(
    _ drive: RecordedDrive, _ recording: Recording
  ) -> [RecordingFinding] {
    var due: [EditID: Time] = [:]
    for event in drive.log.events {
      if case .commitRequested(let edit, _) = event.kind { due[edit] = event.time }
    }
    let slack = recording.header.frame.scaled(by: 1.5)
    let early = drive.log.earlyCommits.filter { early in
      due[early.edit].map { $0 > early.time + slack } ?? true
    }.map { early in
      let by = due[early.edit].map { "\(RecordingFinding.milliseconds($0 - early.time)) " } ?? ""
      return RecordingFinding(
        kind: .earlyCommit, time: early.time,
        message: "the commit of \(early.name) came at \(RecordingFinding.seconds(early.time)), "
          + "\(by)before its animation was over",
        expectation: "expect count == \(early.count)")
    }
    let missing = drive.viewer.pendingEdits.filter { $0.isCommitting }.compactMap { edit in
      due[edit.id].flatMap { $0 + .seconds(1) < recording.end ? $0 : nil }
    }
    return early
      + missing.map { due in
        let when = RecordingFinding.seconds(due)
        return RecordingFinding(
          kind: .noCommit, time: due,
          message: "a delete was over at \(when), and no commit or failure was recorded for it")
      }
  }

  private static func jumps(
    _ panes: [PaneFindings], besides echoes: [PaneFindings.Echo]
  ) -> [RecordingFinding] {
    let jumps = panes.map { pane in
      pane.jumps.filter { jump in !echoes.contains { $0.contains(jump.time, of: pane.pane) } }
    }
    return panes.indices.compactMap { number -> RecordingFinding? in
      let others = jumps[1 - number].map { $0.time }
      let frame = panes[number].frame
      let alone = jumps[number].filter { jump in
        let next = partitionPoint(of: others.count) { others[$0] >= jump.time - frame }
        return next == others.count || others[next] > jump.time + frame
      }
      return alone.first.map { panes[number].finding(of: $0, count: alone.count) }
    }
  }
}
