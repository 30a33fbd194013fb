import DualStripScenarios

/// Reads any bytes as a recording and as a session: nothing may crash or hang, every line of a
/// session gets an answer, and the scenario of a recording must hold in the model.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  answer(bytes)
  guard let recording = try? Recording(bytes) else { return 0 }
  for source in [InputSource.touches, .callbacks, .offsets] {
    let comparison = RecordingComparison(recording, source: source)
    require(!ComparisonReport(comparison, name: "fuzzed").text.isEmpty)
    require(!comparison.holds || comparison.findings.isEmpty)
    for finding in comparison.findings { require(comparison.line(of: finding) > 0) }
    check(RecordedScenario(comparison).text)
  }
  return 0
}

/// The bytes as lines of a session.
private func answer(_ bytes: [UInt8]) {
  var session = LiveSession()
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    let text = String(decoding: line, as: UTF8.self)
    let records = session.take(text)
    guard let last = records.last else { continue }
    require(last.hasPrefix("{\"ok\":") || last.hasPrefix("{\"error\":"), last)
    for record in records { require((try? JSONValue(record)) != nil, record) }
  }
}

/// What a recording is made into is read, and holds.
private func check(_ text: String) {
  let source = SourceText(name: "recorded.scenario", text: text)
  guard case .valid(let scenario) = Scenario.read(source) else {
    // A line longer than a file may be, or a time beyond all runs, makes the scenario invalid.
    return
  }
  guard let variant = scenario.variants.first else { return }
  let run = ReplayRun(scenario.syntax, source: source, variant: variant, limit: mostStates)
  let isWhole = run.frameCount < mostStates / 2
  let failures = run.checks.compactMap { $0.failure }
  require(!isWhole || failures.isEmpty, "\(failures.first?.label ?? "")\n\(text)")
}

/// As many frames and inputs as a run of the fuzzer may have.
private let mostStates = 4000
