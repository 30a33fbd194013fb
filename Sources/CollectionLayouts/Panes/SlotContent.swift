/// The content that both panes lay out: the slots, the aspects of pages, and what is special about
/// a few.
public struct SlotContent: CollectionContent {
  package var slots: Slots
  /// The page of each slot; a ghost has the page that has left it.
  package var pages: [PageID]
  /// Width / height of each slot's page.
  package var aspects: [Double]
  /// The aspects that are changing to others, in slot order; they replace those in `aspects`.
  package var changingAspects: SlotValues
  /// How far the cells in focus are expanded, 0…1, in slot order; all others are at 0.
  package var expansions: SlotValues
  /// The slots of the selected pages. A page that is being deleted keeps its slot here.
  package var selected: SlotRanges
  /// The exact position that the preview shows; a content offset can only express it rounded.
  package var shown: Shown?

  /// An exact position, in pages, and the only viewport for which it holds.
  package struct Shown: Equatable, Sendable {
    package var position: Double
    package var viewport: Viewport

    package init(position: Double, viewport: Viewport) {
      self.position = position
      self.viewport = viewport
    }
  }

  /// - Precondition: there is one page and one aspect for each slot.
  package init(
    slots: Slots, pages: [PageID], aspects: [Double], changingAspects: SlotValues = SlotValues(),
    expansions: SlotValues = SlotValues(), selected: SlotRanges = SlotRanges(),
    shown: Shown? = nil
  ) {
    precondition(
      aspects.count == slots.count && pages.count == slots.count,
      "\(aspects.count) aspects and \(pages.count) pages for \(slots.count) slots")
    self.slots = slots
    self.pages = pages
    self.aspects = aspects
    self.changingAspects = changingAspects
    self.expansions = expansions
    self.selected = selected
    self.shown = shown
  }

  func isSelected(_ slot: Int) -> Bool { slots.isSelected(slot, among: selected) }

  /// Always 1: a strip has no sections.
  public var sectionCount: Int { 1 }

  /// Returns the number of pages, including those being deleted.
  public func itemCount(inSection section: Int) -> Int { slots.pageCount }

  /// Returns the width / height of a slot's page at this moment.
  package func aspect(of slot: Int) -> Double {
    changingAspects.value(of: slot) ?? aspects[slot]
  }

  /// The range from the first to the last slot that is expanded or under edit; all slots outside it
  /// are alike.
  var specialSlots: Range<Int> {
    let first = min(expansions.first?.slot ?? .max, slots.edited.first?.slot ?? .max)
    let last = max(expansions.last?.slot ?? -1, slots.edited.last?.slot ?? -1)
    return last < 0 ? 0..<0 : first..<last + 1
  }

  /// Returns the slot of an element; `nil` if the element is no cell of a page.
  func slot(of element: LayoutElement) -> Int? {
    guard case .cell(let index) = element, index.section == 0, index.item >= 0,
      index.item < slots.pageCount
    else { return nil }
    return slots.slot(at: index.item)
  }
}
