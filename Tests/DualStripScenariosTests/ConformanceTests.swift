import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// 48 random scenarios as an independent, slow and simple implementation of the model computes them: every frame,
/// every visible cell, every event.
@Suite struct ConformanceTests {
  private static let folder = Bundle.module.bundleURL.appendingPathComponent(
    "Resources/Conformance")
  private static let cases =
    (1...32).map { String(format: "edits-%02d", $0) }
    + (1...16).map { String(format: "gestures-%02d", $0) }

  @Test(arguments: Effort.some(cases, of: 2))
  func `an independent implementation computes the same`(
    _ name: String
  ) throws {
    let file = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file.appendingPathExtension("scenario"), encoding: .utf8)
    let scenario = try Scenario(parsing: text, name: name)
    let run = scenario.run(scenario.variants[0])
    let actual = TraceWriter(run, options: .init(showsAttributes: true, isPrecise: true)).bytes()
    let expected = try ExpectedTrace.unpacked(file.appendingPathExtension("expected.jsonl.gz"))
    var comparison = ConformanceComparison()
    try comparison.compare(ExpectedTrace(expected), ExpectedTrace(Data(actual)))
    #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(5))")
    #expect(comparison.numbers > 100)
  }
}

/// The lines of a trace, by kind.
private struct ExpectedTrace {
  typealias Line = [String: Any]

  var frames: [Line] = []
  var events: [Line] = []
  /// The header, snapshots and the footer.
  var others: [Line] = []

  init(_ data: Data) throws {
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let line = try #require(try JSONSerialization.jsonObject(with: line) as? Line)
      if line["event"] as? String == "input" { continue }
      if line["frame"] != nil {
        frames.append(line)
      } else if line["event"] != nil {
        events.append(line)
      } else if ["trace", "snapshot", "end"].contains(where: { line[$0] != nil }) {
        others.append(line)
      }
    }
  }

  /// The frame in force at each number, and whether it is there: one at which nothing changed is left out.
  var carried: [(line: Line, isOwn: Bool)] {
    var all: [(line: Line, isOwn: Bool)] = []
    for var line in frames {
      let number = line.removeValue(forKey: "frame") as? Int ?? 0
      line["time"] = nil
      while let last = all.last, all.count < number { all.append((last.line, false)) }
      all.append((line, true))
    }
    return all
  }

  /// The events, those at one time in the order of their words: which of them comes first is not said.
  var orderedEvents: [Line] {
    var groups: [[Line]] = []
    for event in events {
      let start = groups.last?.first.map(ExpectedTrace.time)
      if let start, ExpectedTrace.time(of: event) - start <= 0.01 {
        groups[groups.count - 1].append(event)
      } else {
        groups.append([event])
      }
    }
    return groups.flatMap { group in
      group.sorted { ExpectedTrace.words(of: $0) < ExpectedTrace.words(of: $1) }
    }
  }

  /// In milliseconds.
  static func time(of event: Line) -> Double { event["time"] as? Double ?? .nan }

  /// What of an event counts besides its time.
  static func words(of event: Line) -> String {
    let page = (event["page"] as? String).map { [$0] }
    let pages = page ?? event["pages"] as? [String] ?? []
    let cause = (event["cause"] as? String ?? "").filter { $0.isLetter }
    return ([event["event"] as? String ?? ""] + pages.sorted() + [cause]).joined(separator: " ")
  }

  static func unpacked(_ file: URL) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

/// Compares what both traces have; what only one has is not compared.
private struct ConformanceComparison {
  private(set) var differences: [String] = []
  private(set) var numbers = 0

  /// How far pages and ratios may be off; all else is points.
  private static let ratios = [
    "position": 2e-6, "sync": 1.2e-5, "alpha": 1.2e-5, "expansion": 1.2e-5, "parallax": 1.2e-5,
  ]
  /// Facts about the trace itself.
  private static let ignored: Set = [
    "trace", "version", "viewer", "model", "insets", "variant", "events", "checks", "failed",
  ]

  mutating func compare(_ expected: ExpectedTrace, _ actual: ExpectedTrace) {
    let (frames, others) = (expected.carried, actual.carried)
    // The last frames of a run may be left out, too.
    for number in 0..<max(frames.count, others.count) {
      let frame = number < frames.count ? frames[number] : (frames[frames.count - 1].line, false)
      let other = number < others.count ? others[number] : (others[others.count - 1].line, false)
      if frame.isOwn || other.isOwn { compareShared("frame \(number) ", frame.line, other.line) }
    }
    let (events, told) = (expected.orderedEvents, actual.orderedEvents)
    if events.count != told.count { differ("events", events.count, told.count) }
    for (event, other) in zip(events, told) {
      let words = ExpectedTrace.words(of: event)
      if words != ExpectedTrace.words(of: other) {
        differ("event", words, ExpectedTrace.words(of: other))
      }
      let (time, found) = (ExpectedTrace.time(of: event), ExpectedTrace.time(of: other))
      if !((time - found).magnitude <= 1) { differ(words, time, found) }
    }
    if expected.others.count != actual.others.count {
      differ("other lines", expected.others.count, actual.others.count)
    }
    for (line, other) in zip(expected.others, actual.others) { compareShared("", line, other) }
  }

  private mutating func compareShared(
    _ path: String, _ line: [String: Any], _ other: [String: Any]
  ) {
    for (key, value) in line {
      guard let found = other[key], !ConformanceComparison.ignored.contains(key) else { continue }
      compare(path + key, key, value, found)
    }
  }

  private mutating func compare(_ path: String, _ name: String, _ a: Any, _ b: Any) {
    switch (a, b) {
    case (let a as [String: Any], let b as [String: Any]):
      compareShared("\(path).", a, b)
    case (let a as [Any], let b as [Any]):
      if a.count != b.count { return differ(path, a.count, b.count) }
      for (number, (a, b)) in zip(a, b).enumerated() { compare("\(path)[\(number)]", name, a, b) }
    case (let a as Double, let b as Double):
      numbers += 1
      let allowed =
        ConformanceComparison.ratios[name] ?? 0.002 + (name == "velocity" ? 1e-6 * a.magnitude : 0)
      if !((a - b).magnitude <= allowed) { differ(path, a, b) }
    default: if "\(a)" != "\(b)" { differ(path, a, b) }
    }
  }

  private mutating func differ(_ path: String, _ expected: Any, _ actual: Any) {
    differences.append("\(path): expected \(expected), not \(actual)")
  }
}
