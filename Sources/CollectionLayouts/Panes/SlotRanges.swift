package import Elementary

/// A set of slots, stored as ranges: a million slots in a row cost no more than one.
package struct SlotRanges: Hashable, Sendable {
  /// Ascending; neither do they touch each other, nor is one empty.
  package private(set) var spans: [Range<Int>] = []

  package init() {}

  package init(_ range: Range<Int>) {
    if !range.isEmpty { spans = [range] }
  }

  @inline(__always)
  package var isEmpty: Bool { spans.isEmpty }

  /// The number of slots. Cost: O(ranges).
  package var count: Int { spans.reduce(0) { $0 + $1.count } }

  /// Whether a slot is in the set. Cost: O(log ranges).
  package func contains(_ slot: Int) -> Bool {
    let next = firstRange { $0.upperBound > slot }
    return next < spans.count && spans[next].lowerBound <= slot
  }

  /// Puts a range into the set, or takes it out. Cost: O(log ranges), and what the array moves.
  package mutating func set(_ range: Range<Int>, to isIn: Bool) {
    guard !range.isEmpty else { return }
    // The ranges that overlap this one, or touch it.
    let first = firstRange { $0.upperBound >= range.lowerBound }
    let end = firstRange { $0.lowerBound > range.upperBound }
    let near = spans[first..<end]
    let lower = min(near.first?.lowerBound ?? range.lowerBound, range.lowerBound)
    let upper = max(near.last?.upperBound ?? range.upperBound, range.upperBound)
    let parts =
      isIn ? [lower..<upper] : [lower..<range.lowerBound, range.upperBound..<upper]
    spans.replaceSubrange(first..<end, with: parts.filter { !$0.isEmpty })
  }

  /// The slots of this set that are not in another one. Cost: O(ranges of both).
  package func subtracting(_ other: SlotRanges) -> SlotRanges {
    guard !isEmpty, !other.isEmpty else { return self }
    var result = SlotRanges()
    var next = 0
    for range in spans {
      var lower = range.lowerBound
      while next < other.spans.count, other.spans[next].lowerBound < range.upperBound {
        let gone = other.spans[next]
        if lower < gone.lowerBound { result.spans.append(lower..<gone.lowerBound) }
        lower = max(lower, gone.upperBound)
        // It may reach into the next range.
        if gone.upperBound > range.upperBound { break }
        next += 1
      }
      if lower < range.upperBound { result.spans.append(lower..<range.upperBound) }
    }
    return result
  }

  /// Appends a range behind all others, and joins it with the last one if they touch.
  package mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = spans.last, last.upperBound == range.lowerBound {
      spans[spans.count - 1] = last.lowerBound..<range.upperBound
    } else {
      spans.append(range)
    }
  }

  private func firstRange(where holds: (Range<Int>) -> Bool) -> Int {
    partitionPoint(of: spans.count) { holds(spans[$0]) }
  }
}

extension SlotRanges: Archivable {
  /// Passes the bounds of all ranges, which must ascend.
  package init(_ archive: inout Archive, _ saved: SlotRanges?) throws(ArchiveFault) {
    let bounds = try archive.list(saved?.spans.flatMap { [$0.lowerBound, $0.upperBound] })
    try archive.check(bounds.count.isMultiple(of: 2))
    var least = 0
    for bound in bounds {
      try archive.check(least <= bound && bound <= archive.slotCount)
      least = bound + 1
    }
    for place in stride(from: 0, to: bounds.count, by: 2) {
      spans.append(bounds[place]..<bounds[place + 1])
    }
  }
}
