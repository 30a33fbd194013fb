import Foundation

/// How many cases the slow tests try. `DUALSTRIP_THOROUGH=1 swift test` tries all of them, as CI does; without it, tests
/// with slow and similar cases try a part.
public enum Effort {
  public static let isThorough =
    ProcessInfo.processInfo.environment["DUALSTRIP_THOROUGH"] != nil

  /// All cases in a thorough run; otherwise every n-th, the first included.
  public static func some<Cases: Sequence>(_ cases: Cases, of step: Int) -> [Cases.Element] {
    let all = Array(cases)
    return isThorough ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
