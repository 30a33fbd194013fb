/// The content that both panes lay out: the slots, the aspects of pages, and what is special about
/// a few.
public struct SlotContent: CollectionContent {
  package var slots: Slots
  /// The page of each slot; a ghost has the page that has left it.
  package var pages: [PageID]
  /// Width / height of each slot's page, before it is turned.
  package var aspects: [Double]
  /// By how many quarters each slot's page is turned clockwise, 0…3.
  package var quarterTurns: [UInt8]
  /// The aspects that are changing to others, in slot order; they replace those in `aspects`.
  package var changingAspects: SlotValues
  /// By how many degrees pages have still to turn, in slot order.
  package var leftToTurn: SlotValues
  /// How far the cells in focus are expanded, 0…1, in slot order; all others are at 0.
  package var expansions: SlotValues
  /// The slots of the selected pages. A page that is being deleted keeps its slot here.
  package var selected: SlotRanges
  /// The thumbnails that are not in their slots; `nil` if all are.
  // These two are constants: an optional `var` starts as `nil`, and the initializer then copies the
  // whole content.
  package let carrying: Carrying?
  /// The exact position that the preview shows; a content offset can only express it rounded.
  package let shown: Shown?

  /// An exact position, in pages, and the only viewport for which it holds.
  package struct Shown: Equatable, Sendable {
    package var position: Double
    package var viewport: Viewport

    package init(position: Double, viewport: Viewport) {
      self.position = position
      self.viewport = viewport
    }
  }

  /// - Parameter quarterTurns: the turns of all pages; `nil` if none is turned.
  /// - Precondition: there is one page and one aspect for each slot.
  package init(
    slots: Slots, pages: [PageID], aspects: [Double], quarterTurns: [UInt8]? = nil,
    changingAspects: SlotValues = SlotValues(), leftToTurn: SlotValues = SlotValues(),
    expansions: SlotValues = SlotValues(), selected: SlotRanges = SlotRanges(),
    carrying: Carrying? = nil, shown: Shown? = nil
  ) {
    let quarterTurns = quarterTurns ?? Array(repeating: 0, count: slots.count)
    precondition(
      aspects.count == slots.count && pages.count == slots.count
        && quarterTurns.count == slots.count,
      "\(aspects.count) aspects and \(pages.count) pages for \(slots.count) slots")
    self.slots = slots
    self.pages = pages
    self.aspects = aspects
    self.quarterTurns = quarterTurns
    self.changingAspects = changingAspects
    self.leftToTurn = leftToTurn
    self.expansions = expansions
    self.selected = selected
    self.carrying = carrying
    self.shown = shown
  }

  @inline(__always)
  func isSelected(_ slot: Int) -> Bool { slots.isSelected(slot, among: selected) }

  /// Always 1: a strip has no sections.
  public var sectionCount: Int { 1 }

  /// Returns the number of pages, including those being deleted.
  public func itemCount(inSection section: Int) -> Int { slots.pageCount }

  /// Returns the width / height of the upright box around a slot's page at this moment.
  package func aspect(of slot: Int) -> Double {
    let aspect = changingAspects.value(of: slot) ?? aspects[slot]
    return Turning.shownAspect(of: aspect, angle: angle(of: slot))
  }

  /// Returns the angle of a slot's page at this moment, in degrees, clockwise.
  @inline(__always)
  func angle(of slot: Int) -> Double {
    Double(quarterTurns[slot]) * 90 - (leftToTurn.value(of: slot) ?? 0)
  }

  /// The range from the first to the last slot that is expanded or under edit; all slots outside it
  /// are alike.
  var specialSlots: Range<Int> { slots.special(with: expansions) }

  /// Returns the slot of an element; `nil` if the element is no cell of a page.
  func slot(of element: LayoutElement) -> Int? {
    guard case .cell(let index) = element, index.section == 0, index.item >= 0,
      index.item < slots.pageCount
    else { return nil }
    return slots.slot(at: index.item)
  }
}
