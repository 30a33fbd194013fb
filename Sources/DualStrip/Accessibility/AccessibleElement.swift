public import CollectionLayouts

extension DualStripViewer {
  /// Something that a screen reader can reach, with what it says about it.
  public struct AccessibleElement: Hashable, Sendable {
    /// The page.
    public var page: PageID
    /// The pane that shows it.
    public var pane: Pane
    /// Its frame, relative to the top left corner of its pane, in points.
    public var frame: Rect
    /// Its place in the document, from 0; pages that are being deleted do not count.
    public var place: Int
    /// The number of pages; pages that are being deleted do not count.
    public var count: Int
    /// Whether it is the page in focus.
    public var isActive: Bool
    /// Whether it is selected.
    public var isSelected: Bool
    /// Whether `increment` and `decrement` apply to it: to the page in the preview.
    public var isAdjustable: Bool { pane == .preview }
  }

  /// What a screen reader can reach, in this order: the page in focus, in the preview; then the
  /// visible thumbnails in reading order. Pages that are being deleted are left out.
  public var accessibleElements: [AccessibleElement] {
    guard let live else { return [] }
    let preview = preview
    let thumbnails = thumbnails
    let active = preview.layoutAttributesForItem(at: ItemIndex(item: slots.index(of: live)))
    var elements: [AccessibleElement] = []
    if let active {
      elements.append(element(live, in: .preview, active.frame, of: preview.viewport))
    }
    for cell in thumbnails.visibleLayoutAttributes {
      guard let slot = document.slot(of: cell.details.page), slots.isStop(slot) else { continue }
      elements.append(element(slot, in: .thumbnails, cell.frame, of: thumbnails.viewport))
    }
    return elements
  }

  private func element(
    _ slot: Int, in pane: Pane, _ frame: Rect, of viewport: Viewport
  ) -> AccessibleElement {
    let origin = frame.origin - viewport.bounds.origin
    return AccessibleElement(
      page: document.ids[slot], pane: pane, frame: Rect(origin: origin, size: frame.size),
      place: slots.finalPlace(slot), count: slots.stopCount, isActive: slot == live,
      isSelected: isSelected(slot: slot))
  }
}

extension DualStripViewer.Input {
  /// What a screen reader's gesture for more asks for: the next page.
  public static let increment = DualStripViewer.Input.step(.preview, by: 1)
  /// What a screen reader's gesture for less asks for: the previous page.
  public static let decrement = DualStripViewer.Input.step(.preview, by: -1)
}

extension DualStripViewer.AccessibleElement: CustomStringConvertible {
  /// `page 3 of 12, current, selected`
  public var description: String {
    "page \(place + 1) of \(count)" + (isActive ? ", current" : "")
      + (isSelected ? ", selected" : "")
  }
}
