/// A layout whose sections follow each other; its placement answers for it.
///
/// The protocol is not public, but the members of its extension are public on the layouts.
protocol SectionedLayout: CollectionLayout where Details == GalleryDetails {
  associatedtype Body: SectionBody where Body.Content == Content

  /// The prepared sections; none before `prepare`.
  var placement: SectionedPlacement<Body> { get set }

  /// Whether items that are placed anew in another breadth stay where they were, as far as
  /// possible.
  var keepsLanes: Bool { get }

  /// Returns a section, placed in a pane of a breadth.
  ///
  /// - Parameter kept: its cells as they were, and which of them must be placed again; `nil` to
  ///   place them all.
  func section(
    _ number: Int, of content: Content, across breadth: Double, reusing kept: Reused<Body>?
  ) -> SectionedPlacement<Body>.Section
}

extension SectionedLayout {
  /// Prepares for the content and the breadth of the pane, and places all sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    let breadth = Axes.paneBreadth(axis, of: viewport)
    placement = SectionedPlacement(content, axis: axis, style: sections, breadth: breadth) {
      section($0, of: content, across: breadth, reusing: nil)
    }
  }

  /// Takes in content changed by a batch.
  ///
  /// A section in which nothing has changed stays as it is; in the others, only what must be placed
  /// again is. The layouts say what that is.
  public mutating func update(
    to content: Content, by batch: CollectionBatch, in viewport: Viewport
  ) {
    let breadth = Axes.paneBreadth(axis, of: viewport)
    let isSameBreadth = breadth == placement.breadth
    guard isSameBreadth || keepsLanes else {
      return prepare(content, in: viewport, for: .layout)
    }
    let reloaded = PlaceList(batch.reloaded)
    let placed = placement
    placement = SectionedPlacement(content, axis: axis, style: sections, breadth: breadth) {
      number in
      var kept: Reused<Body>?
      if let old = batch.map.oldSection(of: number), !batch.map.isReplaced(old),
        let body = placed.body(of: old)
      {
        let edit = SectionEdit(
          batch, reloaded, section: (old, number),
          count: (
            placed.content.boundedItemCount(inSection: old),
            content.boundedItemCount(inSection: number)
          ))
        kept = Reused(body: body, edit: edit, isOfSameBreadth: isSameBreadth)
      }
      return section(number, of: content, across: breadth, reusing: kept)
    }
  }

  var keepsLanes: Bool { false }

  /// The content that the layout was prepared for.
  public var content: Content { placement.content }

  /// The axis along which the layout scrolls.
  public var axis: ScrollAxis { placement.axis }

  /// How the layout shows its sections, besides their cells.
  public var sections: SectionStyle { placement.style }

  /// Which headers and footers stay in the pane.
  public var pinned: PinnedElements { sections.pinned }

  /// The size of the whole content: as long as all sections, and as broad as the pane.
  public var contentSize: Size { placement.contentSize }

  /// Appends the elements whose frame shares an area with a rectangle of the content: section by
  /// section its background, its header, its cells and its footer.
  ///
  /// Cost: that of the elements around the rectangle, plus the logarithm of the number of sections
  /// and of whatever is searched to find them.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    placement.append(in: rect, viewport, to: &result)
  }

  /// Returns where an element is, in view or not; `nil` if there is none, or if the pane has no
  /// breadth.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    placement.attributes(for: element, viewport)
  }

  /// Returns how much new bounds invalidate: pinned elements follow the content offset, places do
  /// not.
  public func invalidation(
    forBoundsChange newBounds: Rect, in viewport: Viewport
  ) -> LayoutInvalidation {
    placement.invalidation(newBounds, in: viewport)
  }
}
