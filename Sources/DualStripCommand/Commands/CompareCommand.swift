import DualStripScenarios
import ScenarioFolders

/// `dualstrip compare`: apps' recordings against the model.
struct CompareCommand {
  static let options =
    [
      Arguments.Option(
        name: "--tolerance", value: "LENGTH",
        meaning: "how far a pane may be from the model; 1pt unless said"),
      Arguments.Option(
        name: "--as-input", value: "WHAT",
        meaning: "drive the model by touches or callbacks; offsets judges the panes by each other"),
      Arguments.Option(
        name: "--scenario", value: "FILE",
        meaning: "write the recording as a scenario that expects what the app did not do"),
    ] + Reports.options + [RunPool.option, Help.option]
  static let summary = "judge recordings of apps: are they in step, from when not, by how much"

  /// Where recordings are in a folder: as other JSON Lines, too.
  private static let ending = ".jsonl"

  private let arguments: Arguments
  private let tolerance: Double
  private let source: InputSource
  private let pool: RunPool
  private var reports: Reports
  private var counts: [ExitCode: Int] = [:]

  /// What came of one recording.
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
    if let file = arguments.value("--scenario") {
      guard paths.count == 1 else {
        throw .usage("--scenario writes one recording; \(paths.count) were named")
      }
      if Files.isSame(file, paths[0]) {
        throw .usage("--scenario would overwrite the recording \(file); name another file")
      }
    }
    let watch = Interruption.Watch()
    defer { watch.end() }
    let progress = Progress("compare", total: paths.count)
    let (source, tolerance) = (source, tolerance)
    let scenario = arguments.value("--scenario")
    var number = 0
    await pool.run(
      paths.count, progress: progress,
      { CompareCommand.compare(paths[$0], source, tolerance: tolerance, scenario: scenario) },
      taking: { outcome in
        take(outcome, of: paths[number], number)
        number += 1
        return true
      })
    progress.clear()
    if paths.count != 1 { Console.print(closing) }
    for failure in reports.write(from: JSONReport.Origin(exit: code)) {
      counts[.unreadable, default: 0] += 1
      Console.printError("dualstrip: \(TerminalText.shown("\(failure)"))\n")
    }
    return code
  }

  /// The recordings that were named, those of a folder in path order.
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
      let problems =
        found.isEmpty && tree.failures.isEmpty
        ? ["\(word): there is no *\(CompareCommand.ending) in this folder"]
        : tree.failures.map { "\($0)" }
      for problem in problems {
        counts[.unreadable, default: 0] += 1
        Console.printError("dualstrip: \(TerminalText.shown(problem))\n")
      }
    }
    return paths
  }

  private mutating func take(_ outcome: Outcome, of path: String, _ number: Int) {
    counts[outcome.code, default: 0] += 1
    Console.print(outcome.text)
    Console.printError(outcome.errors)
    var command = "dualstrip compare "
    for option in ["--tolerance", "--as-input"] {
      if let value = arguments.value(option) { command += "\(option) \(value) " }
    }
    reports.add(
      RunCase(
        path, number: number, outcome.problems, command: command + TerminalText.quoted(path)))
  }

  /// A recording that is not in step decides the exit status, even if others cannot tell.
  private var code: ExitCode {
    if Interruption.isRequested { return .interrupted }
    let order: [ExitCode] = [.unreadable, .invalid, .failed, .undecided]
    return order.first { counts[$0] != nil } ?? .success
  }

  private var closing: String {
    let total = counts.values.reduce(0, +)
    let words: [(ExitCode, String)] = [
      (.success, "in step"), (.failed, "not in step"), (.undecided, "cannot tell"),
      (.invalid, "invalid"), (.unreadable, "could not be read"),
    ]
    let parts = words.compactMap { code, word in counts[code].map { "\($0) \(word)" } }
    return "\(total) recordings: \(parts.joined(separator: ", "))\n"
  }

  private static func compare(
    _ path: String, _ source: InputSource, tolerance: Double, scenario: String?
  ) -> Outcome {
    func failed(_ code: ExitCode, _ reason: String, line: Int = 1, shown: String) -> Outcome {
      Outcome(
        code: code, errors: "dualstrip: \(TerminalText.shown(shown))\n",
        problems: [
          RunCase.Problem(code: "\(code)", line: line, message: reason, kind: .error)
        ])
    }
    do {
      let place = path == ScenarioFiles.standardInput ? "/dev/stdin" : path
      let comparison = RecordingComparison(
        try Recording(try Files.read(place)), source: source, tolerance: tolerance)
      if let scenario {
        let text = RecordedScenario(comparison).text
        guard text.utf8.count <= Parser.largestFile else {
          throw FileFailure(path: scenario, reason: "no scenario is as large as this recording")
        }
        try Files.write(text, to: scenario)
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
