import DualStrip

/// Looks that are anchored at the end of a run, when no work is left to announce their time: each
/// takes the last state up to its time.
struct EndLooks {
  /// The looks with known times; the next one is last.
  private var pending: [(look: Happening.Look, time: Time)] = []
  /// The looks at the very end, whose time is not known yet.
  private var atEnd: [Happening.Look] = []

  /// - Parameter end: the time when the run is over; `nil` leaves out the looks before the end.
  init(_ syntax: ScenarioSyntax, setup: Setup, end: Time?) {
    for (index, statement) in syntax.script.enumerated() {
      guard let anchor = statement.anchor, case .end = anchor.base else { continue }
      if anchor.offset == nil {
        atEnd.append(.statement(index))
      } else if let end {
        pending.append((.statement(index), end + setup.offset(of: anchor)))
      }
    }
    for (index, probe) in syntax.probes.enumerated() {
      guard case .end = probe.anchor.base else { continue }
      if probe.anchor.offset == nil {
        // A value at the end is read from the last frame, which may lie behind the end.
        pending.append((.probe(index), .never))
      } else if let end {
        pending.append((.probe(index), end + setup.offset(of: probe.anchor)))
      }
    }
    sort()
  }

  private mutating func sort() { pending.sort { $0.time > $1.time } }

  /// Notes that the run is over, except for the frame that shows its end.
  mutating func end(at time: Time) {
    pending += atEnd.map { ($0, time) }
    atEnd = []
    sort()
  }

  /// Removes and returns the looks that cannot take a state of this time or later.
  mutating func due(before time: Time) -> [Happening.Look] {
    var result: [Happening.Look] = []
    while let last = pending.last, last.time < time {
      result.append(last.look)
      pending.removeLast()
    }
    return result
  }

  /// Removes and returns all looks that are left after the last state.
  mutating func rest() -> [Happening.Look] {
    defer { pending = [] }
    return pending.reversed().map { $0.look }
  }

  /// Whether no looks are left.
  var isEmpty: Bool { pending.isEmpty && atEnd.isEmpty }

  /// Whether some look takes a state that may not be the last one.
  var isWaiting: Bool { !atEnd.isEmpty || pending.last.map { $0.time < .never } ?? false }
}
