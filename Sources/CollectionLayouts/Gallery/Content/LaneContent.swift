/// Content whose items lie in lanes: as broad as the lanes that they take, and as long as they say.
public protocol LaneContent: SectionedContent {
  /// The extent of an item along the main axis, in points. The breadth is the extent across that it
  /// will have.
  func length(of item: ItemIndex, across breadth: Double) -> Double
  /// How many lanes an item takes; more than there are count as all.
  func span(of item: ItemIndex) -> Int
}

extension LaneContent {
  /// One lane.
  public func span(of item: ItemIndex) -> Int { 1 }
}
