import DualStripScenarios
import Testing

/// The records around the place where two traces begin to differ.
@Suite struct FirstRecordTests {
  @Test func `the first record that differs is shown between three others on each side`() throws {
    func event(_ name: String, _ time: Int) -> String {
      "{\"event\":\"\(name)\",\"time\":\(time)}"
    }
    let old = (1...9).map { event("e\($0)", $0) }
    var new = old
    new[3] = event("x", 4)
    let found = TraceComparison(
      from: try CollectionTraceTests.trace(old.joined(separator: "\n")),
      to: try CollectionTraceTests.trace(new.joined(separator: "\n")))
    // The header is the first line.
    #expect(
      found.firstRecord == [
        "  2: \(old[0])", "  3: \(old[1])", "  4: \(old[2])", "- 5: \(old[3])", "+ 5: \(new[3])",
        "  6: \(new[4])", "  7: \(new[5])", "  8: \(new[6])",
      ])
    // Where one of them is at its end, there is nothing to be shown of it.
    func records(_ last: String) throws -> Trace {
      try Trace("{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n\(last)")
    }
    let more = TraceComparison(from: try records(""), to: try records("\(old[0])\n"))
    #expect(more.firstRecord.suffix(1) == ["+ 2: \(old[0])"] && more.firstRecord.count == 2)
    let less = TraceComparison(from: try records("\(old[0])\n"), to: try records(""))
    #expect(less.firstRecord.suffix(1) == ["- 2: \(old[0])"] && less.firstRecord.count == 2)
  }

  @Test(arguments: [(200, false), (201, true)])
  func `a record of more than 200 letters is cut off`(count: Int, isCut: Bool) throws {
    let frame = "{\"event\":\"\",\"time\":1}"
    let name = String(repeating: "e", count: count - frame.count)
    let record = "{\"event\":\"\(name)\",\"time\":1}"
    let found = TraceComparison(
      from: try CollectionTraceTests.trace(), to: try CollectionTraceTests.trace(record)
    ).firstRecord
    let text = isCut ? "\(record.prefix(200))…" : record
    #expect(record.count == count && found.contains("+ 2: \(text)"), "\(found)")
  }
}
