import DualStripScenarios
import Foundation
import Testing

/// What the workbench tells of runs.
@Suite struct BenchRunTests {
  @Test func `a relation is told with its place, however often its variants are asked for`() throws
  {
    let text = WorkbenchTests.flick.replacingOccurrences(
      of: "1500pt/s\n", with: "1500pt/s\n  relate speed 300pt/s equals 1500pt/s ± 0pt\n")
    var workbench = Workbench(Array(text.utf8))
    #expect(try WorkbenchTests.json(workbench.findings)["relates"] as? Bool == true)
    #expect(workbench.relations.contains("X0009"), "no two variants ran")
    for number in 0..<2 { _ = workbench.verdict(of: number) }
    let relations = workbench.relations
    for number in 0..<2 { _ = workbench.playback(of: number) }
    #expect(workbench.relations == relations)
    let told = try JSONSerialization.jsonObject(with: Data(relations.utf8)) as? [[String: Any]]
    let relation = try #require(told?.first)
    #expect(told?.count == 1 && relation["holds"] as? Bool == false)
    #expect(relation["line"] as? Int == 6 && relation["code"] as? String == "X0010")
    let start = try #require(relation["start"] as? Int)
    let end = try #require(relation["end"] as? Int)
    let place = String(decoding: Array(text.utf16)[start..<end], as: UTF16.self)
    #expect(place.hasPrefix("relate") && !place.contains("\n"), "\(place)")
    // A check's text has the values of its variant, and here there are two.
    #expect(relation["text"] == nil)
  }

  @Test func `a playback ends with its run, and what is no variant has none of the answers`()
    throws
  {
    var workbench = Workbench(Array(WorkbenchTests.flick.utf8))
    let scenario = try #require(workbench.scenario)
    #expect(try WorkbenchTests.json(workbench.findings)["relates"] as? Bool == false)
    for number in [1, 0] {
      let run = scenario.run(scenario.variants[number])
      let (verdict, playback) = (
        try WorkbenchTests.json(workbench.verdict(of: number)),
        try WorkbenchTests.json(workbench.playback(of: number))
      )
      #expect(playback["end"] as? Double == run.end.milliseconds)
      #expect(verdict["end"] as? Double == run.end.milliseconds)
      let checks = try #require(verdict["checks"] as? [[String: Any]])
      #expect(checks.map { $0["time"] as? Double } == run.checks.map { $0.time.milliseconds })
      #expect(checks.map { $0["text"] as? String } == run.checks.map { run.text(of: $0) })
      #expect(checks.map { $0["kind"] as? String } == run.checks.map { $0.kind.rawValue })
      let warnings = try #require(verdict["warnings"] as? [[String: Any]])
      #expect(warnings.count == run.warnings.count)
    }
    for number in [-1, 2] {
      let (verdict, playback) = (workbench.verdict(of: number), workbench.playback(of: number))
      let digest = workbench.digest(of: number)
      #expect(verdict.isEmpty && playback.isEmpty && digest.isEmpty, "\(number)")
    }
    var invalid = Workbench(Array("scenario \"x\"\nscript\ndarg\n".utf8))
    #expect(invalid.scenario == nil && invalid.relations == "[]")
    let answers = [invalid.verdict(of: 0), invalid.playback(of: 0), invalid.digest(of: 0)]
    #expect(answers == ["", "", ""] && invalid.formatted == "scenario \"x\"\nscript\ndarg\n")
    let odd = Workbench(Array("scenario \"x\"\nscript\nwait 1ms\n".utf8))
    #expect(odd.formatted == "scenario \"x\"\n\nscript\n  wait 1ms\n")
  }

  @Test(arguments: [
    "darg preview forward 10pt", "focus p3 quickly", "steps:", "wait 1ms",
  ]) func `a finding is told with its place, words, notes and remedies`(statement: String) throws {
    let head = "scenario \"Ü 🙂\"\ndocument\n  pages 9 aspect 0.7071\nscript\n  "
    let text = statement == "steps:" ? statement : "\(head)\(statement)\n"
    let source = SourceText(name: "scenario", text: text)
    let list: DiagnosticList
    switch Scenario.read(source) {
    case .valid(let scenario): list = scenario.warnings
    case .invalid(let errors): list = errors
    }
    let findings = try WorkbenchTests.json(Workbench(Array(text.utf8)).findings)
    let all = try #require(findings["diagnostics"] as? [[String: Any]])
    #expect(findings["total"] as? Int == list.total && all.count == list.count && !list.isEmpty)
    #expect(findings["variants"] as? Int == (statement == "wait 1ms" ? 1 : nil))
    for (told, diagnostic) in zip(all, list) {
      let severity = diagnostic.code.hasPrefix("W") ? "warning" : "error"
      #expect(told["severity"] as? String == severity)
      #expect(told["code"] as? String == diagnostic.code)
      #expect(told["message"] as? String == diagnostic.message)
      #expect(told["label"] as? String == diagnostic.primary.text)
      #expect(told["notes"] as? [String] == diagnostic.notes)
      let place = diagnostic.primary.range.lower
      #expect(told["line"] as? Int == source.line(at: place))
      #expect(told["column"] as? Int == source.column(at: place))
      let helps = try #require(told["helps"] as? [[String: Any]])
      #expect(helps.map { $0["text"] as? String } == diagnostic.helps.map { $0.text })
      for (help, remedy) in zip(helps, diagnostic.helps) {
        let lines = try #require(help["replacement"] as? [[String: Any]])
        #expect(lines.map { $0["line"] as? Int } == remedy.replacement.map { $0.line })
        #expect(lines.map { $0["text"] as? String } == remedy.replacement.map { $0.text })
      }
    }
    // Otherwise the remedies would be none in both.
    let remedies = list.flatMap { $0.helps }.flatMap { $0.replacement }.map { $0.text }
    #expect(remedies.contains("script") == (statement == "steps:"))
  }

  @Test func `a failure is told with its place, words, notes and advice`() throws {
    let text = """
      scenario "Ü 🙂"
      document
        pages 9 aspect 0.7071
      script
        focus p3 instant
        expect active == p4
        expect active == p3
        settle as a
        at a.end + 1s wait 1s as b
        expect always still from b.end to a

      """
    var workbench = Workbench(Array(text.utf8))
    let scenario = try #require(workbench.scenario)
    let run = scenario.run(scenario.variants[0])
    let verdict = try WorkbenchTests.json(workbench.verdict(of: 0))
    let checks = try #require(verdict["checks"] as? [[String: Any]])
    #expect(verdict["holds"] as? Bool == false && checks.count == run.checks.count)
    #expect(run.checks.contains { $0.holds } && run.checks.contains { $0.failure != nil })
    for (told, check) in zip(checks, run.checks) {
      #expect(told["holds"] as? Bool == check.holds)
      #expect(told["code"] as? String == check.failure?.code)
      #expect(told["message"] as? String == check.failure?.message)
      #expect(told["label"] as? String == check.failure?.label)
      #expect(told["notes"] as? [String] == check.failure?.notes)
      #expect(told["advice"] as? [String] == check.failure?.helps)
    }
  }
}
