import CollectionLayouts
import Elementary
import ScrollPhysics

/// A number of a page that changes to another, eased: its aspect, for example.
struct SlotChange: Equatable, Sendable {
  var slot: Int
  var from: Double
  var to: Double
  var start: Time
  var duration: Time
  var easing: Easing
  /// Bends the way: adds `bend·e·(1 − e)` at the progress `e`. It cancels the curve that opening and
  /// closing slots give to a page that moves.
  var bend = 0.0

  var end: Time { start + duration }

  func value(at time: Time) -> Double {
    let progress = easing.progress(at: time.fraction(since: start, of: duration))
    return progress == 1
      ? to : from + (to - from) * progress + bend * progress * (1 - progress)
  }
}

extension DualStripViewer {
  /// A number of a page that changes from now on, with the viewer's easing; to zero unless said.
  func change(
    of slot: Int, from: Double, to: Double = 0, over duration: Time
  ) -> SlotChange {
    SlotChange(
      slot: slot, from: from, to: to, start: now, duration: duration,
      easing: configuration.easing)
  }
}

/// The pages of which one number changes, in slot order.
struct SlotChanges: Equatable, Sendable {
  private var changes: [SlotChange] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Adds a change; it replaces one that already runs for the same page.
  mutating func add(_ change: SlotChange) {
    let place = place(of: change.slot)
    if place < changes.count, changes[place].slot == change.slot {
      changes[place] = change
    } else {
      changes.insert(change, at: place)
    }
  }

  /// The changing numbers at a time.
  func values(at time: Time) -> SlotValues {
    if isEmpty { return SlotValues() }
    // Every frame asks: a lazy map would allocate its closure.
    var values = SlotValues(capacity: changes.count)
    for place in changes.indices {
      values.append(.init(slot: changes[place].slot, value: changes[place].value(at: time)))
    }
    return values
  }

  /// The changing number of a page at a time; `nil` if it does not change.
  @inline(__always)
  func value(of slot: Int, at time: Time) -> Double? {
    place(ofChanged: slot).map { changes[$0].value(at: time) }
  }

  /// The change of a page; `nil` if its number does not change.
  func change(of slot: Int) -> SlotChange? { place(ofChanged: slot).map { changes[$0] } }

  @inline(__always)
  private func place(ofChanged slot: Int) -> Int? {
    guard !isEmpty else { return nil }
    let place = place(of: slot)
    return place < changes.count && changes[place].slot == slot ? place : nil
  }

  /// When the next change ends.
  // Every deadline asks, mostly for none.
  var nextEnd: Time? { isEmpty ? nil : changes.lazy.map { $0.end }.min() }

  func allBegan(after time: Time) -> Bool { changes.allSatisfy { $0.start > time } }

  mutating func removeEnded(at time: Time) {
    changes.removeAll { $0.end <= time }
  }

  mutating func renumber(_ numbering: Numbering) {
    changes = changes.compactMap { change in
      var change = change
      guard let slot = numbering.slot(change.slot) else { return nil }
      change.slot = slot
      return change
    }
    changes.sort { $0.slot < $1.slot }
  }

  private func place(of slot: Int) -> Int {
    partitionPoint(of: changes.count) { changes[$0].slot >= slot }
  }
}

extension SlotChanges: Archivable {
  /// Whether all numbers begin and end in a range.
  func stay(within range: ClosedRange<Double>) -> Bool {
    changes.allSatisfy { range.contains($0.from) && range.contains($0.to) }
  }

  /// Whether no number leaves the way between its ends.
  var areStraight: Bool { changes.allSatisfy { $0.bend == 0 } }

  init(_ archive: inout Archive, _ saved: SlotChanges?) throws(ArchiveFault) {
    changes = try archive.list(saved?.changes)
    try archive.check(changes.ascends { $0.slot })
  }
}
