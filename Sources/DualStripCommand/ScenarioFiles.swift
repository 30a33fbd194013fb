import DualStripScenarios
import Foundation

/// Finds and reads the scenarios that were named on the command line.
struct ScenarioFiles {
  /// A file that was found, or what was wrong with a path.
  enum Entry {
    case file(String)
    case problem(String)
  }

  /// The files of all paths: a file is itself, a folder all its scenarios, in path order.
  ///
  /// In a folder, scenarios that have to be rejected are passed over: those with their
  /// `.diagnostics` beside them.
  static func find(_ paths: [String]) -> [Entry] {
    paths.flatMap { path -> [Entry] in
      guard let isFolder = isFolder(path) else {
        return [.problem("\(path): there is no such file or folder")]
      }
      guard isFolder else { return [.file(path)] }
      let files = scenarios(in: path)
      return files.isEmpty
        ? [.problem("\(path): there is no *.scenario in this folder")] : files.map { .file($0) }
    }
  }

  /// `nil` where there is nothing of that name.
  private static func isFolder(_ path: String) -> Bool? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes.map { $0[.type] as? FileAttributeType == .typeDirectory }
  }

  private static func scenarios(in folder: String) -> [String] {
    let all = FileManager.default.subpaths(atPath: folder) ?? []
    let names = Set(all)
    return all.filter { name in
      name.hasSuffix(".scenario")
        && !names.contains(String(name.dropLast("scenario".count)) + "diagnostics")
    }.sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  /// The text of a file; `nil` with a message where it cannot be read.
  static func read(_ path: String) -> Result<SourceText, ReadingFailure> {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return .success(SourceText(name: path, bytes: Array(data)))
    } catch {
      return .failure(ReadingFailure(message: "\(path): cannot be read"))
    }
  }
}

struct ReadingFailure: Error {
  var message: String
}
