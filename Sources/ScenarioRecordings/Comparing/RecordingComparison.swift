public import DualStrip

/// Compares an app's recording with the model, which gets the same inputs.
public struct RecordingComparison: Sendable {
  /// The inputs that drove the model.
  public let source: InputSource
  /// How far the app may be from the model, in points.
  public let tolerance: Double
  /// Whether the app is in step.
  public let verdict: Verdict
  /// The findings: those about the whole recording first, then by time, `apart` last. Empty if the
  /// app is in step or the recording cannot tell, unless there was nothing to judge.
  public let findings: [RecordingFinding]
  /// Remarks about what the recording lacks.
  public let remarks: [String]
  /// The largest distance of each pane from the model, and when it occurred.
  public let farthest: [(pane: Pane, points: Double, time: Time)]
  /// How far the app is behind its inputs. The comparison compensates for this delay.
  public let delay: Time
  /// How far the recorded times may be off.
  public let uncertainty: Time
  /// How many offsets were compared.
  public let sampleCount: Int
  /// How many times the app's active page changed, and how many of these changes match the model's.
  public let pageChanges: (told: Int, matched: Int)
  let recording: Recording
  /// The log of the model's inputs; `nil` if no model was used.
  let log: DriveLog?

  /// What a recording says about an app.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The app keeps its panes in step.
    case inStep = "in step"
    /// The app does not keep its panes in step: no explanation fits the recording.
    case notInStep = "not in step"
    /// The recording fits an app in step as well as one that is not.
    case cannotTell = "cannot tell"
  }

  /// Returns the line of the recording where a finding first appears, from 1; the first line if it
  /// is about the whole recording.
  public func line(of finding: RecordingFinding) -> Int {
    let records = recording.records
    let number = partitionPoint(of: records.count) { records[$0].time >= finding.time }
    return number < records.count && finding.order.0 > 0 ? records[number].line : 1
  }

  /// Whether the app keeps its panes in step.
  public var holds: Bool { verdict == .inStep }

  /// Compares a recording with the model.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - source: The inputs that drive the model; `offsets` uses no model.
  ///   - tolerance: How far a pane may be from the model, in points.
  /// - Complexity: O(lines) for each explanation that is tried. Aligning the times takes some more
  ///   runs over the beginning of the recording.
  public init(_ recording: Recording, source: InputSource = .auto, tolerance: Double = 1) {
    let best = source == .auto ? recording.bestSource : source
    if let nothing = Self.nothing(in: recording, source) {
      self.init(recording, best, tolerance, findings: [nothing], verdict: .cannotTell)
    } else if best == .offsets {
      let findings = OffsetsJudge(recording, tolerance: tolerance).findings
      self.init(
        recording, best, tolerance, findings: findings,
        verdict: findings.isEmpty ? .inStep : .notInStep)
    } else {
      self.init(recording, drivenBy: best, tolerance)
    }
  }

  /// Creates a comparison that used no model.
  private init(
    _ recording: Recording, _ source: InputSource, _ tolerance: Double,
    findings: [RecordingFinding], verdict: Verdict
  ) {
    self.recording = recording
    self.source = source
    self.tolerance = tolerance
    self.findings = findings
    self.verdict = verdict
    remarks = []
    farthest = []
    delay = .zero
    uncertainty = .zero
    sampleCount = recording.samples.count
    pageChanges = (0, 0)
    log = nil
  }

  private init(_ recording: Recording, drivenBy source: InputSource, _ tolerance: Double) {
    var search = ExplanationSearch(recording, source: source, tolerance: tolerance)
    let result = search.best()
    let explanation = result.explanation
    if result.isComplete {
      findings = []
      verdict = result.lacks.isEmpty ? .inStep : .cannotTell
      remarks = result.lacks.map { $0.remark }
    } else {
      // The scenario replays the model without the differences, so it cannot expect these.
      let others = result.findings.map { finding in
        result.differences.isEmpty ? finding : finding.withoutExpectation
      }
      findings = (result.differences + others).sorted { $0.order < $1.order }
      verdict = .notInStep
      remarks = result.lacks.map { $0.hint }
    }
    self.recording = recording
    self.source = source
    self.tolerance = tolerance
    farthest = explanation.panes.compactMap { pane in
      pane.farthest.map { (pane.pane, $0.distance.magnitude, $0.sample.time) }
    }
    delay = explanation.run.alignment.delay
    uncertainty = explanation.run.allowance.clock
    sampleCount = recording.samples.count
    pageChanges = (explanation.changes.count, explanation.changes.matches)
    log = result.log
  }
}

extension ExplanationSearch.Lack {
  /// Why the recording cannot tell, and what to record instead.
  var remark: String {
    switch self {
    case .handling:
      return
        "in step if the app handled touches up to a frame after their time, as it does when they "
        + "wait for the next frame; an app that is a frame late looks the same. Record when the "
        + "app handled each touch: {\"time\":…,\"handled\":…,\"touch\":…}"
    case .touches:
      return
        "in step if a finger stopped a pane without dragging it, or dragged it during a rotation "
        + "or an edit: delegates do not report that. A pane that stops by itself looks the same. "
        + "Record the touches"
    case .finalOffsets:
      return
        "in step if the offsets have their final values from the first frame of a rotation on, as "
        + "`contentOffset` has; an app that jumps looks the same. If you record `contentOffset`, "
        + "write \"offsets\":\"final\" in the header"
    case .uncertainty(let time):
      return
        "in step if the times are off by up to \(RecordingFinding.milliseconds(time)). If so, "
        + "write "
        + "\"uncertainty\":\(DecimalText.rounded(time.milliseconds, decimals: 2)) in the header"
    case .precision:
      return
        "in step if the app is one frame behind its inputs, which is normal; with times this "
        + "uncertain, an app that is two frames late looks the same. Record more exact times"
    }
  }

  /// What to record to make the findings more certain.
  var hint: String {
    switch self {
    case .handling:
      return
        "to learn more, record when the app handled touches, as \"handled\""
    case .touches: return "to learn more, record touches, not only delegate calls"
    case .finalOffsets:
      return
        "the offsets look final from the start of a rotation: if so, write "
        + "\"offsets\":\"final\" in the header"
    case .uncertainty(let time):
      return "the times look off by \(RecordingFinding.milliseconds(time)): if so, write "
        + "\"uncertainty\" in the header"
    case .precision: return "to learn more, record more exact times"
    }
  }
}
