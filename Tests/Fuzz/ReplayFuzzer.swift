import DualStripScenarios

/// Whatever parses is planned, run, traced and written in its canonical form: nothing may crash,
/// hang or break an invariant, and the same is the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "fuzzed.scenario", bytes: bytes)
  guard case .valid(let scenario) = Scenario.read(source) else { return -1 }
  for variant in scenario.variants.prefix(2) {
    let plan = ScenarioPlan(scenario, variant: variant).text()
    require(!plan.isEmpty)
    let run = ReplayRun(scenario.syntax, source: source, variant: variant, limit: mostStates)
    for check in run.checks where check.kind == .invariant {
      fatalError("\(check.failure?.label ?? "an invariant is broken")")
    }
    _ = FailureReport(run, source: source).text()
    let text = TraceWriter(run).text()
    require(text == TraceWriter(run).text(), "a second run is another")
    require((try? Trace(text)) != nil, "a trace that cannot be read")
    require(Golden(sections: [run.goldenSection(isFirst: true)]).isWhole)
    compare(run, with: ScenarioFormatter(source).formatted(), variant)
  }
  return 0
}

/// As many frames and inputs as a run of the fuzzer may have.
private let mostStates = 2000

/// The canonical form means the same.
private func compare(_ run: ReplayRun, with text: String, _ variant: ScenarioVariant) {
  let source = SourceText(name: "fuzzed.scenario", text: text)
  guard case .valid(let scenario) = Scenario.read(source) else {
    fatalError("the canonical form is no scenario")
  }
  let other = ReplayRun(scenario.syntax, source: source, variant: variant, limit: mostStates)
  require(other.fingerprint == run.fingerprint, "the canonical form means another run")
}
