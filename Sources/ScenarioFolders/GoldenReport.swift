import DualStripScenarios

/// Describes how a golden differs from what was found, for people.
package enum GoldenReport {
  package static func lines(from old: String, to new: String) -> [String] {
    do {
      let comparison = TraceComparison(from: try Trace(old), to: try Trace(new))
      return comparison.isSame
        ? ["the same records, with other line ends or in another order of variants"]
        : comparison.summary.map(TerminalText.shown)
    } catch {
      return ["the old golden is not a trace: line \(error.line): \(error.reason)"]
    }
  }
}
