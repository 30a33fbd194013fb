/// The differences between two runs in physical terms: where they rest, how far apart the panes
/// are, what happens in only one of them.
struct TraceDifference {
  /// One line for each difference; empty if there is none.
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - old: the expected run.
  ///   - new: the run that was found.
  init(from old: Trace.Run, to new: Trace.Run) {
    guard old.records.map({ $0.text }) != new.records.map({ $0.text }) else { return }
    compareModels(old, new)
    compareRest(old, new)
    for (pane, name) in [("preview", "the preview"), ("thumbnails", "the strip")] {
      compareOffsets(of: pane, called: name, old, new)
    }
    compareContents(old, new)
    compareActivePages(old, new)
    compareSnapshots(old, new)
    lines += EventDifference(from: old, to: new).lines
    compareChecks(old, new)
    if lines.isEmpty { compareTheRest(old, new) }
  }

  // MARK: Headers

  private mutating func compareModels(_ old: Trace.Run, _ new: Trace.Run) {
    for (key, what) in [("model", "edition of the model"), ("version", "version")] {
      guard let a = old.header[key], let b = new.header[key], a != b else { continue }
      lines.append(
        "different \(what): \(TraceDifference.text(b)) instead of \(TraceDifference.text(a))")
    }
    for key in [
      "scenario", "variant", "device", "pages", "collection", "layouts", "insets", "viewer", "pane",
    ] {
      guard let a = old.header[key], let b = new.header[key], a != b else { continue }
      lines.append("different \(key)")
    }
  }

  // MARK: Where they rest

  private mutating func compareRest(_ old: Trace.Run, _ new: Trace.Run) {
    func rest(_ run: Trace.Run) -> (page: String, time: Double)? {
      guard let event = run.records(of: "event").last(where: { $0["event"]?.string == "settled" }),
        let page = event["page"]?.string, let time = event["time"]?.number
      else { return nil }
      return (page, time)
    }
    switch (rest(old), rest(new)) {
    case (nil, nil): break
    case (let a?, nil):
      lines.append("no longer comes to rest; it rested on \(a.page) at \(moment(a.time))")
    case (nil, let b?):
      lines.append("now comes to rest, on \(b.page) at \(moment(b.time))")
    case (let a?, let b?):
      if a.page != b.page {
        lines.append(
          "rests on \(b.page) at \(moment(b.time)) instead of on \(a.page) at \(moment(a.time))")
      } else if a.time != b.time {
        lines.append("rests on \(b.page) at \(moment(b.time)) instead of at \(moment(a.time))")
      }
    }
    if let a = old.footer?["end"]?.number, let b = new.footer?["end"]?.number, a != b {
      lines.append("ends at \(moment(b)) instead of at \(moment(a))")
    }
  }

  // MARK: Where the panes are

  private mutating func compareOffsets(
    of pane: String, called name: String, _ old: Trace.Run, _ new: Trace.Run
  ) {
    compareLengths(called: name, old, new) { pair in
      guard let a = pair.old[pane]?["offset"]?.number, let b = pair.new[pane]?["offset"]?.number
      else { return nil }
      return (a - b).magnitude
    }
  }

  /// Reports the largest difference of a length, and when the difference began.
  ///
  /// - Parameter distance: returns the difference of two frames in points, if they have the length.
  private mutating func compareLengths(
    called name: String, _ old: Trace.Run, _ new: Trace.Run,
    _ distance: (FramePair) -> Double?
  ) {
    var largest: (points: Double, time: Double)?
    var first: Double?
    FramePair.visit(old, new) { pair in
      guard let points = distance(pair), points > 0 else { return }
      first = first ?? pair.time
      if points > largest?.points ?? 0 { largest = (points, pair.time) }
    }
    guard let largest, let first else { return }
    let since = first == largest.time ? "" : ", from \(moment(first)) on"
    lines.append(
      "\(name) is up to \(DecimalText.rounded(largest.points, decimals: 3)) pt off, "
        + "at \(moment(largest.time))\(since)")
  }

  /// Compares where the content of a collection is, and how large.
  private mutating func compareContents(_ old: Trace.Run, _ new: Trace.Run) {
    for (key, name) in [("offset", "the offset"), ("content", "the size of the content")] {
      compareLengths(called: name, old, new) { pair in
        guard let a = pair.old[key]?.array, let b = pair.new[key]?.array else { return nil }
        return zip(a, b).map { (($0.number ?? 0) - ($1.number ?? 0)).magnitude }.max()
      }
    }
  }

  private mutating func compareActivePages(_ old: Trace.Run, _ new: Trace.Run) {
    var found: (time: Double, old: String, new: String)?
    FramePair.visit(old, new) { pair in
      guard found == nil, let a = pair.old["active"], let b = pair.new["active"], a != b else {
        return
      }
      found = (pair.time, a.string ?? "none", b.string ?? "none")
    }
    guard let found else { return }
    lines.append(
      "the active page is \(found.new) instead of \(found.old), first at \(moment(found.time))")
  }

  // MARK: Cells

