/// How both panes express an anchor: a position as a page and the distance from it.
extension SlotContent {
  /// Returns the anchor of a position, in pages: its page, and how far beyond that page it is.
  func anchor(at position: Double) -> ContentAnchor? {
    guard slots.pageCount > 0 else { return nil }
    let slot = min(
      max(slots.slots(from: position - 0.5, through: .infinity).lowerBound, 0),
      slots.count - 1)
    return ContentAnchor(
      element: .cell(ItemIndex(item: min(slots.index(of: slot), slots.pageCount - 1))),
      fraction: position - slots.place(slot), side: .center)
  }

  /// Returns the position of an anchor, in pages; `nil` if its page is gone.
  func position(of anchor: ContentAnchor) -> Double? {
    anchor.element.flatMap(slot(of:)).map { slots.place($0) + anchor.fraction }
  }
}
