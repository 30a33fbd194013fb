package import DualStripScenarios
import Foundation

/// The golden traces beside scenarios: `x.trace` beside `x.scenario`.
package struct GoldenFiles {
  /// When a scenario without a golden fails.
  package enum Demand: String, CaseIterable {
    /// If goldens are kept: its folder, or the folder that was given, contains another one.
    case auto
    case always
    /// Never, and nothing is compared.
    case never
  }

  private let demand: Demand
  /// All files below the given folders.
  private var files: Set<String> = []
  /// The given folders that contain goldens.
  private var keepingFolders: [String] = []

  package init(_ demand: Demand) {
    self.demand = demand
  }

  /// Learns which files the given folders contain.
  package mutating func know(_ trees: [FileTree]) {
    files = Set(trees.flatMap(\.files))
    keepingFolders = trees.filter { GoldenFiles.keepsGoldens($0.files) }.map(\.folder)
  }

  package static func path(for scenario: Scenario) -> String { path(for: scenario.source.name) }

  /// - Parameter name: the path of the scenario.
  package static func path(for name: String) -> String {
    (name.hasSuffix(".scenario") ? String(name.dropLast(".scenario".count)) : name)
      + ".trace"
  }

  /// What a scenario is compared with.
  package enum Expected {
    /// Nothing: it keeps no golden.
    case nothing
    case golden(Golden)
    /// The scenario should have a golden, and has none.
    case missing
    case unreadable(FileFailure)
  }

  package func expected(of scenario: Scenario) -> Expected {
    guard demand != .never, scenario.wantsGolden,
      scenario.source.name != Files.standardInput
    else { return .nothing }
    let path = GoldenFiles.path(for: scenario)
    guard Files.exists(path) else { return isMissed(path) ? .missing : .nothing }
    do {
      let golden = Golden(String(decoding: try Files.read(path), as: UTF8.self))
      // A trace that a user requested is not a golden, wherever it is.
      if Golden.isWholeTrace(golden.text) { return isMissed(path) ? .missing : .nothing }
      return .golden(golden)
    } catch {
      return .unreadable(error)
    }
  }

  private func isMissed(_ path: String) -> Bool {
    if demand == .always { return true }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return GoldenFiles.keepsGoldens(siblings.map { "\(folder)/\($0)" })
      || keepingFolders.contains { Files.isBelow($0, path) }
  }

  /// Whether these files include a golden beside its scenario.
  private static func keepsGoldens(_ files: [String]) -> Bool {
    let all = Set(files)
    return files.contains { file in
      file.hasSuffix(".trace")
        && all.contains(file.dropLast(".trace".count) + ".scenario") && !isWholeTrace(file)
    }
  }

  /// Whether a file is a trace that a user requested, and not a golden.
  private static func isWholeTrace(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return false }
    return Golden.isWholeTrace(String(decoding: bytes, as: UTF8.self))
  }

  /// Traces in the given folders without a scenario, or beside one that keeps no golden.
  package func orphans(beside scenarios: [Scenario]) -> [String] {
    let wanted = Set(scenarios.filter(\.wantsGolden).map(GoldenFiles.path))
    let unwanted = Set(scenarios.filter { !$0.wantsGolden }.map(GoldenFiles.path))
    return files.filter { file in
      guard file.hasSuffix(".trace") else { return false }
      let scenario = file.dropLast(".trace".count) + ".scenario"
      return
        (unwanted.contains(file)
        || !wanted.contains(file) && !Files.exists(String(scenario)))
        && !GoldenFiles.isWholeTrace(file)
    }.sorted()
  }
}
