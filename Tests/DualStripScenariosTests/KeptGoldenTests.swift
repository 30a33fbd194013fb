@testable import ScenarioFolders
import DualStripScenarios
import Foundation
import Testing

/// Goldens beside their scenarios, as commands find, miss and compare them.
@Suite struct KeptGoldenTests {
  private static let text = "scenario \"t\"\nscript\n  settle\n"
  private static let off = text.replacing("script", with: "goldens off\nscript")
  private static let golden = "{\"trace\":1,\"every\":4}\n"
  private static let wholeTrace = "{\"trace\":1}\n"

  /// What a scenario is compared with, in a word.
  private static func expected(
    _ demand: GoldenFiles.Demand, _ name: String, _ text: String = KeptGoldenTests.text
  ) throws -> String {
    switch GoldenFiles(demand).expected(of: try Scenario(parsing: text, name: name)) {
    case .nothing: return "nothing"
    case .golden(let golden): return golden.text
    case .missing: return "missing"
    case .unreadable(let failure): return failure.description
    }
  }

  @Test func `in a folder that keeps goldens each scenario needs one, unless it wants none`()
    throws
  {
    let folder = try TemporaryFolder([
      "kept.scenario": Self.text, "kept.trace": Self.golden, "off.scenario": Self.off,
      "off.trace": Self.golden, "bare.scenario": Self.text, "whole.scenario": Self.text,
      "whole.trace": Self.wholeTrace, "odd.scenario": Self.text, "odd.trace/inside": "",
    ])
    let path = folder.url.path
    for demand in [GoldenFiles.Demand.auto, .always] {
      #expect(try Self.expected(demand, "\(path)/kept.scenario") == Self.golden)
      #expect(try Self.expected(demand, "\(path)/bare.scenario") == "missing")
      #expect(try Self.expected(demand, "\(path)/whole.scenario") == "missing")
      #expect(try Self.expected(demand, "\(path)/off.scenario", Self.off) == "nothing")
      #expect(
        try Self.expected(demand, "\(path)/odd.scenario").hasPrefix("\(path)/odd.trace: is not a"))
    }
    for name in ["kept", "bare", "whole", "odd"] {
      #expect(try Self.expected(.never, "\(path)/\(name).scenario") == "nothing", "\(name)")
    }
    #expect(try Self.expected(.always, "-") == "nothing")
  }

  @Test func `a folder without a golden beside its scenario keeps none`() throws {
    let folder = try TemporaryFolder([
      "bare.scenario": Self.text, "bare.notes": Self.golden, "alone.trace": Self.golden,
      "whole.scenario": Self.text, "whole.trace": Self.wholeTrace,
    ])
    for name in ["bare", "whole"] {
      let scenario = "\(folder.url.path)/\(name).scenario"
      #expect(try Self.expected(.auto, scenario) == "nothing", "\(name)")
      #expect(try Self.expected(.always, scenario) == "missing", "\(name)")
    }
  }

  @Test func `a golden has the name of its scenario, which may end in its own way`() throws {
    for (name, golden) in [("x/a.scenario", "x/a.trace"), ("x/plain", "x/plain.trace")] {
      let scenario = try Scenario(parsing: Self.text, name: name)
      #expect(GoldenFiles.path(for: scenario) == golden)
    }
  }

  @Test func `goldens without a scenario are told in order, and nothing else is`() throws {
    let alone = ["a", "b", "c", "d", "e", "f"]
    var files = [
      "plain": Self.text, "plain.trace": Self.golden, "kept.scenario": Self.text,
      "kept.trace": Self.golden, "off.scenario": Self.off, "off.trace": Self.golden,
      "whole.trace": Self.wholeTrace, "g.notes": Self.golden,
    ]
    for name in alone { files["\(name).trace"] = Self.golden }
    let folder = try TemporaryFolder(files)
    let path = folder.url.path
    var goldens = GoldenFiles(.auto)
    goldens.know([FileTree(path)])
    let plain = try Scenario(parsing: Self.text, name: "\(path)/plain")
    let off = try Scenario(parsing: Self.off, name: "\(path)/off.scenario")
    let traces = alone.map { "\(path)/\($0).trace" }
    // With `goldens off` the golden beside a scenario is an orphan.
    #expect(goldens.orphans(beside: [plain, off]) == traces + ["\(path)/off.trace"])
    #expect(goldens.orphans(beside: []) == traces + ["\(path)/plain.trace"])
    goldens.know([])
    #expect(goldens.orphans(beside: []).isEmpty)
  }

  @Test func `a golden in another order of variants, or that is no trace, is told as such`() {
    func section(_ n: Int) -> String {
      "{\"trace\":1,\"scenario\":\"s\",\"variant\":{\"n\":\"\(n)\"}}\n{\"end\":9}\n"
    }
    let turned = GoldenReport.lines(from: section(1) + section(2), to: section(2) + section(1))
    #expect(turned == ["the same records, with other line ends or in another order of variants"])
    let odd = GoldenReport.lines(from: section(1) + "<<<<<<< HEAD\n", to: section(1))
    #expect(odd.first?.hasPrefix("the old golden is not a trace: line 3: invalid JSON") == true)
  }
}
