import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// A faithful recording that is changed by a little less than what is allowed, and by a little more.
@Suite struct RecordingThresholdTests {
  private typealias Line = [String: Any]

  private static let frame = 1000.0 / 60

  /// What is changed, in points or milliseconds.
  enum Change: Sendable {
    case stripOffsets, samplesLater, commitsEarlier, noCommits, focusLater, focusEarlier, pagesLater
  }

  /// - margin: on both sides of the limit, because the clock allows a little, and a focus begins slowly.
  private static let thresholds:
    [(
      change: Change, limit: Double, margin: Double, kind: RecordingFinding.Kind,
      source: InputSource
    )] = [
      (.stripOffsets, 1, 0.01, .restsOff, .touches), (.stripOffsets, 1, 0.01, .restsOff, .offsets),
      (.samplesLater, 1.1 * frame, 2, .late, .touches),
      (.commitsEarlier, 1.5 * frame, 0.5, .earlyCommit, .touches),
      (.noCommits, 1000, 20, .noCommit, .touches),
      (.focusLater, 10, 8, .apart, .touches), (.focusEarlier, frame, 8, .apart, .touches),
      // The display link tells a page up to a frame late already.
      (.pagesLater, frame, 3, .pageLate, .touches),
    ]

  @Test(arguments: Effort.some(thresholds.indices, of: 8))
  func `what is allowed passes, and a little more does not`(
    _ number: Int
  ) throws {
    let (change, limit, margin, kind, source) = Self.thresholds[number]
    for (amount, isAllowed) in [(limit - margin, true), (limit + margin, false)] {
      let recording = try Recording(Array(Self.recording(change, by: amount).utf8))
      let comparison = RecordingComparison(recording, source: source)
      let report = ComparisonReport(comparison, name: "\(change) by \(amount)").text
      #expect(comparison.verdict == (isAllowed ? .inStep : .notInStep), "\(report)")
      if !isAllowed { #expect(comparison.findings.first?.kind == kind, "\(report)") }
    }
  }

  private static func recording(_ change: Change, by amount: Double) throws -> String {
    var conditions = SimulatedApp.Conditions()
    conditions.saysHandling = true
    // The first delete, at 6 s, takes 300 ms; a missing commit is told a second later.
    let text = SimulatedApp.recording(.none, conditions, until: 8.2)
    var lines = try text.split(separator: "\n").compactMap { line -> Line? in
      let line = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Line)
      return line["recording"] != nil ? line : changed(line, change, by: amount)
    }
    lines.sort { time(of: $0) < time(of: $1) }
    return try lines.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) + "\n"
    }.joined()
  }

  /// The header has no time.
  private static func time(of line: Line) -> Double { line["time"] as? Double ?? -1 }

  private static func changed(_ line: Line, _ change: Change, by amount: Double) -> Line? {
    func later(_ way: Double, ifHas names: String...) -> Line {
      var line = line
      if names.contains(where: { line[$0] != nil }) { line["time"] = time(of: line) + way }
      return line
    }
    switch change {
    case .stripOffsets:
      guard let offsets = line["offsets"] as? [Double] else { return line }
      return line.merging(["offsets": [offsets[0], offsets[1] + amount]]) { $1 }
    case .samplesLater: return later(amount, ifHas: "offsets", "active")
    case .commitsEarlier: return later(-amount, ifHas: "commit")
    case .noCommits:
      return line["commit"] != nil || time(of: line) > 6300 + amount ? nil : line
    case .focusLater: return later(amount, ifHas: "focus")
    case .focusEarlier: return later(-amount, ifHas: "focus")
    case .pagesLater: return later(amount, ifHas: "active")
    }
  }
}
