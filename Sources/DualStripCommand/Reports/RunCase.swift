import DualStripScenarios

/// What a report says of one run, or of a file that could not be run.
struct RunCase: Sendable {
  enum Kind: String {
    case passed
    /// An expectation did not hold.
    case failed
    /// Something else went wrong: an invariant, a statement that could not be done, a file.
    case error
  }

  /// Where it stands among all cases, whatever share of them was run; below 0 for a file that
  /// could not be run.
  let number: Int
  let file: String
  /// Empty for a scenario without a matrix, and for a file; of a remark on a file which one.
  let variant: String
  /// What went wrong, a line each: code, place and message.
  let problems: [Problem]
  /// How it is seen again, for pasting.
  let command: String

  struct Problem: Hashable, Sendable {
    let code: String
    let line: Int
    let message: String
    let isError: Bool
  }

  /// In the order of the whole; what is of no run comes first, by place, and each once: every
  /// machine may have met it.
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
    if problems.contains(where: \.isError) { return .error }
    return problems.isEmpty ? .passed : .failed
  }

  /// - Parameters:
  ///   - isStrict: whether warnings count.
  ///   - options: what has to be given besides to see it again.
  init(
    _ outcome: RunOutcome, number: Int, of scenario: Scenario, isStrict: Bool, options: String
  ) {
    self.number = number
    let source = scenario.source
    file = source.name
    variant = outcome.variant.description
    command = FailureReport.command(for: outcome.variant, of: source, options: options)
    var problems = outcome.failures.map { failure in
      Problem(
        code: failure.code, line: source.line(at: failure.range.lower),
        message: "\(failure.message): \(failure.label)"
          + (failure.round.map { " (in round \($0))" } ?? ""),
        isError: ["X0006", "X0008"].contains(failure.code))
    }
    if outcome.changedSection != nil {
      problems.append(
        Problem(code: "golden", line: 1, message: "is not what its golden says", isError: false))
    }
    for warning in outcome.warnings where isStrict {
      problems.append(
        Problem(
          code: warning.code, line: source.line(at: warning.primary.range.lower),
          message: warning.message, isError: false))
    }
    self.problems = problems
  }

  /// A file, or all of a scenario, with something that no single run has done.
  init(
    _ file: String, number: Int, code: String, line: Int = 1, message: String, isError: Bool,
    part: String = "", options: String = ""
  ) {
    self.number = number
    self.file = file
    variant = part
    command = "dualstrip replay \(options)\(TerminalText.quoted(file))"
    problems = [Problem(code: code, line: line, message: message, isError: isError)]
  }

  /// A remark that counts as an error.
  init(_ warning: Diagnostic, in source: SourceText) {
    let line = source.line(at: warning.primary.range.lower)
    self.init(
      source.name, number: -1, code: warning.code, line: line, message: warning.message,
      isError: false, part: "\(warning.code), line \(line)", options: "--strict ")
  }

  /// A case as a report has it; `nil` for what is none.
  init?(_ record: JSONValue) {
    guard let number = record["number"]?.number.flatMap({ Int(exactly: $0) }),
      let file = record["file"]?.string,
      let variant = record["variant"]?.string, let result = record["result"]?.string
    else { return nil }
    self.number = number
    self.file = file
    self.variant = variant
    command = record["again"]?.string ?? ""
    let listed = record["problems"]?.array ?? []
    problems = listed.compactMap { problem in
      guard let code = problem["code"]?.string,
        let line = problem["line"]?.number.flatMap({ Int(exactly: $0) }),
        let message = problem["message"]?.string
      else { return nil }
      return Problem(
        code: code, line: line, message: message, isError: result == Kind.error.rawValue)
    }
    guard problems.count == listed.count, kind.rawValue == result else { return nil }
  }
}
