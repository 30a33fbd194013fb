import Foundation
import Testing

/// Goldens, differences and proofs, as a shell meets them.
@Suite struct GoldenCommandTests {
  private let shell: Shell
  private let swipe = """
    scenario "swipe"

    document
      pages 9 aspect 0.7071

    matrix
      vary pause = 0ms, 20ms

    script
      wait $pause
      flick preview forward 1200pt/s
      settle
      expect active == p2

    """

  init() throws {
    shell = try Shell()
    try shell.write("set/swipe.scenario", swipe)
    try shell.write(
      "set/still.scenario", "scenario \"still\"\n\nscript\n  wait 50ms\n  expect count == 0\n")
  }

  private func run(_ arguments: String...) throws -> Shell.Outcome { try shell.run(arguments) }

  @Test func `update writes what is missing, and replay holds it against every run`() throws {
    #expect(try run("replay", "set").code == 0)
    let update = try run("update", "set")
    #expect(update.code == 0)
    #expect(update.output.contains("new      set/swipe.trace  2 variants"))
    #expect(update.output.contains("2 new, 0 changed, 0 unchanged"))
    #expect(try run("update", "set").output.contains("0 new, 0 changed, 2 unchanged"))
    #expect(try run("replay", "set").code == 0)
    try shell.remove("set/still.trace")
    let missing = try run("replay", "set")
    #expect(missing.code == 1)
    #expect(missing.output.contains("set/still.trace is missing"))
    #expect(!shell.exists("set/still.trace"))
    #expect(try run("replay", "--goldens", "never", "set").code == 0)
    #expect(try run("replay", "--goldens", "always", "good.scenario").code == 1)
    #expect(try run("replay", "--goldens", "perhaps", "good.scenario").code == 64)
  }

  @Test func `a changed run is told in physical terms until it is accepted`() throws {
    _ = try run("update", "set")
    let old = try shell.read("set/swipe.trace")
    try shell.write("set/swipe.scenario", swipe.replacingOccurrences(of: "1200", with: "1300"))
    let replay = try run("replay", "set")
    #expect(replay.code == 1)
    #expect(replay.output.contains("differs from its golden in 2 of 2 variants"))
    #expect(replay.output.contains("the preview is up to"))
    #expect(replay.output.contains("to accept the change: dualstrip update set/swipe.scenario"))
    let dry = try run("update", "--dry-run", "--exit-code", "set")
    #expect(dry.code == 1)
    #expect(dry.output.contains("the preview is up to"))
    #expect(dry.output.contains("0 new, 1 changed, 1 unchanged (nothing written)"))
    #expect(try shell.read("set/swipe.trace") == old)
    #expect(try run("update", "set").code == 0)
    #expect(try run("replay", "set").code == 0)
    #expect(try shell.read("set/swipe.trace") != old)
  }

  @Test func `one variant is compared with its own part of the golden`() throws {
    _ = try run("update", "set")
    #expect(try run("replay", "--variant", "pause=20ms", "set/swipe.scenario").code == 0)
    let text = try shell.read("set/swipe.trace")
    let second = try #require(text.range(of: "{\"trace\":", options: .backwards))
    try shell.write("set/swipe.trace", String(text[..<second.lowerBound]))
    #expect(try run("replay", "--variant", "pause=0ms", "set/swipe.scenario").code == 0)
    let whole = try run("replay", "set/swipe.scenario")
    #expect(whole.code == 1)
    #expect(whole.output.contains("it has 1 variants, the scenario 2"))
  }

  @Test func `what fails is no golden, and what belongs to nobody is told`() throws {
    try shell.write("set/wrong.scenario", "scenario \"w\"\n\nscript\n  expect overscroll\n")
    try shell.write("set/alone.trace", "{\"trace\":1,\"every\":4}\n")
    try shell.write(
      "set/off.scenario", "scenario \"off\"\ngoldens off\n\nscript\n  expect count == 0\n")
    let update = try run("update", "set")
    #expect(update.code == 1)
    #expect(update.output.contains("refused  set/wrong.trace"))
    #expect(update.output.contains("orphan   set/alone.trace"))
    #expect(!shell.exists("set/wrong.trace") && !shell.exists("set/off.trace"))
    #expect(try run("replay", "set").output.contains("set/alone.trace: no scenario beside it"))
  }

