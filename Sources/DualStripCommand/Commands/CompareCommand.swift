import DualStripScenarios
import ScenarioFolders

/// `dualstrip compare`: compares recordings of apps with the model.
struct CompareCommand {
  static let options =
    [
      Arguments.Option(
        name: "--tolerance", value: "LENGTH",
        meaning: "how far a pane may be from the model; default: 1pt"),
      Arguments.Option(
        name: "--as-input", value: "WHAT",
        meaning: "drive the model by touches or callbacks; offsets needs no model"),
      Arguments.Option(
        name: "--scenario", value: "FILE",
        meaning: "write a scenario that expects what the app should have shown"),
    ] + Reports.options + [Arguments.forceOption, RunPool.option, Help.option]
  static let summary = "check whether recorded apps keep their panes in step"

  /// The extension of recordings in a folder; other JSON Lines have it too.
  private static let ending = ".jsonl"

  private let arguments: Arguments
  private let tolerance: Double
  private let source: InputSource
  private let pool: RunPool
  private var reports: Reports
  private var counts: [ExitCode: Int] = [:]

  /// The result of one recording.
  private struct Outcome: Sendable {
    var code: ExitCode
    var text = ""
    var errors = ""
    var problems: [RunCase.Problem] = []
  }

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: CompareCommand.options)
    pool = try RunPool(arguments)
    reports = try Reports(arguments)
    guard !arguments.words.isEmpty else {
      throw .usage("compare needs a recording, or a folder of them")
    }
    let length = arguments.value("--tolerance") ?? "1pt"
    guard let points = Double(length.hasSuffix("pt") ? String(length.dropLast(2)) : length),
      points >= 0, points <= 1000
    else { throw .usage("--tolerance needs a length up to 1000pt, not \(length)") }
    tolerance = points
    let word = arguments.value("--as-input") ?? "auto"
    guard let source = InputSource(rawValue: word) else {
      throw .usage("--as-input is auto, touches, callbacks or offsets, not \(word)")
    }
    self.source = source
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    let paths = recordings()
    let scenario = try arguments.file("--scenario", .scenario)
    if let scenario {
      guard paths.count == 1 else {
        throw .usage("--scenario writes one recording; \(paths.count) were named")
      }
      do throws(FileFailure) { try scenario.check() } catch { throw .file(error) }
    }
    let watch = Interruption.Watch()
    defer { watch.end() }
    let progress = Progress("compare", total: paths.count)
    let (source, tolerance) = (source, tolerance)
    await pool.run(
      paths.count, progress: progress,
      { ($0, CompareCommand.compare(paths[$0], source, tolerance: tolerance, scenario: scenario)) },
      taking: { number, outcome in
        take(outcome, of: paths[number], number)
        return true
      })
    progress.clear()
    if paths.count != 1 { reports.say(closing) }
    let origin = JSONReport.Origin(
      exit: code, whole: paths.count, allRuns: paths.count, isStopped: Interruption.isRequested)
    for failure in reports.write(from: origin) {
      counts[.unreadable, default: 0] += 1
      Console.tell(failure)
    }
    return code
  }

  /// The recordings that were given, those of a folder in path order.
  private mutating func recordings() -> [String] {
    var paths: [String] = []
    for word in arguments.words {
      guard FileTree.isFolder(word) else {
        paths.append(word)
        continue
      }
      let tree = FileTree(word)
      let found = tree.files.filter { $0.hasSuffix(CompareCommand.ending) }
      paths += found
      tree.mentionSkipped(ending: CompareCommand.ending)
      let problems =
        found.isEmpty && tree.failures.isEmpty
        ? ["\(word): there is no *\(CompareCommand.ending) in this folder"]
        : tree.failures.map { "\($0)" }
      for problem in problems {
        counts[.unreadable, default: 0] += 1
        Console.tell(problem)
        let found = RunCase.Problem(code: "unreadable", line: 1, message: problem, kind: .error)
        let command = command(for: word)
        reports.add(RunCase(word, number: -1, [found], command: command))
      }
    }
    return paths
  }

  private mutating func take(_ outcome: Outcome, of path: String, _ number: Int) {
    counts[outcome.code, default: 0] += 1
    reports.say(outcome.text)
    Console.printError(outcome.errors)
    let command = command(for: path)
    reports.add(RunCase(path, number: number, outcome.problems, command: command, isRun: true))
  }

  /// The command that repeats the comparison of a path.
  private func command(for path: String) -> String {
    let options = ["--tolerance", "--as-input"].compactMap { name in
      arguments.value(name).map { "\(name) \(TerminalText.quoted($0)) " }
    }
    return "dualstrip compare \(options.joined())\(TerminalText.argument(path))"
  }

  private var code: ExitCode { Interruption.exitCode ?? counts.keys.max() ?? .success }

  private var closing: String {
    let total = counts.values.reduce(0, +)
    let words: [(ExitCode, String)] = [
      (.success, "in step"), (.failed, "not in step"), (.undecided, "cannot tell"),
      (.invalid, "invalid"), (.unreadable, "could not be read"),
    ]
    let parts = words.compactMap { code, word in counts[code].map { "\($0) \(word)" } }
    return "\(counted(total, "recording")): \(parts.joined(separator: ", "))\n"
  }

  private static func compare(
    _ path: String, _ source: InputSource, tolerance: Double, scenario: OutputFile?
  ) -> Outcome {
    func failed(_ code: ExitCode, _ reason: String, line: Int = 1, shown: String) -> Outcome {
      Outcome(
        code: code, errors: "dualstrip: \(TerminalText.shown(shown))\n",
        problems: [
          RunCase.Problem(code: "\(code)", line: line, message: reason, kind: .error)
        ])
    }
    do {
      let comparison = RecordingComparison(
        try Recording(try Files.read(path)), source: source, tolerance: tolerance)
      if let scenario {
        let text = RecordedScenario(comparison).tidyText
        guard text.utf8.count <= Parser.largestFile else {
          throw FileFailure(
            path: scenario.path, reason: "no scenario is as large as this recording")
        }
        try scenario.write(OutputFile.scenarioMark + text)
      }
      return Outcome(
        code: code(of: comparison.verdict), text: ComparisonReport(comparison, name: path).text,
        problems: problems(of: comparison))
    } catch let fault as RecordFault {
      return failed(
        .invalid, fault.reason, line: fault.line, shown: "\(path):\(fault.line): \(fault.reason)")
    } catch {
      return failed(.unreadable, "\(error)", shown: "\(error)")
    }
  }

  private static func code(of verdict: RecordingComparison.Verdict) -> ExitCode {
    switch verdict {
    case .inStep: return .success
    case .notInStep: return .failed
    case .cannotTell: return .undecided
    }
  }

  private static func problems(of comparison: RecordingComparison) -> [RunCase.Problem] {
    let kind = comparison.verdict == .cannotTell ? RunCase.Kind.undecided : .failed
    let findings = comparison.findings.map { finding in
      RunCase.Problem(
        code: finding.kind.rawValue, line: comparison.line(of: finding), message: finding.message,
        kind: kind, time: finding.time)
    }
    guard comparison.verdict == .cannotTell else { return findings }
    return findings
      + comparison.remarks.map {
        RunCase.Problem(code: "cannot-tell", line: 1, message: $0, kind: .undecided)
      }
  }
}
