import Foundation
import TestSupport
import Testing

/// Replays that stop early, traces where goldens should be, odd names, long lines.
@Suite struct EdgeTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `a replay that stops early judges no relation, and looks for no lost golden`() throws {
    try shell.write("set/a.scenario", try shell.read("failing.scenario"))
    try shell.write("set/b.scenario", try shell.read("failing.scenario"))
    try shell.write("set/alone.trace", "{\"trace\":1,\"every\":4}\n")
    let stopped = "stopped: 1 failed, and the rest was not run\n1 scenario, 1 run, 1 failed\n"
    let first = try shell.run(["replay", "--fail-fast", "set"])
    #expect(first.code == 1 && first.output.hasSuffix("\n\(stopped)"), "\(first)")
    #expect(!first.output.contains("alone.trace"))
    let all = try shell.run(["replay", "--max-failures", "3", "set"])
    let note = "note set/alone.trace: no scenario beside it keeps a golden\n"
    #expect(all.output.hasSuffix("\n\(note)2 scenarios, 2 runs, 2 failed\n"), "\(all)")
    try shell.write(
      "related.scenario",
      "scenario \"r\"\ndocument\n  pages 30 aspect 0.7\nmatrix\n  vary way = 10pt, 100pt\n"
        + "  relate way 10pt equals 100pt ± 0.5pt\nscript\n"
        + "  drag preview forward $way over 200ms hold 100ms\n  wait 2s\n  expect count == 1\n")
    for (limit, end) in [
      ("2", "stopped: 2 failed, and the rest was not run\n1 scenario, 2 runs, 2 failed\n"),
      ("3", "way=10pt,way=100pt\n1 scenario, 2 runs, 3 failed\n"),
    ] {
      let outcome = try shell.run(["replay", "--max-failures", limit, "related.scenario"])
      #expect(outcome.code == 1 && outcome.output.hasSuffix(end), "\(outcome)")
    }
  }

  @Test func `a trace replaces a golden only by force, and may be added to one`() throws {
    #expect(try shell.run(["update", "good.scenario"]).code == 0)
    let golden = try shell.read("good.trace")
    let words = ["replay", "--goldens", "never", "--trace", "good.trace"]
    let refused = try shell.run(words + ["good.scenario"])
    #expect(refused.code == 74 && refused.output.hasSuffix("1 could not be read or written\n"))
    #expect(refused.errors == "dualstrip: good.trace: is a golden; --force writes over it\n")
    #expect(try shell.read("good.trace") == golden)
    // An open file is written to directly: nothing is replaced.
    let added = try shell.bash("dualstrip replay --trace /dev/stdout good.scenario >> good.trace")
    #expect(added.code == 0 && added.errors.isEmpty, "\(added)")
    #expect(try shell.read("good.trace").hasPrefix(golden + "{\"trace\":1,"))
    try shell.write("good.trace", golden)
    let forced = try shell.run(words + ["--force", "good.scenario"])
    #expect(forced.code == 0 && forced.errors.isEmpty, "\(forced)")
    let trace = try shell.read("good.trace")
    #expect(trace.hasPrefix("{\"trace\":1,") && trace != golden)
  }

  @Test func `of what a folder has beside scenarios only what somebody may miss is told`() throws {
    let outcome = try shell.bash(
      "mkdir d && cp good.scenario d/a.scenario && mkfifo d/other d/b.scenario"
        + " && touch d/$'x\\377y' && ln -s ../empty d/away && ln -s ../good.scenario d/file.txt"
        + " && dualstrip list d/")
    #expect(outcome.code == 74 && outcome.output == "d/a.scenario  good\n", "\(outcome)")
    #expect(
      outcome.errors
        == "dualstrip: d/x\u{FFFD}y: its name is not UTF-8; rename it\n"
        + "note: d/away: is a link to nothing in d; skipped\n"
        + "note: d/b.scenario: is not a regular file; skipped\n", "\(outcome)")
    // The command that repeats it names the folder, because such a name cannot be given.
    let report = try shell.run(["check", "d"])
    #expect(report.code == 74 && report.output == "ok   d/a.scenario\n1 valid, 0 invalid\n")
    _ = try shell.run(["replay", "--report", "json=d.json", "d"])
    #expect(
      try shell.read("d.json").contains(
        "{\"number\":-1,\"file\":\"d\",\"variant\":\"\",\"result\":\"error\",\"problems\":"
          + "[{\"code\":\"unreadable\",\"line\":1,\"message\":\"d/x\u{FFFD}y: its name is not "
          + "UTF-8; rename it\"}],\"again\":\"dualstrip replay d\"},\n"))
  }

  @Test func `a snapshot is drawn at its own moment`() throws {
    try shell.write(
      "snap.scenario",
      "scenario \"snap\"\nscript\n  wait 100ms\n  snapshot \"half\"\n  wait 100ms\n"
        + "  expect count == 0\n")
    let drawn = try shell.run(["draw", "--text", "--snapshot", "half", "snap.scenario"])
    #expect(drawn.code == 0 && drawn.errors.isEmpty && drawn.output.hasPrefix("half · 0.1 s\n"))
    let end = try shell.run(["draw", "--text", "snap.scenario"])
    #expect(end.code == 0 && end.output.hasPrefix("0.2 s\n"), "\(end)")
    let none = try shell.run(["draw", "--text", "--snapshot", "whole", "snap.scenario"])
    #expect(none.code == 64 && none.output.isEmpty)
  }

  @Test func `a proof has the runs of its shard, and its whole output is three lines`() throws {
    try shell.write(
      "pair.scenario", "scenario \"pair\"\nmatrix\n  vary n = 1, 2\nscript\n  expect $n <= 2\n")
    let proved = "proved  1 run: twice here, once in another process\n1 scenario, 1 run, 0 failed\n"
    for words in [["--shard", "2/2"], ["--variant", "n=2", "--max-variants", "1"]] {
      let outcome = try shell.run(["replay", "--prove"] + words + ["pair.scenario"])
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(
        outcome.output == "ok   pair.scenario  1 check, 1 frame\n\(proved)", "\(outcome)")
    }
  }

  @Test func `fish completes each command with its summary, and its options with their meanings`()
    throws
  {
    let lines = try shell.run(["completions", "fish"]).output.split(separator: "\n")
    let start = "complete -c dualstrip -n"
    let first = try #require(lines.firstIndex { $0.contains(" -a session ") })
    #expect(
      lines[first]
        == "\(start) __fish_use_subcommand -a session -d "
        + "'run a viewer over a pipe: JSON lines in, events and frames out'")
    #expect(
      lines[first + 1]
        == "\(start) '__fish_seen_subcommand_from session' -l help -d 'show this help'")
    let draw = "\(start) '__fish_seen_subcommand_from draw'"
    #expect(lines.contains("\(draw) -s o -d 'write to FILE instead of standard output'"))
    #expect(lines.contains("\(draw) -l label -d 'when this statement begins'"))
    #expect(lines.count { $0.contains(" __fish_use_subcommand -a ") } == 16)
    #expect(lines.count { $0.hasSuffix(" -l help -d 'show this help'") } == 16)
    let words = "\(start) '__fish_seen_subcommand_from explain' -a 'E0101 "
    #expect(lines.last?.hasPrefix(words) == true)
  }

  // Reading 64 MB takes a debug build some seconds.
  @Test(.enabled(if: Effort.isThorough))
  func `a line that is too long is skipped, and counted as one`() throws {
    // A file is read in pieces of 65536 bytes: at the end of one the second line has 64000001.
    let first = String(repeating: "x", count: 28_670)
    try shell.write("head", first + "\n")
    let outcome = try shell.bash(
      "{ cat head; head -c 64000001 /dev/zero; echo; echo x; } > lines;"
        + " dualstrip session < lines; echo $?")
    let invalid = "{\"error\":\"invalid JSON at column 1: expected a value\",\"line\":"
    #expect(
      outcome.output
        == "\(invalid)1}\n{\"error\":\"a line has at most 64000000 bytes\",\"line\":2}\n"
        + "\(invalid)3}\n2\n")
  }
}
