/// What both panes lay out: the slots, the pages' aspects, and what is special about a few.
public struct SlotContent: CollectionContent {
  package var slots: Slots
  /// The page of each slot; a ghost's is the page that has left it.
  package var pages: [PageID]
  /// Width / height of each slot's page.
  package var aspects: [Double]
  /// Aspects that are on the way to another, in slot order: they stand in for `aspects`.
  package var changingAspects: SlotValues
  /// How far the cells in focus are expanded, 0…1, in slot order; 0 for all others.
  package var expansions: SlotValues
  /// What the preview shows, exactly: a content offset has it only rounded.
  package var shown: Shown?

  /// A position, in pages, and the viewport that stands for it; for any other it says nothing.
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
    expansions: SlotValues = SlotValues(), shown: Shown? = nil
  ) {
    precondition(
      aspects.count == slots.count && pages.count == slots.count,
      "\(aspects.count) aspects and \(pages.count) pages for \(slots.count) slots")
    self.slots = slots
    self.pages = pages
    self.aspects = aspects
    self.changingAspects = changingAspects
    self.expansions = expansions
    self.shown = shown
  }

  /// One: a strip has no sections.
  public var sectionCount: Int { 1 }

  /// The number of pages, those being deleted included.
  public func itemCount(inSection section: Int) -> Int { slots.pageCount }

  /// Width / height of a slot's page at this moment.
  package func aspect(of slot: Int) -> Double {
    changingAspects.value(of: slot) ?? aspects[slot]
  }

  /// From the first to behind the last slot that is opened or under edit; all others are alike.
  var specialSlots: Range<Int> {
    let first = min(expansions.first?.slot ?? .max, slots.edited.first?.slot ?? .max)
    let last = max(expansions.last?.slot ?? -1, slots.edited.last?.slot ?? -1)
    return last < 0 ? 0..<0 : first..<last + 1
  }

  /// The slot of an item; `nil` where there is none.
  func slot(of element: LayoutElement) -> Int? {
    guard case .cell(let index) = element, index.section == 0, index.item >= 0,
      index.item < slots.pageCount
    else { return nil }
    return slots.slot(at: index.item)
  }
}
