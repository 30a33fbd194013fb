/// Content whose items lie in lanes: an item is as broad as the lanes that it takes, and has its
/// own length.
public protocol LaneContent: SectionedContent {
  /// Returns the length of an item along the main axis, in points. The breadth is the one that it
  /// will have across.
  func length(of item: ItemIndex, across breadth: Double) -> Double
  /// Returns how many lanes an item takes; a number above that of the lanes counts as all.
  func span(of item: ItemIndex) -> Int
}

extension LaneContent {
  /// Returns 1: one lane.
  public func span(of item: ItemIndex) -> Int { 1 }
}
