/// How the cells of the preview are drawn that are seen through one viewport.
///
/// The content is passed in: whoever has it need not copy it for a frame.
package struct PreviewCells {
  private let parallaxGap: Double
  private let imageShift: Double
  private let pageSize: Size
  /// What fills the pane, in pages.
  private let position: Double
  private let mirroring: Mirroring

  package init(
    parallaxGap: Double, imageShift: Double, pageSize: Size, position: Double, mirroring: Mirroring
  ) {
    self.parallaxGap = parallaxGap
    self.imageShift = imageShift
    self.pageSize = pageSize
    self.position = position
    self.mirroring = mirroring
  }

  /// Appends the cells whose drawn frame shares an area with a rectangle of the content.
  package func append(
    _ content: SlotContent, in rect: Rect, to result: inout [LayoutAttributes<PreviewDetails>]
  ) {
    guard pageSize.width > 0, content.slots.count > 0 else { return }
    let reading = mirroring.span(of: rect)
    let lower = (reading.start - parallaxGap.magnitude) / pageSize.width - 1
    let upper = (reading.end + parallaxGap.magnitude) / pageSize.width
    for slot in content.slots.candidates(from: lower, through: upper)
    where content.slots.isPage(slot) {
      let attributes = attributes(of: content, slot: slot)
      if attributes.frame.sharesArea(with: rect) { result.append(attributes) }
    }
  }

  package func attributes(of content: SlotContent, slot: Int) -> LayoutAttributes<PreviewDetails> {
    let place = content.slots.place(slot)
    let collapse = content.slots.edit(of: slot)?.collapse ?? 0
    let distance = place - position
    let width = pageSize.width
    let parallax = distance.magnitude < 1 ? mirroring.sign * distance : nil
    let whole = Rect(origin: .zero, size: pageSize)
    return LayoutAttributes(
      element: .cell(ItemIndex(item: content.slots.index(of: slot))),
      center: Point(x: mirroring.x(place * width + width / 2), y: pageSize.height / 2),
      size: pageSize,
      transform: Transform(
        translation: Point(x: parallaxGap * (parallax ?? 0), y: 0), scale: 1 - collapse),
      alpha: 1 - collapse,
      details: PreviewDetails(
        page: content.pages[slot], parallax: parallax,
        imageTranslation: -imageShift * width * (parallax ?? 0),
        imageRect: whole.fitted(toAspect: content.aspect(of: slot))))
  }
}
