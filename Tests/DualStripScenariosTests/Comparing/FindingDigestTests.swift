import DualStripScenarios
import TestSupport
import Testing

/// The reports of `compare` on apps with a fault, word for word. After a change of a report, run
/// `DUALSTRIP_DIGESTS=write swift test --filter FindingDigestTests`, and read the reports.
@Suite struct FindingDigestTests {
  private static let quick: [SimulatedApp.Fault] = [.noBounce, .offCenter, .springs, .softSettle]

  /// These take 3 to 10 s each.
  private static let slow: [SimulatedApp.Fault] = [
    .none, .noCommit, .startsLate, .earlyCommit, .bothLate, .deleteJump, .origin, .mirrored,
    .slowFocus, .stripLate,
    .echo,
    .deleteAtOnce, .pageLate,
  ]

  @Test(arguments: Effort.isThorough ? quick + slow : quick)
  func `of each fault is said what was said`(_ fault: SimulatedApp.Fault) throws {
    let number = SimulatedApp.Fault.allCases.firstIndex { $0 == fault } ?? 0
    var conditions = SimulatedApp.Conditions()
    conditions.account = [.touches, .callbacks, .drags][number % 3]
    conditions.jitter = [0, 0.25, 1][number / 3 % 3]
    conditions.saysHandling = true
    conditions.refresh = number % 2 == 0 ? 60 : 120
    conditions.mapping = number % 5 < 3 ? .stepped : .continuous
    conditions.isRightToLeft = number % 4 == 3
    conditions.step = 1.0 / 3
    let text = SimulatedApp.recording(fault, conditions, until: fault.end)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    let report = ComparisonReport(comparison, name: "\(fault)").text
    var digest = Digest()
    digest.add(report)
    digest.add(RecordedScenario(comparison).text)
    let changed = KnownDigests("findings").changed([("\(fault)", digest)])
    #expect(changed.isEmpty, "\(conditions)\n\(report)")
  }
}
