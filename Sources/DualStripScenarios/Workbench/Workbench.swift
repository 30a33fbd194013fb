import DualStrip

/// Answers an editor's questions about a scenario text, as JSON. Places are in UTF-16 code units
/// from the start of the text, as editors count them.
package struct Workbench: Sendable {
  private let source: SourceText
  private let reading: Scenario.Reading
  /// The runs so far: of all variants if the matrix relates them, otherwise only the last one.
  private var runs: [ReplayRun] = []

  /// Reads and checks a text. Nothing runs.
  package init(_ text: [UInt8]) {
    source = SourceText(name: "scenario", bytes: text)
    reading = Scenario.read(source)
  }

  /// The scenario, which can be run; `nil` if the text is invalid.
  package var scenario: Scenario? {
    if case .valid(let scenario) = reading { return scenario }
    return nil
  }

  private mutating func run(of number: Int) -> ReplayRun? {
    guard let scenario, scenario.variants.indices.contains(number) else { return nil }
    let variant = scenario.variants[number]
    if let known = runs.last(where: { $0.variant == variant }) { return known }
    if !scenario.relatesVariants { runs = [] }
    let run = scenario.run(variant)
    runs.append(run)
    return run
  }

  // MARK: Reading

  /// The number of variants, whether the scenario relates them, and its errors or warnings.
  package var findings: String {
    var json = JSONText()
    let diagnostics: DiagnosticList
    switch reading {
    case .valid(let scenario):
      json.add("variants", scenario.variants.count)
      json.add("relates", raw: scenario.relatesVariants ? "true" : "false")
      diagnostics = scenario.warnings
    case .invalid(let list): diagnostics = list
    }
    json.add("total", diagnostics.total)
    json.add("diagnostics", raw: JSONText.list(diagnostics.map { told($0) }))
    return json.closed
  }

  private func told(_ diagnostic: Diagnostic) -> String {
    var json = JSONText()
    json.add("severity", diagnostic.isWarning ? "warning" : "error")
    json.add("code", diagnostic.code)
    addPlace(diagnostic.primary.range, to: &json)
    json.add("message", diagnostic.message)
    json.add("label", diagnostic.primary.text)
    json.add("notes", raw: JSONText.list(diagnostic.notes.map(JSONText.quoted)))
    let helps = diagnostic.helps.map { help in
      var json = JSONText()
      json.add("text", help.text)
      let lines = help.replacement.map { replacement in
        var json = JSONText()
        json.add("line", replacement.line)
        json.add("text", replacement.text)
        return json.closed
      }
      json.add("replacement", raw: JSONText.list(lines))
      return json.closed
    }
    json.add("helps", raw: JSONText.list(helps))
    return json.closed
  }

  private func addPlace(_ range: SourceRange, to json: inout JSONText) {
    json.add("line", source.line(at: range.lower))
    json.add("column", source.column(at: range.lower))
    let start = editorLength(SourceRange(0, range.lower))
    json.add("start", start)
    json.add("end", start + editorLength(range))
  }

  private func editorLength(_ range: SourceRange) -> Int { source.text(range).utf16.count }

  // MARK: Running

  /// Runs a variant, and returns the verdicts on its expectations; empty if there is no such
  /// variant.
  package mutating func verdict(of number: Int) -> String {
    guard let run = run(of: number) else { return "" }
    var json = JSONText()
    json.add("name", run.variant.description)
    json.add("holds", raw: run.holds ? "true" : "false")
    json.add("end", raw: DecimalText.exact(run.end.milliseconds))
    json.add("checks", raw: JSONText.list(run.checks.map { told($0, in: run) }))
    json.add("warnings", raw: JSONText.list(run.warnings.map { told($0) }))
    return json.closed
  }

  /// The verdicts on the relations between the variants that were run, if the matrix relates them.
  package var relations: String {
    guard let scenario else { return "[]" }
    return JSONText.list(scenario.relationChecks(between: runs).map { told($0, in: nil) })
  }

  private func told(_ check: ReplayCheck, in run: ReplayRun?) -> String {
    var json = JSONText()
    json.add("line", check.line)
    json.add("kind", check.kind.rawValue)
    json.add("holds", raw: check.holds ? "true" : "false")
    json.add("time", raw: DecimalText.exact(check.time.milliseconds))
    if let run { json.add("text", run.text(of: check)) }
    if let failure = check.failure {
      addPlace(failure.range, to: &json)
      json.add("code", failure.code)
      json.add("message", failure.message)
      json.add("label", failure.label)
      json.add("notes", raw: JSONText.list(failure.notes.map(JSONText.quoted)))
      json.add("advice", raw: JSONText.list(failure.helps.map(JSONText.quoted)))
    }
    return json.closed
  }

  /// Runs a variant for a player: returns its description, its end, and its frames in Base64; empty
  /// if there is no such variant.
  package mutating func playback(of number: Int) -> String {
    guard let run = run(of: number), let scenario else { return "" }
    let (shown, frames) = RunPlayer(scenario, [run], of: scenario.variants.count).playback
    var json = JSONText()
    json.add("run", raw: shown)
    json.add("end", raw: DecimalText.exact(run.end.milliseconds))
    json.add("frames", raw: JSONText.list(frames.map(JSONText.quoted)))
    return json.closed
  }

  /// The digest of every bit of a variant's run; empty if there is no such variant.
  package mutating func digest(of number: Int) -> String { run(of: number)?.digest ?? "" }

  /// The text in canonical form; unchanged if the text is invalid.
  package var formatted: String {
    scenario == nil
      ? source.text(SourceRange(0, source.bytes.count)) : ScenarioFormatter(source).formatted()
  }
}
