/// The size of a block, in units of the grid.
public struct BlockSize: Hashable, Sendable {
  /// Units from left to right.
  public var width: Int
  /// Units from top to bottom.
  public var height: Int

  /// Creates a block size from a width and a height in units.
  public init(width: Int = 1, height: Int = 1) {
    self.width = width
    self.height = height
  }
}

/// Content whose items are blocks on a grid.
public protocol BlockContent: SectionedContent {
  /// Returns the size of an item's block, in units: at least one each way, at most as many across
  /// as the grid has, and at most 1000 along it.
  func block(of item: ItemIndex) -> BlockSize
  /// Returns the insets of an item within its block, in points; negative ones count as 0.
  func insets(of item: ItemIndex) -> EdgeInsets
}

extension BlockContent {
  /// Returns no insets.
  public func insets(of item: ItemIndex) -> EdgeInsets { .zero }
}
