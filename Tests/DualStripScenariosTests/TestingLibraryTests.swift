import DualStripTesting
import Foundation
import Testing
import ScenarioFolders

/// Scenarios as cases of a test: which there are, and how they fail.
@Suite struct TestingLibraryTests {
  private static func scenario(_ expectation: String, matrix: String = "") -> String {
    """
    scenario "x"
    document
      pages 5 aspect 0.7
    \(matrix)
    script
      focus p3 instant
      settle
      expect \(expectation)
    """
  }

  /// What fails, as `file:line:column: text`.
  private func issues(of runs: [ScenarioRun]) throws -> [String] {
    try runs.flatMap { run in
      try run.problems().map { "\(run.name):\($0.line):\($0.column): \($0.text)" }
    }
  }

  @Test func `each variant is a case, with the name of its file and its values`() throws {
    let folder = try TemporaryFolder([
      "a.scenario": Self.scenario("active == p3", matrix: "matrix\n  vary refresh = 60Hz, 120Hz"),
      "Below/b.scenario": Self.scenario("active == p3"), "Below/readme.txt": "nothing",
      "Rejected/c.scenario": "nonsense", "Rejected/c.diagnostics": "what is wrong",
    ])
    let runs = try Scenarios.in(folder.url.path)
    #expect(
      runs.map(\.testDescription) == [
        "Below/b.scenario", "a.scenario [refresh=60Hz]", "a.scenario [refresh=120Hz]",
      ])
    #expect(try issues(of: runs).isEmpty)
    #expect(runs.allSatisfy { $0.scenario != nil && $0.variant != nil })
    #expect(try Scenarios.in(folder.url.path, variants: 1).count == 2)
  }

  @Test func `a failure is told at its own line and column, with how to repeat it`() throws {
    let folder = try TemporaryFolder(["a.scenario": Self.scenario("active == p4")])
    let found = try issues(of: Scenarios.in(folder.url.path))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.scenario:8:3: X0001: ") == true, "\(found)")
    #expect(found.first?.contains("is p3") == true)
    #expect(found.first?.contains("again: dualstrip replay \(folder.url.path)/a.scenario") == true)
  }

  @Test func `a scenario that is wrong is a case that fails at its place`() throws {
    let folder = try TemporaryFolder(["a.scenario": Self.scenario("actve == p4")])
    let found = try issues(of: Scenarios.in(folder.url.path))
    #expect(found.count == 1 && found[0].hasPrefix("a.scenario:8:10: "), "\(found)")
  }

  @Test func `what relates the variants is a case of its own`() throws {
    let matrix = "matrix\n  vary refresh = 60Hz, 120Hz\n  relate refresh 60Hz equals 120Hz ± 0pt"
    let folder = try TemporaryFolder(["a.scenario": Self.scenario("active == p3", matrix: matrix)])
    let runs = try Scenarios.in(folder.url.path)
    #expect(runs.map(\.testDescription).last == "a.scenario (relations between its variants)")
    let found = try issues(of: runs)
    #expect(found.allSatisfy { $0.contains("X0010") }, "\(found)")
  }

  @Test func `a golden that differs, or is missed, fails with how to accept it`() throws {
    let text = Self.scenario("active == p3")
    let other = Self.scenario("still")
    let golden = try Scenario(parsing: text).run().goldenSection(isFirst: true)
    let folder = try TemporaryFolder([
      "a.scenario": text, "a.trace": golden, "b.scenario": other, "b.trace": golden,
      "c.scenario": other,
    ])
    let found = try issues(of: Scenarios.in(folder.url.path))
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.contains("differs from its golden") == true)
    #expect(found.last?.contains("no golden trace") == true)
    #expect(found.allSatisfy { $0.contains("dualstrip update") })
    #expect(try issues(of: Scenarios.in(folder.url.path, goldens: .never)).isEmpty)
  }

  @Test func `what is not there is told, and a path is found above the test's own file`() throws {
    #expect(throws: Scenarios.NotFound.self) { try Scenarios.in("Scenariios") }
    #expect(throws: Scenarios.NotFound.self) { try Scenarios.in("/nowhere") }
    let folder = try TemporaryFolder(["empty.txt": ""])
    #expect(throws: Scenarios.NotFound.self) { try Scenarios.in(folder.url.path) }
    #expect(try Scenarios.in("Scenarios/Edges/one-page.scenario").count == 1)
  }

  @Test func `a scenario named by itself is called by its file's name`() throws {
    let runs = try Scenarios.in("Scenarios/Edges/one-page.scenario")
    #expect(runs.map(\.testDescription) == ["one-page.scenario"])
  }

  @Test func `at least one variant runs, one is related to nothing, and each needs its golden`()
    throws
  {
    let matrix = "matrix\n  vary refresh = 60Hz, 120Hz\n  relate refresh 60Hz equals 120Hz ± 0pt"
    let text = Self.scenario("active == p3", matrix: matrix)
    let scenario = try Scenario(parsing: text)
    let golden = scenario.run(scenario.variants[0]).goldenSection(isFirst: true)
    let folder = try TemporaryFolder(["a.scenario": text, "a.trace": golden])
    for count in 0...1 {
      let runs = try Scenarios.in(folder.url.path, variants: count)
      #expect(runs.map(\.testDescription) == ["a.scenario [refresh=60Hz]"])
      #expect(try issues(of: runs).isEmpty)
    }
    let found = try issues(of: Scenarios.in(folder.url.path))
    #expect(found.contains { $0.contains("its golden lacks this variant") }, "\(found)")
  }

  @Test func `a relation that is broken is told with how to repeat both of its runs`() throws {
    let text =
      "scenario \"l\"\nmatrix\n  vary pause = 110ms, 310ms\n"
      + "  relate pause 110ms equals 310ms ± 0pt\nscript\n  wait $pause\n"
    let folder = try TemporaryFolder(["l.scenario": text])
    let found = try issues(of: Scenarios.in(folder.url.path))
    let command = "dualstrip replay \(folder.url.path)/l.scenario"
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("\(command) --variant pause=110ms,pause=310ms") == true)
  }

  @Test func `what differs from its golden is told at the start of the file, old first`() throws {
    let old = Self.scenario("still")
    let new = old.replacing("settle", with: "wait 300ms\n  settle")
    let golden = try Scenario(parsing: old).run().goldenSection(isFirst: true)
    let found = try Scenario(parsing: new).run().goldenSection(isFirst: true)
    let folder = try TemporaryFolder(["a.scenario": new, "a.trace": golden])
    let lines = GoldenReport.lines(from: golden, to: found).joined(separator: "\n  ")
    let remedy = "to accept it: dualstrip update \(folder.url.path)/a.scenario"
    #expect(
      try issues(of: Scenarios.in(folder.url.path)) == [
        "a.scenario:1:1: it differs from its golden:\n  \(lines)\n\(remedy)"
      ])
  }

  @Test func `a case of relations has a scenario, no variant, and no fault if no pair of it runs`()
    throws
  {
    let matrix =
      "matrix\n  vary refresh = 30Hz, 60Hz, 120Hz\n  relate refresh 30Hz equals 120Hz ± 0pt"
    let folder = try TemporaryFolder(["a.scenario": Self.scenario("active == p3", matrix: matrix)])
    let runs = try Scenarios.in(folder.url.path, variants: 2)
    #expect(runs.count == 3)
    #expect(runs.last?.scenario?.title == "x" && runs.last?.variant == nil)
    #expect(try issues(of: runs).isEmpty)
  }

  @Test func `a failure is recorded at its line and column, in the file as it is called`() throws {
    let folder = try TemporaryFolder(["Below/a.scenario": Self.scenario("active == p4")])
    let runs = try Scenarios.in(folder.url.path)
    let run = try #require(runs.first)
    let problem = try #require(try run.problems().first)
    let place = run.place(of: problem)
    #expect(place.fileID == "Scenarios/Below/a.scenario")
    #expect(place.line == 8 && place.column == 3)
  }

  @Test func `of the files at a path the nearest counts, from the test's own folder up`() throws {
    let matrix = "matrix\n  vary refresh = 60Hz, 120Hz"
    let folder = try TemporaryFolder([
      "a.scenario": Self.scenario("still"),
      "Tests/a.scenario": Self.scenario("still", matrix: matrix),
    ])
    for (test, count) in [("Tests/T.swift", 2), ("T.swift", 1), ("Other/T.swift", 1)] {
      let file = "\(folder.url.path)/\(test)"
      #expect(try Scenarios.in("a.scenario", file: file).count == count, "\(test)")
    }
  }

  @Test func `a broken relation is told with the pair that differs`() throws {
    let text =
      "scenario \"l\"\nmatrix\n  vary pause = 110ms, 310ms\n"
      + "  relate pause 110ms equals 310ms ± 0pt\nscript\n  wait $pause\n"
    let folder = try TemporaryFolder(["l.scenario": text])
    let found = try issues(of: Scenarios.in(folder.url.path))
    let pair = "\n  in [pause=110ms] and its counterpart\n  again: dualstrip replay "
    #expect(found.first?.contains(pair) == true, "\(found)")
  }

  @Test func `what is not found is named, with where it was looked for`() throws {
    let folder = try TemporaryFolder(["empty.txt": ""])
    let empty = #expect(throws: Scenarios.NotFound.self) { try Scenarios.in(folder.url.path) }
    #expect(empty?.description == "there is no *.scenario in \(folder.url.path)")
    let missing = #expect(throws: Scenarios.NotFound.self) {
      try Scenarios.in("Scenariios", file: "/x/T.swift")
    }
    #expect(
      missing?.description
        == "there is no file or folder Scenariios beside /x/T.swift, or above it")
  }

  @Test func `a folder may be given with a slash at its end`() throws {
    let folder = try TemporaryFolder(["Below/a.scenario": Self.scenario("still")])
    let runs = try Scenarios.in("\(folder.url.path)/")
    #expect(runs.map(\.testDescription) == ["Below/a.scenario"])
  }
}
