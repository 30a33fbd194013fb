import Foundation
import Testing

/// What goes on until somebody ends it: `watch` and `fuzz`.
@Suite struct WatchTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  /// Watches paths while a shell takes some steps. In these, `await TEXT N` waits for the Nth line
  /// that has a text.
  private func watching(_ paths: String, _ steps: String) throws -> Shell.Outcome {
    try shell.bash(
      """
      await() {
        for k in $(seq 400); do [[ $(grep -c -- "$1" seen) -ge $2 ]] && return; sleep 0.05; done
      }
      dualstrip watch --jobs 1 \(paths) > seen 2>&1 & run=$!
      \(steps)
      kill -INT $run; wait $run; code=$?; cat seen; exit $code
      """)
  }

  @Test func `watching replays what changes, and ends when it is told to`() throws {
    try shell.write("deep/one.scenario", "scenario \"one\"\n\nscript\n  expect active == none\n")
    try shell.write("deep/two.scenario", "scenario \"two\"\n\nscript\n  expect active == none\n")
    let outcome = try watching(
      "deep",
      """
      await "scenarios, " 1
      sed -i 's/none/p1/' deep/two.scenario
      await "scenarios, " 2
      printf 'scenario "three"\\n\\nscript\\n  darg\\n' > deep/three.scenario
      await "scenarios, " 3
      mkdir deep/Rejected && echo x > deep/Rejected/no.diagnostics
      echo "darg" > deep/Rejected/no.scenario
      echo "{}" > deep/alone.trace
      rm deep/one.scenario
      await "gone: " 1
      """)
    #expect(outcome.code == 130)
    let parts = outcome.output.components(separatedBy: "\nchanged: ")
    #expect(parts.count == 3, "\(outcome.output)")
    guard parts.count == 3 else { return }
    #expect(parts[0].contains("2 scenarios, 2 runs, 0 failed"))
    // Beside each verdict there is what it is about.
    #expect(parts[0].components(separatedBy: "┌──").count == 3 && !parts[0].contains("\u{1B}"))
    #expect(parts[1].hasPrefix("deep/two.scenario\n") && parts[1].contains("no page is called"))
    #expect(!parts[1].contains("deep/one"))
    #expect(parts[2].hasPrefix("deep/three.scenario\n") && parts[2].contains("did you mean `drag`"))
    #expect(parts[2].contains("gone: deep/one.scenario"))
    #expect(!outcome.output.contains("alone") && !outcome.output.contains("Rejected"))
    #expect(try shell.run(["watch", "nowhere"]).code == 64)
    #expect(try shell.run(["watch"]).code == 64)
  }

  @Test func `a run that takes its time says so`() throws {
    try shell.write(
      "long.scenario",
      "scenario \"long\"\ndocument\n  pages 9 aspect 1\nscript\n  repeat 200\n    wait 60s\n"
        + "    expect still\n  end\n"
        + (0..<50).map { "  expect always position <= \($0 + 9)pg from start to end\n" }.joined())
    // It need not end: what counts is what it says meanwhile.
    let told = try shell.bash(
      "DUALSTRIP_PROGRESS=0.1 dualstrip replay long.scenario 2>said & run=$!;"
        + " for k in {1..600}; do grep -qs . said && break; sleep 0.1; done; kill $run; cat said >&2"
    )
    #expect(told.errors.contains("long.scenario: 0 of 1, 0 s\n"), "\(told.errors)")
    for odd in ["nan", "inf", "-1", "x", "1e300"] {
      let command = "DUALSTRIP_PROGRESS=\(odd) dualstrip replay good.scenario"
      #expect(try shell.bash(command).code == 0)
    }
    #expect(try shell.run(["replay", "good.scenario"]).errors.isEmpty)
  }

  @Test func `a search says what it tried, from which seed on`() throws {
    let found = try shell.run(["fuzz", "--seed", "5", "--scenarios", "3", "empty"])
    #expect(found.code == 0, "\(found.errors)")
    #expect(
      found.output == "first seed: 5\n3 scenarios, 0 break a law, 0 laws broken\n")
    #expect(try shell.run(["fuzz", "nowhere"]).code == 64)
    #expect(try shell.run(["fuzz", "good.scenario"]).output == "good.scenario keeps all laws\n")
    let broken = try shell.run(["fuzz", "failing.scenario"])
    #expect(broken.output.hasPrefix("FAIL failing.scenario breaks X0001: expect overscroll\n"))
    #expect(broken.code == 1)
    #expect(try shell.run(["fuzz", "bad.scenario"]).code == 2)
    #expect(try shell.run(["fuzz", "--minutes", "0"]).code == 64)
    let endless = [
      "--seed", "5", "--minutes", "\(Int.max)", "--jobs", "\(Int.max)", "--scenarios", "1",
    ]
    #expect(try shell.run(["fuzz"] + endless).code == 0)
    #expect(try shell.run(["fuzz", "a", "b"]).code == 64)
  }

  @Test func `a law that a replay sees broken is shown by one`() throws {
    #expect(
      try shell.run(["fuzz", "failing.scenario"]).output
        == "FAIL failing.scenario breaks X0001: expect overscroll\n"
        + "for details: dualstrip replay failing.scenario\n")
  }

  @Test(arguments: [
    ("--jobs 0", "--jobs needs a whole number from 1 up, not 0"),
    ("--color red", "--color is auto, always or never, not red"),
    ("--goldens perhaps", "--goldens is auto, always or never, not perhaps"),
    ("--max-variants 0", "--max-variants needs a whole number from 1 up, not 0"),
    ("--variant n=1", "one.scenario has no variant with n=1; see dualstrip list"),
    ("--variant n=1 --variant m", "--variant needs NAME=VALUE, not m"),
    ("--variant n --variant m=2", "--variant needs NAME=VALUE, not n"),
    ("--strict", "there is no option --strict; see --help"),
    ("--color always --variant n=1 --", "-x.scenario has no variant with n=1; see dualstrip list"),
  ])
  func `watch rejects invalid options before it starts`(options: String, reason: String) throws {
    let path = options.hasSuffix("--") ? "-x.scenario" : "one.scenario"
    try shell.write(path, try shell.read("good.scenario"))
    let outcome = try shell.bash(
      "timeout -s KILL 30 dualstrip watch \(options) \(path)")
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors == "dualstrip: \(reason)\n")
  }

  @Test(arguments: [[], ["--of", "strips"], ["--of", "collections"]] as [[String]])
  func `the least seed is 0, and a search may be of a single scenario`(kind: [String]) throws {
    let words = ["fuzz", "--seed", "0", "--scenarios", "1", "--jobs", "1"]
    let outcome = try shell.run(words + kind + ["empty"])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output == "first seed: 0\n1 scenario, 0 break a law, 0 laws broken\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `one scenario is replayed when its golden changes, and when that is gone`() throws {
    try shell.write(
      "one.scenario", "scenario \"one\"\n\nscript\n  wait 50ms\n  expect count == 0\n")
    #expect(try shell.run(["update", "one.scenario"]).code == 0)
    try shell.write("new", "{}\n")
    let outcome = try watching(
      "one.scenario",
      """
      await "1 scenario, " 1
      mv new one.trace
      await "1 scenario, " 2
      rm one.trace
      await "1 scenario, " 3
      """)
    #expect(outcome.code == 130)
    let parts = outcome.output.components(separatedBy: "\nchanged: one.scenario\n")
    #expect(parts.count == 3, "\(outcome.output)")
    guard parts.count == 3 else { return }
    #expect(parts[0].hasPrefix("ok   one.scenario  1 check, "))
    #expect(
      parts[1].hasPrefix(
        "FAIL one.scenario  differs from its golden\n  one.trace is not a trace, or has a variant "
          + "twice, as a merge may leave it\n"))
    #expect(parts[2].hasPrefix("ok   one.scenario  1 check, "))
    #expect(!outcome.output.contains("gone: ") && !outcome.output.contains("changed: one.trace"))
  }

  @Test(arguments: [
    (
      "--goldens always --variant n=1 --variant n=3 --color always --jobs 1",
      "\u{1B}[1;31mFAIL\u{1B}[0m few.scenario\n  few.trace is missing: write it with ",
      "\n1 scenario, 2 runs, 1 failed\n"
    ),
    (
      "--max-variants 2", "error[E0702]: this matrix asks for 3 runs; the limit is 2\n",
      "\n0 scenarios, 0 runs, 0 failed, 1 invalid\n"
    ),
    (
      "--color=always --variant=n=2", "\u{1B}[32mok  \u{1B}[0m few.scenario  1 check, ",
      "\n1 scenario, 1 run, 0 failed\n"
    ),
    (
      "--variant n=2,n=3 --color never", "ok   few.scenario  2 variants, 1 check, ",
      "\n1 scenario, 2 runs, 0 failed\n"
    ),
  ])
  func `watch replays with the options that it was given`(
    options: String, start: String, end: String
  ) throws {
    try shell.write(
      "few.scenario", "scenario \"few\"\nmatrix\n  vary n = 1, 2, 3\nscript\n  expect $n <= 3\n")
    let outcome = try shell.bash(
      """
      dualstrip watch \(options) few.scenario > seen 2>&1 & run=$!
      for k in $(seq 400); do grep -qs ' failed' seen && break; sleep 0.05; done
      kill -TERM $run; wait $run; code=$?; cat seen; exit $code
      """)
    #expect(outcome.code == 143)
    #expect(outcome.output.hasPrefix(start) && outcome.output.hasSuffix(end), "\(outcome.output)")
  }

  @Test func `three changes are named and drawn, of more only three`() throws {
    let good = try shell.read("good.scenario")
    let failing = try shell.read("failing.scenario")
    for name in ["a", "b", "c", "d"] {
      try shell.write("set/\(name).scenario", good)
      try shell.write("four/\(name).scenario", failing)
      if name != "d" { try shell.write("three/\(name).scenario", good) }
    }
    // A folder arrives at once.
    let outcome = try watching(
      "set",
      """
      await "scenarios, " 1
      mv three set/three
      await "scenarios, " 2
      mv four set/four
      await "scenarios, " 3
      """)
    let parts = outcome.output.components(separatedBy: "\nchanged: ")
    #expect(parts.count == 3, "\(outcome.output)")
    guard parts.count == 3 else { return }
    let names = ["a", "b", "c"].map { "set/three/\($0).scenario" }.joined(separator: ", ")
    #expect(parts[1].hasPrefix("\(names)\nok   set/three/a.scenario  "))
    let others = ["a", "b", "c"].map { "set/four/\($0).scenario" }.joined(separator: ", ")
    #expect(parts[2].hasPrefix("\(others), …\nFAIL set/four/a.scenario\n"))
    #expect(parts.map { $0.ranges(of: "┌──").count } == [0, 3, 3])
    let counts = ["4 scenarios, 4 runs, 0", "3 scenarios, 3 runs, 0", "4 scenarios, 4 runs, 4"]
    for (part, count) in zip(parts, counts) {
      #expect(part.hasSuffix("\n\(count) failed\n"), "\(part)")
    }
  }

  @Test func `a change has the verdict of a replay of everything that is watched`() throws {
    // A folder that keeps goldens misses that of a scenario far below it.
    try shell.write("set/kept.scenario", try shell.read("good.scenario"))
    #expect(try shell.run(["update", "set"]).code == 0)
    try shell.write("set/deep/b.scenario", try shell.read("good.scenario"))
    try shell.write("plain", try shell.read("good.scenario"))
    let outcome = try watching(
      "set plain",
      """
      await "runs, " 1
      echo >> set/deep/b.scenario
      await "1 run, " 1
      echo x > plain.trace
      await "1 run, " 2
      rm plain
      await "gone: plain" 1
      """)
    let parts = outcome.output.components(separatedBy: "\nchanged: ")
    try #require(parts.count == 3, "\(outcome.output)")
    #expect(parts.map { $0.contains("\n  set/deep/b.trace is missing") } == [true, true, false])
    #expect(parts[2].hasPrefix("plain\nFAIL plain  differs from its golden"), "\(parts[2])")
  }
}
