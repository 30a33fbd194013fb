import CollectionLayouts
import ScrollPhysics

/// Pages come: the host has them already.
extension DualStripViewer {
  mutating func applyInsert(
    _ page: Page, _ destination: Destination, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    guard Page.isValid(aspect: page.aspect) else {
      throw EditRefusal(.invalidAspect, pages: [page.id])
    }
    guard document.slot(of: page.id) == nil else {
      throw EditRefusal(.alreadyThere, pages: [page.id])
    }
    try refuseToMeet(destination.neighbours)
    let slot = slot(at: destination)
    let isFirst = document.count == 0
    let index = live.map { currentSlots.index(of: $0) }
    document.insert(page, at: slot)
    renumber(.inserting(slot))
    // Into an empty document: present and active at once, fading in.
    let coming = FadingPage(slot: slot, collapse: 1, presence: isFirst ? 1 : 0)
    let id = edits.add(
      .opening(InsertAnimation([coming], at: now, phase: configuration.duration(150))))
    if isFirst { anchor = slot }
    judgeOrder(.insert, formerIndex: index, into: &events)
    return id
  }

  /// The order has changed: at rest that never changes the active page.
  mutating func judgeOrder(
    _ cause: ViewerEvent.Cause, formerIndex: Int?, into events: inout [ViewerEvent]
  ) {
    let active = live
    anchorLivePage()
    judge(cause, into: &events)
    anchorLivePage()
    if live == active { reportIndex(changedFrom: formerIndex, cause: cause, into: &events) }
  }

  /// The slot before which a destination is; its neighbour is there.
  private func slot(at destination: Destination) -> Int {
    switch destination {
    case .first: return 0
    case .last: return document.count
    case .before(let page): return document.slot(of: page) ?? 0
    case .after(let page): return (document.slot(of: page) ?? document.count - 1) + 1
    }
  }

  /// Pages to be moved, or to be neighbours, have to be there and to stay.
  private func refuseToMeet(_ pages: [PageID]) throws(EditRefusal) {
    try refuse(pages.filter { document.slot(of: $0) == nil }, as: .unknownPage)
    let slots = currentSlots
    try refuse(
      pages.filter { document.slot(of: $0).map(slots.isStop) == false }, as: .beingDeleted)
  }

  mutating func applyMove(
    _ page: PageID, _ destination: Destination, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    try refuseToMeet([page] + destination.neighbours)
    try refuse(destination.neighbours.filter { $0 == page }, as: .relativeToItself)
    let gap = slot(at: destination)
    guard let from = document.slot(of: page), changesOrder(from: from, to: gap) else { return nil }
    let index = live.map { currentSlots.index(of: $0) }
    let old = from >= gap ? from + 1 : from
    document.insertSecondSlot(for: Page(id: page, aspect: document.aspects[from]), at: gap)
    renumber(.inserting(gap))
    // Whatever belongs to the page goes with it; its old slot stays as a ghost.
    renumber(.moving(from: old, to: gap))
    let move = ReorderAnimation(
      ghost: old, page: gap, start: now, duration: configuration.duration(300))
    let id = edits.add(.moving(move))
    judgeOrder(.move, formerIndex: index, into: &events)
    return id
  }

  /// Whether there is a page, not only ghosts, between a slot and where its page is to go.
  private func changesOrder(from slot: Int, to gap: Int) -> Bool {
    let slots = currentSlots
    let passed = gap > slot ? slot + 1..<gap : gap..<slot
    return passed.contains { slots.edit(of: $0)?.isGhost != true }
  }

  mutating func applyAspect(
    _ aspect: Double, of page: PageID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    guard Page.isValid(aspect: aspect) else { throw EditRefusal(.invalidAspect, pages: [page]) }
    guard let slot = document.slot(of: page) else {
      return report(.sizeIgnored(page), into: &events)
    }
    guard aspect != document.aspects[slot] else { return }
    let running = edits.aspectChange(of: slot)
    let change = AspectChange(
      slot: slot, from: running?.aspect(at: now) ?? document.aspects[slot], to: aspect,
      start: now, duration: configuration.duration(150))
    edits.add(change)
    document.aspects[slot] = aspect
  }
}
