import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// Recordings of apps, faithful and not, beside the model.
@Suite struct ComparisonTests {
  private static func comparison(
    _ fault: SimulatedApp.Fault, _ source: InputSource = .auto, tolerance: Double = 1
  ) throws -> RecordingComparison {
    let account = source == .callbacks ? SimulatedApp.Account.callbacks : .touches
    let recording = try Recording(Array(SimulatedApp.recording(fault, account).utf8))
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

  @Test(arguments: [1.0, 5, 12])
  func `panes that are up to a frame behind their inputs are aligned, and pass`(
    _ milliseconds: Double
  ) throws {
    let text = SimulatedApp.recording(.none).split(separator: "\n").map { line -> String in
      guard line.contains("offsets") || line.contains("active\":\"page"),
        let time = line.firstMatch(of: /"time":([0-9.e-]+)/)?.output.1, let number = Double(time)
      else { return String(line) }
      return line.replacingOccurrences(
        of: "\"time\":\(time)", with: "\"time\":\(number + milliseconds)")
    }
    let recording = try Recording(Array((text.joined(separator: "\n") + "\n").utf8))
    let comparison = RecordingComparison(recording)
    #expect(comparison.holds, report(comparison))
    #expect(abs(comparison.delay.milliseconds - milliseconds) < 0.05)
  }

  @Test func `a recording that starts a frame late is aligned, and passes`() throws {
    let comparison = try Self.comparison(.startsLate, tolerance: 0.01)
    #expect(comparison.holds, report(comparison))
    #expect(abs(comparison.delay.milliseconds - 1000.0 / 60) < 0.01)
  }

  @Test(arguments: [
    (SimulatedApp.Fault.echo, [RecordingFinding.Kind.echo]),
    (.indexLost, [.indexLost]), (.earlyCommit, [.earlyCommit]), (.offCenter, [.restsOff]),
    (.stripLate, [.late]), (.bothLate, [.late]), (.deleteJump, [.jump]),
    (.origin, [.restsOff, .jump]), (.springs, [.jump, .restsOff]),
  ])
  func `a fault of an app is found and named`(
    _ fault: SimulatedApp.Fault, _ kinds: [RecordingFinding.Kind]
  ) throws {
    let comparison = try Self.comparison(fault)
    let found = Set(comparison.findings.map(\.kind))
    #expect(found.isSuperset(of: kinds), report(comparison))
    // What is named beside is what follows from it.
    let others = found.subtracting(kinds)
    #expect(
      others.isSubset(of: [.apart, .restsOff, .pageMissing, .pageExtra]), report(comparison))
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

  @Test(arguments: SimulatedApp.Fault.allCases)
  func `a recording as a scenario is one that holds, with what the app did not do`(
    _ fault: SimulatedApp.Fault
  ) throws {
    let comparison = try Self.comparison(fault)
    let scenario = try Scenario(parsing: RecordedScenario(comparison).text)
    let run = scenario.run()
    #expect(run.holds, "\(FailureReport(run, source: scenario.source).text())")
    #expect(scenario.warnings.isEmpty && run.warnings.isEmpty)
    #expect(run.checks.count > (comparison.holds ? 0 : 1))
  }
}
