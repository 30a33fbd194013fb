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
    self.recording = recording
    self.tolerance = tolerance
    let source = source == .auto ? recording.bestSource : source
    self.source = source
    guard source != .offsets else {
      let judge = OffsetsJudge(recording, tolerance: tolerance)
      findings = judge.findings
      farthest = []
      delay = .zero
      sampleCount = recording.samples.count
      pageChanges = (0, 0)
      return
    }
    let alignment =
      source == .touches
      ? Alignment(recording, source: source, tolerance: tolerance) : Alignment()
    let compared = Pane.allCases.map { pane in
      recording.compared(
        recording.samples(of: pane), source: source, delay: alignment.delay(of: pane))
    }
    let drive = compared[0].drive
    let changes = PageChanges(recording, drive.log.events, delay: alignment.delay)
    let panes = zip(Pane.allCases, compared).map { pane, compared in
      PaneFindings(
        pane: pane, samples: compared.samples, tolerance: tolerance, frame: recording.header.frame)
    }
    delay = alignment.delay
    sampleCount = compared.reduce(0) { $0 + $1.samples.count }
    pageChanges = (changes.count, changes.matches)
    farthest = panes.compactMap { pane in
      pane.farthest.map { (pane.pane, $0.distance.magnitude, $0.sample.time) }
    }
    // Where a pane goes to and fro, each way is a jump.
    let echoes = panes.compactMap { $0.echo }
    findings =
      Self.delays(alignment, recording, panes) + Self.early(drive) + changes.findings
      + panes.compactMap { $0.rest } + echoes + Self.jumps(panes, besides: echoes)
      + Self.targets(drive, tolerance) + panes.compactMap { $0.parting }
  }

  private static func delays(
    _ alignment: Alignment, _ recording: Recording, _ panes: [PaneFindings]
  ) -> [RecordingFinding] {
    var findings: [RecordingFinding] = []
    func report(_ message: String, _ pane: PaneFindings?) {
      let fastest = pane?.fastest
      let extra = pane.map { alignment.delay(of: $0.pane) - alignment.delay } ?? .zero
      findings.append(
        RecordingFinding(
          kind: .late, time: fastest?.sample.time ?? .zero, message: message,
          expectation: fastest.flatMap { pane?.expectation(of: $0) },
          place: fastest.map { .init(time: $0.sample.time - extra, line: .max) }))
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

  private static func early(_ drive: RecordedDrive) -> [RecordingFinding] {
    drive.log.earlyCommits.map { early in
      var due: Time?
      for event in drive.log.events {
        if case .commitRequested(early.edit, _) = event.kind { due = event.time }
      }
      let by = due.map { "\(RecordingFinding.milliseconds($0 - early.time)) " } ?? ""
      return RecordingFinding(
        kind: .earlyCommit, time: early.time,
        message: "the commit of \(early.name) came at \(RecordingFinding.seconds(early.time)), "
          + "\(by)before its animation was over",
        expectation: "expect editing")
    }
  }

  private static func jumps(
    _ panes: [PaneFindings], besides echoes: [RecordingFinding]
  ) -> [RecordingFinding] {
    guard echoes.isEmpty else { return [] }
    let jumps = panes.map { $0.jumps }
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

  private static func targets(
    _ drive: RecordedDrive, _ tolerance: Double
  ) -> [RecordingFinding] {
    drive.log.targets.filter { ($0.offset - $0.expected).magnitude > max(tolerance, 0.5) }.map {
      RecordingFinding(
        kind: .otherTarget, time: $0.time,
        message: "a release of \($0.pane.words) at \(RecordingFinding.seconds($0.time)) aims at "
          + "\(RecordingFinding.points($0.offset)), and at \(RecordingFinding.points($0.expected)) in the model",
        expectation: nil)
    }
  }
}
