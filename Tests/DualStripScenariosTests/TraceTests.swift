import DualStripScenarios
import Foundation
import Testing

/// Traces, as other programs read them, and what two of them are told apart by.
@Suite struct TraceTests {
  private func run(_ script: String, pages: Int = 9) throws -> ReplayRun {
    let text = "scenario \"test\"\ndocument\n  pages \(pages) aspect 0.7071\nscript\n\(script)\n"
    let source = SourceText(name: "test.scenario", text: text)
    guard case .valid(let scenario) = Scenario.read(source) else { throw CancellationError() }
    return scenario.run(ScenarioVariant())
  }

  private let journey = """
      flick preview forward 1200pt/s
      snapshot "thrown"
      delete p4
      random 3 gestures seed 7 over 1s
      settle
      expect count == 8
    """

  @Test(arguments: [false, true])
  func `every line of a trace is JSON without exponents and without minus zero`(
    isPrecise: Bool
  ) throws {
    let options = TraceWriter.Options(showsAttributes: true, isPrecise: isPrecise)
    try TraceTests.expectJSON(TraceWriter(try run(journey), options: options).text())
  }

  /// Looks at every line of a trace of more than forty.
  static func expectJSON(_ trace: String) throws {
    let lines = trace.split(separator: "\n")
    #expect(lines.count > 40)
    for line in lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(value is [String: Any])
      #expect(line.firstMatch(of: /[:,\[]-?[0-9.]+[eE]/) == nil, "\(line)")
      #expect(line.firstMatch(of: /[:,\[]-0[,}\]]/) == nil, "\(line)")
    }
  }

  @Test func `a trace says what a reader would have to guess`() throws {
    let text = TraceWriter(try run(journey)).text()
    #expect(text.contains("\"insets\":{\"top\":59,"))
    #expect(text.contains("\"viewer\":{\"mapping\":\"stepped\","))
    #expect(text.contains("\"still\":false,\"editing\":true,\"resizing\":false"))
    #expect(text.contains("\"text\":\"expect count == 8\""))
    // The random statement itself, and each that it has drawn.
    #expect(text.components(separatedBy: "\"event\":\"input\"").count == 5 + 3 + 1)
  }

  @Test func `what is equal differs in nothing`() throws {
    let trace = try Trace(TraceWriter(try run(journey)).text())
    let comparison = TraceComparison(from: trace, to: trace)
    #expect(comparison.isSame && comparison.summary.isEmpty && comparison.firstRecord.isEmpty)
  }

  @Test func `a planted difference is told in points, pages and times`() throws {
    let old = try Trace(
      TraceWriter(try run("drag preview forward 100pt over 200ms\nsettle")).text())
    let new = try Trace(
      TraceWriter(try run("drag preview forward 300pt over 200ms\nsettle")).text())
    let comparison = TraceComparison(from: old, to: new)
    let told = comparison.summary.joined(separator: "\n")
    #expect(told.contains("rests on p2 at"))
    #expect(told.contains("instead of on p1 at"))
    #expect(told.contains("the active page is p2 instead of p1, first at"))
    let points = try #require(told.firstMatch(of: /the preview is up to ([0-9.]+) pt off/)?.1)
    #expect((390.0...394).contains(Double(points) ?? 0))
    #expect(told.contains("active-page-changed p2"))
    #expect(comparison.firstRecord.contains { $0.hasPrefix("- ") })
    #expect(comparison.firstRecord.contains { $0.hasPrefix("+ ") })
  }

  @Test func `the largest distance is told, not the first`() throws {
    func trace(_ offsets: [Double]) throws -> Trace {
      var text = "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n"
      for (k, offset) in offsets.enumerated() {
        text += "{\"frame\":\(k),\"time\":\(k * 10),\"preview\":{\"offset\":\(offset)}}\n"
      }
      return try Trace(text + "{\"end\":100}\n")
    }
    let told = TraceComparison(from: try trace([0, 1, 2, 3]), to: try trace([0, 2, 9, 4])).summary
    #expect(told == ["the preview is up to 7 pt off, at 0.02 s, from 0.01 s on"])
  }

  @Test func `an event at another time is told as such, one that is new as new`() throws {
    func trace(_ events: [(String, Int)]) throws -> Trace {
      let lines = events.map { "{\"event\":\"\($0.0)\",\"time\":\($0.1),\"page\":\"p1\"}\n" }
      return try Trace(
        "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n" + lines.joined() + "{\"end\":9}\n")
    }
    let old = try trace([("a", 0), ("b", 10), ("c", 20)])
    let new = try trace([("a", 0), ("x", 5), ("b", 18), ("c", 21)])
    #expect(
      TraceComparison(from: old, to: new).summary == [
        "new: x p1 at 0.005 s",
        "2 events at another time, at most b p1 at 0.018 s instead of 0.01 s",
      ])
    #expect(TraceComparison(from: new, to: old).summary.first == "missing: x p1 at 0.005 s")
  }

  @Test func `a run that is there twice is not one that is there once`() throws {
    let one = TraceWriter(try run(journey)).text()
    let twice = try Trace(one + one)
    #expect(!TraceComparison(from: twice, to: try Trace(one)).isSame)
    #expect(!TraceComparison(from: try Trace(one), to: twice).isSame)
    #expect(TraceComparison(from: twice, to: twice).isSame)
  }

  @Test func `long lists of events are paired too`() throws {
    func trace(_ first: String, _ last: String) throws -> Trace {
      var text = "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n"
      for name in [first] + (0..<2200).map({ "e\($0)" }) + [last] {
        text += "{\"event\":\"\(name)\",\"time\":1,\"page\":\"p1\"}\n"
      }
      return try Trace(text + "{\"end\":9}\n")
    }
    #expect(
      TraceComparison(from: try trace("a", "b"), to: try trace("c", "d")).summary == [
        "missing: a p1 at 0.001 s, b p1 at 0.001 s", "new: c p1 at 0.001 s, d p1 at 0.001 s",
      ])
  }

  @Test(arguments: [
    ("", 1, "the file is empty"), ("{\"frame\":0}\n", 1, "begins with its header"),
    ("{\"trace\":2}\n", 1, "its format is 2"), ("{\"trace\":1}\n{\"frame\":}\n", 2, "column 10"),
    ("{\"trace\":1}\n\n[1,\n", 3, "invalid JSON"), ("{\"trace\":\"x\"}\n", 1, "no number"),
  ]) func `what is no trace is told with its line`(text: String, line: Int, reason: String) {
    #expect {
      _ = try Trace(text)
    } throws: { error in
      guard let fault = error as? Trace.Fault else { return false }
      return fault.line == line && fault.reason.contains(reason)
    }
  }

  @Test func `keys that are not known mean nothing`() throws {
    let text = TraceWriter(try run("flick preview forward 900pt/s\nsettle")).text()
    let later = text.replacingOccurrences(
      of: ",\"resizing\":", with: ",\"novel\":[{}],\"resizing\":")
    #expect(later != text)
    let comparison = TraceComparison(from: try Trace(text), to: try Trace(later))
    #expect(comparison.summary == ["the records differ, but not in what the panes show"])
  }

  @Test func `a golden keeps every fourth frame of the first variant and none of the others`()
    throws
  {
    let run = try run(journey)
    let thinned = run.goldenSection(isFirst: true)
    let outline = run.goldenSection(isFirst: false)
    let frames = thinned.matches(of: /\{"frame":([0-9]+)/).compactMap { Int($0.1) }
    #expect(frames.count > 10)
    #expect(frames.allSatisfy { $0 % 4 == 0 })
    #expect(!outline.contains("{\"frame\":") && !outline.contains("{\"snapshot\":"))
    #expect(!thinned.contains("\"version\""))
    let golden = Golden(sections: [thinned])
    #expect(golden.isThinned && golden.count == 1)
    #expect(golden.section(of: ScenarioVariant()) == thinned)
    #expect(!Golden(TraceWriter(run).text()).isThinned)
  }

  @Test func `a run is cut off where its limit is, and says so`() throws {
    let text = "scenario \"long\"\nscript\n  wait 10s\n  expect count == 0\n"
    let source = SourceText(name: "long.scenario", text: text)
    let (syntax, _) = Parser.parse(source)
    let whole = ReplayRun(syntax, source: source, variant: ScenarioVariant(), limit: 5000)
    #expect(whole.holds)
    let cut = ReplayRun(syntax, source: source, variant: ScenarioVariant(), limit: 100)
    #expect(cut.frameCount <= 101)
    #expect(
      cut.checks.contains { $0.failure?.label == "the run has more than 100 frames and inputs" })
  }

  @Test func `a script of more than a million frames is refused before it runs`() {
    func reading(_ waits: Int) -> Scenario.Reading {
      let waiting = String(repeating: "  wait 3600s\n", count: waits)
      return Scenario.read(
        SourceText(name: "long", text: "scenario \"long\"\nscript\n\(waiting)  expect count == 0\n")
      )
    }
    guard case .valid = reading(4), case .invalid(let diagnostics) = reading(5) else {
      Issue.record("four hours are a run, five are none")
      return
    }
    #expect(diagnostics.first?.primary.text == "the limit is 1000000 frames and inputs")
  }

  @Test func `a circle is found whatever stands before it`() {
    let text = "scenario \"c\"\nscript\n  at end expect still\n  at a wait 1ms as a\n"
    guard case .invalid(let diagnostics) = Scenario.read(SourceText(name: "c", text: text)) else {
      Issue.record("a waits for itself")
      return
    }
    #expect(diagnostics.map { $0.code } == ["E0303"])
  }

  @Test(arguments: [(3, true), (4, false), (30, false)])
  func `a change within a change is asked to a depth that ends`(depth: Int, isValid: Bool) throws {
    let nested =
      String(repeating: "change(", count: depth) + "position" + String(repeating: ")", count: depth)
    let text =
      "scenario \"c\"\ndocument\n  pages 3 aspect 1\nscript\n"
      + "  flick preview forward 900pt/s\n  settle\n  expect always \(nested) <= 9pg\n"
    guard case .valid(let scenario) = Scenario.read(SourceText(name: "c", text: text)) else {
      #expect(!isValid)
      return
    }
    #expect(isValid)
    #expect(scenario.run().holds)
  }

  @Test func `a relation tells the largest difference of two runs`() throws {
    let text = """
      scenario "r"
      document
        pages 9 aspect 1
      matrix
        vary way = 10pt, 100pt
        relate way 10pt equals 100pt ± 0.5pt
      script
        drag preview forward $way over 200ms hold 100ms
        wait 2s
      """
    let scenario = try Scenario(parsing: text)
    let checks = scenario.relationChecks(between: scenario.variants.map { scenario.run($0) })
    let label = try #require(checks.first?.failure?.label)
    let points = try #require(label.firstMatch(of: /up to ([0-9.]+) off/)?.1)
    #expect((500.0...700).contains(Double(points) ?? 0), "\(label)")
  }

  @Test func `what stands before a delete that takes no time has its page`() throws {
    let head =
      "scenario \"gone\"\ndocument\n  pages 5 aspect 1\nviewer\n  reduce-motion on\nscript\n"
    _ = try Scenario(parsing: head + "  focus p3 instant\n  delete p3\n")
    #expect(throws: Scenario.Fault.self) {
      try Scenario(parsing: head + "  delete p3\n  focus p3 instant\n")
    }
  }

  private func snapshots(_ cells: [String]) throws -> Trace {
    try Trace(
      "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n"
        + cells.map { "{\"snapshot\":\"a\",\"time\":0,\"cells\":[\($0)]}\n" }.joined()
        + "{\"end\":9}\n")
  }

  @Test func `of several differences of cells the largest is told`() throws {
    func cells(_ a: Double, _ y: Int, _ b: Double) -> String {
      "{\"page\":\"p1\",\"alpha\":\(a),\"frame\":[0,\(y),9,9]},{\"page\":\"p2\",\"alpha\":\(b)}"
    }
    let told = TraceComparison(
      from: try snapshots([cells(1, 0, 1)]), to: try snapshots([cells(0.5, 3, 0.75)])
    ).summary
    #expect(told == ["\"a\": the frame of p1 is 3 off"])
  }

  @Test func `a second snapshot of one title is compared with the second`() throws {
    func cell(_ alpha: Double) -> String { "{\"page\":\"p1\",\"alpha\":\(alpha)}" }
    let old = try snapshots([cell(1), cell(0.25)])
    let new = try snapshots([cell(1), cell(0.75)])
    #expect(
      TraceComparison(from: old, to: new).summary == ["\"a\" (2): the alpha of p1 is 0.5 off"])
  }

  @Test(arguments: [
    (#""\ud83d\ude00""#, "😀"), (#""\ud83dx""#, "\u{FFFD}x"), (#""\ude00\ude00""#, "\u{FFFD}"),
  ]) func `an escaped pair is one character, half a pair is none`(
    json: String, text: String
  ) throws {
    #expect(try JSONValue(json).string == text)
  }

  @Test func `of the runs that differ three are told, and how many more there are`() throws {
    func trace(_ time: Int) throws -> Trace {
      try Trace(
        (1...4).map {
          "{\"trace\":1,\"scenario\":\"s\",\"variant\":{\"n\":\"\($0)\"}}\n"
            + "{\"event\":\"settled\",\"time\":\(time),\"page\":\"p1\"}\n{\"end\":9}\n"
        }.joined())
    }
    let told = TraceComparison(from: try trace(5), to: try trace(6)).summary
    #expect(told.filter { $0.hasPrefix("[") } == ["[n=1]", "[n=2]", "[n=3]"])
    #expect(told.last == "and in 1 more variant")
  }

  @Test(arguments: [
    ("cells", "cells are drawn differently; `--trace --attributes` shows them"),
    ("state", "differs in frames or digits that the trace leaves out"),
  ])
  func `runs whose records are alike may differ by what the last record sums up`(
    key: String, difference: String
  ) throws {
    func trace(_ value: String) throws -> Trace {
      try Trace(
        "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n{\"end\":9,\"\(key)\":\"\(value)\"}\n")
    }
    #expect(TraceComparison(from: try trace("a"), to: try trace("b")).summary == [difference])
  }
}
