import Foundation
import Testing

/// What a replay leaves for a CI.
@Suite struct ReportTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(
      "a <&\"b.scenario",
      "scenario \"hostile <&> ]]>\"\nmatrix\n  vary n = 1 .. 20 step 1\nscript\n  expect $n <= 8\n")
  }

  private func replay(_ options: String...) throws -> Shell.Outcome {
    try shell.run(
      ["replay", "--jobs", "2"] + options
        + ["good.scenario", "bad.scenario", "a <&\"b.scenario", "missing.scenario"])
  }

  @Test func `every run is a case of each report, failures and errors apart`() throws {
    let outcome = try replay(
      "--report", "junit=j.xml", "--report=tap=t.tap", "--report", "json=r.json",
      "--failures", "f.txt")
    #expect(outcome.code == 74)
    let junit = try shell.read("j.xml")
    #expect(
      junit.contains("<testsuites name=\"dualstrip\" tests=\"23\" failures=\"12\" errors=\"2\">"))
    #expect(junit.components(separatedBy: "<testcase ").count == 24)
    #expect(junit.contains("classname=\"a &lt;&amp;&quot;b.scenario\" name=\"n=9\""))
    #expect(!junit.contains("a <&"))
    let tap = try shell.read("t.tap").split(separator: "\n")
    #expect(tap.first == "TAP version 14" && tap.contains("1..23"))
    #expect(tap.count { $0.hasPrefix("ok ") } == 9 && tap.count { $0.hasPrefix("not ok ") } == 14)
    let json = try JSONSerialization.jsonObject(with: Data(try shell.read("r.json").utf8))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    #expect(cases.count == 23 && cases.count { $0["result"] as? String == "failed" } == 12)
  }

  @Test func `the list of failures is commands that can be pasted`() throws {
    _ = try replay("--failures", "f.txt")
    let commands = try shell.read("f.txt").split(separator: "\n")
    #expect(commands.count == 14)
    let line = try #require(commands.first { $0.hasSuffix("n=20") })
    let again = try shell.bash(String(line))
    #expect(again.code == 1 && again.output.contains("1 scenario, 1 run, 1 failed"))
  }

  @Test func `an annotation names its file, whatever is in the name`() throws {
    let name = "a,b:c%.scenario"
    try shell.write(name, "scenario \"t\"\nscript\n  expect count == 7\n")
    let outcome = try shell.run(["replay", "--report", "github", name])
    #expect(outcome.output.contains("::error file=a%2Cb%3Ac%25.scenario,line=3,"), "\(outcome)")
  }

  @Test func `a broken expectation is annotated once, and a step has a summary`() throws {
    let outcome = try replay("--report", "github")
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    // Each broken expectation once, however many runs it is broken in.
    #expect(lines.count == 3)
    #expect(lines.last?.contains("is 9 [n=9], and in 11 more runs; again: ") == true)
    #expect(lines.contains { $0.contains("line=4,title=E0101::") })
    let summary = try shell.bash(
      "GITHUB_STEP_SUMMARY=sum.md dualstrip replay --report github failing.scenario")
    #expect(summary.code == 1)
    #expect(try shell.read("sum.md").hasPrefix("### dualstrip: 1 run, 1 failed\n"))
  }

  @Test func `eight shards, merged in any order, are one run, report for report`() throws {
    let related =
      "scenario \"related\"\ndocument\n  pages 9 aspect 0.7\nmatrix\n  vary way = 10pt, 100pt\n  vary refresh = 60Hz, 120Hz, 90Hz\n"
      + "  relate way 10pt equals 100pt ± 0.5pt\nscript\n"
      + "  drag preview forward $way over 200ms hold 100ms\n  wait 1s\n  expect still\n"
    try shell.write("related.scenario", related)
    let files = ["good.scenario", "bad.scenario", "a <&\"b.scenario", "related.scenario", "gone"]
    let kinds = ["junit=j", "tap=t", "json=r"]
    func reports(_ suffix: String) -> [String] { kinds.flatMap { ["--report", $0 + suffix] } }
    let whole = try shell.run(["replay"] + reports("1") + files)
    for shard in 1...8 {
      let options = ["--shard", "\(shard)/8", "--report", "json=part\(shard).json"]
      _ = try shell.run(["replay"] + options + files)
    }
    let parts = [5, 1, 8, 2, 7, 3, 4, 6].map { "part\($0).json" }
    let merged = try shell.run(["merge"] + reports("2") + parts)
    // A file that cannot be read decides how it ends, there as here.
    #expect(merged.code == whole.code && whole.code == 74)
    #expect(merged.output == "30 runs, 15 failed\n", "\(merged)")
    for kind in ["j", "t", "r"] { #expect(try shell.read("\(kind)1") == shell.read("\(kind)2")) }
    let other = try shell.bash(
      "DUALSTRIP_SHARD=2/8 dualstrip replay --report json=again.json"
        + " good.scenario bad.scenario 'a <&\"b.scenario' related.scenario gone")
    #expect(other.code == 74)
    #expect(try shell.read("again.json") == shell.read("part2.json"))
    // Whoever chooses a variant means that one, on any machine.
    let chosen = ["replay", "--variant", "way=100pt,refresh=90Hz", "related.scenario"]
    let pasted = try shell.bash(
      "DUALSTRIP_SHARD=2/8 dualstrip '\(chosen.joined(separator: "' '"))'")
    let plain = try shell.run(chosen)
    #expect(plain.output == pasted.output, "\(plain) \(pasted)")
    #expect(pasted.output.contains(" 1 run,"), "\(pasted)")
    let short = try shell.run(["merge"] + parts.dropLast(2))
    #expect(short.code == 74 && short.errors.contains("shards are missing: 4/8, 6/8\n"))
    let twice = try shell.run(["merge"] + parts + ["part3.json"])
    #expect(twice.code == 74 && twice.errors.contains("part3.json: is shard 3/8, and so is"))
    let mixed = try shell.run(["merge", "r1", "part3.json"])
    #expect(mixed.code == 74 && mixed.errors.contains("part3.json: is shard 3/8, but the first"))
    #expect(try shell.run(["merge", "r1"]).code == 74)
    _ = try shell.run(["replay", "--shard", "1/2", "--report", "json=a.json", "good.scenario"])
    _ = try shell.run(["replay", "--shard", "2/2", "--report", "json=b.json", "related.scenario"])
    let strange = try shell.run(["merge", "a.json", "b.json"])
    #expect(strange.code == 74 && strange.errors.contains("b.json: covers other scenarios"))
    let early = ["replay", "--fail-fast", "--report", "json=s.json", "a <&\"b.scenario"]
    #expect(try shell.run(early).output.contains("stopped: 1 failed, and the rest was not run"))
    #expect(try shell.run(["merge", "s.json"]).errors.contains("s.json: stopped early"))
    for name in ["good.scenario", "x.trace"] {
      #expect(try shell.run(["replay", "--failures", name, "failing.scenario"]).code == 64)
    }
    #expect(try shell.run(["merge", "j1"]).code == 74)
    let odd =
      #"{"report":2,"exit":1,"cases":[{"number":1e300,"file":"a","variant":"","result":"failed"}]}"#
    try shell.write("odd.json", odd)
    #expect(try shell.run(["merge", "odd.json"]).code == 74)
    for wrong in ["0/8", "9/8", "a/b", "1", "1/0", "-1/8"] {
      #expect(try shell.run(["replay", "--shard", wrong, "good.scenario"]).code == 64)
    }
  }

  @Test func `a warning that counts as an error is a case, once on however many machines`() throws {
    let text =
      "scenario \"w\"\ntouches none in ms pt\nmatrix\n  vary n = 1, 2, 3, 4\nscript\n"
      + "  at 500ms wait 1ms\n  settle\n  expect active == none\n  expect $n >= 1\n"
    try shell.write("warned.scenario", text)
    let quiet = try shell.run(["replay", "--report", "json=q.json", "warned.scenario"])
    #expect(quiet.code == 0)
    #expect(try !shell.read("q.json").contains("W01"))
    let strict = ["replay", "--strict", "warned.scenario", "--report"]
    #expect(try shell.run(strict + ["json=w.json"]).code == 2)
    let whole = try shell.read("w.json")
    #expect(whole.components(separatedBy: "\"code\":\"W0104\"").count == 2)
    #expect(whole.components(separatedBy: "\"code\":\"W0102\"").count == 5)
    #expect(whole.contains("dualstrip replay --strict warned.scenario --variant n=1"))
    for shard in 1...2 {
      #expect(try shell.run(strict + ["json=w\(shard).json", "--shard", "\(shard)/2"]).code == 2)
    }
    let merged = try shell.run(["merge", "--report", "json=m.json", "w1.json", "w2.json"])
    #expect(merged.code == 2)
    #expect(try shell.read("m.json") == shell.read("w.json"))
  }

  @Test func `a golden that is missing is a case of the first shard`() throws {
    try shell.write("Kept/good.scenario", "scenario \"g\"\nscript\n  expect active == none\n")
    let whole = try shell.run(
      ["replay", "--goldens", "always", "--report", "json=w.json", "Kept"])
    #expect(whole.code == 1)
    for shard in 1...3 {
      _ = try shell.run(
        ["replay", "--goldens", "always", "--shard", "\(shard)/3", "--report"]
          + ["json=s\(shard).json", "Kept"])
    }
    let merged = try shell.run([
      "merge", "--report", "json=m.json", "s3.json", "s1.json", "s2.json",
    ])
    #expect(merged.code == 1 && merged.output == "2 runs, 1 failed\n")
    #expect(try shell.read("m.json") == shell.read("w.json"))
  }

  @Test func `a report that cannot be written is named`() throws {
    let outcome = try shell.run(["replay", "--report", "tap=no/such/t.tap", "good.scenario"])
    #expect(outcome.code == 74 && outcome.errors.contains("no/such/t.tap"))
  }

  @Test func `recordings of a folder are judged one after the other, and reported as runs are`()
    throws
  {
    let header = #"{"recording":1,"bounds":[393,852],"pages":["p1","p2"]}"#
    let focus = #"{"time":10,"focus":"p2","animated":false}"#
    let lines = [
      ("a", "\(focus)\n{\"time\":20,\"offsets\":[393,-143]}\n"),
      ("b", "\(focus)\n{\"time\":20,\"offsets\":[393,-141]}\n"),
      ("c", "\(focus)\n"), ("sub/d", "{\"time\":1,\"focus\":\"p7\"}\n"),
    ]
    for (name, text) in lines { try shell.write("set/\(name).jsonl", "\(header)\n\(text)") }
    try shell.write("set/notes.txt", "no recording")
    let reports = ["--report", "json=out.json", "--report", "junit=out.xml", "--report", "github"]
    let outcome = try shell.run(["compare", "--tolerance", "1.5pt"] + reports + ["set"])
    #expect(outcome.code == 2)
    #expect(
      outcome.output.contains(
        "4 recordings: 1 in step, 1 not in step, 1 cannot tell, 1 invalid\n"))
    #expect(outcome.output.contains("::error file=set/b.jsonl,line=3,title=apart::the strip"))
    #expect(outcome.output.contains("::warning file=set/c.jsonl,line=1,title=nothing-seen::"))
    let json = try shell.read("out.json")
    let results = json.split(separator: "\n").compactMap { line in
      ["passed", "failed", "undecided", "error"].first { line.contains("\"result\":\"\($0)\"") }
    }
    #expect(results == ["passed", "failed", "undecided", "error"])
    #expect(json.contains("\"time\":20.000") || json.contains("\"time\":20}"), "\(json)")
    #expect(json.contains("\"again\":\"dualstrip compare --tolerance 1.5pt set/b.jsonl\""))
    let junit = try shell.read("out.xml")
    #expect(junit.contains("tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\""))
    #expect(junit.contains("<skipped message=\"cannot tell: no line records offsets"))
    // One that is not in step outweighs one that cannot tell.
    #expect(try shell.run(["compare", "set/c.jsonl", "set/b.jsonl"]).code == 1)
    #expect(try shell.run(["compare", "set/c.jsonl", "set/a.jsonl"]).code == 4)
    let several = try shell.run(["compare", "--jobs", "1", "set"])
    #expect(try shell.run(["compare", "--jobs", "4", "set"]).output == several.output)
    #expect(try shell.run(["compare", "--scenario", "x.scenario", "set"]).code == 64)
    #expect(try shell.run(["compare", "empty"]).code == 74)
  }

  @Test func `merge believes the cases of a report, and not its header`() throws {
    func merged(_ report: String) throws -> Shell.Outcome {
      try shell.write("odd.json", report)
      return try shell.run(["merge", "odd.json"])
    }
    _ = try shell.run([
      "replay", "--report", "json=r.json", "good.scenario", "failing.scenario",
    ])
    let report = try shell.read("r.json")
    #expect(try merged(report).code == 1)
    // A failed run is one, whatever the header says of the exit.
    #expect(try merged(report.replacingOccurrences(of: "\"exit\":1", with: "\"exit\":0")).code == 1)
    let forged = [
      ("\"runs\":2", "\"runs\":3"), ("\"failed\":1", "\"failed\":0"),
      ("\"errors\":0", "\"errors\":7"), ("\"all\":2", "\"all\":3"),
      ("\"number\":2", "\"number\":99"), ("\"number\":2", "\"number\":0"),
      ("\"whole\":4", "\"whole\":1"), ("\"report\":3", "\"report\":2"),
      ("\"result\":\"failed\"", "\"result\":\"passed\""),
    ]
    for (old, new) in forged {
      let text = report.replacingOccurrences(of: old, with: new)
      #expect(text != report, "\(old) is not in \(report)")
      #expect(try merged(text).code == 74, "\(new)")
    }
    // One share of many is not the whole, even if it says so.
    _ = try shell.run(["replay", "--shard", "1/2", "--report", "json=s.json", "a <&\"b.scenario"])
    let share = try shell.read("s.json").replacingOccurrences(of: "\"shard\":\"1/2\",", with: "")
    let alone = try merged(share)
    #expect(alone.code == 74 && alone.errors.contains("found 10 of 20 runs"), "\(alone)")
  }

  @Test func `a failure is one element of JUnit, an error another`() throws {
    _ = try shell.run(["replay", "--report", "junit=k.xml", "failing.scenario", "bad.scenario"])
    let text = try shell.read("k.xml")
    #expect(text.contains("<failure type=\"X0001\" ") && text.contains("</failure>"))
    #expect(text.contains("<error type=\"E0101\" ") && text.contains("</error>"))
    #expect(!text.contains("<failure type=\"E0101\""))
  }

  @Test func `a recording that cannot tell is skipped in TAP, and no failure`() throws {
    try shell.write(
      "c.jsonl",
      #"{"recording":1,"bounds":[393,852],"pages":["p1","p2"]}"# + "\n"
        + #"{"time":10,"focus":"p2","animated":false}"# + "\n")
    #expect(try shell.run(["compare", "--report", "tap=c.tap", "c.jsonl"]).code == 4)
    let start = "TAP version 14\n# dualstrip\n1..1\nok 1 - c.jsonl # SKIP cannot tell: "
    #expect(try shell.read("c.tap").hasPrefix(start + "no line records offsets"))
    #expect(try !shell.read("c.tap").contains("  ---\n"))
  }

  @Test func `a summary is added to what the step has said before`() throws {
    try shell.write("sum.md", "before\n")
    let line = "GITHUB_STEP_SUMMARY=sum.md dualstrip replay --report github"
    _ = try shell.bash("\(line) failing.scenario")
    _ = try shell.bash("\(line) good.scenario")
    let text = try shell.read("sum.md")
    let head = "### dualstrip: 1 run, 1 failed\n\n| what | first run | runs | again |\n"
    #expect(text.hasPrefix("before\n" + head))
    #expect(text.hasSuffix("### dualstrip: 1 run, 0 failed\n\n"))
  }

  @Test func `a statement that cannot be done is an error of its run, not a failure`() throws {
    try shell.write(
      "undone.scenario",
      "scenario \"u\"\ndocument\n  pages 9 aspect 0.7071\nscript\n  focus [10] instant\n")
    #expect(try shell.run(["replay", "--report", "json=u.json", "undone.scenario"]).code == 1)
    let text = try shell.read("u.json")
    #expect(text.contains("\"runs\":1,\"failed\":0,\"errors\":1"), "\(text)")
    #expect(text.contains("\"result\":\"error\"") && text.contains("\"code\":\"X0008\""))
  }

  @Test func `of the shards that are missing eight are named, and whether there are more`() throws {
    func said(_ count: Int) throws -> String {
      let shard = ["--shard", "1/\(count)", "--report", "json=m\(count).json"]
      _ = try shell.run(["replay"] + shard + ["good.scenario"])
      return try shell.run(["merge", "m\(count).json"]).errors
    }
    let nine = (2...9).map { "\($0)/9" }.joined(separator: ", ")
    #expect(try said(9) == "dualstrip: merge: shards are missing: \(nine)\n")
    let ten = (2...9).map { "\($0)/10" }.joined(separator: ", ")
    #expect(try said(10) == "dualstrip: merge: shards are missing: \(ten), …\n")
  }

  @Test func `a folder without recordings has a closing line too`() throws {
    let none = try shell.run(["compare", "empty"])
    #expect(none.code == 74 && none.output == "1 recording: 1 could not be read\n", "\(none)")
    let two = try shell.run(["compare", "nowhere.jsonl", "gone.jsonl"])
    #expect(two.code == 74 && two.output == "2 recordings: 2 could not be read\n", "\(two)")
  }

  @Test func `a table has a hundred lines, which a name cannot break`() throws {
    func summary(_ count: Int) throws -> String {
      let checks = (1...count).map { "  expect count == \($0)\n" }.joined()
      try shell.write("x<b.scenario", "scenario \"m\"\nscript\n\(checks)")
      _ = try shell.bash(
        "GITHUB_STEP_SUMMARY=sum\(count).md dualstrip replay --report github"
          + " 'x<b.scenario'")
      return try shell.read("sum\(count).md")
    }
    let most = try summary(100)
    #expect(most.contains("| x&lt;b.scenario |"))
    #expect(most.contains("| `dualstrip replay 'x<b.scenario'` |"))
    #expect(most.hasSuffix(" |\n"))
    #expect(try summary(101).hasSuffix(" |\n\nand 1 more\n"))
  }

  @Test func `a report on standard output has it for itself`() throws {
    for kind in ["tap", "junit", "json"] {
      let alone = try shell.run(["replay", "--report", "\(kind)=-", "failing.scenario"])
      _ = try shell.run(["replay", "--report", "\(kind)=r.\(kind)", "failing.scenario"])
      #expect(alone.output == (try shell.read("r.\(kind)")) && alone.code == 1)
      #expect(alone.errors.contains("FAIL failing.scenario"))
    }
    try shell.write("ok.jsonl", ReportTests.recording)
    let compared = try shell.run(["compare", "--report", "tap=-", "ok.jsonl"])
    #expect(compared.output.hasPrefix("TAP version") && compared.errors.hasPrefix("ok   ok.jsonl"))
    let part = try shell.run(["replay", "--report", "json=part", "good.scenario"])
    let merged = try shell.run(["merge", "--report", "tap=-", "part"])
    #expect(part.code == 0 && merged.output.hasPrefix("TAP version"))
    #expect(merged.errors == "1 run, 0 failed\n")
    for other in [["--report", "junit=-"], ["--trace", "-"], ["--digests"]] {
      let both = try shell.run(["replay", "--report", "tap=-", "good.scenario"] + other)
      #expect(both.code == 64 && both.output.isEmpty, "\(other)")
    }
    #expect(!(try shell.bash("ls").output.split(separator: "\n").contains("-")))
  }

  @Test func `a test point of TAP says how severe it is, and its name is no directive`() throws {
    let name = "a#skip.scenario"
    try shell.write(name, try shell.read("failing.scenario"))
    #expect(try shell.run(["replay", "--report", "tap=t.tap", name, "bad.scenario"]).code == 2)
    let text = try shell.read("t.tap")
    #expect(text.contains("not ok 1 - bad.scenario\n  ---\n  severity: error\n"))
    #expect(text.contains("not ok 2 - a\\#skip.scenario\n  ---\n  severity: fail\n"))
  }

  private static let recording =
    #"{"recording":1,"bounds":[393,852],"pages":["p1","p2"]}"# + "\n"
    + #"{"time":10,"focus":"p2","animated":false}"# + "\n"
    + #"{"time":20,"offsets":[393,-143]}"# + "\n"

  @Test func `a recording that cannot tell is counted and merged as such`() throws {
    try shell.write("ok.jsonl", ReportTests.recording)
    let words = ["compare", "--tolerance", "0", "--as-input", "touches", "--report", "json=c.json"]
    #expect(try shell.run(words + ["ok.jsonl"]).code == 4)
    let report = try shell.read("c.json")
    #expect(report.contains("\"failed\":0,\"errors\":0,\"undecided\":1,\"cases\""), "\(report)")
    let again = "dualstrip compare --tolerance 0 --as-input touches ok.jsonl"
    #expect(report.contains("\"again\":\"\(again)\""), "\(report)")
    // Whatever its header says.
    for exit in ["\"exit\":4", "\"exit\":0"] {
      try shell.write("m.json", report.replacing("\"exit\":4", with: exit))
      let merged = try shell.run(["merge", "m.json"])
      #expect(merged.code == 4 && merged.output == "1 run, 0 failed, 1 undecided\n")
    }
    for (tolerance, code) in [("0pt", 0), ("1000", 0), ("1000.5pt", 64), ("-1pt", 64)] {
      let outcome = try shell.run(["compare", "--tolerance=\(tolerance)", "ok.jsonl"])
      #expect(outcome.code == Int32(code), "\(tolerance)")
    }
  }

  @Test func `annotations give way to a trace`() throws {
    let outcome = try shell.run(
      ["replay", "--trace", "-", "--report", "github", "failing.scenario"])
    #expect(outcome.output.hasPrefix("{\"trace\""))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(outcome.errors.contains("::error file=failing.scenario,line=4,title=X0001::"))
  }

  @Test func `digests have standard output for themselves, and no summary is no failure`() throws {
    let words = "replay --digests --report github failing.scenario"
    let outcome = try shell.bash("GITHUB_STEP_SUMMARY= dualstrip \(words)")
    #expect(outcome.output.wholeMatch(of: /[0-9a-f]{16} failing\.scenario \[\]\n/) != nil)
    #expect(outcome.errors.contains("::error file=failing.scenario,line=4,"), "\(outcome)")
    #expect(outcome.code == 0)
  }
}
