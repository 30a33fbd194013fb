import CollectionLayouts
import ScrollPhysics

/// How far the thumbnails in focus are opened: a rule, and what it still takes over from.
struct Expansion: Equatable, Sendable {
  /// What each slot's expansion should be.
  enum Rule: Equatable, Sendable {
    /// `max(0, 1 − |x − place|)`.
    case tent
    case collapsed
    /// 1 for this slot.
    case focused(Int)
  }

  var rule = Rule.tent
  /// What was shown when the rule changed, and how that goes away.
  var blend: Blend?

  struct Blend: Equatable, Sendable {
    /// In slot order.
    var snapshot: [StripContent.SlotValue]
    var start: Time
    var duration: Time

    var end: Time { start + duration }

    func progress(at time: Time) -> Double {
      Easing.easeInOut.progress(at: time.fraction(since: start, of: duration))
    }
  }

  /// What each slot's expansion is before its presence counts, in slot order.
  ///
  /// - Parameter position: in pages.
  func values(at time: Time, position: Double, slots: Slots) -> [StripContent.SlotValue] {
    let wanted = ruled(position: position, slots: slots)
    guard let blend, time < blend.end else { return wanted }
    let progress = blend.progress(at: time)
    var result: [StripContent.SlotValue] = []
    var old = blend.snapshot[...]
    var new = wanted[...]
    while let slot = [old.first?.slot, new.first?.slot].compactMap({ $0 }).min() {
      var value = 0.0
      if old.first?.slot == slot { value += (1 - progress) * old.removeFirst().value }
      if new.first?.slot == slot { value += progress * new.removeFirst().value }
      result.append(.init(slot: slot, value: value))
    }
    return result
  }

  private func ruled(position: Double, slots: Slots) -> [StripContent.SlotValue] {
    switch rule {
    case .collapsed: return []
    case .focused(let slot): return [.init(slot: slot, value: 1)]
    case .tent:
      return slots.candidates(from: position - 1, through: position + 1).compactMap { slot in
        guard slots.edit(of: slot)?.isGhost != true else { return nil }
        let value = 1 - (position - slots.place(slot)).magnitude
        return value > 0 ? .init(slot: slot, value: value) : nil
      }
    }
  }

  /// Follows a change of the slots' numbers.
  mutating func renumber(_ numbering: Numbering) {
    if case .focused(let slot) = rule {
      rule = numbering.slot(slot).map { .focused($0) } ?? .tent
    }
    guard var snapshot = blend?.snapshot else { return }
    snapshot = snapshot.compactMap { old in
      numbering.slot(old.slot).map { .init(slot: $0, value: old.value) }
    }
    snapshot.sort { $0.slot < $1.slot }
    blend?.snapshot = snapshot
  }
}

extension DualStripViewer {
  /// Changes the rule; what is shown now goes over to it.
  mutating func adoptExpansion(
    _ rule: Expansion.Rule, over duration: Time, from moment: Moment
  ) {
    let shown = expansion.values(at: now, position: moment.position, slots: moment.slots)
    let snapshot = shown.filter { $0.value >= 1e-6 }
    expansion.rule = rule
    expansion.blend =
      duration > .zero
      ? Expansion.Blend(snapshot: snapshot, start: now, duration: duration) : nil
  }
}
