import Testing

/// Reports as complete texts, and what merges make of them.
@Suite struct ReportTextTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(
      "pair.scenario", "scenario \"pair\"\nmatrix\n  vary n = 1, 2\nscript\n  expect $n <= 1\n")
  }

  @Test func `a report for JUnit has a suite for each file, with its own counts`() throws {
    let files = ["good.scenario", "failing.scenario", "bad.scenario", "pair.scenario"]
    #expect(try shell.run(["replay", "--report", "junit=j.xml"] + files).code == 2)
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="dualstrip" tests="5" failures="2" errors="1">
        <testsuite name="bad.scenario" tests="1" failures="0" errors="1">
          <testcase classname="bad.scenario" name="bad.scenario">
            <error type="E0101" message="there is no action called `darg`">\
      bad.scenario:4: E0101: there is no action called `darg`
      again: dualstrip replay bad.scenario</error>
          </testcase>
        </testsuite>
        <testsuite name="good.scenario" tests="1" failures="0" errors="0">
          <testcase classname="good.scenario" name="good.scenario"/>
        </testsuite>
        <testsuite name="failing.scenario" tests="1" failures="1" errors="0">
          <testcase classname="failing.scenario" name="failing.scenario">
            <failure type="X0001" message="this does not hold at 0 s: is false">\
      failing.scenario:4: X0001: this does not hold at 0 s: is false
      again: dualstrip replay failing.scenario</failure>
          </testcase>
        </testsuite>
        <testsuite name="pair.scenario" tests="2" failures="1" errors="0">
          <testcase classname="pair.scenario" name="n=1"/>
          <testcase classname="pair.scenario" name="n=2">
            <failure type="X0001" message="this does not hold at 0 s: is 2">\
      pair.scenario:5: X0001: this does not hold at 0 s: is 2
      again: dualstrip replay pair.scenario --variant n=2</failure>
          </testcase>
        </testsuite>
      </testsuites>

      """
    #expect(try shell.read("j.xml") == expected)
  }

  @Test(arguments: [
    (
      "replay", "gone.scenario", "",
      "gone.scenario: there is no such file or folder"
    ),
    (
      "compare", "gone.jsonl", "\"run\":true,",
      "gone.jsonl: cannot be read: No such file or directory"
    ),
  ])
  func `a file that cannot be read is a case of its first line`(
    command: String, file: String, run: String, message: String
  ) throws {
    #expect(try shell.run([command, "--report", "json=r.json", file]).code == 74)
    let number = command == "replay" ? -1 : 0
    let record =
      "{\"number\":\(number),\"file\":\"\(file)\",\"variant\":\"\",\"result\":\"error\",\(run)"
      + "\"problems\":[{\"code\":\"unreadable\",\"line\":1,\"message\":\"\(message)\"}],"
      + "\"again\":\"dualstrip \(command) \(file)\"}"
    let text = try shell.read("r.json")
    #expect(text.hasSuffix("\"cases\":[\n\(record)\n]}\n"), "\(text)")
  }

  @Test func `a golden that is missing is a case by itself, one that differs a case of its run`()
    throws
  {
    let words = ["replay", "--report", "json=g.json"]
    let missing = try shell.run(words + ["--goldens", "always", "good.scenario"])
    #expect(
      missing.output == "FAIL good.scenario\n  good.trace is missing: write it with "
        + "`dualstrip update good.scenario`, or write `goldens off` in the scenario\n"
        + "1 scenario, 1 run, 1 failed\n")
    let reason = "its golden is missing, unreadable, or has other variants"
    #expect(
      try shell.read("g.json")
        == "{\"report\":3,\"exit\":1,\"whole\":2,\"all\":1,\"runs\":2,\"failed\":1,\"errors\":0,"
        + "\"cases\":[\n"
        + "{\"number\":0,\"file\":\"good.scenario\",\"variant\":\"\",\"result\":\"passed\","
        + "\"run\":true},\n"
        + "{\"number\":1,\"file\":\"good.scenario\",\"variant\":\"\",\"result\":\"failed\","
        + "\"problems\":[{\"code\":\"golden\",\"line\":1,\"message\":\"\(reason)\"}],"
        + "\"again\":\"dualstrip replay --goldens always good.scenario\"}\n]}\n")
    #expect(try shell.run(["update", "good.scenario"]).code == 0)
    try shell.write("good.scenario", "scenario \"good\"\n\nscript\n  wait 90ms\n  settle\n")
    let changed = try shell.run(words + ["good.scenario"])
    #expect(changed.code == 1 && changed.output.hasSuffix("\n1 scenario, 1 run, 1 failed\n"))
    #expect(!changed.output.contains("ok   "))
    let problem = "{\"code\":\"golden\",\"line\":1,\"message\":\"differs from its golden\"}"
    #expect(
      try shell.read("g.json").contains(
        "\"result\":\"failed\",\"run\":true,\"problems\":[\(problem)],\"again\":"))
  }

  @Test func `a warning that counts as an error names its line, its code and the strict command`()
    throws
  {
    try shell.write("silent.scenario", "scenario \"silent\"\nscript\n  wait 3s\n")
    let words = ["replay", "--strict", "--report", "json=w.json", "silent.scenario"]
    #expect(try shell.run(words).code == 2)
    #expect(
      try shell.read("w.json")
        == "{\"report\":3,\"exit\":2,\"whole\":2,\"all\":1,\"runs\":2,\"failed\":1,\"errors\":0,"
        + "\"cases\":[\n"
        + "{\"number\":-1,\"file\":\"silent.scenario\",\"variant\":\"W0103, line 1\","
        + "\"result\":\"failed\",\"problems\":[{\"code\":\"W0103\",\"line\":1,"
        + "\"message\":\"this scenario checks nothing\"}],"
        + "\"again\":\"dualstrip replay --strict silent.scenario\"},\n"
        + "{\"number\":0,\"file\":\"silent.scenario\",\"variant\":\"\",\"result\":\"passed\","
        + "\"run\":true}\n]}\n")
  }

  @Test(arguments: [9, 10])
  func `nine annotations need no line that counts the others, ten do`(count: Int) throws {
    let checks = (1...count).map { "  expect count == \($0)\n" }.joined()
    try shell.write("some.scenario", "scenario \"s\"\nscript\n\(checks)")
    let outcome = try shell.run(["replay", "--report", "github", "some.scenario"])
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    let places = (3..<12).map { "::error file=some.scenario,line=\($0),title=X0001::" }
    #expect(lines.count == count)
    for (line, place) in zip(lines, places) { #expect(line.hasPrefix(place)) }
    if count > 9 { #expect(lines.last == "::error title=dualstrip::1 more; 1 run, 1 failed") }
  }

  private static let forms = "junit=FILE, tap=FILE, json=FILE or github"

  @Test(arguments: [
    ("xml=a", forms), ("failures=x", forms), ("=", forms), ("==", forms), ("junit", "junit=FILE"),
    ("tap=", "tap=FILE"), ("json", "json=FILE"), ("json=", "json=FILE"), ("github=x", "github"),
    ("github=", "github"),
  ])
  func `who asks for a report in a wrong form is told the right one`(
    report: String, form: String
  ) throws {
    let outcome = try shell.run(["replay", "--report", report, "good.scenario"])
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "dualstrip: --report is \(form), not \(report)\n")
  }

  @Test func `the help lists the forms of reports, and a file may have an equals sign`() throws {
    let help = try shell.run(["replay", "--help"]).output
    let forms = "also write junit=FILE, tap=FILE or json=FILE, or annotations: github\n"
    #expect(help.contains("  --report KIND=FILE       \(forms)"), "\(help)")
    #expect(try shell.run(["replay", "--report", "json=a=b.json", "good.scenario"]).code == 0)
    #expect(try shell.read("a=b.json").hasPrefix("{\"report\":3,\"exit\":0,"))
    #expect(try shell.run(["replay", "--report=tap=c=d.tap", "good.scenario"]).code == 0)
    #expect(try shell.read("c=d.tap").hasSuffix("\n1..1\nok 1 - good.scenario\n"))
  }

  @Test(arguments: [
    ("\"whole\":3", "\"whole\":4", "b.json: covers other scenarios than the first report"),
    ("\"all\":2", "\"all\":9", "b.json: covers other scenarios than the first report"),
    ("\"number\":1", "\"number\":3", "b.json: is not a JSON report of this version, or its"),
    ("\"line\":5", "\"line\":5.5", "b.json: is not a JSON report of this version, or its"),
    ("\"exit\":1", "\"exit\":5", "b.json: is not a JSON report of this version, or its"),
  ])
  func `merge rejects a shard that was edited by hand`(
    old: String, new: String, reason: String
  ) throws {
    for (name, shard) in [("a", "1/2"), ("b", "2/2")] {
      _ = try shell.run([
        "replay", "--shard", shard, "--report", "json=\(name).json", "pair.scenario",
      ])
    }
    let text = try shell.read("b.json")
    #expect(text.ranges(of: old).count == 1, "\(text)")
    try shell.write("b.json", text.replacing(old, with: new))
    let outcome = try shell.run(["merge", "a.json", "b.json"])
    #expect(outcome.code == 74 && outcome.errors.hasPrefix("dualstrip: \(reason)"), "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
  }

  @Test func `a merge with a gap says what is missing, and its report fails too`() throws {
    _ = try shell.run(["replay", "--shard", "1/2", "--report", "json=a.json", "pair.scenario"])
    let gap = try shell.run(["merge", "--report", "json=m.json", "a.json"])
    #expect(gap.code == 74 && gap.output == "1 run, 0 failed\n")
    #expect(gap.errors == "dualstrip: merge: shards are missing: 2/2\n")
    #expect(
      try shell.read("m.json")
        == "{\"report\":3,\"exit\":74,\"whole\":3,\"all\":2,\"runs\":1,\"failed\":0,\"errors\":0,"
        + "\"cases\":[\n{\"number\":0,\"file\":\"pair.scenario\",\"variant\":\"n=1\","
        + "\"result\":\"passed\",\"run\":true}\n]}\n")
    // For an unreadable shard merge names only the file, not the missing numbers.
    let unread = try shell.run(["merge", "a.json", "gone.json"])
    let reason = "dualstrip: gone.json: cannot be read: No such file or directory\n"
    #expect(unread.code == 74 && unread.errors == reason && unread.output == "1 run, 0 failed\n")
    let none = try shell.run(["merge", "--report", "json=m.json", "gone.json"])
    #expect(none.code == 74 && none.errors == reason && none.output == "0 runs, 0 failed\n")
    #expect(
      try shell.read("m.json")
        == "{\"report\":3,\"exit\":74,\"whole\":0,\"all\":0,\"runs\":0,\"failed\":0,\"errors\":0,"
        + "\"cases\":[\n\n]}\n")
  }

  @Test func `two relations that are broken are two cases behind the runs, and one failure`()
    throws
  {
    try shell.write(
      "ways.scenario",
      "scenario \"w\"\ndocument\n  pages 30 aspect 0.7\nmatrix\n  vary way = 10pt, 100pt, 150pt\n"
        + "  relate way 10pt equals 100pt ± 0.5pt\n  relate way 10pt equals 150pt ± 0.5pt\n"
        + "script\n  drag preview forward $way over 200ms hold 100ms\n  wait 2s\n")
    let outcome = try shell.run(["replay", "--report", "json=r.json", "ways.scenario"])
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("\n1 scenario, 3 runs, 1 failed\n"), "\(outcome)")
    let text = try shell.read("r.json")
    #expect(
      text.hasPrefix(
        "{\"report\":3,\"exit\":1,\"whole\":6,\"all\":3,\"runs\":5,\"failed\":2,\"errors\":0,"),
      "\(text)")
    // The fourth number is that of the golden, which has no problem here.
    for (number, line) in [(4, 6), (5, 7)] {
      let record =
        "\n{\"number\":\(number),\"file\":\"ways.scenario\",\"variant\":\"\","
        + "\"result\":\"failed\",\"problems\":[{\"code\":\"X0010\",\"line\":\(line),"
      #expect(text.contains(record), "\(text)")
    }
    #expect(try shell.run(["merge", "r.json"]).output == "5 runs, 2 failed\n")
  }

  @Test func `a finding has its time to a thousandth of a millisecond`() throws {
    try shell.writeRecording(seenAt: 20.4567)
    #expect(try shell.run(["compare", "--report", "json=c.json", "off.jsonl"]).code == 1)
    let text = try shell.read("c.json")
    #expect(text.contains("\"time\":20.457}"), "\(text)")
    #expect(text.contains("\"code\":\"apart\",\"line\":3,"), "\(text)")
    #expect(try shell.run(["merge", "--report", "json=m.json", "c.json"]).code == 1)
    #expect(try shell.read("m.json") == text)
  }

  @Test func `a folder that holds no recording is in the report`() throws {
    let told = try shell.run(["compare", "--report", "junit=r.xml", "empty"])
    #expect(told.code == 74)
    let report = try shell.read("r.xml")
    #expect(report.contains("errors=\"1\"") && report.contains("again: dualstrip compare empty"))
  }
}
