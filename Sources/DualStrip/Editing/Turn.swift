import CollectionLayouts
import ScrollPhysics

/// Turns pages: the host has already done it.
extension DualStripViewer {
  mutating func applyTurn(
    _ pages: [PageID], quarters: Int, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    guard quarters != 0, (-2...2).contains(quarters) else {
      throw EditRefusal(.invalidTurn, pages: pages)
    }
    try refuseToMeet(pages)
    try refuse(pages.namedTwice, as: .duplicate)
    let slots = pages.compactMap { document.slot(of: $0) }.sorted()
    let id = edits.takeNumber()
    let turned = placed(slots)
    remember(.turn, as: id, before: turned, after: turned, quarters: quarters)
    turn(slots, by: quarters, as: id, into: &events)
    return id
  }

  /// Turns the pages of these slots, ascending; a page that turns already has so much farther to go.
  mutating func turn(
    _ slots: [Int], by quarters: Int, as id: EditID, into events: inout [ViewerEvent]
  ) {
    cancelLift(of: slots, into: &events)
    report(.editAccepted(id, pages: slots.map { document.ids[$0] }), into: &events)
    let hasMany = slots.count > EditLedger.mostArrivals
    let view = hasMany ? slotsInView(around: live ?? slots[0]) : nil
    for slot in slots {
      if view?.contains(slot) ?? true {
        let left = edits.turns.value(of: slot, at: now) ?? 0
        let way = left + 90 * Double(quarters)
        edits.turns.add(change(of: slot, from: way, over: durations.move))
      }
      document.turn(slot, by: quarters)
    }
  }
}
