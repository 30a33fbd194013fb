import CollectionLayouts

/// Which pages are selected, and from where a range goes on.
struct Selection: Equatable {
  /// The slots of selected pages. A page on its way out keeps its slot here, so that it is selected
  /// again if it comes back; until then it does not count.
  var slots = SlotRanges()
  /// The slot from which a range begins.
  var anchor: Int?
  /// The slot where the last range ended: there the Shift key goes on.
  var lead: Int?

  mutating func renumber(_ numbering: Numbering) {
    anchor = anchor.flatMap { numbering.slot($0) }
    lead = lead.flatMap { numbering.slot($0) }
    if !slots.isEmpty { slots = numbering.renumber(slots) }
  }
}

extension Numbering {
  /// The new numbers of a set of slots. A slot that was opened within a range is not in the set; the
  /// old slot of a page that moved may be, as no page has it.
  func renumber(_ slots: SlotRanges) -> SlotRanges {
    var result = SlotRanges()
    switch self {
    case .opened(let gaps):
      for range in slots.spans {
        var lower = range.lowerBound
        var next = number(of: gaps) { $0 > lower }
        while next < gaps.count, gaps[next] < range.upperBound {
          if gaps[next] > lower { result.append(whole(lower..<gaps[next])) }
          lower = gaps[next]
          next += 1
        }
        result.append(whole(lower..<range.upperBound))
      }
    case .removed(let gone):
      for range in slots.spans {
        let lower = number(of: gone) { $0 >= range.lowerBound }
        let upper = number(of: gone) { $0 >= range.upperBound }
        result.append(range.lowerBound - lower..<range.upperBound - upper)
      }
    case .moved(let pages):
      result = slots
      for page in pages where slots.contains(page.from) {
        result.set(page.to..<page.to + 1, to: true)
      }
    case .table(let numbers):
      let found = slots.spans.lazy.flatMap { $0 }.compactMap { numbers[$0] }
      for slot in found.sorted() { result.append(slot..<slot + 1) }
    }
    return result
  }

  /// The new numbers of slots between which none was opened.
  private func whole(_ range: Range<Int>) -> Range<Int> {
    guard let lower = slot(range.lowerBound) else { return 0..<0 }
    return lower..<lower + range.count
  }
}
