/// The measures of a list, in points.
public struct ListMetrics: Hashable, Sendable {
  /// The size of every cell; `nil` where the content has a size for each.
  public var itemSize: Size?
  /// What is free between any two of a section's header, cells and footer.
  public var spacing: Double
  /// What is free between two sections.
  public var sectionSpacing: Double

  /// The measures of a list.
  public init(itemSize: Size? = nil, spacing: Double = 0, sectionSpacing: Double = 0) {
    self.itemSize = itemSize
    self.spacing = spacing
    self.sectionSpacing = sectionSpacing
  }

  /// These measures as far as a list can be drawn with them.
  public var bounded: ListMetrics {
    ListMetrics(
      itemSize: itemSize.map { $0.bounded }, spacing: spacing.boundedLength,
      sectionSpacing: sectionSpacing.boundedLength)
  }
}
