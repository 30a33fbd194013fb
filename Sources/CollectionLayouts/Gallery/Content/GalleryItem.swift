/// What names an item of a gallery, wherever it moves.
public struct ItemID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The number that stands for the item.
  public var rawValue: UInt64

  /// A name by the number that stands for it.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The same as a literal.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }

  /// By number.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

/// What the layouts of the gallery ask of an item: each has its part of it.
public struct GalleryItem: Hashable, Sendable {
  /// Its name; 0 where nobody asks for it.
  public var id: ItemID
  /// Its size in a list or a flow, in points; the height is its length in a lane.
  public var size: Size
  /// The units that it takes in a quilt.
  public var block: BlockSize
  /// The lanes that it takes in a waterfall.
  public var span: Int
  /// What is free around it within its block, in points.
  public var insets: EdgeInsets
  /// Whether its size is a guess so far.
  public var isEstimated: Bool

  /// An item by what is not as usual of it: 100 pt each way, one unit, one lane.
  public init(
    id: ItemID = 0, size: Size = Size(width: 100, height: 100), block: BlockSize = BlockSize(),
    span: Int = 1, insets: EdgeInsets = .zero, isEstimated: Bool = false
  ) {
    self.id = id
    self.size = size
    self.block = block
    self.span = span
    self.insets = insets
    self.isEstimated = isEstimated
  }
}
