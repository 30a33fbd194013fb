/// How the cells of the strip are drawn, with those in focus opened.
///
/// The content is passed in: whoever has it need not copy it for a frame.
package struct ThumbnailCells {
  private let metrics: ThumbnailMetrics
  private let mirroring: Mirroring
  private let shifts: ExpansionShifts
  /// From the first to behind the last slot that is opened or under edit.
  private let special: Range<Int>

  /// Sums up how far opened cells push the others. Cost: that of the opened cells, whatever the
  /// number of pages.
  package init(_ content: borrowing SlotContent, metrics: ThumbnailMetrics, mirroring: Mirroring) {
    self.init(
      content, ExpansionShifts(content, metrics: metrics), metrics: metrics, mirroring: mirroring)
  }

  /// - Parameter shifts: those of the content.
  init(
    _ content: borrowing SlotContent, _ shifts: ExpansionShifts, metrics: ThumbnailMetrics,
    mirroring: Mirroring
  ) {
    self.metrics = metrics
    self.mirroring = mirroring
    self.shifts = shifts
    special = content.specialSlots
  }

  /// Appends the cells whose drawn frame shares an area with a rectangle of the content.
  package func append(
    _ content: SlotContent, in rect: Rect, to result: inout [LayoutAttributes<ThumbnailDetails>]
  ) {
    let visits = visits(of: content.slots, in: rect)
    for slot in visits.before {
      append(
        content, plainCell(of: content.slots, slot, pushed: -shifts.total), in: rect, to: &result)
    }
    for slot in visits.special {
      append(content, cell(of: content, slot: slot), in: rect, to: &result)
    }
    for slot in visits.after {
      append(
        content, plainCell(of: content.slots, slot, pushed: shifts.total), in: rect, to: &result)
    }
  }

  /// The slots that are looked at for a rectangle, in order.
  package struct Visits {
    /// Before the special ones: all pushed back by the same.
    package let before: Range<Int>
    package let special: Slots.Candidates
    /// Behind them: all pushed on by the same.
    package let after: Range<Int>
  }

  package func visits(of slots: Slots, in rect: Rect) -> Visits {
    let reading = mirroring.span(of: rect)
    func plain(pushed shift: Double) -> Range<Int> {
      slots.slots(
        from: (reading.start - metrics.width - shift) / metrics.pitch,
        through: (reading.end - shift) / metrics.pitch)
    }
    let margin = shifts.reach + metrics.width
    return Visits(
      before: plain(pushed: -shifts.total).clamped(to: 0..<special.lowerBound),
      special: slots.candidates(
        from: (reading.start - margin) / metrics.pitch,
        through: (reading.end + margin) / metrics.pitch, within: special),
      after: plain(pushed: shifts.total).clamped(to: special.upperBound..<Int.max))
  }

  private func append(
    _ content: SlotContent, _ cell: Cell, in rect: Rect,
    to result: inout [LayoutAttributes<ThumbnailDetails>]
  ) {
    if !cell.isGhost, frame(of: cell).sharesArea(with: rect) {
      result.append(attributes(of: cell, showing: content))
    }
  }

  package func attributes(of content: SlotContent, slot: Int) -> LayoutAttributes<ThumbnailDetails>
  {
    attributes(of: cell(of: content, slot: slot), showing: content)
  }

  /// What tells one cell from another.
  private struct Cell {
    let slot: Int
    /// In the coordinates of the content.
    let center: Double
    /// Before it shrinks.
    let width: Double
    var expansion = 0.0
    /// What is left of its size and opacity, 0…1.
    var remaining = 1.0
    var isGhost = false
  }

  private func cell(of content: SlotContent, slot: Int) -> Cell {
    let slots = content.slots
    guard special.contains(slot) else {
      let shift = slot < special.lowerBound ? -shifts.total : shifts.total
      return plainCell(of: slots, slot, pushed: shift)
    }
    let edit = slots.edit(of: slot)
    let expansion = content.expansions.value(of: slot) ?? 0
    return Cell(
      slot: slot, center: mirroring.x(center(of: slots, at: slot, trail: edit?.trail ?? [])),
      width: metrics.width(of: content.aspect(of: slot), expansion: expansion),
      expansion: expansion, remaining: 1 - (edit?.collapse ?? 0), isGhost: edit?.isGhost ?? false)
  }

  /// A cell that is neither opened nor under edit, nor between such cells.
  private func plainCell(of slots: Slots, _ slot: Int, pushed shift: Double) -> Cell {
    Cell(
      slot: slot, center: mirroring.x(center(of: slots, at: slot, shift: shift)),
      width: metrics.width)
  }

  /// The center of a slot's cell in reading order, between several slots for a page on the move.
  private func center(of slots: Slots, at slot: Int, trail: [EditedSlot.Share]) -> Double {
    guard !trail.isEmpty else {
      return center(of: slots, at: slot, shift: shifts.shift(at: slot))
    }
    return trail.reduce(0) {
      $0 + $1.weight * center(of: slots, at: $1.slot, shift: shifts.shift(at: $1.slot))
    }
  }

  private func center(of slots: Slots, at slot: Int, shift: Double) -> Double {
    slots.slotPlace(slot) * metrics.pitch + metrics.width / 2 + shift
  }

  private func frame(of cell: Cell) -> Rect {
    Rect(center: center(of: cell), size: size(of: cell))
  }

  private func center(of cell: Cell) -> Point { Point(x: cell.center, y: metrics.height / 2) }

  private func size(of cell: Cell) -> Size {
    Size(width: cell.width, height: metrics.height) * cell.remaining
  }

  private func attributes(
    of cell: Cell, showing content: SlotContent
  ) -> LayoutAttributes<ThumbnailDetails> {
    LayoutAttributes(
      element: .cell(ItemIndex(item: content.slots.index(of: cell.slot))),
      center: center(of: cell), size: size(of: cell), alpha: cell.remaining,
      details: ThumbnailDetails(page: content.pages[cell.slot], expansion: cell.expansion))
  }
}
