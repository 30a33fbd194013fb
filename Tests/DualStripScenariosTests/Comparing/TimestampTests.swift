import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// Recordings whose times are as far off as those of real apps.
///
/// `DUALSTRIP_RECORDINGS=10000` compares as many sessions of 7 to 20 seconds; best in release.
@Suite struct TimestampTests {
  private static let campaign =
    ProcessInfo.processInfo.environment["DUALSTRIP_RECORDINGS"].flatMap(Int.init)
  private static let parts = 10

  /// Every way in which a faithful app may be recorded, one after the other.
  private static func conditions(_ seed: Int) -> SimulatedApp.Conditions {
    var seed = seed
    func next<Value>(_ choices: [Value]) -> Value {
      defer { seed /= choices.count }
      return choices[seed % choices.count]
    }
    var conditions = SimulatedApp.Conditions()
    conditions.delivery = next([.exact, .locked, .free])
    conditions.jitter = next([0, 0.25, 1, 2])
    conditions.saysHandling = next([true, false])
    conditions.account = next([.touches, .touches, .callbacks, .drags])
    conditions.refresh = next([60, 120])
    conditions.mapping = next([.stepped, .continuous])
    conditions.isRightToLeft = next([false, true])
    conditions.step = 1.0 / 3
    return conditions
  }

  @Test(arguments: campaign == nil ? Effort.some(0..<parts, of: 6) : Array(0..<parts))
  func `no faithful app is said to be out of step`(_ part: Int) throws {
    let count = Self.campaign ?? 150
    var digest = Digest()
    for seed in stride(from: part, to: count, by: Self.parts) {
      let conditions = Self.conditions(seed)
      let text = SimulatedApp.recording(
        conditions, seed: UInt64(seed + 1), length: Self.campaign == nil ? 0.3...0.8 : 7...20)
      let comparison = RecordingComparison(try Recording(Array(text.utf8)))
      let report = ComparisonReport(comparison, name: "session \(seed)").text
      digest.add(report)
      #expect(comparison.verdict != .notInStep, "\(conditions)\n\(report)")
      // Where it is said when touches were handled there is no doubt.
      let isClear = conditions.account == .touches && conditions.saysHandling
      if isClear { #expect(comparison.verdict == .inStep, "\(conditions)\n\(report)") }
    }
    guard Self.campaign == nil else { return }
    let changed = KnownDigests("recordings").changed([("part-\(part)", digest)])
    #expect(changed.isEmpty, "reports of sessions \(part), \(part + Self.parts), … have changed")
  }

  private static let faults: [SimulatedApp.Fault] = [
    .echo, .stripLate, .offCenter, .noBounce, .pageLate, .noCommit, .deleteJump, .indexLost,
    .deleteAtOnce, .bothLate,
  ]

  /// From this one on the recording does not say when touches were handled.
  private static let firstUnsaid = 7

  // The echo, the first of them, takes longest.
  @Test(arguments: Effort.isThorough ? Array(faults.indices) : [1])
  func `a fault has its name also where touches wait for their frame`(
    _ number: Int
  ) throws {
    let fault = Self.faults[number]
    var conditions = SimulatedApp.Conditions()
    conditions.jitter = 0.5
    conditions.delivery = number.isMultiple(of: 2) ? .locked : .free
    conditions.saysHandling = number < Self.firstUnsaid
    conditions.step = 1.0 / 3
    let text = SimulatedApp.recording(fault, conditions, until: fault.end)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    let report = ComparisonReport(comparison, name: "\(fault)").text
    #expect(
      comparison.findings.first?.kind == fault.kind || comparison.verdict == .cannotTell,
      "\(conditions)\n\(report)")
    var digest = Digest()
    digest.add(report)
    digest.add(RecordedScenario(comparison).text)
    let changed = KnownDigests("recordings").changed([("fault-\(number)", digest)])
    #expect(changed.isEmpty, "the report of this fault has changed:\n\(report)")
  }

  /// Two of 2 500 sessions, in which an input that fits its own samples leaves none for the next one.
  private static let untold = [
    (seed: UInt64(2233), jitter: 1.0, refresh: 60.0, mapping: DualStripViewer.Mapping.stepped),
    (seed: 1390, jitter: 2, refresh: 120, mapping: .continuous),
  ]

  @Test(arguments: Effort.some(untold.reversed(), of: 2))
  func `what only the next input tells about an input is not held against the app`(
    _ seed: UInt64, _ jitter: Double, _ refresh: Double, _ mapping: DualStripViewer.Mapping
  ) throws {
    var conditions = SimulatedApp.Conditions()
    conditions.jitter = jitter
    conditions.saysHandling = true
    conditions.refresh = refresh
    conditions.mapping = mapping
    conditions.isRightToLeft = true
    conditions.step = 1.0 / 3
    let text = SimulatedApp.recording(conditions, seed: seed, length: 2...4)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    #expect(comparison.verdict == .inStep, "\(ComparisonReport(comparison, name: "session").text)")
  }

  /// One of 4 500 sessions. A rotation moves the preview on and the strip back, and nothing else moves the preview by
  /// small steps.
  @Test(.enabled(if: Effort.isThorough))
  func `panes that only a rotation moves against each other are not mirrored`() throws {
    var conditions = SimulatedApp.Conditions()
    conditions.delivery = .free
    conditions.jitter = 0.25
    conditions.refresh = 120
    conditions.step = 1.0 / 3
    let text = SimulatedApp.recording(conditions, seed: 3210, length: 7...20)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    #expect(comparison.verdict != .notInStep && comparison.findings.isEmpty)
  }

  @Test(.enabled(if: Effort.isThorough))
  func `an echo is named before the jumps that it makes, also by a poor clock`() throws {
    var conditions = SimulatedApp.Conditions()
    conditions.jitter = 2
    conditions.saysHandling = true
    conditions.step = 1.0 / 3
    let text = SimulatedApp.recording(.echo, conditions)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    #expect(comparison.findings.first?.kind == .echo)
    #expect(!comparison.findings.contains { $0.kind == .jump })
  }

  @Test func `offsets that lead a rotation are recognized, and pass where the header says so`()
    throws
  {
    let text = SimulatedApp.recording(.finalOffsets, until: Effort.isThorough ? 12 : 5)
    let doubtful = RecordingComparison(try Recording(Array(text.utf8)))
    #expect(
      doubtful.verdict == .cannotTell && doubtful.remarks.contains { $0.contains("\"final\"") })
    let said = text.replacingOccurrences(
      of: "\"recording\":1,", with: "\"recording\":1,\"offsets\":\"final\",")
    #expect(RecordingComparison(try Recording(Array(said.utf8))).holds)
  }

  @Test func `without handling times an app whose touches wait is one of which nobody can tell`()
    throws
  {
    var conditions = SimulatedApp.Conditions()
    conditions.delivery = .free
    let text = SimulatedApp.recording(.none, conditions, until: Effort.isThorough ? 12 : 5)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    #expect(comparison.verdict == .cannotTell && comparison.findings.isEmpty)
    #expect(comparison.remarks.contains { $0.contains("handled") })
  }
}
