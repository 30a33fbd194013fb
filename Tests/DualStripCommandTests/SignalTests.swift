import Foundation
import Testing

/// Commands that end in the middle of their work. Each one waits at a pipe that nobody reads until
/// its test sends the signal, so no test depends on time.
@Suite struct SignalTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    // Its trace and its page are larger than a pipe.
    try shell.write(
      "long.scenario",
      "scenario \"long\"\ndocument\n  pages 3 aspect 1\nscript\n"
        + "  drag preview forward 300pt over 5s\n  expect count == 3\n")
  }

  /// Runs a line of a shell, in which nothing waits for ever: `ended` gives the command's code.
  private func bash(_ line: String) throws -> Shell.Outcome {
    try shell.bash(
      """
      waits() { for k in {1..500}; do "$@" && return; sleep 0.05; done; }
      ended() {
        for k in {1..500}; do kill -0 $run 2>/dev/null || break; sleep 0.05; done
        kill -KILL $run 2>/dev/null; wait $run
      }

      """ + line)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `a replay that is interrupted in a run leaves that out, and says so in its report`(
    signal: String, code: Int
  ) throws {
    let outcome = try bash(
      """
      mkfifo pipe; exec 3<>pipe
      dualstrip replay --trace pipe --report json=out.json long.scenario >seen 2>&1 & run=$!
      read -r -t 20 -n 1 x <&3; kill -\(signal) $run; ended; code=$?; cat seen; exit $code
      """)
    #expect(outcome.code == Int32(code))
    #expect(
      outcome.output
        == "interrupted: the results are incomplete\n0 scenarios, 0 runs, 0 failed\n")
    #expect(
      try shell.read("out.json")
        == "{\"report\":3,\"exit\":\(code),\"whole\":2,\"all\":1,\"stopped\":true,\"runs\":0,"
        + "\"failed\":0,\"errors\":0,\"cases\":[\n\n]}\n")
  }

  @Test func `the second signal ends a command at once, with its own code`() throws {
    let outcome = try bash(
      """
      mkfifo pipe unread; exec 3<>pipe
      dualstrip replay --trace pipe --report json=unread long.scenario >seen 2>&1 & run=$!
      read -r -t 20 -n 1 x <&3; kill -INT $run; waits grep -qs interrupted seen
      kill -TERM $run; ended; code=$?; cat seen; exit $code
      """)
    #expect(outcome.code == 143)
    #expect(outcome.output == "interrupted: the results are incomplete\n")
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `a command that writes one file ends at the first signal, and leaves no part of it`(
    signal: String, code: Int
  ) throws {
    // The command keeps the number of the shell that becomes it.
    let outcome = try bash(
      """
      ( mkfifo out.html.$BASHPID.new; exec dualstrip play long.scenario -o out.html ) & run=$!
      waits test -p out.html.$run.new; exec 3<>out.html.$run.new
      read -r -t 20 -n 1 x <&3; kill -\(signal) $run; ended; code=$?; ls; exit $code
      """)
    #expect(outcome.code == Int32(code))
    #expect(!outcome.output.contains("out.html"), "\(outcome)")
  }

  @Test func `a proof sees that another process found something else`() throws {
    let outcome = try bash(
      """
      mkfifo pipe; exec 3<>pipe
      dualstrip replay --prove --trace pipe long.scenario >seen 2>&1 & run=$!
      read -r -t 20 -n 1 x <&3; cp good.scenario long.scenario; cat pipe >/dev/null & drain=$!
      ended; code=$?; kill -KILL $drain; cat seen; exit $code
      """)
    #expect(outcome.code == 3)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3, "\(outcome)")
    let told = /DIFFERS [0-9a-f]{16} long\.scenario \[\]: the other process has a different digest/
    #expect(lines.dropFirst().first?.wholeMatch(of: told) != nil, "\(outcome)")
    #expect(
      lines.last == "1 scenario, 1 run, 0 failed, 1 not reproducible, a bug in dualstrip")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")))
  func `on a terminal the progress is one line, which is gone afterwards`() throws {
    let outcome = try bash(
      """
      mkfifo pipe; exec 3<>pipe
      line="dualstrip replay --trace pipe long.scenario"
      SHELL=/bin/sh script -qec "$line" /dev/null </dev/null >seen & run=$!
      waits grep -qs 'of 1' seen; cat pipe >/dev/null & drain=$!
      ended; kill -KILL $drain; cat seen
      """)
    #expect(outcome.output.hasPrefix("\rlong.scenario: 0 of 1, "), "\(outcome)")
    let erased = " s\u{1B}[K\r\u{1B}[K\u{1B}[32mok  \u{1B}[0m long.scenario  1 check, "
    #expect(outcome.output.contains(erased), "\(outcome)")
  }

  @Test func `a search that is interrupted says what it tried, also while it goes on`() throws {
    let outcome = try bash(
      """
      DUALSTRIP_PROGRESS=0.1 dualstrip fuzz --seed 5 --jobs 1 empty >seen 2>said & run=$!
      waits grep -qs . said; kill -INT $run; ended; code=$?; cat seen; cat said >&2; exit $code
      """)
    #expect(outcome.code == 130)
    let seen = /first seed: 5\n[0-9]+ scenarios?, 0 break a law, 0 laws broken\n/
    #expect(outcome.output.wholeMatch(of: seen) != nil, "\(outcome)")
    #expect(outcome.errors.prefixMatch(of: /fuzz: [0-9]+, [0-9]+ s\n/) != nil, "\(outcome)")
  }

  @Test func `a file that grows too large is named with the reason, and the old one stays`() throws
  {
    try shell.write("out.html", "old\n")
    let outcome = try bash(
      """
      trap '' XFSZ; ulimit -f 8
      dualstrip play --force long.scenario -o out.html; code=$?; ls | grep out.html; exit $code
      """)
    #expect(outcome.code == 74 && outcome.output == "out.html\n", "\(outcome)")
    #expect(outcome.errors == "dualstrip: out.html: cannot be written: File too large\n")
    #expect(try shell.read("out.html") == "old\n")
  }

  @Test(arguments: ["replay bad.scenario", "nonsense", "replay", "check nowhere.scenario"])
  func `errors that cannot be written end the command`(words: String) throws {
    let outcome = try bash("dualstrip \(words) 2>/dev/full; echo $?")
    #expect(outcome.output == "74\n", "\(outcome)")
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `a replay that is interrupted leaves no part of a trace`(signal: String, code: Int) throws {
    let outcome = try bash(
      """
      mkdir out
      ( mkfifo out/long.trace.$BASHPID.new
        exec dualstrip replay --trace-dir out long.scenario ) >seen & run=$!
      waits test -p out/long.trace.$run.new; exec 3<>out/long.trace.$run.new
      read -r -t 20 -n 1 x <&3; kill -\(signal) $run; ended; code=$?; ls out; exit $code
      """)
    #expect(outcome.code == Int32(code))
    #expect(outcome.output.isEmpty, "\(outcome)")
  }
}
