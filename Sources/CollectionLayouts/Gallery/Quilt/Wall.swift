/// A wall of blocks, each in the first place, row by row, where it fits.
///
/// Adding blocks never frees tiles, so the places for blocks of one shape only move forward. The
/// search for a shape therefore starts at a later row each time, and tests all columns of a row at
/// once, as bits.
package struct Wall: Sendable {
  /// The number of bits in a row.
  static let mostColumns = 64
  static let tallest = 1000

  /// The size of a block in tiles.
  package struct Shape: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// - Parameters:
    ///   - width: the number of columns that the block takes, from 1 to all.
    ///   - height: the number of rows that the block takes, from 1 to 1000.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// Where a block is.
  package struct Place: Hashable, Sendable {
    package let row: Int
    package let column: Int
  }

  private let columns: Int
  let keepsOrder: Bool
  /// The taken tiles of each row, a bit for each column.
  private var rows: [UInt64] = []
  /// How many times a row was tested, so that a test can count.
  package private(set) var probes = 0

  package init(columns: Int, keepsOrder: Bool) {
    self.columns = columns
    self.keepsOrder = keepsOrder
  }

  var rowCount: Int { rows.count }

  /// Takes the first free place for a block, and returns it.
  ///
  /// - Parameters:
  ///   - firstRow: the first row at which a block of its shape may fit.
  ///   - last: the place of the block before it; `nil` for the first block.
  package mutating func place(_ shape: Shape, from firstRow: Int, after last: Place?) -> Place {
    let last = keepsOrder ? last : nil
    var row = max(firstRow, last?.row ?? 0)
    while true {
      probes += 1
      var fitting = places(row, shape)
      if let last, row == last.row { fitting &= .max << UInt64(last.column) }
      if fitting != 0 {
        let place = Place(row: row, column: fitting.trailingZeroBitCount)
        take(place, shape)
        return place
      }
      row += 1
    }
  }

  /// Frees the tiles of a block. All blocks behind it must be gone already.
  mutating func free(_ place: Place, _ shape: Shape) {
    for k in place.row..<place.row + shape.height {
      rows[k] &= ~(bits(shape.width) << UInt64(place.column))
    }
    while rows.last == 0 { rows.removeLast() }
  }

  /// Returns the columns at which a block of a shape would be free, as bits.
  private func places(_ row: Int, _ shape: Shape) -> UInt64 {
    var taken: UInt64 = 0
    for k in row..<max(row, min(rows.count, row + shape.height)) { taken |= rows[k] }
    var free = ~taken & bits(columns)
    for _ in 1..<max(1, shape.width) { free &= free >> 1 }
    return free
  }

  private mutating func take(_ place: Place, _ shape: Shape) {
    while rows.count < place.row + shape.height { rows.append(0) }
    for k in place.row..<place.row + shape.height {
      rows[k] |= bits(shape.width) << UInt64(place.column)
    }
  }

  private func bits(_ count: Int) -> UInt64 { count >= 64 ? .max : (1 << UInt64(count)) - 1 }
}
