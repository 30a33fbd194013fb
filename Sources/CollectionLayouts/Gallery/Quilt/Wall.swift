/// A wall of blocks, each in the first place, row by row, where it fits.
///
/// While blocks are added tiles are never freed, so the places for blocks of one shape only move
/// forward: each shape has a row from which on it looks, and all columns of a row are tested at once by
/// their bits.
package struct Wall: Sendable {
  /// As many as a row of bits has.
  static let mostColumns = 64
  static let tallest = 1000

  /// The tiles that a block takes.
  package struct Shape: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// - Parameters:
    ///   - width: the columns that it takes, from 1 to all.
    ///   - height: the rows that it takes, from 1 to 1000.
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
  /// The tiles that are taken, a bit for each column.
  private var rows: [UInt64] = []
  /// How often a row was looked at, so that a test can count.
  package private(set) var probes = 0

  package init(columns: Int, keepsOrder: Bool) {
    self.columns = columns
    self.keepsOrder = keepsOrder
  }

  var rowCount: Int { rows.count }

  /// Takes the first place for a block.
  ///
  /// - Parameters:
  ///   - firstRow: from where on there may be one for its shape.
  ///   - last: where the block before it is; `nil` for the first one.
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

  /// Frees the tiles of a block; nothing behind it may be left.
  mutating func free(_ place: Place, _ shape: Shape) {
    for k in place.row..<place.row + shape.height {
      rows[k] &= ~(bits(shape.width) << UInt64(place.column))
    }
    while rows.last == 0 { rows.removeLast() }
  }

  /// The columns at which a block of a shape would be free, as bits.
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
