import DualStripScenarios

/// Reads any bytes as a JSON report and as a trace: whatever can be read must survive being written
/// and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  if let trace = try? Trace(text) { require(TraceComparison(from: trace, to: trace).isSame) }
  _ = Golden(text).isWhole
  guard let (cases, origin) = JSONReport.read(text) else { return -1 }
  let ordered = RunCase.ordered(cases)
  let again = JSONReport.text(ordered, from: origin)
  guard let (same, _) = JSONReport.read(again) else { fatalError("a report that cannot be read") }
  require(JSONReport.text(RunCase.ordered(same), from: origin) == again, "another report")
  for report in [
    JUnitReport.text(ordered), TapReport.text(ordered), GitHubReport.annotations(ordered),
    GitHubReport.summary(ordered),
  ] {
    // Nothing of a report may write to a terminal.
    require(!report.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
  }
  return 0
}
