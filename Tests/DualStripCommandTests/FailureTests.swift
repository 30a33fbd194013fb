import Foundation
import Testing

/// What the command says when something fails, and what it does with more than it can hold.
@Suite struct FailureTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  private func write(_ name: String, matrix: String, script: String) throws {
    try shell.write(
      name,
      "scenario \"\(name)\"\ndocument\n  pages 30 aspect 0.7\nmatrix\n\(matrix)\nscript\n\(script)\n"
    )
  }

  @Test func `each broken expectation is told once, with its count and an example`() throws {
    // The fourth breaks in one run only, behind nineteen others that break by the third.
    try write(
      "many.scenario", matrix: "  vary n = 1 .. 20 step 1",
      script: "  expect count == 30\n  expect $n <= 5\n  expect $n != 20")
    let outcome = try shell.run(["replay", "--jobs", "2", "many.scenario"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("FAIL many.scenario  in 15 of 20 variants"))
    #expect(outcome.output.contains("broken in 15 of 20 variants, held in 5"))
    #expect(outcome.output.contains("broken in 1 of 20 variants, held in 19"))
    #expect(outcome.output.contains("again: dualstrip replay many.scenario --variant n=6\n"))
    #expect(outcome.output.contains("again: dualstrip replay many.scenario --variant n=20\n"))
    #expect(outcome.output.components(separatedBy: "error[").count == 3)
    #expect(outcome.output.contains("1 scenario, 20 runs, 15 failed"))
  }

  @Test func `a relation that is broken is told with both of its runs`() throws {
    try write(
      "related.scenario",
      matrix: "  vary way = 10pt, 100pt\n  vary refresh = 60Hz, 120Hz\n"
        + "  relate way 10pt equals 100pt ± 0.5pt",
      script: "  drag preview forward $way over 200ms hold 100ms\n  wait 2s")
    let outcome = try shell.run(["replay", "related.scenario"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("in 2 of 2 pairs"))
    let choice = "--variant way=10pt,refresh=60Hz,way=100pt"
    #expect(outcome.output.contains("again: dualstrip replay related.scenario \(choice)\n"))
    let again = try shell.bash("dualstrip replay related.scenario \(choice)")
    #expect(again.code == 1 && again.output.contains("two runs differ"))
    let apart = ["--variant", "way=10pt", "--variant", "way=100pt"]
    #expect(try shell.run(["replay", "related.scenario"] + apart).output.contains("4 runs"))
    // One half of a pair is related to nothing.
    #expect(try shell.run(["replay", "related.scenario", "--variant", "way=10pt"]).code == 0)
  }

  @Test func `a matrix may have more variants than memory has room`() throws {
    let lines = (0..<12).map { "  vary v\($0) = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10" }
    let uses = (0..<12).map { "  expect $v\($0) <= 10" }
    try write(
      "vast.scenario", matrix: lines.joined(separator: "\n"), script: uses.joined(separator: "\n"))
    let refused = try shell.run(["check", "vast.scenario"])
    #expect(refused.code == 2 && refused.errors.contains("1000000000000"))
    let checked = try shell.run(["check", "--max-variants", "1000000000000", "vast.scenario"])
    #expect(checked.code == 0, "\(checked.errors)")
    let one = (0..<12).map { "v\($0)=7" }.joined(separator: ",")
    let outcome = try shell.run(["replay", "--variant", one, "vast.scenario"])
    #expect(outcome.output.contains("1 scenario, 1 run, 0 failed"))
  }

  @Test func `links to folders are followed, each folder once, and odd names are told`() throws {
    let outcome = try shell.bash(
      "mkdir -p tree/real/sub tree/folder.scenario && cp good.scenario tree/real/sub/a.scenario"
        + " && cp good.scenario tree/folder.scenario/c.scenario"
        + " && ln -s real tree/link && ln -s ../../tree tree/real/loop"
        + " && cp good.scenario \"tree/$(printf 'x\\377').scenario\""
        + " && dualstrip replay tree")
    #expect(outcome.code == 74)
    #expect(outcome.output.contains("ok   tree/folder.scenario/c.scenario"))
    #expect(outcome.output.contains("ok   tree/link/sub/a.scenario"))
    #expect(outcome.output.contains("2 scenarios, 2 runs, 0 failed, 1 could not be read"))
    #expect(outcome.errors.contains("its name is not UTF-8; rename it"))
    #expect(!outcome.errors.contains("there is no *.scenario"))
  }

  @Test func `diagnostics hide a scenario in a folder called Rejected only`() throws {
    for folder in ["Rejected", "plain"] {
      try shell.write("\(folder)/bad.scenario", "scenario \"bad\"\nscript\n  darg\n")
      try shell.write("\(folder)/bad.diagnostics", "")
    }
    #expect(try shell.run(["replay", "plain"]).code == 2)
    let hidden = try shell.run(["replay", "Rejected"])
    #expect(hidden.code == 0 && hidden.output.contains("0 scenarios"), "\(hidden.errors)")
  }

  @Test(arguments: ["1", "2"])
  func `a replay stops when enough has failed, and when it is interrupted`(jobs: String) throws {
    try write(
      "long.scenario", matrix: "  vary n = 1 .. 2000 step 1",
      script: "  flick preview forward 3000pt/s\n  wait 2s\n  expect $n > 5")
    let three = try shell.run(["replay", "--jobs", jobs, "--max-failures", "3", "long.scenario"])
    #expect(three.code == 1)
    #expect(three.output.contains("1 scenario, 3 runs, 3 failed"))
    let first = try shell.run(["replay", "--jobs", jobs, "--fail-fast", "long.scenario"])
    #expect(first.output.contains("1 scenario, 1 run, 1 failed"))
    // However fast it is, a million runs are not over when it has told of some.
    try write(
      "long.scenario", matrix: "  vary n = 1 .. 1000 step 1\n  vary m = 1 .. 1000 step 1",
      script: "  flick preview forward 3000pt/s\n  wait 2s\n  expect $m > $n")
    let cut = try shell.bash(
      "DUALSTRIP_PROGRESS=0.1 dualstrip replay --max-variants 1000000 --jobs \(jobs)"
        + " long.scenario 2>said & run=$!;"
        + " for k in {1..600}; do grep -qsE ': [0-9]{2,} of' said && break; sleep 0.1; done; kill -INT $run; wait $run"
    )
    #expect(cut.code == 130)
    #expect(cut.output.contains("error[X0001]"))
    #expect(cut.output.contains("interrupted: the results are incomplete"))
    #expect(cut.output.contains("1 scenario, ") && !cut.output.contains(" 1000000 runs"))
  }

  @Test func `a proof takes all, twice, or says that it cannot`() throws {
    for options in [["--fail-fast"], ["--max-failures", "2"]] {
      #expect(try shell.run(["replay", "--prove"] + options + ["good.scenario"]).code == 64)
    }
    #expect(try shell.bash("dualstrip replay --prove - < good.scenario").code == 64)
    let few = try shell.run(["replay", "--fail-fast", "--margins", "failing.scenario"])
    #expect(few.output.contains("closest calls:"))
  }

  @Test func `a file that is no text is not printed`() throws {
    try Data([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0x1B, 0x5B]).write(
      to: shell.folder.appendingPathComponent("binary.scenario"))
    let told = try shell.run(["check", "binary.scenario"])
    #expect(told.code == 2 && told.errors.contains("error[E0108]: this file is binary, not text"))
    #expect(!told.errors.contains("ELF"))
  }

  @Test func `a scenario may come from standard input`() throws {
    let good = try shell.bash("dualstrip replay - < good.scenario")
    #expect(good.code == 0 && good.output.contains("ok   -  1 check"))
    let failing = try shell.bash("cat failing.scenario | dualstrip replay --goldens always -")
    #expect(failing.code == 1 && failing.output.contains("--> -:4:3"))
    #expect(try shell.bash("dualstrip fmt --check - < good.scenario").code == 0)
    #expect(
      try shell.bash("dualstrip fmt - < good.scenario").output == shell.read("good.scenario"))
    #expect(try shell.bash("dualstrip update - < good.scenario").code == 64)
  }

  @Test func `a warning of several runs is told once, with their number`() throws {
    try write(
      "warned.scenario", matrix: "  vary n = 1, 2, 3, 4",
      script: "  at 500ms wait 1ms\n  settle\n  expect $n >= 1")
    let all = try shell.run(["replay", "warned.scenario"])
    #expect(all.code == 0 && all.output.contains("4 runs, 0 failed, 1 warning\n"))
    #expect(all.errors.contains("  = note: in 4 of 4 variants\n"))
    #expect(all.errors.components(separatedBy: "warning[W0102]").count == 2)
    let one = try shell.run(["replay", "--variant", "n=1", "warned.scenario"])
    #expect(one.errors.contains("warning[W0102]") && !one.errors.contains("variants"))
  }

  @Test func `a scenario without the variant that is chosen is passed over, if others have it`()
    throws
  {
    try write("with.scenario", matrix: "  vary n = 1, 2", script: "  expect $n <= 2")
    for files in [["good.scenario", "with.scenario"], ["with.scenario", "good.scenario"]] {
      let outcome = try shell.run(["replay", "--variant", "n=1"] + files)
      #expect(outcome.code == 0 && outcome.output.contains("1 scenario, 1 run, 0 failed"))
    }
    let none = try shell.run(["replay", "--variant", "n=1", "good.scenario"])
    #expect(none.code == 64 && none.errors.contains("good.scenario has no variant with n=1"))
  }

  @Test(arguments: [
    (["replay", "bad.scenario"], 2), (["replay", "--strict", "silent.scenario"], 2),
    (["replay", "nowhere.scenario"], 74), (["compare", "bad.jsonl"], 2),
    (["compare", "nowhere.jsonl"], 74),
  ])
  func `merge knows how each kind of failure ends, whatever the header says`(
    words: [String], code: Int
  ) throws {
    try shell.write("silent.scenario", "scenario \"silent\"\nscript\n  wait 3s\n")
    try shell.write("bad.jsonl", "{}\n")
    #expect(try shell.run(words + ["--report", "json=part.json"]).code == Int32(code))
    let report = try shell.read("part.json")
    try shell.write("part.json", report.replacing("\"exit\":\(code)", with: "\"exit\":0"))
    let merged = try shell.run(["merge", "part.json"])
    #expect(merged.code == Int32(code) && merged.errors.isEmpty, "\(merged)")
  }

  @Test func `a report of recordings is the same when it is merged alone`() throws {
    try shell.writeRecording(seenAt: 20)
    #expect(try shell.run(["compare", "--report", "json=c.json", "off.jsonl"]).code == 1)
    #expect(try shell.run(["merge", "--report", "json=m.json", "c.json"]).code == 1)
    #expect(try shell.read("c.json").contains("\"time\":20"))
    #expect(try shell.read("m.json") == shell.read("c.json"))
  }

  @Test func `what repeats a run asks for goldens as the first did`() throws {
    let words = ["replay", "--goldens", "always", "--report", "json=g.json"]
    #expect(try shell.run(words + ["good.scenario"]).code == 1)
    let again = "dualstrip replay --goldens always good.scenario"
    #expect(try shell.read("g.json").contains("\"again\":\"\(again)\""))
  }

  @Test func `no sign in a name breaks a table, nor the line of a test point`() throws {
    let name = "a`b\\c.scenario"
    try shell.write(name, try shell.read("failing.scenario"))
    let line = "GITHUB_STEP_SUMMARY=sum.md dualstrip replay --report tap=t.tap"
    #expect(try shell.bash("\(line) --report github '\(name)'").code == 1)
    let row = "| a'b\\c.scenario | 1 | `` dualstrip replay '\(name)' `` |\n"
    #expect(try shell.read("sum.md").contains(row))
    #expect(try shell.read("t.tap").contains("\nnot ok 1 - a`b\\\\c.scenario\n"))
  }

  @Test func `a problem that two files have is told of both`() throws {
    for name in ["twins/one", "twins/two"] {
      try shell.write("\(name).scenario", "scenario \"twin\"\nscript\n  darg\n")
    }
    #expect(try shell.run(["replay", "--report", "json=twins.json", "twins"]).code == 2)
    let report = try shell.read("twins.json")
    #expect(report.contains("twins/one.scenario") && report.contains("twins/two.scenario"))
  }

  @Test func `a breach in each round of a block is one of its run, with its round`() throws {
    try write(
      "rounds.scenario", matrix: "  vary n = 1, 2",
      script: "  repeat 3\n    wait 10ms\n    expect count == 7\n  end\n  expect $n <= 2")
    let outcome = try shell.run(["replay", "--report", "json=rounds.json", "rounds.scenario"])
    #expect(outcome.output.contains("broken in 2 of 2 variants, held in 0\n"), "\(outcome)")
    #expect(try shell.read("rounds.json").contains(" (in round 3)"))
  }

  @Test func `a file that is missing outweighs a warning that is an error`() throws {
    try shell.write("silent.scenario", "scenario \"silent\"\nscript\n  wait 3s\n")
    let words = ["check", "--strict", "silent.scenario", "nowhere.scenario"]
    #expect(try shell.run(words).code == 74)
  }

  @Test func `a changed golden of a single run is one case, and says nothing of variants`() throws {
    let text =
      "scenario \"k\"\ndocument\n  pages 9 aspect 0.7071\nscript\n"
      + "  flick preview forward 1200pt/s\n  settle\n"
    try shell.write("kept/k.scenario", text)
    #expect(try shell.run(["update", "kept"]).output.contains("new      kept/k.trace\n"))
    try shell.write("kept/k.scenario", text.replacing("1200", with: "1300"))
    let outcome = try shell.run(["replay", "--report", "json=k.json", "kept"])
    #expect(outcome.output.contains("FAIL kept/k.scenario  differs from its golden\n"))
    #expect(try shell.read("k.json").ranges(of: "\"code\":\"golden\"").count == 1)
  }

  @Test func `an annotation counts a run once, in however many rounds it breaks`() throws {
    try write(
      "rounds.scenario", matrix: "  vary n = 1, 2",
      script: "  repeat 3\n    wait 10ms\n    expect count == 7\n  end\n  expect $n <= 2")
    let outcome = try shell.run(["replay", "--report", "github", "rounds.scenario"])
    #expect(outcome.output.contains(", and in 1 more run; again: "), "\(outcome)")
  }

  @Test func `a merge that cannot be written, or of what is no shard, is no success`() throws {
    _ = try shell.run(["replay", "--report", "json=one.json", "good.scenario"])
    let unwritten = try shell.run(["merge", "--report", "tap=no/such/t.tap", "one.json"])
    #expect(unwritten.code == 74 && unwritten.errors.contains("no/such/t.tap"))
    _ = try shell.run(["replay", "--shard", "1/2", "--report", "json=half.json", "good.scenario"])
    let half = try shell.read("half.json")
    try shell.write("odd.json", half.replacing("\"shard\":\"1/2\"", with: "\"shard\":\"half\""))
    let odd = try shell.run(["merge", "odd.json"])
    let words = "odd.json: is shard half, but the first report is one of 1\n"
    #expect(odd.code == 74 && odd.errors.contains(words), "\(odd)")
  }
}
