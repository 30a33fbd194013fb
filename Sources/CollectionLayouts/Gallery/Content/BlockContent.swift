/// The extent of a block in units of the grid.
public struct BlockSize: Hashable, Sendable {
  /// Units from left to right.
  public var width: Int
  /// Units from top to bottom.
  public var height: Int

  /// A block of a width and a height in units.
  public init(width: Int = 1, height: Int = 1) {
    self.width = width
    self.height = height
  }
}

/// Content whose items are blocks on a grid.
public protocol BlockContent: SectionedContent {
  /// The extent of an item in units: at least one each way, across at most as many as the grid has,
  /// along it at most 1000.
  func block(of item: ItemIndex) -> BlockSize
  /// What is free around an item within its block, in points; what is below 0 counts as 0.
  func insets(of item: ItemIndex) -> EdgeInsets
}

extension BlockContent {
  /// None.
  public func insets(of item: ItemIndex) -> EdgeInsets { .zero }
}
