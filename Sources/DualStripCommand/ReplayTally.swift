import DualStripScenarios

/// The results of a replay so far, over all scenarios.
struct ReplayTally {
  var scenarios = 0
  var runs = 0
  var failed = 0
  var invalid = 0
  var unreadable = 0
  var unequal = 0
  var warnings = 0
  /// Whether warnings are errors.
  var isStrict = false

  var exitCode: ExitCode {
    if let code = Interruption.exitCode { return code }
    if unreadable > 0 { return .unreadable }
    if unequal > 0 { return .unequal }
    if isStrict, warnings > 0 { return .invalid }
    if invalid > 0 { return .invalid }
    return failed > 0 ? .failed : .success
  }

  var closing: String {
    var parts = [counted(scenarios, "scenario"), counted(runs, "run"), "\(failed) failed"]
    if invalid > 0 { parts.append("\(invalid) invalid") }
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    if unreadable > 0 { parts.append("\(unreadable) could not be read or written") }
    if unequal > 0 { parts.append("\(unequal) not reproducible, a bug in dualstrip") }
    return parts.joined(separator: ", ") + "\n"
  }
}
