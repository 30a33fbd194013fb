import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// Apps with a fault, recorded in every way: `compare` names the fault, or says that it cannot tell.
///
/// `DUALSTRIP_RECORDINGS=1` compares every fault under every condition, which takes half an hour on one core with
/// `-Xswiftc -O`.
@Suite struct FaultMatrixTests {
  private static let isWhole = ProcessInfo.processInfo.environment["DUALSTRIP_RECORDINGS"] != nil

  /// A fault, and how the app records itself.
  struct Case: Sendable, CustomStringConvertible {
    var fault: SimulatedApp.Fault
    var conditions: SimulatedApp.Conditions

    /// - Parameter variant: one of 120 Hz, two of a continuous mapping and four of right to left, added up.
    init(
      _ fault: SimulatedApp.Fault, _ account: SimulatedApp.Account,
      _ delivery: SimulatedApp.Delivery, _ jitter: Double, says: Bool = true, variant: Int = 0
    ) {
      self.fault = fault
      conditions = SimulatedApp.Conditions()
      conditions.account = account
      conditions.delivery = delivery
      conditions.jitter = jitter
      conditions.saysHandling = says
      conditions.step = 1.0 / 3
      set(variant)
    }

    mutating func set(_ variant: Int) {
      conditions.refresh = variant & 1 == 0 ? 60 : 120
      conditions.mapping = variant & 2 == 0 ? .stepped : .continuous
      conditions.isRightToLeft = variant & 4 != 0
    }

    var description: String { "\(fault), \(conditions)" }
  }

  /// What has gone wrong once, as far as nothing else notices it.
  private static let known = [
    Case(.stripLate, .callbacks, .exact, 2, variant: 3),
    Case(.springs, .touches, .exact, 0, variant: 3),
    Case(.mirrored, .callbacks, .exact, 0.25),
    Case(.startsLate, .touches, .free, 2), Case(.otherSpacing, .callbacks, .exact, 0),
    Case(.otherSpacing, .touches, .locked, 0, variant: 5),
    Case(.deleteAtOnce, .callbacks, .locked, 2, variant: 5),
    Case(.bothLate, .touches, .locked, 2, variant: 1),
    Case(.slowFocus, .touches, .free, 0, says: false, variant: 7),
  ]

  /// Every fault under every condition of time, at 60 Hz left to right, and each once with other settings.
  private static var all: [Case] {
    let plain = timed
    return plain
      + plain.enumerated().map { number, plain in
        var other = plain
        other.set(1 + number % 7)
        return other
      }
  }

  private static var timed: [Case] {
    SimulatedApp.Fault.allCases.flatMap { fault in
      [SimulatedApp.Account.touches, .callbacks].flatMap { account in
        SimulatedApp.Delivery.allCases.flatMap { delivery in
          [0, 0.25, 1, 2].flatMap { jitter in
            (account == .touches && delivery != .exact ? [true, false] : [true]).map {
              Case(fault, account, delivery, jitter, says: $0)
            }
          }
        }
      }
    }
  }

  @Test(arguments: isWhole ? all : Effort.some(known, of: 14))
  func `a fault has its own name, or nobody can tell`(_ sample: Case) throws {
    let text = SimulatedApp.recording(
      sample.fault, sample.conditions, until: Self.isWhole ? 12 : sample.fault.end)
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    let report = ComparisonReport(comparison, name: "\(sample)").text
    switch comparison.verdict {
    case .cannotTell: break
    case .inStep: #expect(sample.fault.isHidden(from: sample.conditions.account), "\(report)")
    case .notInStep: #expect(comparison.findings.first?.kind == sample.fault.kind, "\(report)")
    }
  }
}

extension SimulatedApp.Fault {
  /// What it is called first; `nil` for what is no fault.
  var kind: RecordingFinding.Kind? {
    switch self {
    case .none, .startsLate, .finalOffsets: return nil
    case .echo: return .echo
    case .indexLost: return .indexLost
    case .earlyCommit: return .earlyCommit
    case .noCommit: return .noCommit
    case .offCenter, .origin: return .restsOff
    case .stripLate, .bothLate: return .late
    case .deleteJump, .springs: return .jump
    case .deleteAtOnce: return .editJump
    case .noBounce: return .noBounce
    case .slowFocus: return .otherDuration
    case .softSettle: return .otherCurve
    case .mirrored: return .mirrored
    case .flicker: return .flicker
    case .pageLate: return .pageLate
    case .wrongSuccessor, .wrongPage: return .otherTarget
    case .otherSpacing: return .otherMeasures
    }
  }

  /// How much of the fixed session shows it, in seconds.
  var end: Double {
    switch self {
    case .noBounce, .softSettle: return 1.6
    case .offCenter, .stripLate, .bothLate, .wrongPage: return 3.1
    case .springs: return 3.5
    case .echo: return 5
    case .indexLost: return 6
    case .deleteJump, .origin, .earlyCommit, .wrongSuccessor: return 7.2
    case .noCommit: return 7.7
    case .slowFocus: return 8.2
    case .deleteAtOnce, .pageLate, .flicker: return 9.3
    case .none, .startsLate, .finalOffsets, .mirrored, .otherSpacing: return 12
    }
  }

  /// Whether a recording does not show it: delegates tell where the pane is that is dragged, not where its finger has
  /// dragged it.
  fileprivate func isHidden(from account: SimulatedApp.Account) -> Bool {
    kind == nil || account == .callbacks && [.echo, .noBounce].contains(self)
  }
}
