import Foundation
import Testing

/// What goes on until somebody ends it: `watch` and `fuzz`.
@Suite struct WatchTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `watching replays what changes, and ends when it is told to`() throws {
    try shell.write("deep/one.scenario", "scenario \"one\"\n\nscript\n  expect active == none\n")
    try shell.write("deep/two.scenario", "scenario \"two\"\n\nscript\n  expect active == none\n")
    let outcome = try shell.bash(
      """
      await() { for k in $(seq 400); do [[ $(grep -c -- "$1" seen) -ge $2 ]] && return; sleep 0.05; done; }
      dualstrip watch --jobs 1 deep > seen 2>&1 & run=$!
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
      kill -INT $run; wait $run; code=$?; cat seen; exit $code
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
    ("--strict --variant n=1 --", "-x.scenario has no variant with n=1; see dualstrip list"),
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
}
