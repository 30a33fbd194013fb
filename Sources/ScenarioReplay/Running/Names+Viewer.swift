import DualStrip

/// Finds what the words of a script mean in a viewer.
extension Names {
  /// The page that a target means in a viewer's present state.
  func page(_ target: Target, in viewer: DualStripViewer) -> PageID? {
    switch target {
    case .name(let name): return id(name.value)
    case .active: return viewer.activePage
    case .index(let number, _): return viewer.page(at: number - 1)
    case .first: return viewer.page(at: 0)
    case .last: return viewer.page(at: viewer.count - 1)
    }
  }
}

extension DualStripViewer {
  /// The middle of the visible part of a page's thumbnail, in the strip's coordinates; `nil` if no
  /// part of it can be touched.
  func pointOfThumbnail(of page: PageID) -> Point? {
    let strip = thumbnails
    guard let item = index(of: page),
      let frame = strip.layoutAttributesForItem(at: ItemIndex(item: item))?.frame
    else { return nil }
    let visible = strip.viewport.bounds
    let left = max(frame.minX, visible.minX)
    let right = min(frame.maxX, visible.maxX)
    let (top, bottom) = (max(frame.minY, visible.minY), min(frame.maxY, visible.maxY))
    let axis = axis(of: .thumbnails)
    // Across the axis a cell is as broad as the strip.
    let point = axis.point(
      axis == .vertical ? (top + bottom) / 2 : (left + right) / 2,
      across: axis == .vertical ? frame.midX : frame.midY)
    return left < right && top < bottom && strip.item(at: point)?.item == item
      ? point - visible.origin : nil
  }
}

extension Pane {
  init(_ name: PaneName) {
    switch name {
    case .preview: self = .preview
    case .thumbnails: self = .thumbnails
    }
  }
}

extension Names {
  /// Writes a page as traces and recordings list it: with its aspect, and with its turns if there are
  /// any.
  package func json(_ page: Page) -> String {
    let turns = page.quarterTurns == 0 ? "" : ",\(page.quarterTurns)"
    return "[\(JSONText.quoted(name(page.id))),\(DecimalText.exact(page.aspect))\(turns)]"
  }
}
