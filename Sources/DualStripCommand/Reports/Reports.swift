import DualStripScenarios
import ScenarioFolders
import Foundation

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
  }

  static let options = [
    Arguments.Option(
      name: "--report", value: "KIND=FILE",
      meaning: "also write junit=FILE, tap=FILE or json=FILE, or annotations: github"),
    Arguments.Option(
      name: "--failures", value: "FILE", meaning: "also list the commands of all failing runs"),
  ]

  private var wanted: [(format: Format, path: String)] = []
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
      wanted.append((format, parts.count == 2 ? parts[1] : ""))
    }
    if let path = arguments.value("--failures") { wanted.append((.failures, path)) }
    for (_, path) in wanted
    where [".scenario", ".trace", ".diagnostics"].contains(where: path.hasSuffix) {
      throw .usage("a report would replace \(path); name another file")
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
    for (format, path) in wanted {
      do throws(FileFailure) {
        switch format {
        case .junit: try Files.write(JUnitReport.text(cases), to: path)
        case .tap: try Files.write(TapReport.text(cases), to: path)
        case .json: try Files.write(JSONReport.text(cases, from: origin), to: path)
        case .failures:
          let lines = cases.filter { $0.kind != .passed }.map { $0.command + "\n" }
          try Files.write(lines.joined(), to: path)
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
