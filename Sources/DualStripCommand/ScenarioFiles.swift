import DualStripScenarios
import Foundation
import ScenarioFolders

/// Finds and reads the scenarios that are given on the command line.
struct ScenarioFiles {
  private let choice: VariantChoice
  private(set) var invalid = 0
  private(set) var unreadable = 0
  private(set) var warnings = 0
  /// The warnings that are printed.
  private(set) var listedWarnings: [(source: SourceText, warning: Diagnostic)] = []
  /// The files that could not be run, as cases for reports.
  private(set) var problems: [RunCase] = []

  /// The given folders, as they were listed.
  private(set) var trees: [FileTree] = []

  /// The path that stands for standard input.
  static let standardInput = Files.standardInput

  static let strictOption = Arguments.Option(
    name: "--strict", value: nil, meaning: "treat warnings as errors")

  init(_ choice: VariantChoice) {
    self.choice = choice
  }

  var exitCode: ExitCode {
    if unreadable > 0 { return .unreadable }
    return invalid > 0 ? .invalid : .success
  }

  /// Returns the valid scenarios of all paths; prints what is wrong with others on standard error.
  mutating func read(_ paths: [String]) throws(CommandFailure) -> [Scenario] {
    var scenarios: [Scenario] = []
    var unknown: String?
    for source in try sources(paths) {
      let reading = Scenario.read(
        source, selection: choice.selection, limit: choice.limit,
        images: { ImageFolder.files(in: $0, besides: source.name) })
      switch reading {
      case .invalid(let diagnostics):
        invalid += 1
        if let first = diagnostics.first {
          problems.append(
            RunCase(
              source.name, number: -1, code: first.code,
              line: source.line(at: first.primary.range.lower),
              message: first.message, kind: .error))
        }
        Console.printError(DiagnosticRenderer(source).render(diagnostics) + "\n")
      case .valid(let scenario):
        // A file without the selected variants has nothing to run.
        if let first = scenario.unknown(in: choice.selection).first {
          unknown = "\(source.name) has no variant with \(first); see dualstrip list"
        } else {
          warn(scenario.warnings, in: source)
          scenarios.append(scenario)
        }
      }
    }
    if let unknown, scenarios.isEmpty, exitCode == .success { throw .usage(unknown) }
    return scenarios
  }

  private mutating func warn(_ warnings: DiagnosticList, in source: SourceText) {
    guard !warnings.isEmpty else { return }
    self.warnings += warnings.total
    listedWarnings += warnings.map { (source, $0) }
    Console.printError(DiagnosticRenderer(source).render(warnings) + "\n")
  }

  /// Reads the texts of all paths: a file itself, and all scenarios of a folder, in path order.
  mutating func sources(_ paths: [String]) throws(CommandFailure) -> [SourceText] {
    guard !paths.isEmpty else { throw .usage("name a scenario, or a folder of them") }
    var result: [SourceText] = []
    for path in paths {
      guard path == ScenarioFiles.standardInput || Files.exists(path) else {
        report("\(path): there is no such file or folder", of: path)
        continue
      }
      let files = FileTree.isFolder(path) ? scenarios(in: path) : [path]
      for file in files {
        do {
          let bytes = try Files.read(file, upTo: Parser.largestFile)
          result.append(SourceText(name: file, bytes: bytes))
        } catch {
          report("\(error)", of: file)
        }
      }
    }
    return result
  }

  private mutating func report(_ problem: String, of path: String) {
    unreadable += 1
    problems.append(
      RunCase(path, number: -1, code: "unreadable", message: problem, kind: .error))
    Console.tell(problem)
  }

  private mutating func scenarios(in folder: String) -> [String] {
    let tree = FileTree(folder)
    trees.append(tree)
    // Names the folder, so that the command can be repeated: a name that is not UTF-8 cannot be
    // given.
    for failure in tree.failures { report("\(failure)", of: folder) }
    tree.mentionSkipped(ending: ".scenario")
    let isEmpty = !tree.files.contains { $0.hasSuffix(".scenario") }
    if isEmpty, tree.failures.isEmpty {
      report("\(folder): there is no *.scenario in this folder", of: folder)
    }
    return tree.scenarios
  }
}

extension FileTree {
  /// Prints which files and links of the folder are skipped, if a user may miss them.
  func mentionSkipped(ending: String) {
    for skipped in skipped where skipped.path.hasSuffix(ending) || FileTree.isFolder(skipped.path) {
      Console.printError("note: \(TerminalText.shown("\(skipped)")); skipped\n")
    }
  }
}
