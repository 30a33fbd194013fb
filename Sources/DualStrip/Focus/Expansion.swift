import CollectionLayouts
import ScrollPhysics

/// How far the thumbnails in focus are opened: a rule, and what it still takes over from.
struct Expansion: Equatable, Sendable {
  /// What each slot's expansion should be.
  enum Rule: Equatable, Sendable {
    /// `max(0, presence − |x − X|)`: as high as the slot is open.
    case tent
    case collapsed
    /// As far as it is there for this slot's page, else 0.
    case focused(Int)
  }

  var rule = Rule.tent
  /// What was shown when the rule changed, and how that goes away.
  var blend: Blend?

  struct Blend: Equatable, Sendable {
    /// In slot order.
    var snapshot: [SlotContent.SlotValue]
    var start: Time
    var duration: Time

    var end: Time { start + duration }

    func progress(at time: Time) -> Double {
      Easing.easeInOut.progress(at: time.fraction(since: start, of: duration))
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
  /// How far each thumbnail is opened when the view is at a position, in slot order; those that
  /// are not are left out.
  func expansions(at position: Double) -> [SlotContent.SlotValue] {
    let wanted = ruledExpansions(at: position)
    guard let blend = expansion.blend, now < blend.end else { return wanted }
    let progress = blend.progress(at: now)
    var result: [SlotContent.SlotValue] = []
    var old = blend.snapshot[...]
    var new = wanted[...]
    while let slot = [old.first?.slot, new.first?.slot].compactMap({ $0 }).min() {
      var value = 0.0
      if old.first?.slot == slot {
        // A page that goes takes with it what the snapshot has of it.
        value += (1 - progress) * min(old.removeFirst().value, slots.ownPresence(of: slot))
      }
      if new.first?.slot == slot { value += progress * new.removeFirst().value }
      result.append(.init(slot: slot, value: value))
    }
    return result
  }

  private func ruledExpansions(at position: Double) -> [SlotContent.SlotValue] {
    switch expansion.rule {
    case .collapsed: return []
    case .focused(let slot): return [.init(slot: slot, value: slots.ownPresence(of: slot))]
    case .tent:
      return slots.candidates(from: position - 1, through: position + 1).compactMap { slot in
        let value = tent(over: slot, at: position)
        return value > 0 ? .init(slot: slot, value: value) : nil
      }
    }
  }

  /// The tent over the slots of a page: its own, and those that it still leaves.
  private func tent(over slot: Int, at position: Double) -> Double {
    guard let edit = slots.edit(of: slot) else {
      return 1 - (position - slots.slotPlace(slot)).magnitude
    }
    if edit.isGhost { return 0 }
    if edit.trail.isEmpty { return edit.presence - (position - edge(of: slot)).magnitude }
    return edit.trail.reduce(0) { sum, share in
      let presence = share.weight * edit.ownPresence
      let edge = edge(at: slots.slotPlace(share.slot), ownPresence: edit.ownPresence)
      return sum + max(0, presence - (position - edge).magnitude)
    }
  }

  /// Changes the rule; what is shown now goes over to it.
  ///
  /// - Parameter position: where the view is, in pages.
  mutating func adoptExpansion(
    _ rule: Expansion.Rule, over duration: Time, at position: Double
  ) {
    let snapshot = expansions(at: position).filter { $0.value >= 1e-6 }
    expansion.rule = rule
    expansion.blend =
      duration > .zero
      ? Expansion.Blend(snapshot: snapshot, start: now, duration: duration) : nil
  }
}
