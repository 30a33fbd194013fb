import DualStripScenarios
import Foundation
import ScenarioFolders

/// The reports of a replay: files for CI, and a list of what has failed.
struct Reports {
  enum Format: String, CaseIterable {
    case junit
    case tap
    case json
    /// Annotations on standard output, and the summary of the step.
    case github

    /// The content of its file; `nil` if the format writes none.
    var content: OutputFile.Content? {
      switch self {
      case .junit: return JUnitReport.content
      case .tap: return TapReport.content
      case .json: return JSONReport.content
      case .github: return nil
      }
    }

    func text(_ cases: [RunCase], from origin: JSONReport.Origin) -> String {
      switch self {
      case .junit: return JUnitReport.text(cases)
      case .tap: return TapReport.text(cases)
      case .json: return JSONReport.text(cases, from: origin)
      case .github: return GitHubReport.annotations(cases)
      }
    }

    /// The value of `--report` that selects the format.
    var form: String { content == nil ? rawValue : "\(rawValue)=FILE" }
  }

  private struct Wanted {
    let format: Format
    /// Where it goes; `nil` for standard output.
    let file: OutputFile?

    /// Whether standard output has it, and may have nothing else.
    var isAlone: Bool { file == nil && format.content != nil }
  }

  private static let forms = list(Format.allCases)

  /// The values of `--report` that select some formats: `a, b or c`.
  private static func list(_ formats: [Format]) -> String {
    let forms = formats.map { $0.form }
    return forms.count < 2
      ? forms.joined()
      : forms.dropLast().joined(separator: ", ") + " or \(forms[forms.count - 1])"
  }

  private static var reportMeaning: String {
    let files = list(Format.allCases.filter { $0.content != nil })
    return
      "also write \(files), or annotations: \(list(Format.allCases.filter { $0.content == nil }))"
  }

  static let options = [
    Arguments.Option(name: "--report", value: "KIND=FILE", meaning: reportMeaning),
    Arguments.Option(
      name: "--failures", value: "FILE", meaning: "also write commands that repeat failing runs"),
  ]

  private var wanted: [Wanted] = []
  /// Whether standard output has a report alone, a trace or digests.
  private let outputIsTaken: Bool
  /// The file for the commands of all failing runs, a line each.
  private var failures: OutputFile?
  private var unordered: [RunCase] = []

  init(_ arguments: Arguments) throws(CommandFailure) {
    for word in arguments.values("--report") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let format = Format(rawValue: parts[0]) else {
        throw .usage("--report is \(Reports.forms), not \(word)")
      }
      let content = format.content
      guard content == nil ? parts.count == 1 : parts.count == 2 && !parts[1].isEmpty else {
        throw .usage("--report is \(format.form), not \(word)")
      }
      // Without a file it goes to standard output.
      wanted.append(
        Wanted(
          format: format,
          file: content.flatMap { parts[1] == "-" ? nil : arguments.output(parts[1], $0) }))
    }
    let alone = wanted.count { $0.isAlone }
    let isTraced = arguments.value("--trace") == "-"
    guard alone + (isTraced ? 1 : 0) < 2 else {
      throw .usage("only one report or trace can go to standard output")
    }
    guard alone == 0 || !arguments.has("--digests") else {
      throw .usage("--digests go to standard output; write the report to a file")
    }
    outputIsTaken = alone > 0 || isTraced || arguments.has("--digests")
    failures = try arguments.file("--failures", .init(beginning: "dualstrip "))
    for file in wanted.compactMap(\.file) + (failures.map { [$0] } ?? []) {
      if [".scenario", ".trace", ".diagnostics"].contains(where: file.path.hasSuffix) {
        throw .usage("a report is no \(file.path); name another file")
      }
      do throws(FileFailure) { try file.check() } catch { throw .file(error) }
    }
  }

  /// Whether any report was requested.
  var areWanted: Bool { !wanted.isEmpty || failures != nil }

  mutating func add(_ new: @autoclosure () -> RunCase) {
    if areWanted { unordered.append(new()) }
  }

  /// Prints to standard error if standard output is used for something else.
  func say(_ text: String) { outputIsTaken ? Console.printError(text) : Console.print(text) }

  /// - Parameter origin: where the cases are from.
  /// - Returns: the files that could not be written, and why.
  func write(from origin: JSONReport.Origin) -> [FileFailure] {
    let cases = RunCase.ordered(unordered)
    var unwritten: [FileFailure] = []
    if let failures {
      let commands = cases.filter { $0.kind != .passed }.map {
        TerminalText.shown($0.command) + "\n"
      }
      do throws(FileFailure) { try failures.write(commands.joined()) } catch {
        unwritten.append(error)
      }
    }
    // Standard output comes last, because the command ends if its reader has closed it.
    for report in wanted.filter({ $0.file != nil }) + wanted.filter({ $0.file == nil }) {
      let text = report.format.text(cases, from: origin)
      do throws(FileFailure) {
        if let file = report.file {
          try file.write(text)
        } else if report.isAlone {
          Console.print(text)
        } else {
          say(text)
          try GitHubReport.addSummary(of: cases)
        }
      } catch {
        unwritten.append(error)
      }
    }
    return unwritten
  }
}
