/// Thumbnails while a hand carries some, and while they go back to their slots.
extension ThumbnailCells {
  /// Calls a function with the cells whose drawn frame shares an area with a rectangle: first those in
  /// the strip, in slot order, then lifted ones, and at last their pile, which lies above all.
  @inline(__always)
  func forEachCell(
    of content: SlotContent, _ carrying: Carrying, in rect: Rect, _ body: (Cell) -> Void
  ) {
    // Inlined: otherwise each call would copy the content.
    @inline(__always)
    func show(_ cell: Cell) {
      if !cell.isGhost, frame(of: cell).sharesArea(with: rect) { body(cell) }
    }
    @inline(__always)
    func showOther(_ slot: Int) {
      show(makingWay(cellInPlace(of: content, slot: slot), carrying))
    }
    let near = slots(of: content.slots, carrying, in: rect)
    let others = others(of: content.slots, carrying, besides: near)
    for slot in others where slot < near.lowerBound { showOther(slot) }
    var slot = near.lowerBound
    while slot < near.upperBound {
      let lifted = carrying.pile?.pages.next(from: slot) ?? near.upperBound..<near.upperBound
      while slot < min(lifted.lowerBound, near.upperBound) {
        showOther(slot)
        slot += 1
      }
      slot = max(slot, lifted.upperBound)
    }
    for slot in others where slot >= near.upperBound { showOther(slot) }
    guard let pile = carrying.pile else { return }
    if pile.closed < 1 {
      for slot in pile.coming {
        show(inHand(cellInPlace(of: content, slot: slot), pile, carrying))
      }
    }
    show(inHand(cellInPlace(of: content, slot: pile.grip), pile, carrying))
  }

  /// The slots of thumbnails that would be in view if they had made way, lifted ones among them.
  private func slots(of slots: Slots, _ carrying: Carrying, in rect: Rect) -> Range<Int> {
    let reading = axis.span(of: rect)
    // A hundredth of a page is more than rounding.
    let lower = (reading.start - metrics.width - shifts.reach) / metrics.pitch - 0.01
    let upper = (reading.end + shifts.reach) / metrics.pitch + 0.01
    guard let pile = carrying.pile else { return slots.slots(from: lower, through: upper) }
    // Each page in the hand takes a thumbnail at most one page away.
    let most = Double(pile.pages.count)
    let range = slots.slots(from: lower - most, through: upper + most)
    func place(_ slot: Int) -> Double { slots.slotPlace(slot) + carrying.settled(slot) }
    var (first, end) = (range.lowerBound, range.upperBound)
    if range.count > 64 {
      first += partitionPoint(of: range.count) { place(range.lowerBound + $0) >= lower }
      end = first + partitionPoint(of: end - first) { place(first + $0) > upper }
    } else {
      // Mostly one or two at an end are out of view: a search would look at more.
      while first < end, place(first) < lower { first += 1 }
      while first < end, place(end - 1) > upper { end -= 1 }
    }
    return first..<end
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
    for place in carrying.shifts.indices { add(carrying.shifts[place].slot) }
    for edited in slots.edited where !edited.trail.isEmpty { add(edited.slot) }
    return result.isEmpty ? result : result.sorted()
  }

  /// Returns a cell where it is shown.
  func displaced(_ cell: Cell, by carrying: Carrying) -> Cell {
    if let pile = carrying.pile, pile.pages.contains(cell.slot) {
      return inHand(cell, pile, carrying)
    }
    return makingWay(cell, carrying)
  }

  // Inlined, because the cells of every frame pass through it.
  @inline(__always)
  private func makingWay(_ cell: Cell, _ carrying: borrowing Carrying) -> Cell {
    var cell = cell
    cell.center += way(carrying.settled(cell.slot) + carrying.shift(of: cell.slot))
    cell.rise = carrying.rise(of: cell.slot)
    return cell
  }

  /// The page in the hand is where the hand is; the others come to it.
  private func inHand(_ cell: Cell, _ pile: Carrying.Pile, _ carrying: Carrying) -> Cell {
    var cell = cell
    let closed = cell.slot == pile.grip ? 1 : pile.closed
    let start = cell.center + way(carrying.shift(of: cell.slot))
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

  /// Returns the coordinate in the content of a place, in points from its start.
  package func coordinate(ofPlace place: Double) -> Double { axis.coordinate(place) }

  /// Returns where the middle of a thumbnail is, in points from the start.
  ///
  /// - Parameter pages: how far it makes way.
  package func middle(of slots: Slots, slot: Int, displacedBy pages: Double) -> Double {
    axis.coordinate(axis.coordinate(center(of: slots, slot: slot)) + way(pages))
  }
}
