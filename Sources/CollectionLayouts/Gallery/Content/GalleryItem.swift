/// The name of an item or a section of a gallery, which it keeps wherever it moves.
public struct ItemID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The number that stands for the name.
  public var rawValue: UInt64

  /// Creates a name from the number that stands for it.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a name from a literal.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }

  /// Orders by number.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

/// What the gallery's layouts need to know of an item; each layout uses a part of it.
public struct GalleryItem: Hashable, Sendable {
  /// The name of the item; 0 if it needs none.
  public var id: ItemID
  /// The size in a list or a flow, in points; the height is the length in a lane.
  public var size: Size
  /// The size of the item's block in a quilt, in units of the grid.
  public var block: BlockSize
  /// The number of lanes that the item takes in a waterfall.
  public var span: Int
  /// The insets of the item within its block, in points.
  public var insets: EdgeInsets
  /// Whether the size is still an estimate.
  public var isEstimated: Bool

  /// Creates an item; by default 100 pt each way, one unit and one lane.
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
