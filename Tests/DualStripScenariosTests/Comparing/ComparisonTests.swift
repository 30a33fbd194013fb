import AppRecording
import DualStripScenarios
@testable import ScenarioRecordings
import Foundation
import TestSupport
import Testing

/// Recordings of apps, faithful and not, beside the model.
@Suite struct ComparisonTests {
  private static func comparison(
    _ fault: SimulatedApp.Fault, _ source: InputSource = .auto, tolerance: Double = 1,
    until end: Double = 12
  ) throws -> RecordingComparison {
    let conditions = SimulatedApp.Conditions(account: source == .callbacks ? .callbacks : .touches)
    let text = SimulatedApp.recording(fault, conditions, until: end)
    let recording = try Recording(Array(text.utf8))
    return RecordingComparison(recording, source: source, tolerance: tolerance)
  }

  private func report(_ comparison: RecordingComparison) -> Comment {
    "\(ComparisonReport(comparison, name: "app").text)"
  }

  @Test(arguments: [InputSource.touches, .callbacks, .offsets])
  func `a faithful app passes at a hundredth of a point`(_ source: InputSource) throws {
    let comparison = try Self.comparison(.none, source, tolerance: 0.01)
    #expect(comparison.holds, report(comparison))
    #expect(comparison.sampleCount > 800)
    if source != .offsets {
      #expect(comparison.pageChanges.matched == comparison.pageChanges.told)
      #expect(comparison.pageChanges.told > 5)
    }
  }

  /// A recording in which all that is shown comes later than it was, by milliseconds.
  private static func shown(
    _ fault: SimulatedApp.Fault = .none, late milliseconds: Double
  ) throws -> Recording {
    let text = SimulatedApp.recording(fault).split(separator: "\n").map {
      line -> String in
      guard line.contains("offsets") || line.contains("active\":\"page"),
        let time = line.firstMatch(of: /"time":([0-9.e-]+)/)?.output.1, let number = Double(time)
      else { return String(line) }
      return line.replacingOccurrences(
        of: "\"time\":\(time)", with: "\"time\":\(number + milliseconds)")
    }
    return try Recording(Array((text.joined(separator: "\n") + "\n").utf8))
  }

