/// What the layouts of the gallery add to a cell's attributes.
public struct GalleryDetails: Hashable, Sendable {
  /// The number of the cell's row, line or band within its section, along the main axis, from 0; 0
  /// in a waterfall and a carousel, which have none.
  public var row: Int
  /// The number of the cell's column or lane across, from 0.
  public var column: Int

  /// Creates the details of a cell in a row and a column.
  public init(row: Int = 0, column: Int = 0) {
    self.row = row
    self.column = column
  }
}
