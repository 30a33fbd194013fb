import Foundation
import TestSupport
import Testing

/// Files that no command may wait for, follow or destroy. Every command is in one of the lists.
@Suite struct PathTests {
  private let shell: Shell

  /// The commands that read files, with the arguments before the path.
  private static let readers = [
    "replay": [], "update": [], "check": [], "fmt": [], "list": [], "plan": [], "draw": [],
    "play": [], "fuzz": [], "compare": [], "merge": [], "diff": ["good.trace"],
  ]
  /// Commands that also read folders, and the extension of the files that they look for.
  private static let walkers = [
    "replay": "scenario", "update": "scenario", "check": "scenario", "fmt": "scenario",
    "list": "scenario", "compare": "jsonl",
  ]
  /// Commands that read no named file, and `watch`, which reads what `replay` reads.
  private static let others = ["watch", "session", "explain", "completions"]

  /// How each command writes a file; PATH stands for it.
  private static let writers = [
    "replay --trace PATH good.scenario", "replay --report json=PATH good.scenario",
    "replay --report junit=PATH good.scenario", "replay --report tap=PATH good.scenario",
    "replay --failures PATH failing.scenario", "compare --scenario PATH app.jsonl",
    "compare --report json=PATH app.jsonl", "merge --report json=PATH part.json",
    "draw good.scenario -o PATH", "play good.scenario -o PATH",
  ]

  init() throws {
    shell = try Shell()
    try shell.write(
      "app.jsonl",
      #"{"recording":1,"bounds":[393,852],"pages":["p1"]}"# + "\n"
        + #"{"time":0,"offsets":[0,-180]}"# + "\n")
    _ = try shell.run(["replay", "--trace", "good.trace", "good.scenario"])
    _ = try shell.run(["replay", "--report", "json=part.json", "good.scenario"])
  }

  /// Runs a line of a shell, and ends the command after a time that nothing here takes.
  private func bash(_ line: String) throws -> Shell.Outcome {
    try shell.bash(line.replacing("dualstrip ", with: "timeout -s KILL 60 dualstrip "))
  }

  @Test func `every command is in a list`() throws {
    let lines = try shell.run(["--help"]).output.split(separator: "\n")
    let names = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      return words.count > 2 && words[0] == "dualstrip" ? String(words[1]) : nil
    }
    #expect(names.count > 10)
    #expect(Set(names) == Set(Self.readers.keys).union(Self.others).union(Self.walkers.keys))
  }

  @Test(
    arguments: Effort.some(readers.keys.sorted(), of: 4),
    ["pipe", "/dev/zero", "empty", "nowhere"])
  func `what is no regular file is told, and not waited for`(_ name: String, _ path: String) throws
  {
    let isFolder = path == "empty" && (Self.walkers[name] != nil || name == "fuzz")
    guard !isFolder else { return }
    let before = (Self.readers[name] ?? []).joined(separator: " ")
    let outcome = try bash("mkfifo pipe; dualstrip \(name) \(before) \(path)")
    #expect([64, 74].contains(outcome.code), "\(outcome)")
    #expect(outcome.errors.contains(path), "\(outcome)")
  }

  @Test(arguments: walkers.keys.sorted())
  func `a folder is read without its pipes and without links that lead out of it`(
    _ name: String
  ) throws {
    let ending = try #require(Self.walkers[name])
    let good = ending == "jsonl" ? "app.jsonl" : "good.scenario"
    // In no canonical form, so that `fmt` would change it.
    try shell.write("mine.\(ending)", try shell.read(good) + "\n\n")
    let outcome = try bash(
      "mkdir -p set/sub && cp \(good) set/a.\(ending) && cp \(good) set/sub/b.\(ending)"
        + " && mkfifo set/pipe.\(ending) && ln -s / set/root && ln -s ../mine.\(ending) set/out.\(ending)"
        + " && mkdir set-too && ln -s ../set-too set/beside"
        + " && ln -s sub set/again && ln -s .. set/sub/up && dualstrip \(name) set")
    #expect(outcome.code == 0, "\(outcome)")
    for path in ["set/pipe.\(ending)", "set/root", "set/out.\(ending)", "set/beside"] {
      #expect(outcome.errors.contains("note: \(path): "), "\(outcome)")
    }
    #expect(outcome.errors.components(separatedBy: "note:").count == 5, "\(outcome)")
    #expect(try shell.read("mine.\(ending)").hasSuffix("\n\n"))
    #expect(!shell.exists("mine.trace"))
  }

