import Foundation

/// Whether a replay in another process, with other hash seeds and another number of jobs, gives
/// the same digests.
struct Proof {
  static let digestsOption = Arguments.Option(
    name: "--digests", value: nil,
    meaning: "print a digest of each run instead of verdicts")

  /// Returns the digests of all runs from another process; `nil` if that could not be started.
  ///
  /// - Parameters:
  ///   - paths: the scenarios, as they were given.
  ///   - options: the options that select runs, as they were given.
  static func digestsOfAnotherProcess(
    of paths: [String], options: [String], jobs: Int
  ) -> [String]? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments =
      ["replay", "--digests", "--jobs", "\(jobs == 1 ? 2 : 1)"] + options + ["--"] + paths
    // Without a fixed seed, every process hashes differently.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "SWIFT_DETERMINISTIC_HASHING"
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
