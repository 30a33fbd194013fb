import Foundation

/// Runs the command as a shell does, and measures the time and memory of whole processes.
struct CommandEntries {
  /// One call of the command, and how its result is shown.
  struct Call {
    let name: String
    let arguments: [String]
    /// The amount that is divided by the time, for a rate; `nil` if the time itself is of interest.
    let amount: Amount?
  }

  enum Amount {
    case number(Double, unit: String)
    /// The size of a file that the call reads or writes.
    case sizeOfFile(String)
  }

  struct Outcome {
    let name: String
    /// The shortest time of all calls, because other load only adds to it.
    let seconds: Double
    let rate: String?
    let megabytes: Double
  }

  private let folder: URL
  private let command: URL

  /// - Returns: `nil` if the command is not beside the benchmark.
  init?() {
    command = Bundle.main.bundleURL.appendingPathComponent("dualstrip")
    guard FileManager.default.isExecutableFile(atPath: command.path) else { return nil }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  func run(filter: String?, times: Int) throws -> [Outcome] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wanted = calls().filter { filter.map($0.name.contains) ?? true }
    // The files are long: write them only for calls that are made.
    if !wanted.isEmpty { try writeScenarios() }
    return try wanted.compactMap { try outcome(of: $0, times: times) }
  }

  private func writeScenarios() throws {
    let head = "scenario \"bench\"\ndocument\n  pages 200 aspect 0.7\n"
    let flick = "  flick preview forward 1500pt/s\n  settle\n"
    let checks = "  expect always finite(position)\n"
    let matrix = "matrix\n  vary n = 1 .. 20000 step 1\n"
    try write("variants", head + matrix + "script\n  expect $n >= 1\n" + flick + "  wait 2s\n")
    try write("long", head + "script\n  repeat 500\n" + flick + "    wait 1s\n  end\n")
    let waits = String(repeating: "  wait 1ms\n", count: 900_000)
    try write("script", head + "script\n" + waits)
    let rows = (0..<500_000).map { "  \($0) 200 \(300 + $0 % 7) move\n" }.joined()
    try write("touches", head + "touches t in ms pt\n  0 200 300 down\n\(rows)script\n  play t\n")
    let unbounded = (0..<3000).map { "  expect always position <= \($0 + 9)pg\n  wait 1ms\n" }
    try write("unbounded", head + "script\n" + unbounded.joined() + checks)
  }

  private func calls() -> [Call] {
    [
      Call(name: "start-up", arguments: ["--version"], amount: nil),
      Call(
        name: "20 000 variants of 3 s",
        arguments: ["replay", "--max-variants", "20000", path("variants")],
        amount: .number(20_000, unit: "runs/s")),
      Call(
        name: "a run of 900 s, judged", arguments: ["replay", path("long")],
        amount: .number(900, unit: "× real time")),
      Call(
        name: "its trace, whole",
        arguments: ["replay", "--attributes", "--force", "--trace", path("trace"), path("long")],
        amount: .sizeOfFile(path("trace"))),
      Call(
        name: "check of 10 MB of script", arguments: ["check", path("script")],
        amount: .sizeOfFile(path("script"))),
      Call(
        name: "check of 10 MB of touches", arguments: ["check", path("touches")],
        amount: .sizeOfFile(path("touches"))),
      Call(
        name: "3 000 unbounded checks", arguments: ["replay", path("unbounded")], amount: nil),
    ]
  }

  private func path(_ name: String) -> String {
    folder.appendingPathComponent(name + ".scenario").path
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  private func outcome(of call: Call, times: Int) throws -> Outcome? {
    var seconds = Double.infinity
    var kilobytes = 0
    for _ in 0..<(call.name == "start-up" ? 10 * times : times) {
      let process = Process()
      process.executableURL = command
      process.arguments = call.arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let clock = ContinuousClock()
      let start = clock.now
      try process.run()
      // The peak memory stays in the process's folder in `/proc` until the process is gone.
      while process.isRunning {
        kilobytes = max(kilobytes, CommandEntries.peak(of: process.processIdentifier))
        if clock.now - start < .seconds(1) { usleep(500) } else { usleep(20_000) }
      }
      seconds = min(seconds, (clock.now - start) / .seconds(1))
    }
    return Outcome(
      name: call.name, seconds: seconds,
      rate: rate(of: call, in: seconds),
      megabytes: Double(kilobytes) / 1000)
  }

  private func rate(of call: Call, in seconds: Double) -> String? {
    switch call.amount {
    case .number(let number, let unit): return "\(Int(number / seconds)) \(unit)"
    case .sizeOfFile(let path):
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let bytes = attributes?[.size] as? Int ?? 0
      return "\(Int(Double(bytes) / 1e6 / seconds)) MB/s"
    case nil: return nil
    }
  }

  /// The peak memory of a process, in kilobytes.
  private static func peak(of process: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter { $0.isNumber }) } ?? 0
  }
}
