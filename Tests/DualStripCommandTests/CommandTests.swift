import Foundation
import Testing

/// The command as a shell meets it.
@Suite struct CommandTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func run(_ arguments: String...) throws -> Shell.Outcome {
    try shell.run(arguments)
  }

  private func write(_ name: String, _ text: String) throws { try shell.write(name, text) }

  private var folder: URL { shell.folder }

  @Test func `the exit code says how it went, the worst first`() throws {
    #expect(try run("replay", "good.scenario").code == 0)
    #expect(try run("replay", "failing.scenario").code == 1)
    #expect(try run("replay", "bad.scenario").code == 2)
    #expect(try run("replay", "bytes.scenario").code == 2)
    #expect(try run("replay", "failing.scenario", "bad.scenario", "good.scenario").code == 2)
    #expect(try run("replay").code == 64)
    #expect(try run("replay", "--nonsense").code == 64)
    #expect(try run("dance").code == 64)
    #expect(try run("replay", "missing.scenario").code == 74)
    #expect(try run("replay", "empty").code == 74)
    #expect(try run("--version").code == 0)
    #expect(try run("--help").code == 0)
  }

  @Test func `one bad file keeps no other from being replayed`() throws {
    let outcome = try run("replay", "missing.scenario", "bad.scenario", "good.scenario", "empty")
    #expect(outcome.code == 74)
    #expect(outcome.output.contains("ok   good.scenario"))
    #expect(
      outcome.output.contains("1 scenario, 1 run, 0 failed, 1 invalid, 2 could not be read"))
    #expect(outcome.errors.contains("missing.scenario: there is no such file or folder"))
    #expect(outcome.errors.contains("--> bad.scenario:4:3"))
    #expect(outcome.errors.contains("empty: there is no *.scenario in this folder"))
  }

  @Test func `a failure names its place, what was found, and how to see it again`() throws {
    let outcome = try run("replay", "failing.scenario")
    #expect(outcome.output.contains("error[X0001]: this does not hold at 0 s"))
    #expect(outcome.output.contains("--> failing.scenario:4:3"))
    #expect(outcome.output.contains("again: dualstrip replay failing.scenario"))
    #expect(!outcome.output.contains("\u{1B}["))
    #expect(try run("replay", "--color=always", "failing.scenario").output.contains("\u{1B}[1;31m"))
  }

  @Test func `a trace goes to standard output alone, and only of one scenario`() throws {
    let outcome = try run("replay", "--trace", "-", "good.scenario")
    #expect(outcome.output.hasPrefix("{\"trace\":1,"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(outcome.errors.contains("1 scenario, 1 run, 0 failed"))
    #expect(try run("replay", "--trace", "-", "good.scenario", "failing.scenario").code == 64)
    #expect(try run("replay", "--trace", "no/such/folder", "good.scenario").code == 74)
  }

  @Test func `the tools around it answer`() throws {
    #expect(try run("check", "good.scenario", "bad.scenario").code == 2)
    #expect(try run("list", "good.scenario").output.contains("good.scenario  good"))
    #expect(try run("explain", "E0203", "flick").output.contains("pt/s"))
    #expect(try run("explain", "E9999").code == 64)
    #expect(try run("plan", "good.scenario").output.contains("expect active == none"))
    for shell in ["bash", "zsh", "fish"] {
      #expect(try run("completions", shell).output.contains("replay"))
    }
    // fish has another word for an option of one letter.
    let fish = try run("completions", "fish").output
    #expect(fish.contains(" -l color -d '") && fish.contains(" -s o -d '"))
    #expect(!fish.contains("-l  "))
    try write("ugly.scenario", "scenario   \"ugly\"\nscript\nwait 1.0s   # rest\n")
    #expect(try run("fmt", "--check", "ugly.scenario").code == 1)
    #expect(try run("fmt", "ugly.scenario").code == 0)
    let text = try String(
      contentsOf: folder.appendingPathComponent("ugly.scenario"), encoding: .utf8)
    #expect(text == "scenario \"ugly\"\n\nscript\n  wait 1s  # rest\n")
    #expect(try run("fmt", "--check", "ugly.scenario").code == 0)
  }

  @Test func `the answers come in the order of the variants, whatever the jobs`() throws {
    try write(
      "many.scenario",
      "scenario \"many\"\n\nmatrix\n  vary pause = 0ms .. 300ms step 1ms\n\nscript\n"
        + "  wait $pause\n  expect overscroll\n")
    let one = try run("replay", "--jobs", "1", "many.scenario")
    let four = try run("replay", "--jobs", "4", "many.scenario")
    #expect(one.code == 1)
    #expect(one.output == four.output)
    #expect(
      try run("replay", "--variant", "pause=7ms", "many.scenario").output.contains("pause=7ms"))
    #expect(try run("replay", "--max-variants", "10", "many.scenario").code == 2)
  }

  @Test func `a recording is judged, made a scenario of, and never overwritten`() throws {
    let header = #"{"recording":1,"bounds":[393,852],"pages":["p1","p2"]}"#
    let focus = #"{"time":10,"focus":"p2","animated":false}"#
    try write("ok.jsonl", "\(header)\n\(focus)\n{\"time\":20,\"offsets\":[393,-143]}\n")
    try write("off.jsonl", "\(header)\n\(focus)\n{\"time\":20,\"offsets\":[393,-141]}\n")
    let good = try run("compare", "ok.jsonl")
    #expect(good.code == 0 && good.output.hasPrefix("ok   ok.jsonl  2 offsets"))
    let off = try run("compare", "off.jsonl", "--scenario", "off.scenario")
    #expect(off.code == 1 && off.output.contains("apart: the strip leaves the model"))
    #expect(try run("replay", "--strict", "off.scenario").code == 0)
    #expect(try run("compare", "--tolerance", "3pt", "off.jsonl").code == 0)
    #expect(try run("compare", "--as-input", "touches", "ok.jsonl").output.contains("nothing-seen"))
    #expect(try run("compare", "--scenario", "ok.jsonl", "./ok.jsonl").code == 74)
    #expect(try run("compare", "--tolerance", "far", "ok.jsonl").code == 64)
    #expect(try run("compare", "nowhere.jsonl").code == 74)
    try write("bad.jsonl", "\(header)\n{\"time\":1,\"focus\":\"p7\"}\n")
    let bad = try run("compare", "bad.jsonl")
    #expect(bad.code == 2 && bad.errors.contains("bad.jsonl:2: there is no page \"p7\""))
    #expect(try run("explain", "rests-off").output.contains("beside its page"))
  }

  @Test func `a session answers each line of its pipe`() throws {
    try write(
      "in.jsonl",
      "{\"session\":1,\"bounds\":[393,852],\"pages\":[\"p1\",\"p2\"]}\n{\"time\":5,\"focus\":\"p2\"}\n{\n"
    )
    let said = try shell.bash("dualstrip session <in.jsonl")
    let lines = said.output.split(separator: "\n")
    #expect(said.code == 0 && lines.count == 6 && lines.last?.contains("\"line\":3") == true)
    #expect(try shell.bash("echo 1 | dualstrip session").code == 2)
  }

  @Test func `a warning is an error of a check that is strict, and only of such a one`() throws {
    try write("silent.scenario", "scenario \"silent\"\nscript\n  wait 3s\n")
    for (option, code) in [("--max-variants=9", 0), ("--strict", 2)] {
      let outcome = try run("check", option, "silent.scenario")
      #expect(outcome.code == Int32(code) && outcome.errors.contains("W0103"))
      #expect(outcome.output == "ok   silent.scenario\n1 valid, 0 invalid, 1 warning\n")
    }
    #expect(try run("check", "--strict", "good.scenario").code == 0)
  }

  @Test func `a variant is listed as --variant takes it`() throws {
    try write(
      "two.scenario",
      "scenario \"two\"\nmatrix\n  vary a = 1, 2\n  vary b = 3, 4\nscript\n  expect $a < $b\n")
    let listed = try run("list", "two.scenario").output.split(separator: "\n")
    #expect(listed == ["two.scenario  two", "  a=1,b=3", "  a=1,b=4", "  a=2,b=3", "  a=2,b=4"])
    let words = String(try #require(listed.last).dropFirst(2))
    #expect(try run("replay", "--variant", words, "two.scenario").output.contains("1 run,"))
  }

  @Test func `the last of several values counts`() throws {
    for (first, last, code) in [("always", "never", 0), ("never", "always", 1)] {
      let outcome = try run("replay", "--goldens", first, "--goldens", last, "good.scenario")
      #expect(outcome.code == Int32(code))
    }
  }

  @Test func `behind two dashes there are only names`() throws {
    let named = try run("list", "--", "--help")
    #expect(named.code == 74 && named.errors.hasPrefix("dualstrip: --help: there is no such file"))
    #expect(try run("list", "--help", "--").code == 0)
  }

  @Test func `a misspelled command is told its name`() throws {
    let outcome = try run("repaly", "good.scenario")
    #expect(outcome.code == 64)
    #expect(outcome.errors == "dualstrip: there is no command repaly; did you mean replay?\n")
  }

  @Test func `what cannot be read is not formatted, and no success`() throws {
    let before = try shell.read("bad.scenario")
    for words in [["fmt"], ["fmt", "--check"]] {
      let outcome = try shell.run(words + ["bad.scenario", "good.scenario"])
      #expect(outcome.code == 2 && outcome.errors.contains("--> bad.scenario:4:3"))
    }
    #expect(try shell.read("bad.scenario") == before)
  }

  @Test func `zsh is told of the completions of bash before it meets them`() throws {
    let bash = try run("completions", "bash").output
    let zsh = try run("completions", "zsh").output
    #expect(zsh == "autoload -U +X bashcompinit && bashcompinit\n" + bash)
  }

  @Test func `a code is explained in small letters, too`() throws {
    let explained = try run("explain", "e0203")
    #expect(explained.code == 0)
    #expect(try explained.output == run("explain", "E0203").output)
  }

  @Test func `a session hears lines of any length, and the last one also without its end`() throws {
    let header = #"{"session":1,"bounds":[393,852],"pages":["p1","p2"]"#
    let lines = [header] + (1...3).map { "{\"time\":\($0),\"frame\":true" }
    let spaces = String(repeating: " ", count: 50_000)
    try write("short.jsonl", lines.map { "\($0)}\n" }.joined())
    try write("long.jsonl", lines.map { "\($0)\(spaces)}" }.joined(separator: "\n"))
    let (short, long) = try (
      shell.bash("dualstrip session <short.jsonl"),
      shell.bash("dualstrip session <long.jsonl")
    )
    #expect(short.code == 0 && short.output.contains("\"frame\":"))
    #expect(long.code == 0 && long.output == short.output)
  }

  @Test func `the overview has three names, and is the answer to a call without words`() throws {
    let overview = try run("--help").output
    for name in ["-h", "help"] {
      let outcome = try run(name)
      #expect(outcome.code == 0 && outcome.output == overview, "\(name)")
    }
    let nothing = try run()
    #expect(nothing.code == 64 && nothing.errors == overview && nothing.output.isEmpty)
  }

  @Test func `what holds is green where colours are wanted`() throws {
    let outcome = try run("replay", "--color", "always", "good.scenario")
    #expect(outcome.output.hasPrefix("\u{1B}[32mok  \u{1B}[0m good.scenario  1 check"))
  }

  @Test func `each line for fish closes its quotes, and explain has its words`() throws {
    let lines = try run("completions", "fish").output.split(separator: "\n")
    for line in lines {
      let quotes = line.count { $0 == "'" }
      #expect(quotes.isMultiple(of: 2), "\(line)")
    }
    #expect(lines.last?.contains("explain' -a 'E0101 ") == true)
  }
}