  @Test(arguments: Effort.some([5.0, 1, 12], of: 3))
  func `panes that are up to a frame behind their inputs are aligned, and pass`(
    _ milliseconds: Double
  ) throws {
    let comparison = RecordingComparison(try Self.shown(late: milliseconds))
    #expect(comparison.holds, report(comparison))
    // What the times may be off needs no delay.
    #expect(
      abs(comparison.delay.milliseconds - milliseconds) < 0.05 + comparison.uncertainty.milliseconds
    )
  }

  @Test(.enabled(if: Effort.isThorough))
  func `what an app does to its page is told with the app's own time, late or not`() throws {
    let comparison = RecordingComparison(try Self.shown(.flicker, late: 40))
    let told = comparison.findings.filter { $0.message.contains("active") }
    #expect(told.map(\.kind) == [.flicker, .pageLate], report(comparison))
    for finding in told {
      #expect(
        finding.message.contains(RecordingFinding.seconds(finding.time)), report(comparison))
    }
  }

  private static let names: [(SimulatedApp.Fault, [RecordingFinding.Kind])] = [
    (.echo, [.echo]),
    (.earlyCommit, [.earlyCommit]), (.noCommit, [.noCommit]), (.offCenter, [.restsOff]),
    (.stripLate, [.late]), (.bothLate, [.late]), (.deleteJump, [.jump]), (.springs, [.jump]),
    (.origin, [.restsOff, .jump]), (.deleteAtOnce, [.editJump]), (.noBounce, [.noBounce]),
    (.slowFocus, [.otherDuration]), (.softSettle, [.otherCurve]), (.mirrored, [.mirrored]),
    (.pageLate, [.pageLate]), (.otherSpacing, [.otherMeasures]),
    (.flicker, [.flicker, .pageLate]),
  ]

  @Test(arguments: Effort.some(names, of: 17))
  func `a fault of an app is found, named, and told once`(
    _ fault: SimulatedApp.Fault, _ kinds: [RecordingFinding.Kind]
  ) throws {
    let comparison = try Self.comparison(fault, until: fault.end)
    #expect(comparison.verdict == .notInStep, report(comparison))
    #expect(comparison.findings.first?.kind == kinds.first, report(comparison))
    #expect(Set(comparison.findings.map(\.kind)) == Set(kinds), report(comparison))
    try expectScenario(of: comparison)
  }

  @Test func `an app that does not bounce at the far end is found, too`() throws {
    let pull: [(time: Double, act: SimulatedApp.Act)] = (0...20).map { k in
      let phase: CollectionViewRecorder.TouchPhase = k == 0 ? .down : k == 20 ? .up : .move
      return (1.5 + Double(k) / 120, .touch(phase, .preview, x: 350 - 9 * Double(k)))
    }
    let text = SimulatedApp.recording(
      .noBounce, until: 2.5, of: [(0.1, .focus(steps: 999))] + pull)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    #expect(Set(comparison.findings.map(\.kind)) == [.noBounce], report(comparison))
  }

  @Test func `a strip that is late and rests beside its page has both names`() throws {
    var last = ""
    let text = SimulatedApp.recording(.none).split(separator: "\n").map { line -> String in
      guard let match = line.firstMatch(of: /"offsets":\[([0-9.e-]+),([0-9.e-]+)\]/),
        let offset = Double(match.output.2)
      else { return String(line) }
      let late = last.isEmpty ? "\(offset + 6)" : last
      last = "\(offset + 6)"
      return line.replacingOccurrences(of: ",\(match.output.2)]", with: ",\(late)]")
    }
    let recording = try Recording(Array((text.joined(separator: "\n") + "\n").utf8))
    let comparison = RecordingComparison(recording)
    #expect(comparison.findings.map(\.kind) == [.late, .restsOff], report(comparison))
  }

  @Test(.enabled(if: Effort.isThorough))
  func `after a wrong page the comparison goes on from the app's`() throws {
    let comparison = try Self.comparison(.indexLost)
    #expect(comparison.findings.first?.kind == .indexLost, report(comparison))
    #expect(comparison.findings.first?.message.contains("continues from page-6") == true)
    #expect(comparison.findings.count < 6, report(comparison))
  }

  @Test(.enabled(if: Effort.isThorough))
  func `a wrong page after a delete is the delete's, not the commit's`() throws {
    let comparison = try Self.comparison(.wrongSuccessor)
    #expect(comparison.findings.map(\.kind) == [.otherTarget], report(comparison))
    let message = comparison.findings.first?.message ?? ""
    #expect(message.contains("delete of page-12") && message.contains("of page-13"))
    try expectScenario(of: comparison)
  }

  @Test(arguments: [
    (SimulatedApp.Fault.indexLost, RecordingFinding.Kind.indexLost), (.offCenter, .restsOff),
    (.springs, .jump),
  ])
  func `the panes by each other tell without a model`(
    _ fault: SimulatedApp.Fault, _ kind: RecordingFinding.Kind
  ) throws {
    let comparison = try Self.comparison(fault, .offsets)
    #expect(comparison.findings.contains { $0.kind == kind }, report(comparison))
  }

  @Test(arguments: Effort.some([SimulatedApp.Fault.startsLate, .none, .finalOffsets], of: 3))
  func `a recording as a scenario is one that holds`(_ fault: SimulatedApp.Fault) throws {
    let comparison = try Self.comparison(fault, tolerance: fault == .finalOffsets ? 1 : 0.01)
    try expectScenario(of: comparison)
    guard fault == .startsLate else { return }
    #expect(comparison.holds, report(comparison))
    #expect(abs(comparison.delay.milliseconds - 1000.0 / 60) < 0.05)
  }

  /// It holds in the model, and expects what the app did not do.
  private func expectScenario(of comparison: RecordingComparison) throws {
    let scenario = try Scenario(parsing: RecordedScenario(comparison).text)
    let run = scenario.run()
    #expect(run.holds, "\(FailureReport(run, source: scenario.source).text())")
    #expect(scenario.warnings.isEmpty && run.warnings.isEmpty)
    // What nothing can be expected of is told in a remark alone.
    let isTold: Set<RecordingFinding.Kind> = [.noCommit, .otherMeasures]
    let expects = comparison.findings.contains { !isTold.contains($0.kind) }
    #expect(run.checks.count > (expects ? 1 : 0))
  }
}
