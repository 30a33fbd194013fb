public import CollectionLayouts
public import ScrollPhysics

/// Selecting pages. The view does not move.
extension DualStripViewer {
  /// What to select.
  @nonexhaustive public enum Selecting: Hashable, Sendable {
    /// This page and no other; ranges begin here.
    case only(PageID)
    /// This page too, or not any more; ranges begin here.
    case toggle(PageID)
    /// The pages from where ranges begin to this one, and no others. If no page was named before,
    /// they begin at the active page.
    case to(PageID)
    /// All pages.
    case all
    /// No page.
    case none
  }

  /// Changes the selection. A page that is not there, or is being deleted, cannot be selected: then
  /// nothing changes.
  ///
  /// - Complexity: O(ranges + slots under edit); nothing grows with the document.
  @discardableResult
  public mutating func select(_ pages: Selecting, at time: Time) -> [ViewerEvent] {
    handle(.select(pages), at: time)
  }

  /// Whether a page is selected. A page that is being deleted is not.
  public func isSelected(_ page: PageID) -> Bool {
    document.slot(of: page).map { isSelected(slot: $0) } ?? false
  }

  func isSelected(slot: Int) -> Bool { slots.isSelected(slot, among: selection.slots) }

  /// The number of selected pages. Cost: O(ranges + slots under edit).
  public var selectionCount: Int { selectedSlots.count }

  /// The selected pages, in their order. Cost: O(selected pages).
  public var selectedPages: [PageID] {
    selectedSlots.spans.flatMap { $0 }.map { document.ids[$0] }
  }

  /// The selected pages as rows, in their order. Cost: O(ranges + slots under edit).
  public var selectedRows: [PageRow] { rows(of: selectedSlots) }

  mutating func applySelect(_ pages: Selecting, into events: inout [ViewerEvent]) {
    switch pages {
    case .toggle(let page): toggle(page, into: &events)
    case .only(let page):
      guard let slot = stop(page) else { return }
      selection.anchor = slot
      selection.lead = slot
      select(SlotRanges(slot..<slot + 1), into: &events)
    case .to(let page):
      guard let slot = stop(page) else { return }
      let anchor = selection.anchor ?? live ?? slot
      selection.anchor = anchor
      selection.lead = slot
      select(SlotRanges(min(anchor, slot)..<max(anchor, slot) + 1), into: &events)
    case .all: select(SlotRanges(0..<slots.count), into: &events)
    case .none:
      selection.anchor = nil
      selection.lead = nil
      select(SlotRanges(), into: &events)
    }
  }

  private mutating func toggle(_ page: PageID, into events: inout [ViewerEvent]) {
    guard let slot = stop(page) else { return }
    selection.anchor = slot
    selection.lead = slot
    let isIn = !selection.slots.contains(slot)
    selection.slots.set(slot..<slot + 1, to: isIn)
    reportSelection(of: [slot], isAdded: isIn, into: &events)
  }

  /// The slot of a page that is there and not being deleted.
  func stop(_ page: PageID) -> Int? {
    document.slot(of: page).flatMap { slots.isStop($0) ? $0 : nil }
  }

  /// Selects these slots and no others; pages on their way out stay what they were.
  private mutating func select(_ new: SlotRanges, into events: inout [ViewerEvent]) {
    let (old, before) = (selection.slots, selectedSlots)
    selection.slots = new
    for edit in slots.edited where !edit.isStop {
      selection.slots.set(edit.slot..<edit.slot + 1, to: old.contains(edit.slot))
    }
    let after = selectedSlots
    reportSelection(
      added: after.subtracting(before), removed: before.subtracting(after), into: &events)
  }

  /// The slots of the selected pages, without those on their way out.
  var selectedSlots: SlotRanges {
    guard !selection.slots.isEmpty, !slots.edited.isEmpty else { return selection.slots }
    var leaving = SlotRanges()
    for edit in slots.edited where !edit.isStop { leaving.append(edit.slot..<edit.slot + 1) }
    return selection.slots.subtracting(leaving)
  }

  // MARK: Events

  /// Reports that pages have joined or left the selection.
  mutating func reportSelection(
    of slots: [Int], isAdded: Bool, into events: inout [ViewerEvent]
  ) {
    var changed = SlotRanges()
    for slot in slots.sorted() { changed.append(slot..<slot + 1) }
    reportSelection(
      added: isAdded ? changed : SlotRanges(), removed: isAdded ? SlotRanges() : changed,
      into: &events)
  }

  mutating func reportSelection(
    added: SlotRanges, removed: SlotRanges, into events: inout [ViewerEvent]
  ) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    report(.selectionChanged(added: rows(of: added), removed: rows(of: removed)), into: &events)
  }

  func rows(of slots: SlotRanges) -> [PageRow] {
    slots.spans.map {
      PageRow(
        first: document.ids[$0.lowerBound], last: document.ids[$0.upperBound - 1], count: $0.count)
    }
  }
}

/// Pages in a row. A page that is being deleted may be between them; it does not belong to them.
public struct PageRow: Hashable, Sendable {
  /// The first one.
  public var first: PageID
  /// The last one.
  public var last: PageID
  /// How many they are.
  public var count: Int
}

#if !hasFeature(Embedded)
  extension DualStripViewer.Selecting: Codable {}
  extension PageRow: Codable {}
#endif
