import DualStrip
import DualStripScenarios
import DualStripTesting
import Foundation
import Testing

/// What the workbench tells an editor about a scenario.
@Suite struct WorkbenchTests {
  static let flick = """
    scenario "Ünïcode 🙂 first"
    document
      pages 9 aspect 0.7071
    matrix
      vary speed = 300pt/s, 1500pt/s
    script
      flick preview forward $speed as throw
      settle within 2s
      expect active == p2

    """

  static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `places are counted as editors count them`() throws {
    let text = WorkbenchTests.flick.replacingOccurrences(of: "settle within", with: "setle within")
    let findings = try Self.json(Workbench(Array(text.utf8)).findings)
    let first = try #require((findings["diagnostics"] as? [[String: Any]])?.first)
    let (start, end) = (try #require(first["start"] as? Int), try #require(first["end"] as? Int))
    let units = Array(text.utf16)[start..<end]
    #expect(String(decoding: units, as: UTF16.self) == "setle")
    #expect(first["line"] as? Int == 8)
    #expect(findings["variants"] == nil)
  }

  @Test func `each variant has the verdict of its run`() throws {
    var workbench = Workbench(Array(WorkbenchTests.flick.utf8))
    let scenario = try #require(workbench.scenario)
    #expect(try Self.json(workbench.findings)["variants"] as? Int == 2)
    for (number, variant) in scenario.variants.enumerated() {
      let run = scenario.run(variant)
      let verdict = try Self.json(workbench.verdict(of: number))
      #expect(verdict["holds"] as? Bool == run.holds)
      #expect(verdict["name"] as? String == variant.description)
      let checks = try #require(verdict["checks"] as? [[String: Any]])
      #expect(checks.map { $0["line"] as? Int } == run.checks.map { $0.line })
      #expect(workbench.digest(of: number) == run.digest)
      let frames = try Self.json(workbench.playback(of: number))["frames"] as? [String]
      #expect(frames?.count == 1)
    }
  }

  @Test func `one run alone says nothing of relations`() throws {
    let related = WorkbenchTests.flick.replacingOccurrences(
      of: "1500pt/s\n", with: "1500pt/s\n  relate speed 300pt/s equals 1500pt/s ± 9pt\n")
    var failures = try [WorkbenchTests.flick, related].map { text in
      var workbench = Workbench(Array(text.utf8))
      return try (0..<2).map { number in
        let run = try #require(
          try Self.json(workbench.playback(of: number))["run"] as? [String: Any])
        let variants = try #require(run["variants"] as? [[String: Any]])
        let marks = variants.compactMap { $0["marks"] as? [[String: Any]] }.joined()
        return marks.count { $0["kind"] as? String == "failed" }
      }
    }
    #expect(failures.removeLast() == failures.removeLast())
  }

  @Test func `a text that is no text has findings`() {
    #expect(!Workbench([0xFF, 0xFE, 0x80]).findings.isEmpty)
  }

  @Test func `every setting but the preset is in the form, with a value that is usual`() throws {
    let data = Data(Workbench.settings.utf8)
    let settings = try #require(
      try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(settings.count == SettingWord.allCases.count - 1)
    for setting in settings {
      let choices = try #require(setting["choices"] as? [String])
      let usual = try #require(setting["usual"] as? String)
      #expect(choices.isEmpty || choices.first == usual)
      if let unit = setting["unit"] as? String { #expect(usual.hasSuffix(unit)) }
    }
  }

  @Test func `the form has the limits and the unit of each number`() throws {
    let data = Data(Workbench.settings.utf8)
    let settings = try #require(
      try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    for setting in settings {
      let name = try #require(setting["word"] as? String)
      let word = try #require(SettingWord(rawValue: name))
      let unit = word.kind.map { _ in String(word.usual.drop { "-.0123456789".contains($0) }) }
      #expect(setting["unit"] as? String == unit, "\(name)")
      #expect(setting["least"] as? Double == word.limits.lowerBound, "\(name)")
      #expect(setting["most"] as? Double == word.limits.upperBound, "\(name)")
    }
  }
}

/// The lines of a session as a scenario.
@Suite struct SessionScenarioTests {
  private static let lines = """
    {"session":1,"bounds":[393,852],"pages":[["p1",0.7071],["p2",1.4],["p3",0.7071],["p4",0.7071]]}
    {"time":100,"touch":"down","pane":"preview","x":300}
    {"time":116,"touch":"move","x":250}
    {"time":132,"touch":"move","x":150}
    {"time":140,"touch":"up","x":120}
    {"time":900,"commits":"by-host"}
    {"time":950,"delete":["p2"]}
    {"time":2000,"commit":1}
    {"time":2500,"bounds":[852,393],"over":300}

    """

  @Test func `what it does is what the session did, to the last bit`() throws {
    var session = LiveSession()
    var seen: [String] = []
    for line in SessionScenarioTests.lines.split(separator: "\n") { _ = session.take(String(line)) }
    seen = session.take("{\"time\":4000,\"frame\":\"cells\"}")
    let text = try SessionScenario(Array(SessionScenarioTests.lines.utf8), title: "Done").text
    #expect(text.contains("  pages 4 aspect 0.7071\n  page p2 aspect 1.4\n"))
    let run = try Scenario(parsing: text).run()
    #expect(run.holds)
    // Times count from the first input.
    let viewer = try #require(run.viewer(at: .milliseconds(3900)))
    let frame = try #require(seen.first { $0.hasPrefix("{\"frame\"") })
    #expect(frame.contains("\"offset\":\(DecimalText.exact(viewer.preview.contentOffset.x)),"))
    #expect(viewer.count == 3 && viewer.activePage == 3)
  }

  @Test func `a line that cannot be read is told by its number`() {
    for (lines, line) in [
      ("", 1), ("{}", 1), ("\n\n{}", 3), (SessionScenarioTests.lines + "{\"tim\":1}", 10),
    ] {
      do {
        _ = try SessionScenario(Array(lines.utf8), title: "Done")
        Issue.record("\(lines) is read")
      } catch {
        #expect(error.line == line, "\(error.reason)")
      }
    }
  }

  @Test func `the insets of a header are those at the top, left, bottom and right`() throws {
    let header = #"{"session":1,"bounds":[393,852],"insets":[1,2,3,4],"pages":["p1"]}"#
    let text = try SessionScenario(Array(header.utf8), title: "Insets").text
    #expect(text.contains("insets top 1pt bottom 3pt left 2pt right 4pt"), "\(text)")
  }
}
