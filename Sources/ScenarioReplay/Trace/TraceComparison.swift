/// Compares two traces, run by run.
public struct TraceComparison {
  /// The differences in physical terms, one line each, with a heading for each of several runs.
  public let summary: [String]
  /// The first record that differs, with the lines around it on both sides; empty if none differs.
  public let firstRecord: [String]
  /// The number of runs that differ.
  public let differing: Int

  /// Whether no runs differ.
  public var isSame: Bool { differing == 0 }

  /// Compares runs of the same variant. If both traces have a single run, compares these two.
  ///
  /// - Parameters:
  ///   - old: the expected trace.
  ///   - new: the trace that was found.
  ///   - most: the most differing runs that are reported in full.
  public init(from old: Trace, to new: Trace, most: Int = 3) {
    let isAlone = old.runs.count == 1 && new.runs.count == 1
    var summary: [String] = []
    var differing = 0
    var first: (old: Trace.Run, new: Trace.Run)?
    func add(_ variant: String, _ lines: [String]) {
      differing += 1
      guard differing <= most else { return }
      if !isAlone { summary.append("[\(variant)]") }
      summary += lines.map { isAlone ? $0 : "  \($0)" }
    }
    // Pairs runs of the same scenario and variant in their order.
    var known: [String: [Trace.Run]] = [:]
    for run in old.runs.reversed() { known[TraceComparison.key(run), default: []].append(run) }
    for run in new.runs {
      let partner = isAlone ? old.runs.first : known[TraceComparison.key(run)]?.popLast()
      guard let before = partner else {
        add(run.variant, ["a new run"])
        continue
      }
      let difference = TraceDifference(from: before, to: run)
      guard !difference.lines.isEmpty else { continue }
      first = first ?? (before, run)
      add(run.variant, difference.lines)
    }
    if !isAlone {
      for run in old.runs where known[TraceComparison.key(run)]?.isEmpty == false {
        known[TraceComparison.key(run)]?.removeLast()
        add(run.variant, ["a run that is now missing"])
      }
    }
    if differing > most { summary.append("and in \(counted(differing - most, "more variant"))") }
    self.summary = summary
    self.differing = differing
    firstRecord = first.map { TraceComparison.around($0.old, $0.new) } ?? []
  }

  private static func key(_ run: Trace.Run) -> String {
    "\(run.header["scenario"]?.string ?? "") [\(run.variant)]"
  }

  /// The first lines that differ, with three lines before and after them.
  private static func around(_ old: Trace.Run, _ new: Trace.Run) -> [String] {
    let (a, b) = (old.records, new.records)
    var place = 0
    while place < min(a.count, b.count), a[place].text == b[place].text { place += 1 }
    func line(_ mark: String, _ record: Trace.Record) -> String {
      let text = record.text.count > 200 ? "\(record.text.prefix(200))…" : record.text
      return "\(mark) \(record.line): \(text)"
    }
    var lines = a[max(0, place - 3)..<min(place, a.count)].map { line(" ", $0) }
    if place < a.count { lines.append(line("-", a[place])) }
    if place < b.count { lines.append(line("+", b[place])) }
    let rest = b.dropFirst(place + 1).prefix(3)
    return lines + rest.map { line(" ", $0) }
  }
}
