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
        pane, compared.samples, tolerance: tolerance, frame: recording.header.frame,
        start: drive.log.inputs.first?.time ?? .zero)
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
}
