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
  /// Whether runs are compared with the golden traces beside the scenarios.
  public enum Goldens: Sendable {
    /// Runs are compared if the folder keeps goldens; a scenario without one then fails.
    case auto
    /// Runs are not compared.
    case never
  }

  /// There is no such file or folder, or no scenario in it.
  public struct NotFound: Error, Sendable, CustomStringConvertible {
    /// What was not found, and where.
    public let description: String
  }

  /// Returns the test cases of a scenario, or of all scenarios in a folder: one for each variant,
  /// and one for the relations between the variants of a scenario, if it has any.
  ///
  /// Nothing runs yet. An invalid scenario is a case too, and fails at the place of its error.
  /// Scenarios that must be rejected, in a folder called `Rejected`, are skipped.
  ///
  /// - Parameters:
  ///   - path: the path of a file or a folder: absolute, or relative to the folder of the test's
  ///     own file or any folder above it. The nearest one is used, so the current directory does
  ///     not matter.
  ///   - variants: how many variants of each scenario run, counted from the first; by default all.
  ///     Relations are then checked between these only.
  ///   - goldens: whether golden traces are compared.
  ///   - file: the test's own file.
  /// - Throws: `NotFound`, or the system's reason why a file cannot be read.
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

  /// The nearest file or folder with this path, from a file's folder upwards.
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
