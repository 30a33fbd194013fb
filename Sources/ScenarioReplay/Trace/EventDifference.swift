/// The events that only one of two runs has, and those that happen at different times.
struct EventDifference {
  private(set) var lines: [String] = []

  private struct Event {
    var time: Double
    /// Everything that it says except its time.
    var content: String
    /// The event in words for people.
    var text: String
  }

  init(from old: Trace.Run, to new: Trace.Run) {
    let a = EventDifference.events(of: old)
    let b = EventDifference.events(of: new)
    let pairs = EventDifference.common(a.map { $0.content }, b.map { $0.content })
    let kept = (Set(pairs.map { $0.0 }), Set(pairs.map { $0.1 }))
    list("missing", a.indices.filter { !kept.0.contains($0) }.map { a[$0] })
    list("new", b.indices.filter { !kept.1.contains($0) }.map { b[$0] })
    let moved = pairs.filter { a[$0.0].time != b[$0.1].time }
    let farthest = moved.max {
      (a[$0.0].time - b[$0.1].time).magnitude < (a[$1.0].time - b[$1.1].time).magnitude
    }
    guard let farthest else { return }
    let (before, after) = (a[farthest.0], b[farthest.1])
    let count = moved.count == 1 ? "1 event" : "\(moved.count) events"
    lines.append(
      "\(count) at another time, at most \(after.text) at "
        + "\(TraceDifference.moment(after.time)) instead of "
        + TraceDifference.moment(before.time))
  }

  private mutating func list(_ what: String, _ events: [Event]) {
    guard !events.isEmpty else { return }
    let some = events.prefix(3).map {
      "\($0.text) at \(TraceDifference.moment($0.time))"
    }
    let rest = events.count > 3 ? ", and \(events.count - 3) more" : ""
    lines.append("\(what): " + some.joined(separator: ", ") + rest)
  }

  private static func events(of run: Trace.Run) -> [Event] {
    run.records.compactMap { record in
      guard let name = record.value["event"]?.string, let time = record.value["time"]?.number,
        case .object(let members) = record.value
      else { return nil }
      let rest = members.filter { $0.key != "event" && $0.key != "time" }
      let content = rest.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
      let pages = record.value["pages"]?.array?.compactMap { $0.string } ?? []
      let about =
        (record.value["action"]?.string).map { [$0] } ?? pages
        + [record.value["page"]?.string, record.value["item"]?.string, record.value["to"]?.string]
        .compactMap { $0 }
      return Event(
        time: time, content: "\(name) \(content)",
        text: ([name == "input" ? "the input" : name] + about).joined(separator: " "))
    }
  }

  /// Pairs each event with the next equal one: not the most pairs, but found quickly.
  private static func greedy(
    _ a: [String], _ b: [String], from start: Int, through end: (Int, Int)
  ) -> [(Int, Int)] {
    var places: [String: [Int]] = [:]
    for j in (start..<end.1).reversed() { places[b[j], default: []].append(j) }
    var pairs: [(Int, Int)] = []
    var last = start - 1
    for i in start..<end.0 {
      while let next = places[a[i]]?.last, next <= last { places[a[i]]?.removeLast() }
      guard let next = places[a[i]]?.popLast() else { continue }
      pairs.append((i, next))
      last = next
    }
    return pairs
  }

  /// The longest common subsequence, as pairs of indices. Cost: O(*n*·*m*) for what is left between
  /// a common beginning and a common end; long sequences are paired greedily.
  private static func common(_ a: [String], _ b: [String]) -> [(Int, Int)] {
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    let (n, m) = (a.count - start - end, b.count - start - end)
    var pairs = (0..<start).map { ($0, $0) }
    let tail = (0..<end).map { (a.count - end + $0, b.count - end + $0) }
    guard n > 0, m > 0 else { return pairs + tail }
    guard n * m <= 4_000_000 else {
      return pairs + greedy(a, b, from: start, through: (start + n, start + m)) + tail
    }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: m + 1), count: n + 1)
    for i in stride(from: n - 1, through: 0, by: -1) {
      for j in stride(from: m - 1, through: 0, by: -1) {
        lengths[i][j] =
          a[start + i] == b[start + j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < n, j < m {
      if a[start + i] == b[start + j] {
        pairs.append((start + i, start + j))
        i += 1
        j += 1
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs + tail
  }
}
