import DualStripScenarios

/// Where the traces of a replay go.
extension ReplayCommand {
  func traceFiles(for scenarios: [Scenario]) throws(CommandFailure) -> TraceFiles? {
    let options = TraceWriter.Options(
      showsAttributes: arguments.has("--attributes"), isPrecise: arguments.has("--precise"))
    if let folder = arguments.value("--trace-dir") {
      if arguments.has("--trace") { throw .usage("--trace and --trace-dir exclude each other") }
      return TraceFiles(
        place: .folder(folder), options: options, onlyFailed: arguments.has("--failed"),
        arguments: arguments)
    }
    if arguments.has("--failed") { throw .usage("--failed needs --trace-dir") }
    guard let path = arguments.value("--trace") else {
      for option in ["--attributes", "--precise"] where arguments.has(option) {
        throw .usage("\(option) needs --trace or --trace-dir")
      }
      return nil
    }
    let count = scenarios.count + tally.invalid + tally.unreadable
    if count > 1 {
      throw .usage("--trace takes one scenario; \(count) were found; see --trace-dir")
    }
    let runs = scenarios.first?.variants.count ?? 0
    if runs > 1 {
      throw .usage("--trace takes one run; name one of \(runs) by --variant, or see --trace-dir")
    }
    return TraceFiles(
      place: .file(path), options: options, onlyFailed: false, arguments: arguments)
  }
}
