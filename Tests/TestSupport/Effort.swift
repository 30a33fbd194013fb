import Foundation

/// How much the tests try: `DUALSTRIP_THOROUGH=1 swift test` tries every case, as CI does. Otherwise tests whose cases
/// are slow and much alike try some of them.
public enum Effort {
  public static let isThorough =
    ProcessInfo.processInfo.environment["DUALSTRIP_THOROUGH"] != nil

  /// Every case, or the first of so many.
  public static func some<Cases: Sequence>(_ cases: Cases, of step: Int) -> [Cases.Element] {
    let all = Array(cases)
    return isThorough ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
