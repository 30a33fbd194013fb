/// A layout whose sections follow each other: what it prepares answers for it.
///
/// Not public itself; what its extension has is found on the layouts.
protocol SectionedLayout: CollectionLayout where Details == GalleryDetails {
  associatedtype Body: SectionBody where Body.Content == Content

  /// The sections as they were prepared; none before.
  var placement: SectionedPlacement<Body> { get }
}

extension SectionedLayout {
  /// As long as all sections, and as broad as the pane.
  public var contentSize: Size { placement.contentSize }

  /// Appends the elements whose frame shares an area with a rectangle of the content: section by
  /// section its header, its cells and its footer.
  ///
  /// Cost: that of the elements around the rectangle, and logarithmic in the number of sections and
  /// of what is looked up to find them.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    placement.append(content, in: rect, viewport, to: &result)
  }

  /// Where an element is, in view or not; `nil` where there is none, and in a pane without breadth.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    placement.attributes(for: element, in: content, viewport)
  }

  /// What is pinned follows the content offset; places do not.
  public func invalidation(
    forBoundsChange newBounds: Rect, in viewport: Viewport
  ) -> LayoutInvalidation {
    placement.invalidation(newBounds, in: viewport)
  }
}
