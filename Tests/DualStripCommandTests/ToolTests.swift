import Foundation
import Testing

/// The tools around a replay, `fmt`, `update`, `diff`, `draw` and `play`, and what none replaces.
@Suite struct ToolTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `standard input is formatted to standard output, or judged`() throws {
    try shell.write("untidy.scenario", "scenario   \"untidy\"\nscript\n      wait 3s\n")
    let tidy = try shell.bash("dualstrip fmt - < untidy.scenario")
    #expect(tidy.code == 0 && tidy.errors.isEmpty && !shell.exists("-"), "\(tidy)")
    #expect(tidy.output == "scenario \"untidy\"\n\nscript\n  wait 3s\n")
    let judged = try shell.bash("dualstrip fmt --check - < untidy.scenario")
    #expect(judged.code == 1 && judged.output == "-: not formatted\n", "\(judged)")
    #expect(try shell.read("untidy.scenario").hasPrefix("scenario   "))
  }

  @Test func `fmt says which files it could not write or read, and goes on`() throws {
    let untidy = "scenario   \"untidy\"\nscript\n      wait 3s\n"
    try shell.write("a.scenario", untidy)
    try shell.write("c.scenario", untidy)
    let files = "b.scenario c.scenario"
    let refused = try shell.bash("ln -s a.scenario b.scenario; dualstrip fmt \(files)")
    #expect(refused.code == 74 && refused.output == "c.scenario: changed\n", "\(refused)")
    #expect(
      refused.errors == "dualstrip: b.scenario: is a link; --force writes to its target\n")
    #expect(try shell.read("a.scenario") == untidy)
    let forced = try shell.bash("dualstrip fmt --force \(files)")
    #expect(forced.code == 0 && forced.output == "b.scenario: changed\n", "\(forced)")
    #expect(try shell.read("a.scenario") == "scenario \"untidy\"\n\nscript\n  wait 3s\n")
    // A file that is missing outweighs one that is no scenario, and one that is not formatted.
    try shell.write("c.scenario", untidy)
    for (words, code) in [
      ("--check c.scenario bad.scenario", 2), ("--check bad.scenario c.scenario", 2),
      ("--check gone.scenario c.scenario bad.scenario", 74),
    ] {
      let outcome = try shell.bash("dualstrip fmt \(words)")
      #expect(outcome.code == Int32(code) && outcome.output == "c.scenario: not formatted\n")
    }
  }

  @Test func `a scenario gets no golden if any of its variants fails, be it the first`() throws {
    for (name, check) in [("first", "$n >= 2"), ("last", "$n <= 2"), ("middle", "$n != 2")] {
      try shell.write(
        "set/\(name).scenario",
        "scenario \"s\"\nmatrix\n  vary n = 1, 2, 3\nscript\n  expect \(check)\n")
    }
    let outcome = try shell.run(["update", "set"])
    let names = ["first", "last", "middle"]
    let refused = names.map {
      "refused  set/\($0).trace: its scenario fails; replay shows where\n"
    }
    #expect(outcome.code == 1)
    #expect(
      outcome.output == refused.joined() + "0 new, 0 changed, 0 unchanged, 3 refused\n",
      "\(outcome)")
    for name in names { #expect(!shell.exists("set/\(name).trace")) }
    // What cannot be read or is no scenario is no success, though there is nothing to write.
    for (file, code) in [("bad.scenario", 2), ("gone.scenario", 74)] {
      let unread = try shell.run(["update", file])
      #expect(unread.code == Int32(code) && unread.output == "0 new, 0 changed, 0 unchanged\n")
    }
  }

  @Test func `diff shows no first record if a whole run is new or missing`() throws {
    func run(_ n: Int) -> String {
      "{\"trace\":1,\"version\":\"1\",\"scenario\":\"s\",\"variant\":{\"n\":\"\(n)\"}}\n"
        + "{\"end\":500,\"frames\":30,\"events\":0}\n"
    }
    try shell.write("both.trace", run(1) + run(2))
    try shell.write("one.trace", run(1))
    let less = try shell.run(["diff", "both.trace", "one.trace"])
    #expect(less.code == 1 && less.errors.isEmpty)
    #expect(
      less.output
        == "one.trace, compared with both.trace:\n  [n=2]\n    a run that is now missing\n")
    let more = try shell.run(["diff", "one.trace", "both.trace"])
    #expect(
      more.output == "both.trace, compared with one.trace:\n  [n=2]\n    a new run\n")
    #expect(more.code == 1 && more.errors.isEmpty)
  }

  @Test func `if every variant fails, the first is drawn, and forty are played`() throws {
    try shell.write(
      "all.scenario",
      "scenario \"All\"\nmatrix\n  vary n = 1 .. 42 step 1\nscript\n  expect $n <= 0\n")
    let drawn = try shell.run(["draw", "all.scenario"])
    #expect(drawn.code == 0 && drawn.output.contains("[n=1]"), "\(drawn.errors)")
    let card = try shell.run(["draw", "all.scenario", "--pr"]).output
    #expect(card.contains("dualstrip replay all.scenario --variant n=1"))
    let played = try shell.run(["play", "all.scenario"])
    #expect(played.code == 0, "\(played.errors)")
    #expect(played.output.contains("40 of 42 variants are here"))
    #expect(played.output.contains("id=\"frames-39\""))
    #expect(!played.output.contains("id=\"frames-40\""))
  }

  @Test(arguments: [
    "replay --report json=mine good.scenario", "replay --failures mine good.scenario",
    "merge --report tap=mine part.json", "compare --report json=c.json --scenario mine app.jsonl",
  ])
  func `a file that dualstrip did not write is refused before anything runs`(line: String) throws {
    try shell.write("mine", "precious\n")
    let outcome = try shell.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.code == 74 && outcome.output.isEmpty, "\(outcome)")
    #expect(
      outcome.errors
        == "dualstrip: mine: already exists, and dualstrip did not write it; --force replaces it\n")
    #expect(try shell.read("mine") == "precious\n")
    #expect(!shell.exists("c.json"))
  }

  @Test func `what is written to an open file is added to it`() throws {
    try shell.write("log", "before\n")
    let told = try shell.bash("dualstrip draw -o /dev/stdout good.scenario >> log")
    #expect(told.code == 0)
    let log = try shell.read("log")
    #expect(log.hasPrefix("before\n<?xml") && log.hasSuffix("</svg>\n"))
  }

  @Test(arguments: [
    ("replay --trace no/such/x good.scenario", "no/such/x: cannot be written"),
    ("replay --report tap=no/such/t.tap good.scenario", "no/such/t.tap: cannot be written"),
    ("replay --failures no/such/f good.scenario", "no/such/f: cannot be written"),
    ("compare --scenario no/such/x app.jsonl", "no/such/x: cannot be written"),
    ("draw good.scenario -o no/such/x.svg", "no/such/x.svg: cannot be written"),
    ("play good.scenario -o no/such/x.html", "no/such/x.html: cannot be written"),
    ("merge no/such/m.json", "no/such/m.json: cannot be read"),
    ("diff gone.trace gone.trace", "gone.trace: cannot be read"),
  ])
  func `a file without its folder is named once, with the reason`(
    line: String, start: String
  ) throws {
    try shell.write("app.jsonl", #"{"recording":1,"bounds":[393,852],"pages":["p1"]}"# + "\n")
    let words = line.split(separator: " ").map { String($0) }
    let outcome = try shell.run(words)
    let counts = "1 scenario, 1 run, 0 failed, 1 could not be read or written\n"
    switch words[0] {
    case "replay": #expect(outcome.output == "ok   good.scenario  1 check, 1 frame\n" + counts)
    case "merge": #expect(outcome.output == "0 runs, 0 failed\n")
    default: #expect(outcome.output.isEmpty, "\(outcome)")
    }
    #expect(outcome.code == 74)
    #expect(outcome.errors == "dualstrip: \(start): No such file or directory\n")
  }

  @Test func `a report of recordings that cannot be written is a failure of the comparison`() throws
  {
    try shell.writeRecording(seenAt: 20)
    let outcome = try shell.run(["compare", "--report", "json=no/such/c.json", "off.jsonl"])
    #expect(outcome.code == 74 && outcome.output.hasPrefix("FAIL off.jsonl  "), "\(outcome)")
    let reason = "cannot be written: No such file or directory"
    #expect(outcome.errors == "dualstrip: no/such/c.json: \(reason)\n")
    let summary = try shell.bash(
      "GITHUB_STEP_SUMMARY=no/such/sum.md dualstrip compare --report github off.jsonl")
    #expect(summary.code == 74 && summary.output.contains("\n::error file=off.jsonl,line=3,"))
    #expect(summary.errors == "dualstrip: no/such/sum.md: \(reason)\n")
  }

  @Test(arguments: [("-372.5", 4), ("-360", 1)])
  func `a remark is a problem of a recording that cannot tell, and of no other`(
    last: String, code: Int
  ) throws {
    // The offsets of a rotation are those at its end from the first frame on.
    let lines = [
      #"{"recording":1,"bounds":[393,852],"pages":["p1","p2"]}"#,
      #"{"time":10,"focus":"p2","animated":false}"#,
      #"{"time":20,"offsets":[393,-143]}"#,
      #"{"time":100,"bounds":[852,393],"over":300}"#,
      #"{"time":117,"offsets":[852,-372.5]}"#,
      "{\"time\":500,\"offsets\":[852,\(last)]}",
    ]
    try shell.write("turned.jsonl", lines.joined(separator: "\n") + "\n")
    let outcome = try shell.run(["compare", "--report", "json=-", "turned.jsonl"])
    #expect(outcome.code == Int32(code))
    let counts = code == 4 ? #""errors":0,"undecided":1,"# : #""failed":1,"errors":0,"#
    let result = code == 4 ? "undecided" : "failed"
    let problem =
      code == 4
      ? #"{"code":"cannot-tell","line":1,"message":"in step if the offsets have their final "#
      : #"{"code":"apart","line":6,"message":"the strip leaves the model at 0.5 s, and is 12.5 "#
    #expect(outcome.output.contains(counts), "\(outcome)")
    let head = #""result":"\#(result)","run":true,"problems":["#
    #expect(outcome.output.contains(head + problem), "\(outcome)")
    #expect(outcome.output.ranges(of: "\"code\":").count == 1, "\(outcome)")
    // The text has the remark either way.
    #expect(outcome.errors.ranges(of: "\n     note: ").count == 1, "\(outcome)")
  }

  @Test func `the second device may have the scenario of standard input`() throws {
    let outcome = try shell.bash("dualstrip play good.scenario --beside - < failing.scenario")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains("\"others\":[{\"name\":\"") && outcome.output.contains("✗"))
    let other = try shell.bash("dualstrip play - --beside failing.scenario < good.scenario")
    #expect(other.code == 0 && other.errors.isEmpty, "\(other.errors)")
  }
}
