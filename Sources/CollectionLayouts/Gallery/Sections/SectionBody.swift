/// The cells of one section, placed along the main axis from 0 on.
protocol SectionBody: Sendable {
  associatedtype Content: CollectionContent

  /// How far they reach along the main axis, in points.
  var length: Double { get }

  /// Where a cell is, main from the beginning of these cells.
  func frame(of item: ItemIndex, in content: Content) -> AxisRect

  /// What there is to say of a cell besides.
  func details(of item: Int) -> GalleryDetails

  /// Calls for the items that may share an area with a stretch of the main axis, in order.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void)
}
