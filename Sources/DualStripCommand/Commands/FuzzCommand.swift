import DualStripScenarios
import Foundation
import ScenarioFolders

/// `dualstrip fuzz`: looks for scenarios that break a law, until the time is up.
struct FuzzCommand {
  static let options = [
    Arguments.Option(
      name: "--minutes", value: "N", meaning: "how long to search; default: 1"),
    Arguments.Option(
      name: "--seed", value: "N", meaning: "the first seed; default: random"),
    Arguments.Option(
      name: "--scenarios", value: "N", meaning: "stop after N scenarios"),
    Arguments.Option(
      name: "--of", value: "KIND", meaning: "strips or collections; default: both in turn"),
    Arguments.forceOption, RunPool.option, Help.option,
  ]

  static let summary = "search for scenarios that break a law, and shrink them"

  /// The folder into which the scenarios that are found are written.
  private let folder: String
  /// A scenario to check against all laws, instead of a search.
  private let file: String?
  private let seconds: Double
  private let seed: UInt64
  private let count: Int
  /// The subjects of the scenarios, taken in turn.
  private let kinds: [SubjectKind]
  private let pool: RunPool
  private let arguments: Arguments
  private var laws: Set<String> = []
  private var tried = 0
  private var broken = 0
  private var unwritten = 0

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: FuzzCommand.options)
    guard arguments.words.count <= 1 else {
      throw .usage("fuzz takes one folder to write findings into, or one scenario to check")
    }
    let path = arguments.words.first ?? "."
    guard Files.exists(path) else { throw .usage("\(path): there is no such file or folder") }
    let isFolder = FileTree.isFolder(path)
    folder = isFolder ? path : "."
    file = isFolder ? nil : path
    if !isFolder {
      for option in ["--seed", "--minutes", "--scenarios", "--of"] where arguments.has(option) {
        throw .usage("\(option) is for a search; \(path) is one scenario")
      }
    }
    // At most a year, which is as good as forever.
    seconds = 60 * Double(min(try arguments.number("--minutes", from: 1) ?? 1, 525_600))
    let given = try arguments.number("--seed", from: 0)
    seed = given.map(UInt64.init) ?? UInt64.random(in: 0..<1_000_000_000)
    count = try arguments.number("--scenarios", from: 1) ?? Int.max
    switch arguments.value("--of") {
    case nil: kinds = [.strips, .collection]
    case "strips": kinds = [.strips]
    case "collections": kinds = [.collection]
    case .some(let other): throw .usage("--of is strips or collections, not \(other)")
    }
    pool = try RunPool(arguments)
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    if let file { return try judge(file) }
    Console.print("first seed: \(seed)\n")
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    let watch = Interruption.Watch()
    let (first, jobs, kinds) = (seed, pool.jobs, kinds)
    let progress = Progress("fuzz")
    while tried < count, clock.now < end, !Interruption.isRequested {
      let batch = min(64 * jobs, count - tried)
      let start = first &+ UInt64(tried)
      var findings: [ScenarioFuzzer.Finding] = []
      var done = 0
      await pool.run(
        batch, progress: nil,
        {
          let seed = start &+ UInt64($0)
          let kind = kinds[Int(seed % UInt64(kinds.count))]
          return clock.now < end ? .some(ScenarioFuzzer.finding(of: kind, seed: seed)) : nil
        },
        taking: { (answer: ScenarioFuzzer.Finding??) in
          guard let answer else { return false }
          done += 1
          if let finding = answer { findings.append(finding) }
          return true
        })
      tried += done
      for finding in findings { tell(finding) }
      progress.show(tried)
    }
    watch.end()
    progress.clear()
    let scenarios = counted(tried, "scenario")
    Console.print("\(scenarios), \(broken) break a law, \(laws.count) laws broken\n")
    if let code = Interruption.exitCode { return code }
    if unwritten > 0 { return .unreadable }
    return broken > 0 ? .failed : .success
  }

  /// Checks one scenario against all laws.
  private func judge(_ path: String) throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(VariantChoice())
    guard let scenario = try files.read([path]).first else { return files.exitCode }
    guard let law = ScenarioFuzzer.brokenLaw(of: scenario) else {
      Console.print("\(TerminalText.shown(path)) keeps all laws\n")
      return .success
    }
    Console.print("FAIL \(TerminalText.shown(path)) breaks \(TerminalText.shown(law))\n")
    if ScenarioFuzzer.isSeenByReplay(law) {
      Console.print("for details: dualstrip replay \(TerminalText.argument(path))\n")
    }
    return .failed
  }

  /// Reports a finding; the first one for each law is shrunk and written to a file.
  private mutating func tell(_ finding: ScenarioFuzzer.Finding) {
    broken += 1
    guard laws.insert(finding.law).inserted else { return }
    let small = ScenarioFuzzer.shrunk(finding)
    let path = "\(folder == "/" ? "" : folder)/fuzz-\(finding.seed).scenario"
    let text = small.draft.text
    Console.print(
      "FAIL seed \(finding.seed) breaks \(TerminalText.shown(finding.law))\n\n\(text)\n")
    do {
      try arguments.output(path, .scenario).write(OutputFile.scenarioMark + text)
      let command = ScenarioFuzzer.isSeenByReplay(finding.law) ? "replay" : "fuzz"
      Console.print("again: dualstrip \(command) \(TerminalText.argument(path))\n")
    } catch {
      unwritten += 1
      Console.tell(error)
    }
  }
}
