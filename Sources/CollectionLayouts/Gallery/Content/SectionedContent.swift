/// Content whose sections may have a header before their items and a footer behind them.
public protocol SectionedContent: CollectionContent {
  /// Returns the length of a header or a footer along the main axis, in points; 0 if there is none.
  /// The breadth is the one that it will have across.
  func length(of kind: ElementKind, inSection section: Int, across breadth: Double) -> Double
}

extension SectionedContent {
  /// Returns 0: neither a header nor a footer.
  public func length(
    of kind: ElementKind, inSection section: Int, across breadth: Double
  ) -> Double { 0 }
}

/// Content whose items have sizes of their own.
public protocol SizedContent: SectionedContent {
  /// Returns the size of an item, in points.
  func size(of item: ItemIndex) -> Size
}
