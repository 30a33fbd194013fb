import DualStripScenarios

/// Reads any bytes as a scenario, checks it, and formats it: nothing may crash or hang.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "fuzzed.scenario", bytes: bytes)
  switch Scenario.read(source) {
  case .invalid(let diagnostics):
    // The messages are made of the text too.
    require(!diagnostics.isEmpty && !DiagnosticRenderer(source).render(diagnostics).isEmpty)
  case .valid:
    let text = ScenarioFormatter(source).formatted()
    let again = ScenarioFormatter(SourceText(name: "", text: text)).formatted()
    require(text == again, "the canonical form is no fixed point")
  }
  return 0
}
