import Foundation
import Testing

/// The version of the command, and its answers to invalid calls.
@Suite struct UsageTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `the version is the one that traces and sessions have`() throws {
    let trace = try shell.run(["replay", "--trace", "-", "good.scenario"]).output
    let match = try #require(trace.firstMatch(of: /^\{"trace":1,"version":"([^"]+)",/))
    let outcome = try shell.run(["--version"])
    #expect(outcome.code == 0 && outcome.output == "dualstrip \(match.output.1)\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [
    (
      "replay --max-failures 0 good.scenario",
      "--max-failures needs a whole number from 1 up, not 0"
    ),
    ("list --max-variants 0 good.scenario", "--max-variants needs a whole number from 1 up, not 0"),
    ("list --variant n good.scenario", "--variant needs NAME=VALUE, not n"),
    ("list --variant a=1,n good.scenario", "--variant needs NAME=VALUE, not n"),
    (
      "list --variant n=a=b good.scenario",
      "good.scenario has no variant with n=a=b; see dualstrip list"
    ),
    ("replay --color red good.scenario", "--color is auto, always or never, not red"),
    ("replay --attributes good.scenario", "--attributes needs --trace or --trace-dir"),
    (
      "replay --trace x good.scenario nowhere.scenario",
      "--trace takes one scenario; 2 were found; see --trace-dir"
    ),
    (
      "replay --trace x good.scenario bad.scenario",
      "--trace takes one scenario; 2 were found; see --trace-dir"
    ),
    ("replay --precise good.scenario", "--precise needs --trace or --trace-dir"),
    ("replay --failures - failing.scenario", "--failures needs a file, not -"),
    (
      "replay --failures x.diagnostics failing.scenario",
      "a report is no x.diagnostics; name another file"
    ),
    (
      "replay --shard 1/1000001 good.scenario",
      "a shard is I/N with I from 1 through N, such as 1/8, not 1/1000001"
    ),
    (
      "replay --digests --strict good.scenario",
      "--digests gives no verdicts; it excludes --strict"
    ),
    (
      "replay --digests --trace x good.scenario",
      "--digests gives no verdicts; it excludes --trace"
    ),
    (
      "replay --digests --trace-dir x good.scenario",
      "--digests gives no verdicts; it excludes --trace-dir"
    ),
    (
      "replay --digests --fail-fast good.scenario",
      "--digests gives no verdicts; it excludes --fail-fast"
    ),
    ("compare", "compare needs a recording, or a folder of them"),
    (
      "compare --as-input hands app.jsonl",
      "--as-input is auto, touches, callbacks or offsets, not hands"
    ),
    ("merge", "name the JSON reports to join"),
    ("diff a b c", "diff takes two traces; 3 were named"),
    ("diff", "diff takes two traces; 0 were named"),
    ("explain", "explain needs an error code such as E0203, or a word such as drag"),
    ("completions", "completions needs a shell: bash, zsh or fish"),
    ("completions csh", "completions needs a shell: bash, zsh or fish"),
    ("plan", "plan needs one scenario"),
    ("plan good.scenario failing.scenario", "plan needs one scenario"),
    ("plan .", "plan takes one scenario; 2 were found"),
    ("fuzz --of pages", "--of is strips or collections, not pages"),
    ("fuzz --scenarios 0", "--scenarios needs a whole number from 1 up, not 0"),
    ("fuzz --seed -1", "--seed needs a whole number from 0 up, not -1"),
    ("fuzz --seed 7 good.scenario", "--seed is for a search; good.scenario is one scenario"),
    ("fuzz --of strips good.scenario", "--of is for a search; good.scenario is one scenario"),
    ("session good.scenario", "session reads standard input, not files"),
    (
      "draw --timeline --images scans good.scenario",
      "--timeline shows no images; it excludes --images"
    ),
    ("draw --text --images scans good.scenario", "--text shows no images; it excludes --images"),
    (
      "draw --matrix --images scans good.scenario",
      "--matrix shows no images; it excludes --images"
    ),
    ("draw --label a --at 1s good.scenario", "--at and --label exclude each other"),
    ("draw --snapshot a --pr good.scenario", "--snapshot and --pr exclude each other"),
  ])
  func `an invalid call exits with 64 and says what is wrong`(
    line: String, message: String
  ) throws {
    try shell.write("scans/a.png", "no image")
    let outcome = try shell.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.hasSuffix("dualstrip: \(message)\n"), "\(outcome)")
  }

  @Test func `standard input is read for one scenario only`() throws {
    let outcome = try shell.bash("dualstrip play - --beside - < good.scenario")
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
    let message = "standard input can be read once: write one of the scenarios to a file"
    #expect(outcome.errors == "dualstrip: \(message)\n", "\(outcome)")
  }

  @Test func `a reader that has gone ends the command quietly`() throws {
    // `wait $!` waits for the end of the reader.
    for words in ["list good.scenario", "replay --trace - good.scenario", "--help"] {
      let outcome = try shell.bash("exec 3> >(:); wait $!; dualstrip \(words) >&3; echo $?")
      #expect(outcome.output == "0\n" && outcome.errors.isEmpty, "\(words) \(outcome)")
    }
  }

  @Test(arguments: [
    ("replay --trace x --trace-dir y good.scenario", "--trace and --trace-dir exclude each other"),
    ("replay --failed good.scenario", "--failed needs --trace-dir"),
    (
      "replay --trace x pair.scenario",
      "--trace takes one run; name one of 2 by --variant, or see --trace-dir"
    ),
    (
      "replay --digests --max-failures 2 good.scenario",
      "--digests gives no verdicts; it excludes --max-failures"
    ),
    (
      "replay --prove --fail-fast good.scenario",
      "--prove runs everything; it excludes --fail-fast"
    ),
    (
      "replay --prove --max-failures 1 good.scenario",
      "--prove runs everything; it excludes --max-failures"
    ),
    ("replay --prove -", "--prove reads files twice, so it cannot read standard input"),
    (
      "replay --filter storm good.scenario",
      "no scenario has \"storm\" in its path or title"
    ),
    (
      "replay --shard 2/1 good.scenario",
      "a shard is I/N with I from 1 through N, such as 1/8, not 2/1"
    ),
    (
      "fuzz a b", "fuzz takes one folder to write findings into, or one scenario to check"
    ),
    ("fuzz nowhere", "nowhere: there is no such file or folder"),
    ("fuzz --minutes 0", "--minutes needs a whole number from 1 up, not 0"),
    ("fuzz --minutes 3 good.scenario", "--minutes is for a search; good.scenario is one scenario"),
    ("watch", "name a scenario, or a folder of them"),
    ("watch nowhere", "nowhere: there is no such file or folder"),
    ("watch --filter x good.scenario", "there is no option --filter; see --help"),
    ("compare --tolerance far x", "--tolerance needs a length up to 1000pt, not far"),
    ("compare --scenario x.scenario a b", "--scenario writes one recording; 2 were named"),
    ("compare --scenario - a", "--scenario needs a file, not -"),
    ("draw --images empty good.scenario", "--images: empty: contains no PNG or JPEG"),
    ("draw --images nowhere good.scenario", "--images: nowhere: is not a folder"),
    (
      "draw --text --pr good.scenario",
      "--text draws the viewer at a moment; it excludes --pr"
    ),
    ("draw --color always good.scenario", "--color needs --text"),
    (
      "draw --every often good.scenario",
      "--every needs a time such as 100ms or 0.5s, not often"
    ),
    ("draw --at 1s --every 1s --pr good.scenario", "--at and --every and --pr exclude each other"),
    ("explain E9999", "there is no code or word E9999"),
    ("check --strict=1 good.scenario", "--strict takes no value"),
    ("list --jobs 2 .", "there is no option --jobs; see --help"),
    ("nonsense --help", "there is no command nonsense; see --help"),
    ("play good.scenario failing.scenario", "play needs one scenario"),
    ("play empty/.. --images nowhere", "--images: nowhere: is not a folder"),
  ])
  func `who calls a command in a wrong way is told what it needs`(
    line: String, message: String
  ) throws {
    try shell.write(
      "pair.scenario", "scenario \"pair\"\nmatrix\n  vary n = 1, 2\nscript\n  expect $n <= 2\n")
    let outcome = try shell.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors == "dualstrip: \(message)\n", "\(outcome)")
  }
}
