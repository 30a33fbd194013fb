import DualStripScenarios
import ScenarioFolders

/// `dualstrip update`: writes golden traces, and reports what has changed.
struct UpdateCommand {
  static let options =
    [
      Arguments.Option(
        name: "--dry-run", value: nil, meaning: "show what would change, and write nothing"),
      Arguments.Option(
        name: "--exit-code", value: nil, meaning: "exit with 1 if a golden is new or changed"),
      Arguments.forceOption, RunPool.option, VariantChoice.limitOption, Help.option,
    ]

  static let summary = "write golden traces, and show what changed"

  private let arguments: Arguments
  private let pool: RunPool
  private var goldens: GoldenFiles
  private var counts: (new: Int, changed: Int, same: Int, refused: Int) = (0, 0, 0, 0)
  private var code = ExitCode.success

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: UpdateCommand.options)
    pool = try RunPool(arguments)
    goldens = try GoldenFiles(arguments)
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    if arguments.words.contains(ScenarioFiles.standardInput) {
      throw .usage("standard input cannot have a golden: name a file")
    }
    var files = ScenarioFiles(try VariantChoice(arguments))
    let scenarios = try files.read(arguments.words)
    goldens.know(files.trees)
    for tree in files.trees { removeLeftOvers(in: tree) }
    for scenario in scenarios where scenario.wantsGolden { await update(scenario) }
    for orphan in goldens.orphans(beside: scenarios) {
      Console.print(
        "orphan   \(TerminalText.shown(orphan)): no scenario beside it keeps a golden\n")
    }
    let would = arguments.has("--dry-run") ? " (nothing written)" : ""
    let refused = counts.refused > 0 ? ", \(counts.refused) refused" : ""
    Console.print(
      "\(counts.new) new, \(counts.changed) changed, \(counts.same) unchanged\(refused)\(would)\n")
    if arguments.has("--exit-code"), counts.new + counts.changed > 0 { code = max(code, .failed) }
    return max(code, files.exitCode)
  }

  /// Removes temporary files that a killed command has left beside goldens.
  private func removeLeftOvers(in tree: FileTree) {
    for file in tree.files where file.contains(".trace.") && UnfinishedFile.isLeftOver(file) {
      guard !arguments.has("--dry-run"), Files.remove(file) else { continue }
      Console.print("removed  \(TerminalText.shown(file)): left behind by an interrupted command\n")
    }
  }

  private mutating func update(_ scenario: Scenario) async {
    let variants = scenario.variants
    let progress = Progress(scenario.source.name, total: variants.count)
    var sections: [String] = []
    var holds = true
    await pool.run(
      variants.count, progress: progress,
      { number in
        let run = scenario.run(variants[number])
        return (holds: run.holds, section: run.goldenSection(isFirst: number == 0))
      },
      taking: { run in
        sections.append(run.section)
        holds = holds && run.holds
        return true
      })
    progress.clear()
    let related = await pool.relationChecks(of: scenario)
    let path = GoldenFiles.path(for: scenario)
    let golden = Golden(sections: sections)
    do {
      let old = Files.exists(path) ? String(decoding: try Files.read(path), as: UTF8.self) : nil
      guard old != golden.text else {
        counts.same += 1
        return
      }
      // A scenario that fails is no model for later runs.
      guard holds, related.allSatisfy(\.holds) else {
        counts.refused += 1
        code = max(code, .failed)
        return Console.print(
          "refused  \(TerminalText.shown(path)): its scenario fails; replay shows where\n")
      }
      if !arguments.has("--dry-run") { try arguments.output(path, .trace).write(golden.text) }
      tell(path, old: old, new: golden.text, runs: sections.count)
    } catch {
      code = .unreadable
      Console.tell(error)
    }
  }

  private mutating func tell(_ file: String, old: String?, new: String, runs: Int) {
    let path = TerminalText.shown(file)
    let variants = runs > 1 ? "  \(runs) variants" : ""
    guard let old else {
      counts.new += 1
      return Console.print("new      \(path)\(variants)\n")
    }
    counts.changed += 1
    Console.print("changed  \(path)\(variants)\n")
    for line in GoldenReport.lines(from: old, to: new) { Console.print("  \(line)\n") }
  }
}