  @Test func `a trace that somebody asked for becomes no golden by its place`() throws {
    #expect(try run("replay", "--trace", "set/still.trace", "set/still.scenario").code == 0)
    // It is not compared with, and its folder keeps no goldens because of it.
    try shell.write("set/still.scenario", "scenario \"still\"\n\nscript\n  wait 90ms\n  settle\n")
    #expect(try run("replay", "set").code == 0)
    #expect(try run("update", "set/swipe.scenario").code == 0)
    // Where goldens are kept it stands in the place of one.
    let replay = try run("replay", "set")
    #expect(replay.code == 1)
    #expect(replay.output.contains("set/still.trace is a trace of every frame, not a golden"))
  }

  @Test func `diff says what two traces differ in, and where first`() throws {
    let slow = ["replay", "--variant", "pause=0ms", "--trace", "a.trace", "set/swipe.scenario"]
    _ = try shell.run(slow)
    try shell.write("set/swipe.scenario", swipe.replacingOccurrences(of: "1200", with: "1300"))
    _ = try shell.run(slow.map { $0 == "a.trace" ? "b.trace" : $0 })
    let diff = try run("diff", "a.trace", "b.trace")
    #expect(diff.code == 1)
    #expect(diff.output.contains("the preview is up to"))
    #expect(diff.output.contains("the first record that differs:"))
    #expect(diff.output.contains("flick preview forward 1300pt/s"))
    #expect(try run("diff", "a.trace", "a.trace").code == 0)
    #expect(try run("diff", "a.trace").code == 64)
    #expect(try run("diff", "a.trace", "missing.trace").code == 74)
    let invalid = try run("diff", "a.trace", "good.scenario")
    #expect(invalid.code == 2)
    #expect(invalid.errors.contains("good.scenario:1: invalid JSON at column 1"))
  }

  @Test func `one trace needs one run; a folder takes all, or those that fail`() throws {
    let several = try run("replay", "--trace", "a.trace", "set/swipe.scenario")
    #expect(several.code == 64)
    #expect(several.errors.contains("--variant") && several.errors.contains("--trace-dir"))
    #expect(!shell.exists("a.trace"))
    #expect(try run("replay", "--trace-dir", "out", "set", "failing.scenario").code == 1)
    for name in ["set/swipe.pause=0ms", "set/swipe.pause=20ms", "set/still", "failing"] {
      #expect(try shell.read("out/\(name).trace").hasSuffix("\"}\n"), "\(name)")
    }
    _ = try run("replay", "--trace-dir", "bad", "--failed", "set", "failing.scenario")
    #expect(shell.exists("bad/failing.trace") && !shell.exists("bad/set"))
    #expect(try run("replay", "--failed", "set").code == 64)
    #expect(try run("replay", "--trace", "a", "--trace-dir", "b", "good.scenario").code == 64)
  }

  @Test func `a file that cannot be written is named with the reason, and what was there stays`()
    throws
  {
    try shell.write("plain", "a file\n")
    let outcome = try run("replay", "--trace-dir", "plain/x", "good.scenario")
    #expect(outcome.code == 74)
    #expect(outcome.errors.contains("plain/x"))
    let trace = try run("replay", "--trace", "plain/a.trace", "good.scenario")
    #expect(trace.code == 74)
    #expect(trace.errors.contains("plain/a.trace: cannot be written: Not a directory"))
    #expect(try shell.read("plain") == "a file\n")
    #expect(try run("replay", "--trace", "/dev/null", "good.scenario").code == 0)
    #expect(try run("replay", "--trace", "/dev/full", "good.scenario").code == 74)
  }

  @Test func `a trace is written over no scenario, by whatever path, nor over anything else`()
    throws
  {
    let text = try shell.read("good.scenario")
    try FileManager.default.createSymbolicLink(
      atPath: shell.folder.appendingPathComponent("link").path, withDestinationPath: "good.scenario"
    )
    for path in ["good.scenario", "./empty/../good.scenario", "link", "failing.scenario"] {
      let outcome = try run("replay", "--trace", path, "good.scenario")
      #expect(outcome.code == 74)
      #expect(outcome.errors.contains("\(path): "), "\(outcome)")
    }
    #expect(try shell.read("good.scenario") == text)
    #expect(try run("replay", "--trace", "a.trace", "good.scenario").code == 0)
    #expect(try run("replay", "--trace", "a.trace", "good.scenario").code == 0)
    try shell.write("notes", "mine")
    #expect(try run("replay", "--force", "--trace", "notes", "good.scenario").code == 0)
    #expect(try shell.read("notes").hasPrefix("{\"trace\""))
  }

