import DualStripScenarios
import ScenarioFolders

/// `dualstrip replay`: runs scenarios and reports what held.
struct ReplayCommand {
  static let options =
    [
      Arguments.Option(
        name: "--trace", value: "FILE",
        meaning: "write the trace of one run; - is standard output"),
      Arguments.Option(
        name: "--trace-dir", value: "DIR", meaning: "write the trace of every run into a folder"),
      Arguments.Option(
        name: "--failed", value: nil, meaning: "with --trace-dir: only for failing runs"),
      Arguments.forceOption,
      Arguments.Option(
        name: "--attributes", value: nil, meaning: "with a trace: every visible cell of every frame"
      ),
      Arguments.Option(name: "--precise", value: nil, meaning: "with a trace: unrounded numbers"),
      Arguments.Option(
        name: "--filter", value: "TEXT", meaning: "only scenarios with TEXT in path or title"),
      GoldenFiles.option, ScenarioFiles.strictOption,
      Arguments.Option(
        name: "--max-failures", value: "N", meaning: "stop when N runs have failed"),
      Arguments.Option(name: "--fail-fast", value: nil, meaning: "the same as --max-failures 1"),
      Arguments.Option(
        name: "--prove", value: nil,
        meaning: "run everything three times, in two processes; exit with 3 if anything differs"),
      Proof.digestsOption,
      Arguments.Option(
        name: "--margins", value: nil, meaning: "show the five expectations closest to failing"
      ),
    ] + Reports.options + [Shard.option] + VariantChoice.options + [
      RunPool.option,
      Arguments.Option(
        name: "--color", value: "WHEN", meaning: "auto, always or never; NO_COLOR is respected"),
      Help.option,
    ]

  static let summary = "run scenarios and check their expectations"

