/// Computes how the cells of the preview are drawn through one viewport.
///
/// Methods take the content as an argument, so that its owner need not copy it for a frame.
package struct PreviewCells {
  private let parallaxGap: Double
  private let imageShift: Double
  private let pageSize: Size
  /// The position that fills the pane, in pages.
  private let position: Double
  private let axis: PaneAxis
  /// The extent of the pane along the axis, in points.
  private let length: Double

  package init(
    parallaxGap: Double, imageShift: Double, pageSize: Size, position: Double, axis: PaneAxis
  ) {
    self.parallaxGap = parallaxGap
    self.imageShift = imageShift
    self.pageSize = pageSize
    self.position = position
    self.axis = axis
    length = axis.axis.length(of: pageSize)
  }

  /// Appends the cells whose drawn frame shares an area with a rectangle of the content.
  package func append(
    _ content: SlotContent, in rect: Rect, to result: inout [LayoutAttributes<PreviewDetails>]
  ) {
    forEachCell(of: content, in: rect) { result.append(attributes(of: $0, showing: content)) }
  }

  /// Returns the item whose drawn cell contains a point of the content; a tie goes to the last one.
  func item(of content: SlotContent, at point: Point) -> ItemIndex? {
    var slot: Int?
    forEachCell(of: content, in: Rect(around: point)) {
      if frame(of: $0).contains(point) { slot = $0.slot }
    }
    return slot.map { ItemIndex(item: content.slots.index(of: $0)) }
  }

  /// Inlined, because the cells of every frame pass through it.
  @inline(__always)
  private func forEachCell(of content: SlotContent, in rect: Rect, _ body: (Cell) -> Void) {
    guard length > 0, content.slots.count > 0 else { return }
    let reading = axis.span(of: rect)
    let lower = (reading.start - parallaxGap.magnitude) / length - 1
    let upper = (reading.end + parallaxGap.magnitude) / length
    for slot in content.slots.candidates(from: lower, through: upper)
    where content.slots.isPage(slot) {
      let cell = cell(of: content.slots, slot)
      if frame(of: cell).sharesArea(with: rect) { body(cell) }
    }
  }

  package func attributes(of content: SlotContent, slot: Int) -> LayoutAttributes<PreviewDetails> {
    attributes(of: cell(of: content.slots, slot), showing: content)
  }

  /// The properties in which cells differ.
  private struct Cell {
    let slot: Int
    /// The center along the axis, in content coordinates.
    let center: Double
    let parallax: Double?
    /// The share of its size and opacity that remains, 0…1.
    let remaining: Double
  }

  private func cell(of slots: Slots, _ slot: Int) -> Cell {
    let place = slots.place(slot)
    let distance = place - position
    return Cell(
      slot: slot, center: axis.coordinate(place * length + length / 2),
      parallax: distance.magnitude < 1 ? axis.sign * distance : nil,
      remaining: 1 - slots.collapse(of: slot))
  }

  private func frame(of cell: Cell) -> Rect {
    Rect(center: center(of: cell) + translation(of: cell), size: pageSize * cell.remaining)
  }

  private func center(of cell: Cell) -> Point {
    axis.point(cell.center, across: axis.axis.breadth(of: pageSize) / 2)
  }

  private func translation(of cell: Cell) -> Point {
    axis.point(parallaxGap * (cell.parallax ?? 0), across: 0)
  }

  private func attributes(
    of cell: Cell, showing content: SlotContent
  ) -> LayoutAttributes<PreviewDetails> {
    let whole = Rect(origin: .zero, size: pageSize)
    return LayoutAttributes(
      element: .cell(ItemIndex(item: content.slots.index(of: cell.slot))),
      center: center(of: cell), size: pageSize,
      transform: Transform(translation: translation(of: cell), scale: cell.remaining),
      alpha: cell.remaining,
      details: PreviewDetails(
        page: content.pages[cell.slot], parallax: cell.parallax,
        imageTranslation: -imageShift * length * (cell.parallax ?? 0),
        imageRect: whole.fitted(toAspect: content.aspect(of: cell.slot)),
        angle: content.angle(of: cell.slot), isSelected: content.isSelected(cell.slot)))
  }
}