  @Test(arguments: [["--trace="], ["--trace", ""], ["--jobs="], ["--filter="]])
  func `an option without its value is a usage error`(options: [String]) throws {
    let outcome = try shell.run(["replay"] + options + ["good.scenario", "failing.scenario"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("needs"))
    #expect(try shell.read("good.scenario").hasPrefix("scenario"))
  }

  @Test func `output that cannot be written is a failure, a reader that goes away is none`() throws
  {
    let list = "dualstrip list good.scenario"
    let full = try shell.bash("\(list) > /dev/full")
    #expect(full.code == 74)
    #expect(full.errors.contains("standard output: cannot be written: No space left on device"))
    #expect(try shell.bash("dualstrip replay --trace - good.scenario > /dev/full").code == 74)
    let gone = try shell.bash("set -o pipefail; for k in 1 2 3 4 5; do \(list); done | true")
    #expect(gone.errors.isEmpty)
  }

  @Test func `what a merge leaves is no golden`() throws {
    _ = try run("update", "set")
    let golden = try shell.read("set/still.trace")
    for text in ["<<<<<<< HEAD\n" + golden, golden + golden, "{}\n" + golden] {
      try shell.write("set/still.trace", text)
      let replay = try run("replay", "set/still.scenario")
      #expect(replay.code == 1)
      #expect(replay.output.contains("as a merge may leave it"))
    }
    #expect(try run("update", "set").output.contains("1 changed"))
    #expect(try run("replay", "set").code == 0)
  }

  @Test func `a scenario whose runs do not relate as it says gets no golden`() throws {
    let text = swipe.replacingOccurrences(
      of: "  vary pause = 0ms, 20ms",
      with: "  vary pause = 0ms, 20ms\n  relate pause 0ms equals 20ms ± 0pt")
    try shell.write("other/related.scenario", text)
    let update = try run("update", "other")
    #expect(update.code == 1)
    #expect(update.output.contains("refused  other/related.trace"))
    #expect(!shell.exists("other/related.trace"))
  }

  @Test func `a golden is not written over by a trace, nor by a folder of them`() throws {
    _ = try run("update", "set")
    let golden = try shell.read("set/still.trace")
    for options in [["--trace", "set/still.trace"], ["--trace-dir", "."]] {
      let outcome = try shell.run(["replay"] + options + ["set/still.scenario"])
      #expect(outcome.code == 74)
      #expect(outcome.errors.contains("still.trace: is a golden; --force writes over it"))
    }
    #expect(try shell.read("set/still.trace") == golden)
  }

  @Test func `a file that is private stays so, one that is protected is not replaced`() throws {
    let path = shell.folder.appendingPathComponent("good.scenario").path
    try shell.write("good.scenario", "scenario   \"good\"\nscript\nwait 1ms\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try run("fmt", "good.scenario").code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a proof takes whatever way the scenarios are named`() throws {
    for words in [
      ["--prove", "--", "good.scenario"], ["good.scenario", "--prove", "--jobs", "2"],
    ] {
      let outcome = try shell.run(["replay"] + words)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("proved  1 run"))
    }
    let both = try run("replay", "--prove", "--trace", "-", "good.scenario")
    #expect(both.code == 0)
    #expect(both.errors.contains("proved  1 run"))
    #expect(try run("replay", "--prove=", "good.scenario").code == 64)
  }

  @Test func `a proof runs everything again, here and in another process`() throws {
    let proof = try run("replay", "--prove", "set", "good.scenario")
    #expect(proof.code == 0)
    #expect(proof.output.contains("proved  4 runs: twice here, once in another process"))
    let digests = try run("replay", "--digests", "set").output.split(separator: "\n")
    #expect(digests.count == 3)
    #expect(digests.allSatisfy { $0.firstMatch(of: /^[0-9a-f]{16} set\/.*\]$/) != nil })
    #expect(Set(digests.map { $0.prefix(16) }).count == 3)
  }

  @Test func `the closest calls are told, nearest first`() throws {
    try shell.write(
      "close.scenario",
      "scenario \"close\"\n\ndocument\n  pages 3 aspect 1\n\nscript\n"
        + "  expect preview.offset <= 100pt\n  expect preview.offset == 0.9pt ± 1pt\n"
        + "  expect thumbnails.middle in 196pt .. 300pt\n")
    let lines = try run("replay", "--margins", "close.scenario").output.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "closest calls:"))
    #expect(lines[start + 1].contains("close.scenario:9  expect thumbnails.middle in 196pt"))
    #expect(lines[start + 1].contains("by 0.5, 0.961538 % of what is allowed"))
    #expect(lines[start + 2].contains("± 1pt  by 0.1, 10 %"))
    #expect(lines[start + 3].contains("by 100, 100 %"))
  }

  @Test func `a golden that is new counts for the exit code, one that is the same does not`() throws
  {
    #expect(try shell.run(["update", "--exit-code", "set"]).code == 1)
    let same = try shell.run(["update", "--exit-code", "set"])
    #expect(same.code == 0 && same.output.contains("0 new, 0 changed, 2 unchanged\n"))
  }

  @Test func `a proof has the variants of each --variant that was given`() throws {
    let proof = ["replay", "--prove", "--variant", "pause=0ms", "--variant", "pause=20ms"]
    let outcome = try shell.run(proof + ["set/swipe.scenario"])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.contains("proved  2 runs"))
  }

  @Test func `a folder asks for goldens below it, not in one whose name begins alike`() throws {
    _ = try run("update", "set")
    try shell.write("set-too/one.scenario", try shell.read("good.scenario"))
    let beside = try run("replay", "set", "set-too")
    #expect(beside.code == 0, "\(beside)")
    try shell.write("set/deep/one.scenario", try shell.read("good.scenario"))
    let below = try run("replay", "set", "set-too")
    #expect(below.code == 1, "\(below)")
  }

  @Test func `every trace is written below --trace-dir, whatever the path of its scenario`() throws
  {
    try shell.write(
      "speeds.scenario",
      "scenario \"speeds\"\nmatrix\n  vary speed = 300pt/s, 900pt/s\ndocument\n"
        + "  pages 3 aspect 1\nscript\n  flick preview forward $speed\n")
    let paths = ["empty/../good.scenario", "./speeds.scenario"]
    #expect(try shell.run(["replay", "--trace-dir", "out"] + paths).code == 0)
    for name in ["empty/_up/good", "speeds.speed=300pt_s", "speeds.speed=900pt_s"] {
      #expect(shell.exists("out/\(name).trace"), "\(name)")
    }
    #expect(!shell.exists("out/good.trace"))
  }

  @Test func `a trace has every cell, or every digit, as it was asked for`() throws {
    let words = ["replay", "--variant", "pause=0ms", "set/swipe.scenario", "--trace", "-"]
    func hasCells(_ line: Substring) -> Bool { line.contains("\"cells\"") }
    func hasDigits(_ line: Substring) -> Bool { line.firstMatch(of: /[0-9]\.[0-9]{9}/) != nil }
    for (option, showsCells, isPrecise) in [
      ("--force", false, false), ("--attributes", true, false), ("--precise", false, true),
    ] {
      let lines = try shell.run(words + [option]).output.split(separator: "\n")
      #expect(lines.contains(where: hasCells) == showsCells, "\(option)")
      #expect(lines.contains(where: hasDigits) == isPrecise, "\(option)")
    }
  }

  @Test func `a filter looks at paths and at titles`() throws {
    try shell.write("set/odd.scenario", "scenario \"still water\"\nscript\n  settle\n")
    let outcome = try run("replay", "--filter", "still", "set")
    #expect(outcome.code == 0 && outcome.output.contains("2 scenarios, 2 runs, 0 failed"))
    #expect(try run("replay", "--filter", "water", "set").output.contains("1 scenario, 1 run,"))
    #expect(try run("replay", "--filter", "storm", "set").code == 64)
  }

  @Test func `a proof has the scenarios of the filter`() throws {
    let outcome = try run("replay", "--prove", "--filter", "still", "set")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.contains("proved  1 run:"))
  }

  @Test func `of the closest calls five are told`() throws {
    let checks = (1...6).map { "  expect preview.offset <= \($0)pt\n" }.joined()
    try shell.write(
      "close.scenario", "scenario \"close\"\ndocument\n  pages 3 aspect 1\nscript\n\(checks)")
    let outcome = try run("replay", "--margins", "close.scenario")
    #expect(outcome.output.components(separatedBy: "of what is allowed\n").count == 6)
  }

  @Test func `a golden that cannot be written outweighs one that is refused`() throws {
    try shell.write("up/a.scenario", "scenario \"a\"\nscript\n  settle\n")
    try shell.write("up/a.trace", "precious\n")
    try shell.write("up/b.scenario", "scenario \"b\"\nscript\n  expect overscroll\n")
    let update = try run("update", "up")
    #expect(update.output.contains("refused  up/b.trace"))
    #expect(update.code == 74 && update.errors.contains("up/a.trace: already exists"))
  }

  @Test(
    arguments: [
      ([], true), (["--filter", "still"], false), (["--variant", "pause=0ms"], false),
    ] as [([String], Bool)])
  func `who replays a part hears of no golden without a scenario`(
    options: [String], isTold: Bool
  ) throws {
    try shell.write("set/alone.trace", "{\"trace\":1,\"every\":4}\n")
    let outcome = try shell.run(["replay"] + options + ["set"])
    #expect(outcome.code == 0 && outcome.output.contains("set/alone.trace: no") == isTold)
  }
}