  let arguments: Arguments
  let choice: VariantChoice
  private var goldens: GoldenFiles
  private let mostFailures: Int
  let pool: RunPool
  let style: Style
  private var reports: Reports
  private var shard: Shard
  /// The number of cases so far (runs, goldens and relations), including other shares.
  private var caseCount = 0
  /// How many of these cases are runs.
  private var runCount = 0
  /// How many scenarios are drawn below their verdicts, for a user at a terminal: those that fail,
  /// or all if there are no more than this.
  var pictures = 0
  private var drawsAll = false
  var tally = ReplayTally()
  /// Whether the limit of failures, or an interruption, kept something from running.
  private var isCut = false
  var margins: [ClosestCall] = []
  var digests: [String] = []
  /// The folders that `watch` looks at. Whether a golden is missing depends on them, too.
  var watched: [FileTree] = []

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: ReplayCommand.options)
    choice = try VariantChoice(arguments)
    goldens = try GoldenFiles(arguments)
    pool = try RunPool(arguments)
    let limit = try arguments.number("--max-failures", from: 1)
    mostFailures = arguments.has("--fail-fast") ? 1 : limit ?? .max
    style = try Style(arguments)
    reports = try Reports(arguments)
    shard = try Shard(arguments)
    let others = ["--strict", "--fail-fast", "--max-failures", "--trace", "--trace-dir"]
    if arguments.has("--digests"), let other = others.first(where: arguments.has) {
      throw .usage("--digests gives no verdicts; it excludes \(other)")
    }
    guard arguments.has("--prove") else { return }
    for option in ["--fail-fast", "--max-failures"] where arguments.has(option) {
      throw .usage("--prove runs everything; it excludes \(option)")
    }
    if arguments.words.contains(ScenarioFiles.standardInput) {
      throw .usage("--prove reads files twice, so it cannot read standard input")
    }
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(choice)
    let scenarios = try files.read(arguments.words).filter(isWanted)
    goldens.know(files.trees + watched)
    tally.invalid = files.invalid
    tally.unreadable = files.unreadable
    for problem in files.problems { reports.add(problem) }
    if arguments.has("--strict") {
      for (source, warning) in files.listedWarnings { reports.add(RunCase(warning, in: source)) }
    }
    tally.warnings = files.warnings
    tally.isStrict = arguments.has("--strict")
    if arguments.has("--filter"), scenarios.isEmpty, tally.exitCode == .success {
      throw .usage("no scenario has \"\(arguments.value("--filter") ?? "")\" in its path or title")
    }
    drawsAll = scenarios.count <= pictures
    let traces = try traceFiles(for: scenarios)
    let watch = Interruption.Watch()
    for scenario in scenarios where goesOn() { await replay(scenario, traces: traces) }
    defer { watch.end() }
    if arguments.has("--margins") { tellMargins() }
    if isCut || Interruption.isRequested { return finish() }
    if !arguments.has("--filter"), choice.isEmpty {
      for orphan in goldens.orphans(beside: scenarios) {
        say("note \(TerminalText.shown(orphan)): no scenario beside it keeps a golden\n")
      }
    }
    if arguments.has("--prove") { prove() }
    return finish()
  }

  /// The options that a repeat line needs to fail in the same way.
  private var pasted: String {
    (tally.isStrict ? "--strict " : "")
      + (arguments.value("--goldens").map { "--goldens \($0) " } ?? "")
  }

  /// Whether the replay goes on. If not, what would have run next is left out.
  private mutating func goesOn() -> Bool {
    let isOver = Interruption.isRequested || tally.failed >= mostFailures
    isCut = isCut || isOver
    return !isOver
  }

  private mutating func finish() -> ExitCode {
    if Interruption.isRequested { say("interrupted: the results are incomplete\n") }
    let isStopped = isCut || Interruption.isRequested
    if isStopped, !Interruption.isRequested {
      say("stopped: \(tally.failed) failed, and the rest was not run\n")
    }
    let origin = JSONReport.Origin(
      exit: tally.exitCode, shard: shard.name, whole: caseCount, allRuns: runCount,
      isStopped: isStopped)
    for failure in reports.write(from: origin) {
      tally.unreadable += 1
      Console.tell(failure)
    }
    if !arguments.has("--digests") { say(tally.closing) }
    return tally.exitCode
  }

  // MARK: Runs

  private mutating func replay(_ scenario: Scenario, traces: TraceFiles?) async {
    let expected = goldens.expected(of: scenario)
    var request = RunRequest(scenario: scenario, firstVariant: scenario.firstVariant)
    if case .golden(let golden) = expected { request.golden = golden }
    request.keepsMargins = arguments.has("--margins")
    request.keepsDigests = arguments.has("--digests")
    request.proves = arguments.has("--prove")
    request.traces = traces
    let wanted = request
    var verdicts = VariantVerdicts()
    let variants = scenario.variants
    let share = shard.take(variants.count)
    let progress = Progress(scenario.source.name, total: share.count)
    let before = caseCount
    let (isStrict, options) = (tally.isStrict, pasted)
    // One more number, for a problem of the golden as a whole.
    let goldenPlace = before &+ variants.count
    caseCount = goldenPlace &+ 1
    runCount += variants.count
    await pool.run(
      share.count, progress: progress,
      { ($0, RunOutcome(scenario.run(variants[share[$0]]), for: wanted)) },
      taking: { number, outcome in
        verdicts.take(outcome)
        take(outcome, of: scenario)
        reports.add(
          RunCase(
            outcome, number: before &+ share[number], of: scenario, isStrict: isStrict,
            options: options))
        return tally.failed + verdicts.failed < mostFailures
      })
    progress.clear()
    tally.runs += verdicts.runs
    isCut = isCut || verdicts.runs < share.count
    guard !arguments.has("--digests") else { return }
    if verdicts.runs > 0 {
      tally.scenarios += 1
      warn(verdicts.allWarnings, in: scenario.source)
      let isSame = report(expected, verdicts, of: scenario)
      report(verdicts, of: scenario, isQuiet: !isSame)
      if drawsAll || verdicts.failed > 0 { draw(scenario, verdicts.firstFailing) }
      if !isSame, verdicts.changed.isEmpty, share.isFirst {
        reports.add(
          RunCase(
            scenario.source.name, number: goldenPlace, code: "golden",
            message: "its golden is missing, unreadable, or has other variants",
            kind: .failed, options: options))
      }
    }
    // Relations that are skipped are not counted, so the report is incomplete without them.
    if scenario.syntax.relationCount > 0, goesOn() { await relate(scenario) }
  }

  private mutating func relate(_ scenario: Scenario) async {
    let lines = scenario.syntax.relationCount
    let share = shard.take(min(1, lines))
    let before = caseCount
    caseCount += lines
    // All relations of a scenario belong to one share, because they compare all its variants.
    guard share.count > 0 else { return }
    // If only some variants are selected, a relation without pairs among them is no failure.
    let relations = await pool.relationChecks(of: scenario).filter {
      choice.isEmpty || $0.failure?.code != "X0009"
    }
    if Interruption.isRequested { return }
    report(relations, of: scenario)
    let options = pasted
    for (number, relation) in relations.enumerated() {
      guard let failure = relation.failure else { continue }
      reports.add(
        RunCase(
          scenario.source.name, number: before + number, code: failure.code, line: relation.line,
          message: failure.message, kind: .failed, options: options))
    }
  }

  /// Handles what a run leaves besides its verdict.
  private mutating func take(_ outcome: RunOutcome, of scenario: Scenario) {
    if !outcome.margins.isEmpty { margins = ClosestCall.closest(margins + outcome.margins) }
    switch outcome.trace {
    case .unwanted, .written: break
    case .printed(let text): Console.print(text)
    case .failed(let failure):
      tally.unreadable += 1
      Console.tell(failure)
    }
    guard let digest = outcome.digest else { return }
    let name = TerminalText.shown(scenario.source.name)
    let line = "\(digest) \(name) [\(outcome.variant.description)]"
    digests.append(line)
    if arguments.has("--digests") { Console.print(line + "\n") }
    if outcome.isUnstable {
      tally.unequal += 1
      say("DIFFERS \(line): a second run in this process is another\n")
    }
  }

  func say(_ text: String) { reports.say(text) }
}
