import DualStripScenarios
import Foundation
import ScenarioFolders

/// Finds scenarios for tests.
///
/// ```swift
/// @Test(arguments: try Scenarios.in("Scenarios"))
/// func replays(_ run: ScenarioRun) throws { try run.expectSuccess() }
/// ```
public enum Scenarios {
  /// When the runs are compared with golden traces beside the scenarios.
  public enum Goldens: Sendable {
    /// Where a folder keeps them: there a scenario without one fails.
    case auto
    /// Nothing is compared.
    case never
  }

  /// There is no such file or folder, or no scenario in it.
  public struct NotFound: Error, Sendable, CustomStringConvertible {
    /// What was looked for, and where.
    public let description: String
  }

  /// All runs of a scenario, or of all scenarios of a folder: one for each variant, and one for what
  /// relates the variants of a scenario, where something does.
  ///
  /// Nothing runs yet. A scenario that is wrong is a run too, which fails at its place in the file; those
  /// that have to be rejected, in a folder called `Rejected`, are passed over.
  ///
  /// - Parameters:
  ///   - path: of a file or a folder: from the root, or from the folder of the test's own file or any above
  ///     it, the nearest one that has it, so that it is found wherever the tests are started.
  ///   - variants: how many variants of each scenario are run at the most, from the first on; all unless
  ///     it is said. What relates them is then asked of those.
  ///   - goldens: whether golden traces are compared.
  ///   - file: the test's own file.
  /// - Throws: `NotFound`, or what the system says of a file that cannot be read.
  public static func `in`(
    _ path: String, variants: Int = .max, goldens: Goldens = .auto, file: String = #filePath
  ) throws -> [ScenarioRun] {
    let place = try place(of: path, near: file)
    var files = [place]
    var expected = GoldenFiles(goldens == .auto ? .auto : .never)
    if FileTree.isFolder(place) {
      let tree = FileTree(place)
      if let failure = tree.failures.first { throw NotFound(description: "\(failure)") }
      expected.know([tree])
      files = tree.scenarios
    }
    guard !files.isEmpty else {
      throw NotFound(description: "there is no *.scenario in \(place)")
    }
    let folder = FileTree.isFolder(place) ? place : (place as NSString).deletingLastPathComponent
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return try files.flatMap { file -> [ScenarioRun] in
      let bytes = try Files.read(file)
      let source = SourceText(name: file, bytes: bytes)
      let name = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      return runs(of: source, name: name, variants: variants, expected)
    }
  }

  private static func runs(
    of source: SourceText, name: String, variants: Int, _ goldens: GoldenFiles
  ) -> [ScenarioRun] {
    let reading = Scenario.read(
      source, limit: .max, images: { ImageFolder.files(in: $0, besides: source.name) })
    switch reading {
    case .invalid(let diagnostics):
      return [ScenarioRun(name: name, source: source, subject: .invalid(diagnostics))]
    case .valid(let scenario):
      let chosen = Array(scenario.variants.prefix(max(1, variants)))
      let golden = goldens.expected(of: scenario)
      var runs = chosen.enumerated().map { number, variant in
        ScenarioRun(
          name: name, source: source,
          subject: .variant(scenario, variant, isFirst: number == 0, golden))
      }
      if scenario.relatesVariants, chosen.count > 1 {
        runs.append(
          ScenarioRun(name: name, source: source, subject: .relations(scenario, chosen)))
      }
      return runs
    }
  }

  /// The nearest file or folder of this path, going up from a file.
  private static func place(of path: String, near file: String) throws(NotFound) -> String {
    if path.hasPrefix("/") {
      if Files.exists(path) { return path }
      throw NotFound(description: "there is no file or folder \(path)")
    }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while true {
      let place = folder.appendingPathComponent(path).path
      if Files.exists(place) { return place }
      if folder.path == "/" { break }
      folder = folder.deletingLastPathComponent()
    }
    throw NotFound(description: "there is no file or folder \(path) beside \(file), or above it")
  }
}
