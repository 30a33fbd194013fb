import Testing

@testable import DualStripCommand

/// Cases of every kind, in each format of a report.
@Suite struct RunCaseTests {
  private static func problem(
    _ code: String, _ line: Int, _ message: String, _ kind: RunCase.Kind
  ) -> RunCase.Problem {
    RunCase.Problem(code: code, line: line, message: message, kind: kind)
  }

  /// One that passed, one with a failure and an error, one that cannot tell, one that failed.
  private static let cases = [
    RunCase("a.scenario", number: 0, part: "n=1", [], command: "again a", isRun: true),
    RunCase(
      "a.scenario", number: 1, part: "n=2",
      [problem("X0001", 4, "is false", .failed), problem("X0008", 5, "is not there", .error)],
      command: "again b", isRun: true),
    RunCase(
      "c.jsonl", number: 2,
      [problem("cannot-tell", 1, "no #1", .undecided), problem("other", 1, "odd", .undecided)],
      command: "again c", isRun: true),
    RunCase("d.jsonl", number: 3, [problem("apart", 3, "2 pt", .failed)], command: "again d"),
  ]

  @Test func `a test point is one of TAP for each case, in its order`() {
    let expected = """
      TAP version 14
      # dualstrip
      1..4
      ok 1 - a.scenario [n=1]
      not ok 2 - a.scenario [n=2]
        ---
        severity: error
        problems:
          - "a.scenario:4: X0001: is false"
          - "a.scenario:5: X0008: is not there"
        again: "again b"
        ...
      ok 3 - c.jsonl # SKIP cannot tell: no \\#1
      not ok 4 - d.jsonl
        ---
        severity: fail
        problems:
          - "d.jsonl:3: apart: 2 pt"
        again: "again d"
        ...

      """
    #expect(TapReport.text(Self.cases) == expected)
    #expect(TapReport.text([]) == "TAP version 14\n# dualstrip\n1..0\n")
  }

  @Test func `a suite of JUnit counts its own cases, and all of them are counted above`() {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="dualstrip" tests="4" failures="1" errors="1" skipped="1">
        <testsuite name="a.scenario" tests="2" failures="0" errors="1">
          <testcase classname="a.scenario" name="n=1"/>
          <testcase classname="a.scenario" name="n=2">
            <error type="X0001" message="is false">a.scenario:4: X0001: is false
      a.scenario:5: X0008: is not there
      again: again b</error>
          </testcase>
        </testsuite>
        <testsuite name="c.jsonl" tests="1" failures="0" errors="0" skipped="1">
          <testcase classname="c.jsonl" name="c.jsonl">
            <skipped message="cannot tell: no #1"/>
          </testcase>
        </testsuite>
        <testsuite name="d.jsonl" tests="1" failures="1" errors="0">
          <testcase classname="d.jsonl" name="d.jsonl">
            <failure type="apart" message="2 pt">d.jsonl:3: apart: 2 pt
      again: again d</failure>
          </testcase>
        </testsuite>
      </testsuites>

      """
    #expect(JUnitReport.text(Self.cases) == expected)
  }

  @Test func `an annotation is a warning if the case cannot tell, and a row of a summary`() {
    #expect(
      GitHubReport.annotations(Self.cases) == """
        ::error file=a.scenario,line=4,title=X0001::is false [n=2]; again: again b
        ::error file=a.scenario,line=5,title=X0008::is not there [n=2]; again: again b
        ::warning file=c.jsonl,line=1,title=cannot-tell::no #1; again: again c
        ::warning file=c.jsonl,line=1,title=other::odd; again: again c
        ::error file=d.jsonl,line=3,title=apart::2 pt; again: again d

        """)
    #expect(
      GitHubReport.summary(Self.cases + Self.cases) == """
        ### dualstrip: 8 runs, 4 failed, 2 undecided

        | what | first run | runs | again |
        | --- | --- | --- | --- |
        | X0001, line 4: is false | a.scenario [n=2] | 2 | `again b` |
        | X0008, line 5: is not there | a.scenario [n=2] | 2 | `again b` |
        | cannot-tell, line 1: no #1 | c.jsonl | 2 | `again c` |
        | other, line 1: odd | c.jsonl | 2 | `again c` |
        | apart, line 3: 2 pt | d.jsonl | 2 | `again d` |

        """)
    #expect(GitHubReport.annotations([]).isEmpty)
  }

  @Test(arguments: [nil, "2/3"] as [String?], [false, true])
  func `a report in JSON is read as it was written`(shard: String?, isStopped: Bool) throws {
    let origin = JSONReport.Origin(
      exit: .failed, shard: shard, whole: 9, allRuns: 7, isStopped: isStopped)
    let text = JSONReport.text(Self.cases, from: origin)
    let named = shard == nil ? "" : #""shard":"2/3","#
    let stopped = isStopped ? #""stopped":true,"# : ""
    let head = #"{"report":3,"exit":1,\#(named)"whole":9,"all":7,\#(stopped)"runs":4,"failed":1,"#
    let rest = #""errors":1,"undecided":1,"cases":["# + "\n{\"number\":0,"
    #expect(text.hasPrefix(head + rest), "\(text)")
    let (cases, found) = try #require(JSONReport.read(text))
    #expect(JSONReport.text(cases, from: found) == text)
    #expect(cases.map(\.isRun) == [true, true, true, false])
    // The number of a case is below that of all.
    for (whole, isRead) in [(4, true), (3, false)] {
      let other = JSONReport.Origin(exit: .failed, whole: whole, allRuns: 3)
      #expect((JSONReport.read(JSONReport.text(Self.cases, from: other)) != nil) == isRead)
    }
  }

  @Test func `cases are in the order of a whole replay, those of no run first and once`() {
    func file(_ name: String, _ code: String, _ line: Int) -> RunCase {
      RunCase(name, number: -1, [Self.problem(code, line, "odd", .error)], command: "")
    }
    func run(_ name: String, _ number: Int) -> RunCase {
      RunCase(name, number: number, [], command: "", isRun: true)
    }
    let cases = [
      run("b", 2), file("z", "E2", 9), run("a", 2), file("z", "E1", 9), file("z", "E3", 2),
      file("z", "E3", 2), file("y", "E3", 2), run("c", 0), file("z", "E3", 3), run("d", 10),
    ]
    let places = RunCase.ordered(cases).map { found in
      "\(found.file) \(found.problems.first.map { "\($0.code):\($0.line)" } ?? "\(found.number)")"
    }
    #expect(
      places == ["y E3:2", "z E3:2", "z E3:3", "z E1:9", "z E2:9", "c 0", "b 2", "a 2", "d 10"])
  }

  @Test func `the worst problem of a case is its kind`() {
    let kinds = RunCase.Kind.allCases
    #expect(kinds.map(\.rawValue) == ["passed", "undecided", "failed", "error"])
    for (first, kind) in kinds.enumerated() where kind != .passed {
      for (second, other) in kinds.enumerated() where other != .passed {
        let problems = [Self.problem("a", 1, "", kind), Self.problem("b", 1, "", other)]
        let run = RunCase("f", number: 0, problems, command: "")
        #expect(run.kind == kinds[max(first, second)], "\(kind), \(other)")
      }
    }
    let plain = RunCase("f", number: 0, [], command: "")
    #expect(plain.kind == .passed && plain.name == "f" && !plain.isRun)
    #expect([plain].counts == "1 run, 0 failed" && [RunCase]().counts == "0 runs, 0 failed")
  }
}
