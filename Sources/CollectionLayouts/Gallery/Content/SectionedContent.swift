/// Content whose sections may have a header before their items and a footer behind them.
public protocol SectionedContent: CollectionContent {
  /// The extent of a header or a footer along the main axis, in points; 0 where there is none. The
  /// breadth is the extent across that it will have.
  func length(of kind: ElementKind, inSection section: Int, across breadth: Double) -> Double
}

extension SectionedContent {
  /// 0: neither a header nor a footer.
  public func length(
    of kind: ElementKind, inSection section: Int, across breadth: Double
  ) -> Double { 0 }
}

/// Content whose items have sizes of their own.
public protocol SizedContent: SectionedContent {
  /// The size of an item, in points.
  func size(of item: ItemIndex) -> Size
}