  @Test(arguments: writers)
  func `a file is replaced only if dualstrip wrote it, and never through a link`(
    _ line: String
  ) throws {
    func run(_ path: String, _ options: String = "") throws -> Shell.Outcome {
      let line = line.replacingOccurrences(of: "PATH", with: path)
      let words = line.split(separator: " ", maxSplits: 1)
      return try bash("dualstrip \(words[0]) \(options) \(words[1])")
    }
    try shell.write("mine", "precious\n")
    _ = try bash("ln -s mine link")
    for path in ["mine", "link", "./empty/../mine"] {
      #expect(try run(path).code == 74)
      #expect(try shell.read("mine") == "precious\n")
    }
    // Its own work it replaces, and an empty file.
    try shell.write("new", "")
    for _ in 0..<2 { #expect([0, 1].contains(try run("new").code)) }
    let text = try shell.read("new")
    #expect(!text.isEmpty)
    #expect([0, 1].contains(try run("link", "--force").code))
    #expect(try shell.read("mine").isEmpty == false && shell.read("mine") != "precious\n")
    // What it reads is no place to write to.
    let input = String(try #require(line.split(separator: " ").first { $0.contains(".") }))
    let before = try shell.read(input)
    #expect([64, 74].contains(try run("./\(input)").code))
    #expect(try shell.read(input) == before)
  }

  @Test func `update writes beside its scenario alone`() throws {
    try shell.write("outside.trace", try shell.read("good.trace"))
    let before = try shell.read("outside.trace")
    let outcome = try bash(
      "mkdir set && cp good.scenario set/a.scenario && cp good.scenario set/b.scenario"
        + " && ln -s ../outside.trace set/a.trace && echo precious >set/b.trace && dualstrip update set"
    )
    #expect(outcome.code == 74, "\(outcome)")
    #expect(try shell.read("outside.trace") == before && shell.read("set/b.trace") == "precious\n")
    #expect(try bash("dualstrip update --force set").code == 0)
  }

  @Test func `what a command that was killed has left is removed by update`() throws {
    // No process has this number: it is beyond all that Linux gives.
    try shell.write("set/a.scenario", try shell.read("good.scenario"))
    try shell.write("set/a.trace.2147483646.new", "half")
    let outcome = try shell.run(["update", "set"])
    #expect(outcome.output.contains("removed  set/a.trace.2147483646.new"))
    #expect(!shell.exists("set/a.trace.2147483646.new"))
  }

  @Test(arguments: ["INT", "TERM"])
  func `a command that is to end does so at once, and reports what is done`(
    _ signal: String
  ) throws {
    // Each of the later runs takes many seconds, also in a fast build.
    try shell.write(
      "long.scenario",
      "scenario \"long\"\n\nmatrix\n  vary length = 1s, 3000s, 3001s, 3002s\n\nscript\n"
        + "  random 3 gestures seed 1 over 1s\n  wait $length\n"
        + (0..<200).map { "  expect always position <= \($0 + 9)pg from start to end\n" }.joined()
        + "  expect overscroll\n")
    let outcome = try bash(
      "DUALSTRIP_PROGRESS=0.1 dualstrip replay --jobs 2 --report json=out.json long.scenario"
        + " 2>said & run=$!; for k in {1..600}; do grep -qs ': [1-9] of' said && break; sleep 0.1; done;"
        + " pkill -\(signal) -P $run; wait $run")
    #expect(outcome.code == (signal == "INT" ? 130 : 143), "\(outcome)")
    let report = try shell.read("out.json")
    #expect(report.contains("\"stopped\":true") && report.contains("\"result\":\"failed\""))
    #expect(report.hasSuffix("]}\n"))
  }

  @Test func `a name with control characters stays one line, for a shell too`() throws {
    let name = "a\u{1B}[31m\nb.scenario"
    try shell.write(name, "scenario \"x\"\n\nscript\n  expect overscroll\n")
    let outcome = try shell.run(["replay", "--failures", "list", name])
    #expect(outcome.code == 1 && !(outcome.output + outcome.errors).contains("\u{1B}"))
    let list = try shell.read("list")
    #expect(list.split(separator: "\n").count == 1)
    // The line finds the file again.
    #expect(try bash(list.trimmingCharacters(in: .newlines)).code == 1)
    for command in ["check", "list", "fmt", "update"] {
      let outcome = try shell.run([command, name])
      #expect(!(outcome.output + outcome.errors).contains("\u{1B}"), "\(command)")
    }
    // A report from elsewhere cannot write to the terminal either.
    let report = try shell.read("part.json").replacingOccurrences(of: "good", with: "\\u001b[31m")
    try shell.write("evil\u{1B}.json", report)
    let merged = try shell.run([
      "merge", "--report", "github", "evil\u{1B}.json", "none\u{1B}.json",
    ])
    #expect(merged.code == 74 && !(merged.output + merged.errors).contains("\u{1B}"))
  }

  @Test func `a dry run removes nothing`() throws {
    try shell.write("set/a.scenario", try shell.read("good.scenario"))
    try shell.write("set/a.trace.2147483646.new", "half")
    let dry = try shell.run(["update", "--dry-run", "set"])
    #expect(dry.code == 0 && !dry.output.contains("removed"))
    #expect(dry.output.contains("1 new, 0 changed, 0 unchanged (nothing written)\n"))
    #expect(shell.exists("set/a.trace.2147483646.new") && !shell.exists("set/a.trace"))
  }

  @Test func `what only looks like the rest of a killed command stays`() throws {
    try shell.write("set/a.scenario", try shell.read("good.scenario"))
    let others = [
      "set/a.trace.2147483646.old", "set/a.trace.\(ProcessInfo.processInfo.processIdentifier).new",
      "set/a.trace.first.new",
    ]
    for path in others { try shell.write(path, "precious") }
    let outcome = try shell.run(["update", "set"])
    #expect(!outcome.output.contains("removed"), "\(outcome)")
    for path in others { #expect(shell.exists(path), "\(path)") }
  }

  @Test func `update removes what a dead command left of a trace, and only that, and not on trial`()
    throws
  {
    try shell.write("set/a.scenario", try shell.read("good.scenario"))
    let dead = "set/a.trace.2147483646.new"
    let alive = "set/a.trace.\(ProcessInfo.processInfo.processIdentifier).new"
    let notes = "set/notes.2147483646.new"
    for name in [dead, alive, notes] { try shell.write(name, "half") }
    #expect(try shell.run(["update", "--dry-run", "set"]).code == 0)
    #expect(shell.exists(dead))
    #expect(try shell.run(["update", "set"]).code == 0)
    #expect(!shell.exists(dead) && shell.exists(alive) && shell.exists(notes))
  }

  @Test(arguments: ["draw", "play"])
  func `a dash in the place of a file is standard output`(command: String) throws {
    let plain = try shell.run([command, "good.scenario"])
    let outcome = try shell.run([command, "good.scenario", "-o", "-"])
    #expect(outcome.code == 0 && outcome.output == plain.output && !shell.exists("-"))
  }

  @Test func `a folder in the place of standard input cannot be read`() throws {
    for command in ["check -", "session"] {
      let told = try bash("dualstrip \(command) < empty")
      #expect(told.code == 74, "\(told)")
      #expect(told.errors.contains("standard input: cannot be read: Is a directory"), "\(told)")
    }
    let compare = try bash("dualstrip compare empty")
    #expect(compare.errors == "dualstrip: empty: there is no *.jsonl in this folder\n")
  }

  @Test func `a name that is not UTF-8 is told before the reason`() throws {
    let outcome = try bash("mkdir odd; touch odd/$'x\\377'.scenario; dualstrip check odd")
    #expect(outcome.errors.contains(".scenario: its name is not UTF-8; rename it"), "\(outcome)")
  }
}
