/// A layout whose sections follow each other: what it prepares answers for it.
///
/// Not public itself; what its extension has is found on the layouts.
protocol SectionedLayout: CollectionLayout where Details == GalleryDetails {
  associatedtype Body: SectionBody where Body.Content == Content

  /// The sections as they were prepared; none before.
  var placement: SectionedPlacement<Body> { get set }

  /// Whether what is placed anew in another breadth is to be where it was, as far as it can be.
  var keepsLanes: Bool { get }

  /// Places a section in a pane of a breadth.
  ///
  /// - Parameter kept: its cells as they were, and what is to be done again of them; `nil` where
  ///   everything is.
  func section(
    _ number: Int, of content: Content, across breadth: Double, reusing kept: Reused<Body>?
  ) -> SectionedPlacement<Body>.Section
}

extension SectionedLayout {
  /// Takes in the content and the breadth of the pane, and places all sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    let breadth = Axes.paneBreadth(axis, of: viewport)
    placement = SectionedPlacement(content, axis: axis, style: sections, breadth: breadth) {
      section($0, of: content, across: breadth, reusing: nil)
    }
  }

  /// Takes in content that some changes have made of the content before.
  ///
  /// A section in which nothing has changed stays as it is; of the others is done again what has to
  /// be: see the layouts.
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

  /// What it was prepared for.
  public var content: Content { placement.content }

  /// Which way it scrolls.
  public var axis: ScrollAxis { placement.axis }

  /// What its sections have besides their cells.
  public var sections: SectionStyle { placement.style }

  /// Which headers and footers stay in the pane.
  public var pinned: PinnedElements { sections.pinned }

  /// As long as all sections, and as broad as the pane.
  public var contentSize: Size { placement.contentSize }

  /// Appends the elements whose frame shares an area with a rectangle of the content: section by
  /// section its background, its header, its cells and its footer.
  ///
  /// Cost: that of the elements around the rectangle, and logarithmic in the number of sections and
  /// of what is looked up to find them.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    placement.append(in: rect, viewport, to: &result)
  }

  /// Where an element is, in view or not; `nil` where there is none, and in a pane without breadth.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    placement.attributes(for: element, viewport)
  }

  /// What is pinned follows the content offset; places do not.
  public func invalidation(
    forBoundsChange newBounds: Rect, in viewport: Viewport
  ) -> LayoutInvalidation {
    placement.invalidation(newBounds, in: viewport)
  }
}
