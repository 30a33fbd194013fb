import CollectionLayouts
import ScrollPhysics

/// How far the thumbnails in focus are opened: a rule, and a snapshot that it blends from.
struct Expansion: Equatable, Sendable {
  /// What each slot's expansion should be.
  enum Rule: Equatable, Sendable {
    /// `max(0, presence − |x − X|)`: as high as the slot is open.
    case tent
    case collapsed
    /// This slot's page is opened as far as it is present; all others are closed.
    case focused(Int)
  }

  var rule = Rule.tent
  /// The snapshot from the last change of the rule, and how it fades.
  var blend: Blend?

  /// Whether there is a snapshot to blend from.
  var blends: Bool {
    // To compare a blend, even with `nil`, would copy it.
    if case .some = blend { return true }
    return false
  }

  struct Blend: Equatable, Sendable {
    /// In slot order.
    var snapshot: SlotValues
    var start: Time
    var duration: Time
    var easing: Easing

    var end: Time { start + duration }

    func progress(at time: Time) -> Double {
      easing.progress(at: time.fraction(since: start, of: duration))
    }
  }

  /// Applies a renumbering of the slots.
  mutating func renumber(_ numbering: Numbering) {
    if case .focused(let slot) = rule {
      rule = numbering.slot(slot).map { .focused($0) } ?? .tent
    }
    guard let snapshot = blend?.snapshot else { return }
    var renumbered = SlotValues()
    for old in snapshot {
      if let slot = numbering.slot(old.slot) {
        renumbered.append(.init(slot: slot, value: old.value))
      }
    }
    renumbered.sortBySlot()
    blend?.snapshot = renumbered
  }
}

extension DualStripViewer {
  /// Returns how far each thumbnail is opened when the view is at a position, in slot order; closed
  /// thumbnails are left out.
  func expansions(at position: Double) -> SlotValues {
    let open = expansionsInPlace(at: position)
    // Every frame asks, and a copy of the lift or an iterator would cost more than the work.
    guard hand.holdsPages, let closed = hand.lift?.closed(at: now) else { return open }
    // Lifted thumbnails close.
    var result = SlotValues()
    for place in 0..<open.count {
      var element = open[place]
      if hand.lift?.pages.contains(element.slot) == true { element.value *= 1 - closed }
      if element.value != 0 { result.append(element) }
    }
    return result
  }

  /// How far each thumbnail would be opened if no hand had lifted any.
  func expansionsInPlace(at position: Double) -> SlotValues {
    // In a strip that browses no thumbnail opens.
    if browses { return SlotValues() }
    let wanted = ruledExpansions(at: position)
    // A blend is large: copy it only if there is one.
    guard let end = expansion.blend?.end, now < end, let blend = expansion.blend else {
      return wanted
    }
    let progress = blend.progress(at: now)
    let snapshot = blend.snapshot
    var result = SlotValues()
    var (old, new) = (0, 0)
    while old < snapshot.count || new < wanted.count {
      let slot = min(
        old < snapshot.count ? snapshot[old].slot : .max,
        new < wanted.count ? wanted[new].slot : .max)
      var value = 0.0
      if old < snapshot.count, snapshot[old].slot == slot {
        // As a page closes, its part of the snapshot shrinks with it.
        value += (1 - progress) * min(snapshot[old].value, slots.ownPresence(of: slot))
        old += 1
      }
      if new < wanted.count, wanted[new].slot == slot {
        value += progress * wanted[new].value
        new += 1
      }
      result.append(.init(slot: slot, value: value))
    }
    return result
  }

  private func ruledExpansions(at position: Double) -> SlotValues {
    var result = SlotValues()
    switch expansion.rule {
    case .collapsed: break
    case .focused(let slot): result.append(.init(slot: slot, value: slots.ownPresence(of: slot)))
    case .tent where slots.edited.isEmpty:
      // Every slot is at its number, and open.
      for slot in slots.slots(from: position - 1, through: position + 1) {
        let value = 1 - (position - Double(slot)).magnitude
        if value > 0 { result.append(.init(slot: slot, value: value)) }
      }
    case .tent:
      for slot in slots.candidates(from: position - 1, through: position + 1) {
        let value = tent(over: slot, at: position)
        if value > 0 { result.append(.init(slot: slot, value: value)) }
      }
    }
    return result
  }

  /// The tent over the slots of a page: its own, and the ghosts that it has left.
  private func tent(over slot: Int, at position: Double) -> Double {
    guard let edit = slots.edit(of: slot) else {
      return 1 - (position - slots.slotPlace(slot)).magnitude
    }
    if edit.isGhost { return 0 }
    if edit.trail.isEmpty { return edit.presence - (position - edge(of: slot)).magnitude }
    return edit.trail.reduce(0) { sum, share in
      let presence = share.weight * edit.ownPresence
      let edge = configuration.focusPolicy.edge(
        at: slots.slotPlace(share.slot), ownPresence: edit.ownPresence)
      return sum + max(0, presence - (position - edge).magnitude)
    }
  }

  /// Changes the rule, and blends to it from what is shown now.
  ///
  /// - Parameter position: where the view is, in pages.
  mutating func adoptExpansion(
    _ rule: Expansion.Rule, over duration: Time, at position: Double
  ) {
    let snapshot = SlotValues(expansions(at: position).lazy.filter { $0.value >= 1e-6 })
    expansion.rule = rule
    expansion.blend =
      duration > .zero
      ? Expansion.Blend(
        snapshot: snapshot, start: now, duration: duration, easing: configuration.easing) : nil
  }
}
