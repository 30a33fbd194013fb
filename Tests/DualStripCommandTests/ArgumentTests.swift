import Testing

@testable import DualStripCommand

/// Words of a command line, and numbers that say how a command ended.
@Suite struct ArgumentTests {
  private static let options = [
    Arguments.Option(name: "--number", value: "N", meaning: "a number"),
    Arguments.Option(name: "--switch", value: nil, meaning: "a switch"),
    Arguments.Option(name: "-o", value: "FILE", meaning: "a file"),
  ]

  /// The message for words that are refused; `nil` if they are accepted.
  private static func refusal(_ words: [String], _ least: Int = 0) -> String? {
    do throws(CommandFailure) {
      _ = try Arguments(words, options: options).number("--number", from: least)
      return nil
    } catch {
      guard case .usage(let message) = error else { return "" }
      return message
    }
  }

  @Test func `words are what is no option, and all that comes behind two dashes`() throws {
    let given = ["a", "-", "--number", "-3", "b", "--switch", "-o=c=d", "--", "--switch", "--"]
    let arguments = try Arguments(given, options: Self.options)
    #expect(arguments.words == ["a", "-", "b", "--switch", "--"])
    #expect(arguments.value("--number") == "-3" && arguments.value("-o") == "c=d")
    #expect(arguments.has("--switch") && arguments.values("--switch") == [""])
    #expect(!arguments.has("--force") && arguments.values("--force").isEmpty)
    let twice = try Arguments(["-o", "a", "-o=b", "-o", "--"], options: Self.options)
    #expect(twice.values("-o") == ["a", "b", "--"] && twice.value("-o") == "--")
    #expect(twice.words.isEmpty && !twice.has("--switch"))
  }

  @Test func `an option needs its value, a switch takes none, and a number is not too small`() {
    #expect(Self.refusal(["--number", "7"], 7) == nil && Self.refusal([], 7) == nil)
    for (words, message) in [
      (["--number"], "--number needs N"), (["--number="], "--number needs N"),
      (["--number", ""], "--number needs N"), (["-o"], "-o needs FILE"),
      (["--switch=x"], "--switch takes no value"), (["--switch="], "--switch takes no value"),
      (["--numbers=3"], "there is no option --numbers; see --help"),
      (["-ofile"], "there is no option -ofile; see --help"),
      (["--number", "6"], "--number needs a whole number from 7 up, not 6"),
      (["--number=x"], "--number needs a whole number from 7 up, not x"),
      (["--number=9", "--number=8.5"], "--number needs a whole number from 7 up, not 8.5"),
    ] {
      #expect(Self.refusal(words, 7) == message)
    }
  }

  @Test func `a shard is one of its number, from the first to the last`() {
    for (word, number, count) in [
      ("1/1", 1, 1), ("1/2", 1, 2), ("2/2", 2, 2), ("7/8", 7, 8),
      ("1/1000000", 1, 1_000_000), ("1000000/1000000", 1_000_000, 1_000_000),
    ] {
      let parts = Shard.parts(of: word)
      #expect(parts?.number == number && parts?.count == count, "\(word)")
    }
    for word in [
      "", "/", "1", "1/", "/2", "0/1", "0/0", "1/0", "2/1", "9/8", "-1/2", "1/-2", "1/2/3", "a/b",
      "1 / 2", "1/1000001", "1.0/2",
    ] {
      #expect(Shard.parts(of: word) == nil, "\(word)")
    }
  }

  @Test func `of several codes the last of this list decides`() {
    let codes: [(code: ExitCode, number: Int32)] = [
      (.success, 0), (.undecided, 4), (.failed, 1), (.invalid, 2), (.unequal, 3), (.usage, 64),
      (.unreadable, 74), (.interrupted, 130), (.terminated, 143),
    ]
    for (first, one) in codes.enumerated() {
      #expect(one.code.rawValue == one.number)
      for (second, other) in codes.enumerated() {
        #expect((one.code < other.code) == (first < second), "\(one), \(other)")
        #expect(max(one.code, other.code) == codes[max(first, second)].code)
      }
    }
    #expect(CommandFailure.usage("").code == .usage)
  }

  @Test func `the last line of a replay names each count that there is, in one order`() {
    var tally = ReplayTally()
    #expect(tally.closing == "0 scenarios, 0 runs, 0 failed\n" && tally.exitCode == .success)
    (tally.scenarios, tally.runs) = (1, 1)
    #expect(tally.closing == "1 scenario, 1 run, 0 failed\n" && tally.exitCode == .success)
    tally.warnings = 1
    #expect(tally.closing == "1 scenario, 1 run, 0 failed, 1 warning\n")
    #expect(tally.exitCode == .success)
    tally.failed = 1
    #expect(tally.exitCode == .failed)
    tally.invalid = 1
    #expect(tally.exitCode == .invalid)
    (tally.invalid, tally.isStrict) = (0, true)
    #expect(tally.exitCode == .invalid)
    tally.unequal = 1
    #expect(tally.exitCode == .unequal)
    tally.unreadable = 1
    #expect(tally.exitCode == .unreadable)
    (tally.scenarios, tally.runs, tally.failed, tally.invalid) = (2, 3, 4, 5)
    (tally.warnings, tally.unreadable, tally.unequal) = (6, 7, 8)
    #expect(
      tally.closing
        == "2 scenarios, 3 runs, 4 failed, 5 invalid, 6 warnings, 7 could not be read or written, "
        + "8 not reproducible, a bug in dualstrip\n")
  }
}
