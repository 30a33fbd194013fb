import Foundation
import Testing

/// What a replay prints: complete texts, counts and colours.
@Suite struct ReplayOutputTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `a variant that a golden lacks is new, and the golden is too short`() throws {
    func write(_ values: String, _ rest: String = "") throws {
      try shell.write(
        "kept/pause.scenario",
        "scenario \"pause\"\nmatrix\n  vary pause = \(values)\nscript\n  wait $pause\n\(rest)"
          + "  expect count == 0\n")
    }
    try write("20ms, 40ms")
    #expect(try shell.run(["update", "kept"]).code == 0)
    try write("20ms, 40ms, 60ms")
    let longer = try shell.run(["replay", "kept"])
    let help = "  = help: to accept the change: dualstrip update kept/pause.scenario\n"
    #expect(longer.code == 1)
    #expect(
      longer.output
        == "FAIL kept/pause.scenario  differs from its golden in 1 of 3 variants\n"
        + "  new variants\n  it has 2 variants, the scenario 3\n" + help
        + "1 scenario, 3 runs, 1 failed\n")
    // Each run that differs counts, though it holds.
    try write("20ms, 40ms", "  wait 10ms\n")
    let changed = try shell.run(["replay", "kept"])
    #expect(
      changed.output.hasPrefix(
        "FAIL kept/pause.scenario  differs from its golden in 2 of 2 variants\n"))
    #expect(changed.output.hasSuffix(help + "1 scenario, 2 runs, 2 failed\n"), "\(changed)")
  }

  @Test func `a golden that cannot be read is told, and counts as such`() throws {
    let outcome = try shell.bash(
      "mkdir good.trace; dualstrip replay --report json=r.json good.scenario")
    #expect(outcome.code == 74)
    #expect(
      outcome.output == "1 scenario, 1 run, 0 failed, 1 could not be read or written\n",
      "\(outcome)")
    #expect(
      outcome.errors
        == "dualstrip: good.trace: is not a regular file; pipe it in, and name it -\n")
    let report = try shell.read("r.json")
    #expect(report.contains("\"exit\":74,") && report.contains("\"failed\":1,"), "\(report)")
    let never = try shell.run(["replay", "--goldens", "never", "good.scenario"])
    #expect(never.code == 0 && never.errors.isEmpty)
  }

  @Test(arguments: [
    ("", "--shard 1/1", 1), ("", "--shard 1/2", 1), ("", "--shard 2/2", 0),
    ("", "--shard 1/1000000", 1), ("", "--shard 1000000/1000000", 0), ("DUALSTRIP_SHARD=", "", 1),
    ("DUALSTRIP_SHARD=2/2", "", 0), ("DUALSTRIP_SHARD=2/2", "--shard 1/2", 1),
    ("DUALSTRIP_SHARD=9/8", "--shard 1/1", 1),
  ])
  func `a shard without runs prints no verdict, and the option overrides the environment`(
    variable: String, option: String, runs: Int
  ) throws {
    let outcome = try shell.bash(
      "\(variable) dualstrip replay \(option) good.scenario")
    let verdict = runs > 0 ? "ok   good.scenario  1 check, 1 frame\n" : ""
    let counts = runs > 0 ? "1 scenario, 1 run" : "0 scenarios, 0 runs"
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output == "\(verdict)\(counts), 0 failed\n")
  }

  @Test func `the frames of a scenario are those of all its variants`() throws {
    try shell.write(
      "pause.scenario",
      "scenario \"pause\"\nmatrix\n  vary pause = 100ms, 700ms\nscript\n  wait $pause\n"
        + "  expect count == 0\n  expect active == none\n")
    func frames(_ options: [String], _ start: String) throws -> Int {
      let output = try shell.run(["replay"] + options + ["pause.scenario"]).output
      let head = "ok   pause.scenario  \(start)2 checks, "
      #expect(output.hasPrefix(head), "\(output)")
      let match = try #require(output.firstMatch(of: /checks, ([0-9]+) frames\n/))
      return try #require(Int(match.output.1))
    }
    let short = try frames(["--variant", "pause=100ms"], "")
    let long = try frames(["--variant", "pause=700ms"], "")
    #expect(short > 5 && long > short + 30)
    #expect(try frames([], "2 variants, ") == short + long)
  }

  @Test func `the closest calls are those of all scenarios and variants together`() throws {
    // The strips begin at 0pt, so each check is as far from failing as its tolerance leaves.
    func write(_ name: String, _ matrix: String, _ check: String) throws {
      try shell.write(
        name,
        "scenario \"c\"\ndocument\n  pages 3 aspect 1\n\(matrix)script\n  expect \(check)\n")
    }
    try write("a.scenario", "", "preview.offset == 0.5pt ± 1pt")
    try write("b.scenario", "", "preview.offset == 0.9pt ± 1pt")
    try write("c.scenario", "matrix\n  vary far = 75pt, 25pt\n", "preview.offset == $far ± 100pt")
    let outcome = try shell.run([
      "replay", "--margins", "a.scenario", "b.scenario", "c.scenario",
    ])
    #expect(outcome.code == 0)
    let told = outcome.output.components(separatedBy: "closest calls:\n")
    #expect(told.count == 2)
    let lines = (told.last ?? "").split(separator: "\n")
    #expect(lines.count == 5 && lines.last == "3 scenarios, 4 runs, 0 failed", "\(outcome)")
    for (line, (start, end)) in zip(
      lines,
      [
        ("  b.scenario:5  expect ", "by 0.1, 10 % of what is allowed"),
        ("  c.scenario:7  [far=75pt]  expect ", "by 25, 25 % of what is allowed"),
        ("  a.scenario:5  expect ", "by 0.5, 50 % of what is allowed"),
        ("  c.scenario:7  [far=25pt]  expect ", "by 75, 75 % of what is allowed"),
      ])
    {
      #expect(line.hasPrefix(start) && line.hasSuffix(end), "\(line)")
    }
  }

  @Test func `a report of a failure has its first word in red, and nothing else`() throws {
    let plain = try shell.run(["replay", "--color", "never", "failing.scenario"]).output
    let painted = try shell.run(["replay", "--color", "always", "failing.scenario"]).output
    #expect(plain.hasPrefix("FAIL failing.scenario\n"))
    #expect(painted == "\u{1B}[1;31mFAIL\u{1B}[0m" + plain.dropFirst(4))
  }

  /// Runs a line on a terminal of its own.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")),
    arguments: [
      ("", "", true), ("NO_COLOR=", "", true), ("NO_COLOR=1", "", false),
      ("", "--color never", false), ("NO_COLOR=1", "--color always", true),
      ("NO_COLOR=1", "--color auto", false),
    ])
  func `a terminal has colours unless somebody wants none`(
    variable: String, option: String, isColored: Bool
  ) throws {
    let line = "dualstrip replay \(option) good.scenario"
    let outcome = try shell.bash(
      "\(variable) SHELL=/bin/sh script -qec \"\(line)\" /dev/null </dev/null")
    let word = isColored ? "\u{1B}[32mok  \u{1B}[0m" : "ok  "
    #expect(outcome.output.contains("\(word) good.scenario  1 check"), "\(outcome)")
    #expect(outcome.output.contains("\u{1B}[32m") == isColored)
  }

  @Test func `the last line counts everything, and each kind that there is`() throws {
    try shell.write("silent.scenario", "scenario \"silent\"\nscript\n  wait 3s\n")
    func last(_ words: String...) throws -> String {
      let outcome = try shell.run(["replay"] + words)
      return "\(outcome.code): \(outcome.output.split(separator: "\n").last ?? "")"
    }
    #expect(
      try last("good.scenario", "bad.scenario", "silent.scenario", "gone.scenario", "empty")
        == "74: 2 scenarios, 2 runs, 0 failed, 1 invalid, 1 warning, "
        + "2 could not be read or written")
    #expect(
      try last("failing.scenario", "silent.scenario")
        == "1: 2 scenarios, 2 runs, 1 failed, 1 warning")
    #expect(
      try last("--strict", "failing.scenario", "silent.scenario")
        == "2: 2 scenarios, 2 runs, 1 failed, 1 warning")
    // What is wrong with a file outweighs a choice that selects nothing.
    #expect(
      try last("--variant", "n=1", "good.scenario", "bad.scenario")
        == "2: 0 scenarios, 0 runs, 0 failed, 1 invalid")
    #expect(
      try last("--filter", "storm", "good.scenario", "bad.scenario")
        == "2: 0 scenarios, 0 runs, 0 failed, 1 invalid")
  }

  @Test func `a trace is named after its scenario, with any extension`() throws {
    try shell.write("notes", try shell.read("good.scenario"))
    try shell.write("a.b/long-run.txt", try shell.read("good.scenario"))
    let outcome = try shell.bash(
      "dualstrip replay --trace-dir out notes a.b/long-run.txt - < good.scenario")
    #expect(outcome.code == 0, "\(outcome)")
    for name in ["notes", "a.b/long-run.txt", "-"] {
      #expect(shell.exists("out/\(name).trace"), "\(name)")
    }
  }

  @Test func `control characters in file names and traces are escaped`() throws {
    let name = "a\u{1B}[31m.scenario"
    try shell.write(name, "scenario \"a\"\ndocument\n  pages 3 aspect 1\nscript\n  wait 100ms\n")
    let good = try shell.run(["replay", name])
    #expect(good.code == 0 && good.output.contains("ok   a\\u{1b}[31m.scenario  "))
    #expect(try shell.run(["update", name]).code == 0)
    let golden = "a\u{1B}[31m.trace"
    let trace = try shell.read(golden)
    try shell.write(golden, trace.replacingOccurrences(of: "\"p1\"", with: "\"\\u001b[2Jp1\""))
    try shell.write("new.trace", trace)
    for line in [["replay", name], ["diff", golden, "new.trace"]] {
      let told = try shell.run(line)
      #expect(told.code == 1 && !told.output.contains("\u{1B}"), "\(told)")
    }
  }

  @Test func `a path that begins like an option can be pasted`() throws {
    try shell.write("-x.scenario", try shell.read("failing.scenario"))
    let failed = try shell.run(["replay", "--", "-x.scenario"])
    #expect(failed.output.contains("again: dualstrip replay ./-x.scenario\n"), "\(failed)")
  }

  @Test func `a replay that has run everything was not stopped`() throws {
    let one = try shell.run([
      "replay", "--fail-fast", "--report", "json=a.json", "failing.scenario",
    ])
    #expect(one.code == 1 && !one.output.contains("stopped"))
    #expect(try !shell.read("a.json").contains("stopped"))
    let first = try shell.run(["replay", "--fail-fast", "failing.scenario", "good.scenario"])
    #expect(first.output.contains("stopped: 1 failed, and the rest was not run\n"), "\(first)")
  }
}
