/// A slot under edit at one moment: it is opening or closing, or a page is on the move to or from
/// it.
package struct EditedSlot: Equatable, Sendable {
  package let slot: Int
  /// How far the slot is open, 0…1: the room it takes, in pages.
  package let presence: Double
  /// How far its page is present, 0…1, regardless of its moves.
  package let ownPresence: Double
  /// κ: how far the cell is shrunk and faded, 0…1.
  package let collapse: Double
  /// Whether the view may come to rest here.
  package let isStop: Bool
  /// Whether its page has left for another slot.
  package let isGhost: Bool
  /// The slots between which its page is drawn, with their shares; empty if the page is not on the
  /// move.
  package let trail: [Share]
  /// The sums over the edited slots before it.
  package internal(set) var before = Sums()

  /// Sums over some edited slots: the first few of the list, or all.
  package struct Sums: Equatable, Sendable {
    /// The sum of `1 − presence`.
    var missing = 0.0
    /// The number of slots on which the view may not rest.
    var barred = 0
    /// The number of ghosts.
    var ghosts = 0

    /// The sums over no slots.
    static let none = Sums()

    static func + (sums: Sums, slot: EditedSlot) -> Sums {
      Sums(
        missing: sums.missing + (1 - slot.presence),
        barred: sums.barred + (slot.isStop ? 0 : 1),
        ghosts: sums.ghosts + (slot.isGhost ? 1 : 0))
    }
  }

  /// A slot's share of a page on the move.
  package struct Share: Equatable, Sendable {
    package let slot: Int
    package let weight: Double

    package init(slot: Int, weight: Double) {
      self.slot = slot
      self.weight = weight
    }
  }

  package init(
    slot: Int, presence: Double, ownPresence: Double = 1, collapse: Double = 0,
    isStop: Bool = true, isGhost: Bool = false, trail: [Share] = []
  ) {
    self.slot = slot
    self.presence = presence
    self.ownPresence = ownPresence
    self.collapse = collapse
    self.isStop = isStop
    self.isGhost = isGhost
    self.trail = trail
  }
}
