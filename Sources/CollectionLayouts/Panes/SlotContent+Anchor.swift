/// How both panes say what has to stay: a position, as a page and the distance from it.
extension SlotContent {
  /// A position, in pages, as an anchor: its page and how far beyond the page it is.
  func anchor(at position: Double) -> ContentAnchor? {
    guard slots.pageCount > 0 else { return nil }
    let slot = min(
      max(slots.slots(from: position - 0.5, through: .infinity).lowerBound, 0),
      slots.count - 1)
    return ContentAnchor(
      element: .cell(ItemIndex(item: min(slots.index(of: slot), slots.pageCount - 1))),
      fraction: position - slots.place(slot), side: .center)
  }

  /// The position of an anchor, in pages; `nil` when its page is gone.
  func position(of anchor: ContentAnchor) -> Double? {
    anchor.element.flatMap(slot(of:)).map { slots.place($0) + anchor.fraction }
  }
}
