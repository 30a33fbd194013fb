import DualStripScenarios
import Foundation
import ScenarioFolders

/// `dualstrip watch`: replays scenarios whenever they, or their goldens, change.
struct WatchCommand {
  static let options =
    [GoldenFiles.option] + VariantChoice.options + [
      RunPool.option,
      Arguments.Option(
        name: "--color", value: "WHEN", meaning: "auto, always or never; NO_COLOR is respected"),
      Help.option,
    ]

  static let summary = "replay scenarios when they change, until ⌃C"

  private let paths: [String]
  /// The options that are passed on to each replay.
  private let passedOn: [String]
  private var known: [String: Stamp] = [:]
  private var trees: [FileTree] = []

  /// The state of a file when it was last checked.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
  }

  /// The most scenarios that are drawn: they fit a screen or two.
  private static let mostPictures = 3

  /// The time between two checks of the files, in milliseconds.
  private static let pause = 200

  init(_ words: [String]) throws(CommandFailure) {
    let arguments = try Arguments(words, options: WatchCommand.options)
    guard !arguments.words.isEmpty else { throw .usage("name a scenario, or a folder of them") }
    paths = arguments.words
    passedOn = WatchCommand.options.flatMap { option in
      guard arguments.has(option.name) else { return [String]() }
      guard option.value != nil else { return [option.name] }
      return arguments.values(option.name).flatMap { [option.name, $0] }
    }
    for path in paths where !Files.exists(path) {
      throw .usage("\(path): there is no such file or folder")
    }
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    let watch = Interruption.Watch()
    known = stamps()
    try await replay(paths)
    while !Interruption.isRequested {
      try? await Task.sleep(for: .milliseconds(WatchCommand.pause))
      let now = stamps()
      let touched = Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }
      known = now
      let gone = scenarios(touched).filter { touched.contains($0) && now[$0] == nil }
      for path in gone { Console.print("\ngone: \(TerminalText.shown(path))\n") }
      let changed = scenarios(touched).filter { now[$0] != nil }
      guard !changed.isEmpty else { continue }
      let names = changed.prefix(3).map(TerminalText.shown).joined(separator: ", ")
      Console.print("\nchanged: \(names)\(changed.count > 3 ? ", …" : "")\n")
      do throws(CommandFailure) {
        try await replay(changed)
      } catch {
        // The next change may put right what is wrong now.
        Console.tell(error)
      }
    }
    watch.end()
    return Interruption.exitCode ?? .interrupted
  }

  private func replay(_ paths: [String]) async throws(CommandFailure) {
    guard !paths.isEmpty else { return }
    var command = try ReplayCommand(passedOn + ["--"] + paths)
    command.pictures = WatchCommand.mostPictures
    command.watched = trees
    _ = try await command.run()
  }

  /// The scenarios that files belong to: a scenario itself, or the one of a golden.
  private func scenarios(_ files: Set<String>) -> [String] {
    Set(
      files.map { file in
        guard file.hasSuffix(".trace") else { return file }
        return paths.first { GoldenFiles.path(for: $0) == file }
          ?? file.dropLast("trace".count) + "scenario"
      }
    ).sorted()
  }

  private mutating func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    trees = []
    for path in paths {
      var files = [path, GoldenFiles.path(for: path)]
      if FileTree.isFolder(path) {
        let tree = FileTree(path)
        trees.append(tree)
        files = tree.scenarios + tree.files.filter { $0.hasSuffix(".trace") }
      }
      for file in files {
        var status = stat()
        guard unsafe stat(file, &status) == 0 else { continue }
        stamps[file] = Stamp(
          seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
          size: Int(status.st_size), number: UInt64(status.st_ino))
      }
    }
    return stamps
  }
}
