import Foundation

/// The results of a benchmark: a table for people, a file for comparisons.
struct BenchReport: Codable {
  struct Line: Codable {
    var name: String
    var size: Int?
    /// The time of one operation, or of a whole process for the command, in nanoseconds.
    var time: Double
    var spread: Double?
    var ratio: Double?
    var allocations: Double?
    var rate: String?
    var megabytes: Double?

    var key: String { "\(name) \(size ?? 0)" }
  }

  var lines: [Line] = []

  mutating func add(_ found: Measurement) {
    lines.append(
      Line(
        name: found.name, size: found.size, time: found.time, spread: found.spread,
        ratio: found.ratio, allocations: found.allocations))
  }

  mutating func add(_ found: CommandEntries.Outcome) {
    lines.append(
      Line(
        name: found.name, time: found.seconds * 1e9, rate: found.rate,
        megabytes: found.megabytes))
  }

  /// A table with a row for each entry and a column for each size. Spread, ratio, allocations and
  /// the change since an earlier run are those of the largest size.
  func table(comparedWith earlier: BenchReport?) -> String {
    table(of: lines.filter { $0.size != nil }, earlier) + commandTable(earlier)
  }

  private func table(of lines: [Line], _ earlier: BenchReport?) -> String {
    guard !lines.isEmpty else { return "" }
    let sizes = Set(lines.compactMap(\.size)).sorted()
    var heads = ["what"] + sizes.map { "\($0) pages" } + ["±", "× floor", "growth", "allocations"]
    if earlier != nil { heads.append("was") }
    var rows: [[String]] = []
    for name in names(of: lines) {
      let found = lines.filter { $0.name == name }
      var row = [name]
      for size in sizes {
        row.append(found.first { $0.size == size }.map { BenchReport.time($0.time) } ?? "")
      }
      let (first, last) = (found[0], found[found.count - 1])
      row.append(last.spread.map { String(format: "%.0f %%", $0 / last.time * 100) } ?? "")
      row.append(last.ratio.map { String(format: "%.1f", $0) } ?? "")
      let growth = last.ratio.flatMap { most in first.ratio.map { most / $0 } }
      row.append(growth.map { String(format: "%.2f", $0) } ?? "")
      row.append(last.allocations.map { String(format: "%.1f", $0) } ?? "")
      if let earlier { row.append(change(of: last, since: earlier)) }
      rows.append(row)
    }
    return BenchReport.table(heads, rows)
  }

  /// The table of whole processes.
  private func commandTable(_ earlier: BenchReport?) -> String {
    let lines = lines.filter { $0.size == nil }
    guard !lines.isEmpty else { return "" }
    let heads = ["command", "time", "rate", "memory"] + (earlier == nil ? [] : ["was"])
    let rows = lines.map { line in
      [
        line.name, BenchReport.time(line.time), line.rate ?? "",
        line.megabytes.map { "\(Int($0)) MB" } ?? "",
      ] + (earlier.map { [change(of: line, since: $0)] } ?? [])
    }
    return "\n" + BenchReport.table(heads, rows)
  }

  private func names(of lines: [Line]) -> [String] {
    var met: Set<String> = []
    return lines.map(\.name).filter { met.insert($0).inserted }
  }

  private func change(of line: Line, since earlier: BenchReport) -> String {
    guard let old = earlier.lines.first(where: { $0.key == line.key }) else { return "" }
    return BenchReport.time(old.time)
      + String(format: ", %+.0f %%", (line.time / old.time - 1) * 100)
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: return String(format: "%.0f ns", nanoseconds)
    case ..<1e6: return String(format: "%.1f µs", nanoseconds / 1e3)
    case ..<1e9: return String(format: "%.1f ms", nanoseconds / 1e6)
    default: return String(format: "%.2f s", nanoseconds / 1e9)
    }
  }
}
