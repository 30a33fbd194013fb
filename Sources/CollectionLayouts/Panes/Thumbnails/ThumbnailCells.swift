/// Computes how the cells of the strip are drawn, with those in focus expanded.
///
/// Methods take the content as an argument, so that its owner need not copy it for a frame.
package struct ThumbnailCells {
  let metrics: ThumbnailMetrics
  let axis: PaneAxis
  let shifts: ExpansionShifts
  /// The range from the first to the last slot that is expanded or under edit.
  private let special: Range<Int>

  /// Sums up how far expanded cells push the others. Cost: that of the expanded cells, whatever the
  /// number of pages.
  package init(_ content: borrowing SlotContent, metrics: ThumbnailMetrics, axis: PaneAxis) {
    self.init(
      content, ExpansionShifts(content, metrics: metrics), metrics: metrics, axis: axis)
  }

  /// - Parameter shifts: the shifts of this content.
  init(
    _ content: borrowing SlotContent, _ shifts: ExpansionShifts, metrics: ThumbnailMetrics,
    axis: PaneAxis
  ) {
    self.metrics = metrics
    self.axis = axis
    self.shifts = shifts
    special = content.specialSlots
  }

  /// Creates cells without a `SlotContent`, for callers that ask only where their middles are.
  ///
  /// - Parameter aspect: returns the aspect of a slot's page as it is shown.
  @inline(__always)
  package init(
    _ slots: Slots, opening expansions: SlotValues, metrics: ThumbnailMetrics, axis: PaneAxis,
    aspect: (Int) -> Double
  ) {
    self.metrics = metrics
    self.axis = axis
    shifts = ExpansionShifts(slots, expansions, metrics: metrics, aspect: aspect)
    special = slots.special(with: expansions)
  }

  /// Appends the cells whose drawn frame shares an area with a rectangle of the content.
  package func append(
    _ content: SlotContent, in rect: Rect, to result: inout [LayoutAttributes<ThumbnailDetails>]
  ) {
    forEachCell(of: content, in: rect) { result.append(attributes(of: $0, showing: content)) }
  }

  /// Returns the item whose drawn cell contains a point of the content; a tie goes to the last one.
  func item(of content: SlotContent, at point: Point) -> ItemIndex? {
    var item: ItemIndex?
    forEachCell(of: content, in: Rect(around: point)) {
      if frame(of: $0).contains(point) { item = ItemIndex(item: $0.index) }
    }
    return item
  }

  /// Inlined, because the cells of every frame pass through it.
  @inline(__always)
  private func forEachCell(of content: SlotContent, in rect: Rect, _ body: (Cell) -> Void) {
    if let carrying = content.carrying {
      return forEachCell(of: content, carrying, in: rect, body)
    }
    let visits = visits(of: content.slots, in: rect)
    let (total, all) = (shifts.total, content.slots.sums)
    for slot in shown(visits.before, behind: .none, pushed: -total, in: rect) {
      body(plainCell(slot, behind: .none, pushed: -total))
    }
    for slot in visits.special {
      let cell = specialCell(of: content, slot: slot, behind: content.slots.sums(before: slot))
      if !cell.isGhost, frame(of: cell).sharesArea(with: rect) { body(cell) }
    }
    for slot in shown(visits.after, behind: all, pushed: total, in: rect) {
      body(plainCell(slot, behind: all, pushed: total))
    }
  }

  /// Returns the plain cells that are in view. They are consecutive, so only the first and the last
  /// ones are tested.
  @inline(__always)
  private func shown(
    _ slots: Range<Int>, behind before: EditedSlot.Sums, pushed shift: Double, in rect: Rect
  ) -> Range<Int> {
    func isOut(_ slot: Int) -> Bool {
      !frame(of: plainCell(slot, behind: before, pushed: shift)).sharesArea(with: rect)
    }
    var (first, end) = (slots.lowerBound, slots.upperBound)
    while first < end, isOut(first) { first += 1 }
    while first < end, isOut(end - 1) { end -= 1 }
    return first..<end
  }

  /// The slots to visit for a rectangle, in order.
  package struct Visits {
    /// The slots before the special ones, all pushed back by the same distance.
    package let before: Range<Int>
    package let special: Slots.Candidates
    /// The slots behind the special ones, all pushed on by the same distance.
    package let after: Range<Int>
  }

  @inline(__always)
  package func visits(of slots: Slots, in rect: Rect) -> Visits {
    let reading = axis.span(of: rect)
    // Edited slots are special, so the slots before them, and those behind, are consecutive.
    func plain(behind before: EditedSlot.Sums, pushed shift: Double) -> Range<Int> {
      wholeNumbers(
        from: (reading.start - metrics.width - shift) / metrics.pitch + before.missing,
        through: (reading.end - shift) / metrics.pitch + before.missing, below: slots.count)
    }
    let margin = shifts.reach + metrics.width
    return Visits(
      before: plain(behind: .none, pushed: -shifts.total).clamped(to: 0..<special.lowerBound),
      special: slots.candidates(
        from: (reading.start - margin) / metrics.pitch,
        through: (reading.end + margin) / metrics.pitch, within: special),
      after: plain(behind: slots.sums, pushed: shifts.total)
        .clamped(to: special.upperBound..<Int.max))
  }

  package func attributes(of content: SlotContent, slot: Int) -> LayoutAttributes<ThumbnailDetails>
  {
    attributes(of: cell(of: content, slot: slot), showing: content)
  }

  /// The properties in which cells differ.
  struct Cell {
    let slot: Int
    let index: Int
    /// The center along the axis, in content coordinates.
    var center: Double
    /// The length along the axis before the cell shrinks.
    let width: Double
    var expansion = 0.0
    /// The share of its size and opacity that remains, 0…1.
    var remaining = 1.0
    var isGhost = false
    /// How far the cell is beside the axis, in points.
    var rise = 0.0
    /// How many pages it shows in a pile, if a hand has lifted its page.
    var lifted: Int?
  }

  func cell(of content: SlotContent, slot: Int) -> Cell {
    let cell = cellInPlace(of: content, slot: slot)
    return content.carrying.map { displaced(cell, by: $0) } ?? cell
  }

  /// Returns a cell where it belongs, whether or not a hand has lifted its page.
  func cellInPlace(of content: SlotContent, slot: Int) -> Cell {
    let before = content.slots.sums(before: slot)
    guard special.contains(slot) else {
      return plainCell(slot, behind: before, pushed: shift(ofPlain: slot))
    }
    return specialCell(of: content, slot: slot, behind: before)
  }

  private func specialCell(
    of content: SlotContent, slot: Int, behind before: EditedSlot.Sums
  ) -> Cell {
    let expansion = content.expansions.value(of: slot) ?? 0
    let width = metrics.width(of: content.aspect(of: slot), expansion: expansion)
    let center = axis.coordinate(specialCenter(of: content.slots, slot: slot, behind: before))
    let index = slot - before.ghosts
    guard let edit = content.slots.edit(of: slot) else {
      return Cell(slot: slot, index: index, center: center, width: width, expansion: expansion)
    }
    return Cell(
      slot: slot, index: index, center: center, width: width, expansion: expansion,
      remaining: 1 - edit.collapse, isGhost: edit.isGhost)
  }

  /// Returns the center of a cell where it belongs, in reading order.
  func center(of slots: Slots, slot: Int) -> Double {
    let before = slots.sums(before: slot)
    guard special.contains(slot) else {
      return center(of: slot, behind: before, pushed: shift(ofPlain: slot))
    }
    return specialCenter(of: slots, slot: slot, behind: before)
  }

  /// Returns how far a slot outside the special ones is pushed.
  private func shift(ofPlain slot: Int) -> Double {
    slot < special.lowerBound ? -shifts.total : shifts.total
  }

  /// For a page on the move, the center is between several slots.
  private func specialCenter(
    of slots: Slots, slot: Int, behind before: EditedSlot.Sums
  ) -> Double {
    func center(at slot: Int) -> Double {
      self.center(of: slot, behind: slots.sums(before: slot), pushed: shifts.shift(at: slot))
    }
    guard let trail = slots.trail(of: slot) else {
      return self.center(of: slot, behind: before, pushed: shifts.shift(at: slot))
    }
    return trail.reduce(0) { $0 + $1.weight * center(at: $1.slot) }
  }

  /// Returns a cell that is neither expanded nor under edit, nor between such cells.
  private func plainCell(
    _ slot: Int, behind before: EditedSlot.Sums, pushed shift: Double
  ) -> Cell {
    Cell(
      slot: slot, index: slot - before.ghosts,
      center: axis.coordinate(center(of: slot, behind: before, pushed: shift)), width: metrics.width
    )
  }

  /// - Parameter before: the sums over the edited slots before it.
  private func center(
    of slot: Int, behind before: EditedSlot.Sums, pushed shift: Double
  ) -> Double {
    (Double(slot) - before.missing) * metrics.pitch + metrics.width / 2 + shift
  }

  func frame(of cell: Cell) -> Rect {
    Rect(center: center(of: cell), size: size(of: cell))
  }

  private func center(of cell: Cell) -> Point {
    axis.point(cell.center, across: metrics.height / 2 + cell.rise)
  }

  private func size(of cell: Cell) -> Size {
    axis.size(length: cell.width, breadth: metrics.height) * cell.remaining
  }

  // Inlined, because the cells of every frame pass through it.
  @inline(__always)
  private func attributes(
    of cell: Cell, showing content: SlotContent
  ) -> LayoutAttributes<ThumbnailDetails> {
    LayoutAttributes(
      element: .cell(ItemIndex(item: cell.index)),
      center: center(of: cell), size: size(of: cell), alpha: cell.remaining,
      zIndex: cell.lifted.map { $0 == 0 ? 1 : 2 } ?? 0,
      details: ThumbnailDetails(
        page: content.pages[cell.slot], expansion: cell.expansion,
        angle: content.angle(of: cell.slot), isSelected: content.isSelected(cell.slot),
        isLifted: cell.lifted != nil, pileCount: cell.lifted ?? 0))
  }
}
