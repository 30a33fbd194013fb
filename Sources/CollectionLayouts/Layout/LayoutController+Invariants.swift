/// Checks for any layout. Call them in the tests of a new one.
extension LayoutController {
  /// Every element, queried one by one: for each section its background, header, cells and footer.
  /// Cost: O(*n*).
  public var everyElement: [LayoutAttributes<Layout.Details>] {
    (0..<content.sectionCount).flatMap { section in
      let index = ItemIndex(section: section, item: 0)
      let cells = (0..<content.itemCount(inSection: section)).map {
        LayoutElement.cell(ItemIndex(section: section, item: $0))
      }
      return [.decoration(.sectionBackground, index), .supplementary(.sectionHeader, index)] + cells
        + [.supplementary(.sectionFooter, index)]
    }
    .compactMap { layoutAttributes(for: $0) }
  }

  /// The queries that do not return exactly the elements that share an area with their rectangle:
  /// empty as long as the layout is right. The queried rectangles are the pane, its halves, thin
  /// lines, and areas outside. Cost: O(*n*).
  public var differencesOfQueries: [String] {
    let all = everyElement.filter { $0.alpha > 0 }
    return Rect.probes(of: viewport.bounds, in: contentSize).compactMap { rect in
      let asked = layoutAttributesForElements(in: rect).filter { $0.alpha > 0 }
      let expected = all.filter { $0.boundingBox.sharesArea(with: rect) }
      return asked == expected
        ? nil : "a query of \(rect) gives \(asked.count) of \(expected.count) elements"
    }
  }

  /// Whether the layout equals one prepared anew. Cost: that of preparing, plus O(*n*).
  public var isAsNew: Bool {
    let new = LayoutController(layout: layout, content: content, viewport: viewport)
    let whole = Rect(origin: .zero, size: contentSize)
    return new.contentSize == contentSize
      && new.layoutAttributesForElements(in: whole) == layoutAttributesForElements(in: whole)
  }
}

extension Rect {
  /// Returns rectangles to query: the pane, its halves, thin lines through it, an area before it,
  /// one behind the content, and one all around it.
  static func probes(of pane: Rect, in content: Size) -> [Rect] {
    let (x, y) = (pane.minX, pane.minY)
    let (width, height) = (pane.size.width, pane.size.height)
    return [
      pane, Rect(x: x, y: y, width: width, height: height / 2),
      Rect(x: x + width / 2, y: y, width: width / 2, height: height),
      Rect(x: x, y: y + height / 3, width: width, height: 1),
      Rect(x: x + width / 3, y: y, width: 1, height: height),
      Rect(x: x - width, y: y, width: width, height: height),
      Rect(x: x, y: y + content.height, width: width, height: height),
      Rect(x: x - 2, y: y - 2 * height, width: width + 4, height: 5 * height),
    ]
  }
}
