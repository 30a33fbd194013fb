import DualStripScenarios

/// What a report says about one run, or about a file that could not be run.
struct RunCase: Sendable {
  /// The result, from the mildest to the most severe.
  enum Kind: String, CaseIterable {
    case passed
    /// A recording cannot tell whether the app is in step.
    case undecided
    /// An expectation did not hold.
    case failed
    /// Something else went wrong: an invariant, a statement that could not be done, a file.
    case error
  }

  /// The case's number among those of all shards; below 0 for a file that could not be run.
  let number: Int
  let file: String
  /// The variant; empty for a scenario without a matrix, and for a file. For a remark, which one it
  /// is.
  let variant: String
  /// What went wrong, a line each: code, place and message.
  let problems: [Problem]
  /// The command that repeats it, for pasting.
  let command: String
  /// Whether it is a run or a recording; otherwise it is a file, a golden or a relation.
  let isRun: Bool

  struct Problem: Hashable, Sendable {
    let code: String
    let line: Int
    let message: String
    /// Never `passed`.
    let kind: Kind
    /// When it was first seen, if the line of the file does not say that.
    var time: Time? = nil
  }

  /// Sorts cases into the order of a complete replay. Cases that belong to no run come first, by
  /// place, and each once, because every machine may have met them.
  static func ordered(_ cases: [RunCase]) -> [RunCase] {
    var met: Set<[Problem]> = []
    let files = Dictionary(grouping: cases.filter { $0.number < 0 }) { $0.file }
    let ofNoRun = files.sorted { $0.key < $1.key }.flatMap { _, cases in
      met = []
      return cases.filter { met.insert($0.problems).inserted }.sorted {
        ($0.problems.first?.line ?? 0, $0.problems.first?.code ?? "")
          < ($1.problems.first?.line ?? 0, $1.problems.first?.code ?? "")
      }
    }
    let ofRuns = cases.filter { $0.number >= 0 }.enumerated().sorted {
      ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
    }
    return ofNoRun + ofRuns.map(\.element)
  }

  var name: String { variant.isEmpty ? file : "\(file) [\(variant)]" }

  var kind: Kind {
    Kind.allCases.last { kind in problems.contains { $0.kind == kind } } ?? .passed
  }

  /// - Parameters:
  ///   - isStrict: whether warnings count as failures.
  ///   - options: further options that the repeating command needs.
  init(
    _ outcome: RunOutcome, number: Int, of scenario: Scenario, isStrict: Bool, options: String
  ) {
    self.number = number
    isRun = true
    let source = scenario.source
    file = source.name
    variant = outcome.variant.description
    command = FailureReport.command(for: outcome.variant, of: source, options: options)
    var problems = outcome.failures.map { failure in
      Problem(
        code: failure.code, line: source.line(at: failure.range.lower),
        message: "\(failure.message): \(failure.label)"
          + (failure.round.map { " (in round \($0))" } ?? ""),
        kind: ["X0006", "X0008"].contains(failure.code) ? .error : .failed)
    }
    if outcome.changedSection != nil {
      problems.append(
        Problem(code: "golden", line: 1, message: "differs from its golden", kind: .failed))
    }
    for warning in outcome.warnings where isStrict {
      problems.append(
        Problem(
          code: warning.code, line: source.line(at: warning.primary.range.lower),
          message: warning.message, kind: .failed))
    }
    self.problems = problems
  }

  /// A case for a file or a whole scenario, with a problem that is not of a single run.
  init(
    _ file: String, number: Int, code: String, line: Int = 1, message: String, kind: Kind,
    part: String = "", options: String = ""
  ) {
    self.init(
      file, number: number, part: part,
      [Problem(code: code, line: line, message: message, kind: kind)],
      command: "dualstrip replay \(options)\(TerminalText.argument(file))")
  }

  /// A case for anything else that is judged, such as a recording.
  init(
    _ file: String, number: Int, part: String = "", _ problems: [Problem], command: String,
    isRun: Bool = false
  ) {
    self.number = number
    self.isRun = isRun
    self.file = file
    variant = part
    self.problems = problems
    self.command = command
  }

  /// A case for a warning that counts as an error.
  init(_ warning: Diagnostic, in source: SourceText) {
    let line = source.line(at: warning.primary.range.lower)
    self.init(
      source.name, number: -1, code: warning.code, line: line, message: warning.message,
      kind: .failed, part: "\(warning.code), line \(line)", options: "--strict ")
  }

  /// Reads a case from a report; `nil` if the record is not a case.
  init?(_ record: JSONValue) {
    guard let number = record["number"]?.number.flatMap({ Int(exactly: $0) }),
      let file = record["file"]?.string,
      let variant = record["variant"]?.string,
      let kind = record["result"]?.string.flatMap(Kind.init)
    else { return nil }
    self.number = number
    self.file = file
    self.variant = variant
    isRun = record["run"] == .bool(true)
    command = record["again"]?.string ?? ""
    let listed = record["problems"]?.array ?? []
    problems = listed.compactMap { problem in
      guard let code = problem["code"]?.string,
        let line = problem["line"]?.number.flatMap({ Int(exactly: $0) }),
        let message = problem["message"]?.string
      else { return nil }
      let time = problem["time"]?.number.map { Time.milliseconds($0) }
      return Problem(code: code, line: line, message: message, kind: kind, time: time)
    }
    guard problems.count == listed.count, self.kind == kind else { return nil }
  }
}

extension [RunCase] {
  /// How many there are, and what came of them.
  var counts: String {
    let undecided = count { $0.kind == .undecided }
    let failed = count { $0.kind != .passed } - undecided
    let rest = undecided > 0 ? ", \(undecided) undecided" : ""
    return "\(counted(count, "run")), \(failed) failed\(rest)"
  }
}
