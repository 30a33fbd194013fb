import Foundation

/// A folder of scenarios, which is deleted with it, and the command as a shell calls it within it.
final class Shell {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("good.scenario", "scenario \"good\"\n\nscript\n  expect active == none\n")
    try write("bad.scenario", "scenario \"bad\"\n\nscript\n  darg\n")
    try write("failing.scenario", "scenario \"failing\"\n\nscript\n  expect overscroll\n")
    try Data([0x73, 0xFF, 0x0A]).write(to: folder.appendingPathComponent("bytes.scenario"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes `off.jsonl`: after a focus of the second page the strip stays at the first.
  func writeRecording(seenAt milliseconds: Double) throws {
    try write(
      "off.jsonl",
      #"{"recording":1,"bounds":[393,852],"pages":["p1","p2"]}"# + "\n"
        + #"{"time":10,"focus":"p2","animated":false}"# + "\n"
        + "{\"time\":\(milliseconds),\"offsets\":[393,-141]}\n")
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
  }

  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The environment of the tests without what would change what a command does.
  private static let environment = {
    let ours = ["NO_COLOR", "DUALSTRIP_SHARD", "DUALSTRIP_PROGRESS", "GITHUB_STEP_SUMMARY"]
    return ProcessInfo.processInfo.environment.filter { !ours.contains($0.key) }
  }()

  /// The command that was built beside the tests.
  var command: URL { Bundle.main.bundleURL.appendingPathComponent("dualstrip") }

  /// Runs the command within the folder.
  func run(_ arguments: [String]) throws -> Outcome { try run(command, arguments) }

  /// Runs a line of a shell within the folder, in which `dualstrip` is the command.
  func bash(_ line: String) throws -> Outcome {
    let line = line.replacing("dualstrip ", with: "'\(command.path)' ")
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", line])
  }

  private func run(_ executable: URL, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Shell.environment
    process.standardInput = FileHandle.nullDevice
    let output = folder.appendingPathComponent("output.txt")
    let errors = folder.appendingPathComponent("errors.txt")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