  private mutating func compareSnapshots(_ old: Trace.Run, _ new: Trace.Run) {
    let before = TraceDifference.snapshots(of: old)
    let after = TraceDifference.snapshots(of: new)
    for (title, shown) in after.list {
      guard let match = before.byTitle[title] else {
        lines.append("a new snapshot \(title)")
        continue
      }
      for (pane, name) in [("preview", "the preview"), ("thumbnails", "the strip")] {
        compareCells(match[pane], shown[pane], "\(title), \(name)")
      }
      compareCells(match, shown, title)
    }
    for (title, _) in before.list where after.byTitle[title] == nil {
      lines.append("missing snapshot \(title)")
    }
  }

  /// The snapshots of a run in order, by their titles in quotes; if a title repeats, the second one
  /// has a number behind it.
  private static func snapshots(
    of run: Trace.Run
  ) -> (list: [(String, JSONValue)], byTitle: [String: JSONValue]) {
    var list: [(String, JSONValue)] = []
    var byTitle: [String: JSONValue] = [:]
    var counts: [String: Int] = [:]
    for record in run.records(of: "snapshot") {
      let name = JSONText.quoted(record["snapshot"]?.string ?? "")
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      let title = count == 1 ? name : "\(name) (\(count))"
      list.append((title, record))
      byTitle[title] = record
    }
    return (list, byTitle)
  }

  /// Reports the largest difference between the cells of one pane.
  private mutating func compareCells(_ old: JSONValue?, _ new: JSONValue?, _ place: String) {
    let cells = (old: old?["cells"]?.array ?? [], new: new?["cells"]?.array ?? [])
    guard cells.old != cells.new else { return }
    func name(_ cell: JSONValue) -> JSONValue? { cell["page"] ?? cell["element"] }
    guard cells.old.map(name) == cells.new.map(name) else {
      let isOfCollection = (cells.new.first ?? cells.old.first)?["element"] != nil
      lines.append("\(place): shows different \(isOfCollection ? "elements" : "pages")")
      return
    }
    var largest: (amount: Double, text: String)?
    for (a, b) in zip(cells.old, cells.new) {
      for (key, amount) in TraceDifference.differences(a, b)
      where amount > largest?.amount ?? 0 {
        let page = name(a)?.string ?? ""
        largest = (
          amount, "the \(key) of \(page) is \(DecimalText.rounded(amount, decimals: 6)) off"
        )
      }
    }
    lines.append("\(place): \(largest?.text ?? "cells differ")")
  }

  private static func differences(_ old: JSONValue, _ new: JSONValue) -> [(String, Double)] {
    guard case .object(let members) = old else { return [] }
    return members.compactMap { member in
      guard let after = new[member.key] else { return nil }
      switch (member.value, after) {
      case (.number(let a), .number(let b)): return (member.key, (a - b).magnitude)
      case (.array(let a), .array(let b)):
        let sides = zip(a, b).map { (($0.number ?? 0) - ($1.number ?? 0)).magnitude }
        return (member.key, sides.max() ?? 0)
      default: return nil
      }
    }
  }

  // MARK: The rest

  private mutating func compareChecks(_ old: Trace.Run, _ new: Trace.Run) {
    func verdicts(_ run: Trace.Run) -> [String] {
      run.records(of: "check").map {
        let text = $0["text"]?.string ?? ""
        return ($0["ok"] == .bool(true) ? "holds: " : "fails: ") + text
      }
    }
    let (a, b) = (verdicts(old), verdicts(new))
    let known = Set(a)
    for verdict in b where !known.contains(verdict) { lines.append("now \(verdict)") }
    if a.count != b.count { lines.append("\(counted(b.count, "check")) instead of \(a.count)") }
  }

  /// Reports numbers that differ although no other comparison found a difference.
  private mutating func compareTheRest(_ old: Trace.Run, _ new: Trace.Run) {
    var keys: [String] = []
    var time: Double?
    FramePair.visit(old, new) { pair in
      guard case .object(let members) = pair.old else { return }
      for member in members where pair.new[member.key] != member.value {
        time = time ?? pair.time
        if !keys.contains(member.key), !["frame", "time"].contains(member.key) {
          keys.append(member.key)
        }
      }
    }
    if let time, !keys.isEmpty {
      lines.append("\(keys.joined(separator: ", ")) differ, first at \(moment(time))")
    } else if old.footer?["cells"] != new.footer?["cells"] {
      lines.append("cells are drawn differently; `--trace --attributes` shows them")
    } else if old.footer?["state"] != new.footer?["state"] {
      lines.append("differs in frames or digits that the trace leaves out")
    } else {
      lines.append("the records differ, but not in what the panes show")
    }
  }

  private func moment(_ time: Double) -> String { TraceDifference.moment(time) }

  /// The text of a time of a trace, which is in milliseconds: people read it in seconds.
  static func moment(_ time: Double) -> String {
    "\(DecimalText.rounded(time / 1000, decimals: 4)) s"
  }

  static func text(_ value: JSONValue) -> String {
    value.string ?? value.number.map { DecimalText.exact($0) } ?? "none"
  }
}
