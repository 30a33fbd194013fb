import DualStripScenarios
import Testing

/// Values at the edges of their types, through the public doors.
@Suite struct NoTrapTests {
  @Test func `what a terminal would obey is shown as an escape`() throws {
    let name = "a\u{1B}[31m\u{202E}.scenario"
    let text = "scenario \"t\"\nscript\n  darg \u{9B}2J\u{7}\n"
    do {
      _ = try Scenario(parsing: text, name: name)
      Issue.record("darg is no action")
    } catch {
      let shown = error.description
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
      #expect(!shown.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
      #expect(shown.contains("a\\u{1b}[31m\\u{202e}.scenario:3:8"))
    }
  }

  @Test func `the line that repeats a failure can be pasted`() throws {
    let scenario = try Scenario(
      parsing:
        "scenario \"t\"\nmatrix\n  vary a = 1ms, 2ms\nscript\n  wait $a\n  expect overscroll\n",
      name: "my files/it's.scenario")
    let report = FailureReport(scenario.run(scenario.variants[0]), source: scenario.source).text()
    #expect(report.contains("again: dualstrip replay 'my files/it'\\''s.scenario' --variant a=1ms"))
  }

  @Test func `a paging target of any size answers`() {
    for base in [Int.min, -1, 0, 5, 1 << 60, Int.max] {
      for count in [1, 7, 1 << 60, Int.max] {
        for position in [-Double.infinity, -1e300, 0, 1e18, 1e300, .infinity, .nan] {
          let page = PagingTarget(base: base, count: count).page(from: position, velocity: 1e300)
          #expect((0...count - 1).contains(page))
        }
      }
    }
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 1e300])
  func `a variant with a rate that no clock has runs on one that some have`(rate: Double) throws {
    let scenario = try Scenario(
      parsing: "scenario \"r\"\nscript\n  wait 100ms\n  expect count == 0\n")
    for name in ["refresh", "touch"] {
      let variant = ScenarioVariant([(name, .quantity(rate, unit: "Hz"))])
      #expect(scenario.run(variant).holds)
    }
  }

  @Test func `a gesture that would never end ends within an hour`() {
    for duration in [Time(ticks: .max), Time(ticks: .min), .seconds(1e12)] {
      let gesture = DualStripViewer.Gesture.drag(
        .preview, .forward, 100, over: duration, holding: duration)
      let inputs = gesture.inputs(touchRate: 1, direction: .leftToRight)
      #expect(inputs.count <= 3603)
      #expect(inputs.allSatisfy { $0.time >= .zero })
    }
  }

  @Test func `every escape of JSON is its character, and all else is none`() throws {
    let text = #""\b\f\n\t\r\/\\\"\u0041""#
    #expect(try JSONValue(text).string == "\u{8}\u{C}\n\t\r/\\\"A")
    for odd in [#""\x""#, #""\u004""#, #""\u+041""#, #""\u-041""#, "\"\u{1F}\""] {
      #expect(throws: JSONValue.Fault.self) { try JSONValue(odd) }
    }
  }

  @Test func `what a terminal or a script would obey is an escape in a trace`() throws {
    let controls = (UInt8(0)...0x9F).filter { $0 < 0x20 || $0 > 0x7E }
    for text in controls.map({ String(UnicodeScalar($0)) }) + ["\u{2028}", "\u{2029}"] {
      let quoted = JSONText.quoted(text)
      #expect(quoted.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(quoted)")
      #expect(try JSONValue(quoted).string == text)
    }
  }

  @Test func `what is wrong is told alike, whichever way the lines end`() {
    let text = "scenario \"t\"\nscript\n  wait 3\n  snapshot \"open  \n  flick preview left 9ms\n"
    func told(_ text: String) -> String {
      let source = SourceText(name: "t", text: text)
      guard case .invalid(let found) = Scenario.read(source) else { return "" }
      return DiagnosticRenderer(source).render(found)
    }
    #expect(told(text).contains(" ^^^^^ begins here\n"))
    #expect(told(text.replacing("\n", with: "\r\n")) == told(text))
  }

  @Test func `a byte that is not UTF-8 is found behind signs of several bytes`() {
    let head = Array("scenario \"±→🙂".utf8)
    let source = SourceText(name: "u", bytes: head + [0xFF, UInt8(ascii: "\"")])
    guard case .invalid(let found) = Scenario.read(source) else {
      Issue.record("it is read")
      return
    }
    #expect(found.map(\.primary.range) == [SourceRange(head.count, head.count + 1)])
  }

  @Test(arguments: ["≥", "→", "🙂"])
  func `a sign that means nothing is quoted whole`(sign: String) {
    let head = "scenario \"s\"\nscript\n  expect count "
    let source = SourceText(name: "s", text: "\(head)\(sign) 3\n")
    guard case .invalid(let found) = Scenario.read(source) else {
      Issue.record("\(sign) means something")
      return
    }
    let end = head.utf8.count + sign.utf8.count
    #expect(found.map(\.message) == ["unexpected `\(sign)`"])
    #expect(found.first?.primary.range == SourceRange(head.utf8.count, end))
  }

  @Test func `JSON may be 64 values deep, not more`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONValue(nested(64)) }
    #expect(throws: JSONValue.Fault.self) { try JSONValue(nested(65)) }
  }

  @Test(arguments: [
    "position@start +", "position@start -", "1pg == position@end -", "position@a.end +",
  ]) func `a sum that ends with its sign misses what is added`(sum: String) {
    let text = "scenario \"s\"\nscript\n  wait 1ms as a\n  expect \(sum)\n"
    #expect(errors(in: text).map(\.code) == ["E0103"])
    #expect(errors(in: text).first?.message.hasSuffix(", found the end of the line") == true)
  }
}
