import DualStripScenarios
import Foundation
import ScenarioFolders

/// What a replay leaves for those who come later: files for a CI, a list of what has failed.
struct Reports {
  enum Format: String, CaseIterable {
    case junit
    case tap
    case json
    /// Annotations on standard output, and the summary of the step.
    case github
    /// The commands of all failing runs, a line each.
    case failures

    /// What a file of it is; `nil` where none is written.
    fileprivate var content: OutputFile.Content? {
      switch self {
      case .junit: return .junitReport
      case .tap: return .tapReport
      case .json: return .jsonReport
      case .failures: return .failures
      case .github: return nil
      }
    }
  }

  static let options = [
    Arguments.Option(
      name: "--report", value: "KIND=FILE",
      meaning: "also write junit=FILE, tap=FILE or json=FILE, or annotations: github"),
    Arguments.Option(
      name: "--failures", value: "FILE", meaning: "also list the commands of all failing runs"),
  ]

  /// A format without a file goes to standard output.
  private var wanted: [(format: Format, file: OutputFile?)] = []
  private var unordered: [RunCase] = []

  init(_ arguments: Arguments) throws(CommandFailure) {
    for word in arguments.values("--report") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let format = Format(rawValue: parts[0]), format != .failures else {
        throw .usage("--report is junit=FILE, tap=FILE, json=FILE or github, not \(word)")
      }
      guard format == .github ? parts.count == 1 : parts.count == 2 && !parts[1].isEmpty else {
        let form = format == .github ? "github" : "\(parts[0])=FILE"
        throw .usage("--report is \(form), not \(word)")
      }
      wanted.append((format, format.content.map { arguments.output(parts[1], $0) }))
    }
    if let path = arguments.value("--failures") {
      wanted.append((.failures, arguments.output(path, .failures)))
    }
    for case (_, let file?) in wanted {
      if [".scenario", ".trace", ".diagnostics"].contains(where: file.path.hasSuffix) {
        throw .usage("a report is no \(file.path); name another file")
      }
      do throws(FileFailure) { try file.check() } catch { throw .file(error) }
    }
  }

  /// Whether anybody asks.
  var areWanted: Bool { !wanted.isEmpty }

  mutating func add(_ new: @autoclosure () -> RunCase) {
    if areWanted { unordered.append(new()) }
  }

  /// - Parameters:
  ///   - origin: what the reports are about.
  ///   - outputIsTaken: whether standard output is of something else, such as a trace.
  /// - Returns: the files that could not be written.
  func write(from origin: JSONReport.Origin, outputIsTaken: Bool = false) -> [FileFailure] {
    let cases = RunCase.ordered(unordered)
    var failures: [FileFailure] = []
    for (format, file) in wanted {
      do throws(FileFailure) {
        switch format {
        case .junit: try file?.write(JUnitReport.text(cases))
        case .tap: try file?.write(TapReport.text(cases))
        case .json: try file?.write(JSONReport.text(cases, from: origin))
        case .failures:
          let lines = cases.filter { $0.kind != .passed }.map {
            TerminalText.shown($0.command) + "\n"
          }
          try file?.write(lines.joined())
        case .github:
          let say = outputIsTaken ? Console.printError : Console.print
          say(GitHubReport.annotations(cases))
          let environment = ProcessInfo.processInfo.environment
          if let summary = environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
            let before = Files.exists(summary) ? try Files.read(summary) : []
            let text = String(decoding: before, as: UTF8.self) + GitHubReport.summary(cases)
            try Files.write(text, to: summary)
          }
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }
}
