/// Thumbnails while a hand carries some, and while they go back to their slots.
extension ThumbnailCells {
  /// Calls a function with the cells whose drawn frame shares an area with a rectangle: first those in
  /// the strip, in slot order, then lifted ones, and at last their pile, which lies above all.
  @inline(__always)
  func forEachCell(
    of content: SlotContent, _ carrying: Carrying, in rect: Rect, _ body: (Cell) -> Void
  ) {
    func show(_ slot: Int) {
      let cell = displaced(cellInPlace(of: content, slot: slot), by: carrying)
      if !cell.isGhost, frame(of: cell).sharesArea(with: rect) { body(cell) }
    }
    let near = slots(of: content.slots, carrying, in: rect)
    let others = others(of: content.slots, carrying, besides: near)
    for slot in others where slot < near.lowerBound { show(slot) }
    var slot = near.lowerBound
    while slot < near.upperBound {
      if let pages = carrying.pile?.pages, pages.contains(slot) {
        slot = pages.firstOther(from: slot)
      } else {
        show(slot)
        slot += 1
      }
    }
    for slot in others where slot >= near.upperBound { show(slot) }
    guard let pile = carrying.pile else { return }
    if pile.closed < 1 {
      for slot in pile.coming { show(slot) }
    }
    show(pile.grip)
  }

  /// The slots around a rectangle, those of lifted pages among them. A thumbnail that makes way is at
  /// most a page from where it belongs.
  private func slots(of slots: Slots, _ carrying: Carrying, in rect: Rect) -> Range<Int> {
    let reading = axis.span(of: rect)
    let margin = shifts.reach + metrics.width
    let lower = (reading.start - margin) / metrics.pitch - 1
    let upper = (reading.end + margin) / metrics.pitch + 1
    guard let pile = carrying.pile else { return slots.slots(from: lower, through: upper) }
    let most = Double(pile.pages.count)
    let range = slots.slots(from: lower - most, through: upper + most)
    guard range.count > 64 else { return range }
    func place(_ offset: Int) -> Double {
      let slot = range.lowerBound + offset
      return slots.slotPlace(slot) + carrying.settled(slot)
    }
    let first = partitionPoint(of: range.count) { place($0) >= lower }
    let end = partitionPoint(of: range.count) { place($0) > upper }
    return range.lowerBound + first..<range.lowerBound + max(first, end)
  }

  /// The slots of thumbnails that may be in view although their slots are not, ascending.
  private func others(
    of slots: Slots, _ carrying: Carrying, besides near: Range<Int>
  ) -> [Int] {
    // Mostly there are none: a set would need memory in every frame.
    var result: [Int] = []
    func add(_ slot: Int) {
      guard !near.contains(slot), carrying.pile?.pages.contains(slot) != true,
        !result.contains(slot)
      else { return }
      result.append(slot)
    }
    for shift in carrying.shifts { add(shift.slot) }
    for edited in slots.edited where !edited.trail.isEmpty { add(edited.slot) }
    return result.sorted()
  }

  /// Returns a cell where it is shown.
  func displaced(_ cell: Cell, by carrying: Carrying) -> Cell {
    var cell = cell
    let shift = carrying.shift(of: cell.slot)
    guard let pile = carrying.pile, pile.pages.contains(cell.slot) else {
      cell.center += way(carrying.settled(cell.slot) + shift)
      cell.rise = carrying.rise(of: cell.slot)
      return cell
    }
    // The page in the hand is where the hand is; the others come to it.
    let closed = cell.slot == pile.grip ? 1 : pile.closed
    let start = cell.center + way(shift)
    cell.center = start + (axis.axis.coordinate(of: pile.center) - start) * closed
    let rise = axis.axis.across(of: pile.center) - metrics.height / 2
    cell.rise = carrying.rise(of: cell.slot) * (1 - closed) + rise * closed
    cell.lifted = cell.slot == pile.grip ? pile.pages.count : 0
    return cell
  }

  private func way(_ pages: Double) -> Double { axis.sign * pages * metrics.pitch }

  // MARK: In reading order

  /// Returns where a coordinate of the content is, in points from its start.
  package func place(ofCoordinate coordinate: Double) -> Double { axis.coordinate(coordinate) }

  /// Returns where the middle of a thumbnail is shown, in points from the start.
  package func middle(of content: SlotContent, slot: Int) -> Double {
    axis.coordinate(cell(of: content, slot: slot).center)
  }
}
