import Foundation
import Testing

/// The help of the command, and its answers to invalid calls.
@Suite struct UsageTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `the overview has a line for each command, with the summaries in a column`() throws {
    let expected = """
      dualstrip: a document viewer with two coupled strips, driven by scenarios

        dualstrip replay PATH…           run scenarios and check their expectations
        dualstrip update PATH…           write golden traces, and show what changed
        dualstrip diff A B               show how two traces differ
        dualstrip compare PATH…          check whether recorded apps keep their panes in step
        dualstrip session                run a viewer over a pipe: JSON lines in, \
      events and frames out
        dualstrip check PATH…            check scenarios for errors, without running them
        dualstrip fmt PATH…              format scenarios in place
        dualstrip list PATH…             list scenarios and their variants
        dualstrip watch PATH…            replay scenarios when they change, until ⌃C
        dualstrip fuzz [FOLDER|FILE]     search for scenarios that break a law, and shrink them
        dualstrip merge REPORT…          join the JSON reports of shards into one
        dualstrip explain CODE|WORD…     explain an error code or a word of the language
        dualstrip plan FILE              print the timetable of a run: every \
      statement and every touch
        dualstrip draw FILE              draw a run as SVG: at moments, over time, moving, \
      as a card; or which hold
        dualstrip play FILE              write an HTML page that plays the runs in a browser
        dualstrip completions SHELL      print shell completions for bash, zsh or fish
        dualstrip --version

      A path is a scenario, a folder of them, or - for standard input. \
      `dualstrip COMMAND --help` says more.

      """
    #expect(try shell.run(["--help"]).output == expected)
    // A command without words has its summary in the same column.
    #expect(
      try shell.run(["session", "--help"]).output.hasPrefix(
        "dualstrip session [options] \nrun a viewer over a pipe: JSON lines in, "
          + "events and frames out\n\n  --help                   show this help\n\nexit codes: 0 "))
  }

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
    ("fuzz --of pages", "--of is strips or collections, not pages"),
    ("fuzz --scenarios 0", "--scenarios needs a whole number from 1 up, not 0"),
    ("fuzz --seed -1", "--seed needs a whole number from 0 up, not -1"),
    ("fuzz --seed 7 good.scenario", "--seed is for a search; good.scenario is one scenario"),
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

  @Test func `a reader that has gone ends the command quietly`() throws {
    // `wait $!` waits for the end of the reader.
    for words in ["list good.scenario", "replay --trace - good.scenario", "--help"] {
      let outcome = try shell.bash("exec 3> >(:); wait $!; dualstrip \(words) >&3; echo $?")
      #expect(outcome.output == "0\n" && outcome.errors.isEmpty, "\(words) \(outcome)")
    }
  }
}
