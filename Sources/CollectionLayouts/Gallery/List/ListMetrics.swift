/// The measures of a list, in points.
public struct ListMetrics: Hashable, Sendable {
  /// The size of every cell; `nil` if the content has a size for each.
  public var itemSize: Size?
  /// The space between any two of a section's header, cells and footer.
  public var spacing: Double
  /// The space between two sections.
  public var sectionSpacing: Double

  /// Creates the measures of a list.
  public init(itemSize: Size? = nil, spacing: Double = 0, sectionSpacing: Double = 0) {
    self.itemSize = itemSize
    self.spacing = spacing
    self.sectionSpacing = sectionSpacing
  }

  /// These measures, limited to what can be drawn.
  public var bounded: ListMetrics {
    ListMetrics(
      itemSize: itemSize.map { $0.bounded }, spacing: spacing.boundedLength,
      sectionSpacing: sectionSpacing.boundedLength)
  }
}
