/// What both strips lay out: the slots, the pages' aspects, and what is special about a few.
public struct StripContent: CollectionContent {
  public var slots: Slots
  /// Width / height of each slot's page.
  public var aspects: [Double]
  /// Aspects that are on the way to another, in slot order: they stand in for `aspects`.
  public var changingAspects: [SlotValue]
  /// How far the cells in focus are expanded, 0…1, in slot order; 0 for all others.
  public var expansions: [SlotValue]
  /// What the pane shows, exactly: a content offset has it only rounded.
  public var shown: Shown?

  /// A position, in pages, and the viewport that stands for it; for any other it says nothing.
  public struct Shown: Equatable, Sendable {
    public var position: Double
    public var viewport: Viewport

    public init(position: Double, viewport: Viewport) {
      self.position = position
      self.viewport = viewport
    }
  }

  /// A number that belongs to a slot.
  public struct SlotValue: Equatable, Sendable {
    public var slot: Int
    public var value: Double

    public init(slot: Int, value: Double) {
      self.slot = slot
      self.value = value
    }
  }

  /// - Precondition: there is one aspect for each slot.
  public init(
    slots: Slots, aspects: [Double], changingAspects: [SlotValue] = [],
    expansions: [SlotValue] = [], shown: Shown? = nil
  ) {
    precondition(
      aspects.count == slots.count, "\(aspects.count) aspects for \(slots.count) slots")
    self.slots = slots
    self.aspects = aspects
    self.changingAspects = changingAspects
    self.expansions = expansions
    self.shown = shown
  }

  public var sectionCount: Int { 1 }

  public func itemCount(inSection section: Int) -> Int { slots.pageCount }

  /// Width / height of a slot's page at this moment.
  public func aspect(of slot: Int) -> Double {
    changingAspects.value(of: slot) ?? aspects[slot]
  }

  public func expansion(of slot: Int) -> Double {
    expansions.value(of: slot) ?? 0
  }

  /// The slot of an item; `nil` where there is none.
  func slot(of element: LayoutElement) -> Int? {
    guard case .cell(let index) = element, index.section == 0, index.item >= 0,
      index.item < slots.pageCount
    else { return nil }
    return slots.slot(at: index.item)
  }

  func isGhost(_ slot: Int) -> Bool { slots.edit(of: slot)?.isGhost ?? false }
}

extension [StripContent.SlotValue] {
  /// The value of a slot in a list in slot order. Cost: O(log *k*).
  fileprivate func value(of slot: Int) -> Double? {
    let place = partitionPoint(of: count) { self[$0].slot >= slot }
    return place < count && self[place].slot == slot ? self[place].value : nil
  }
}
