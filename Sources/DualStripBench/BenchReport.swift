import Foundation

/// What a bench has measured: a table for people, a file for comparisons.
struct BenchReport: Codable {
  struct Line: Codable {
    var name: String
    var size: Int?
    /// Of one operation, in nanoseconds; of a whole process for the command.
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

  /// The lines under each other; beside an earlier run with what has changed.
  func table(comparedWith earlier: BenchReport?) -> String {
    let before = Dictionary(
      (earlier?.lines ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var text = "| what | n | time | × floor | allocations |"
    text +=
      earlier == nil
      ? "\n| --- | --- | --- | --- | --- |\n" : " was |\n| --- | --- | --- | --- | --- | --- |\n"
    for line in lines {
      let size = line.size.map { "\($0)" } ?? ""
      let spread = line.spread.map { " ± \(BenchReport.time($0))" } ?? ""
      let ratio = line.ratio.map { String(format: "%.1f", $0) } ?? line.rate ?? ""
      let memory = line.megabytes.map { "\(Int($0)) MB" }
      let allocations = line.allocations.map { String(format: "%.1f", $0) } ?? memory ?? ""
      text +=
        "| \(line.name) | \(size) | \(BenchReport.time(line.time))\(spread) | \(ratio) | \(allocations) |"
      if earlier != nil {
        text +=
          before[line.key].map { old in
            " \(BenchReport.time(old.time)), \(String(format: "%+.0f %%", (line.time / old.time - 1) * 100)) |"
          } ?? " |"
      }
      text += "\n"
    }
    return text + growth
  }

  /// How entries grow from the smallest to the largest size.
  private var growth: String {
    var text = ""
    for (name, lines) in Dictionary(grouping: lines.filter { $0.ratio != nil }, by: \.name)
      .sorted(by: { $0.key < $1.key })
    {
      let sizes = lines.sorted { ($0.size ?? 0) < ($1.size ?? 0) }
      guard let first = sizes.first, let last = sizes.last, let from = first.size,
        let to = last.size, to > from, let least = first.ratio, let most = last.ratio
      else { continue }
      text += "\n\(name): \(String(format: "%.2f", most / least)) × from \(from) to \(to) pages"
    }
    return text.isEmpty ? "" : text + "\n"
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
