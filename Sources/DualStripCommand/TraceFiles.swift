import DualStripScenarios
import ScenarioFolders

/// Where the traces of a replay go.
struct TraceFiles: Sendable {
  enum Place: Sendable {
    /// One run to one file; `-` is standard output.
    case file(String)
    /// Every run to a file of its own in a folder.
    case folder(String)
  }

  enum Outcome: Sendable {
    case unwanted
    case written
    /// The text for standard output, which is printed with the verdicts.
    case printed(String)
    /// A file that could not be written, and why.
    case failed(FileFailure)
  }

  let place: Place
  let options: TraceWriter.Options
  /// Whether only failing runs leave traces.
  let onlyFailed: Bool
  /// The command's arguments: they say what it reads, and whether it may replace files.
  let arguments: Arguments

  func write(_ run: ReplayRun, of source: SourceText) -> Outcome {
    if onlyFailed, run.holds { return .unwanted }
    let trace = TraceWriter(run, options: options).bytes()
    do {
      switch place {
      case .file("-"): return .printed(String(decoding: trace, as: UTF8.self))
      case .file(let path): try write(trace, to: path)
      case .folder(let folder):
        let path = folder + "/" + TraceFiles.name(of: run, source: source)
        try Files.makeFolder(of: path)
        try write(trace, to: path)
      }
      return .written
    } catch {
      return .failed(error)
    }
  }

  /// A golden is a trace too, but without `--force` only `update` replaces it.
  private func write(_ trace: [UInt8], to path: String) throws(FileFailure) {
    if !arguments.has(Arguments.forceOption.name), Files.isFile(path), !Files.isStream(path),
      Golden(String(decoding: try Files.read(path), as: UTF8.self)).isThinned
    {
      throw FileFailure(path: path, reason: "is a golden; --force writes over it")
    }
    try arguments.output(path, .trace).write(trace)
  }

  /// The scenario's path within the folder, and the variant: `Editing/a.moment=20ms.trace`.
  private static func name(of run: ReplayRun, source: SourceText) -> String {
    var parts = source.name.split(separator: "/").map(String.init)
    parts.removeAll { $0 == "." }
    parts = parts.map { $0 == ".." ? "_up" : $0 }
    var name = parts.popLast() ?? "scenario"
    if name.hasSuffix(".scenario") { name.removeLast(".scenario".count) }
    for value in run.variant.values {
      name += ".\(value.name)=\(value.value.text.replacingSlashes)"
    }
    return (parts + [name + ".trace"]).joined(separator: "/")
  }
}

extension String {
  /// The text of a value, as a part of a file name.
  fileprivate var replacingSlashes: String {
    String(map { $0 == "/" ? "_" : $0 })
  }
}
