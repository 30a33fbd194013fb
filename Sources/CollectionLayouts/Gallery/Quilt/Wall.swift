/// A wall of blocks, each in the first place, row by row, where it fits.
///
/// Tiles are never freed, so the places for blocks of one size only move forward: each size has a
/// row from which on it looks, and all columns of a row are tested at once by their bits.
package struct Wall {
  /// As many as a row of bits has.
  static let mostColumns = 64
  static let tallest = 1000

  private let columns: Int
  private let keepsOrder: Bool
  /// The tiles that are taken, a bit for each column.
  private var rows: [UInt64] = []
  /// For each size the first row that may have a place for it.
  private var firstRows: [Int]
  private let tallest: Int
  private var last = (row: 0, column: 0)
  /// How often a row was looked at, so that a test can count.
  package private(set) var probes = 0

  /// - Parameter tallest: the greatest number of rows that a block will take.
  package init(columns: Int, tallest: Int, keepsOrder: Bool) {
    self.columns = columns
    self.keepsOrder = keepsOrder
    self.tallest = tallest
    firstRows = Array(repeating: 0, count: columns * tallest)
  }

  var rowCount: Int { rows.count }

  /// Takes the first place for a block.
  ///
  /// - Parameters:
  ///   - width: the columns that it takes, from 1 to all.
  ///   - height: the rows that it takes, from 1 to the tallest.
  package mutating func place(width: Int, height: Int) -> (row: Int, column: Int) {
    let size = (width - 1) * tallest + height - 1
    var row = keepsOrder ? max(firstRows[size], last.row) : firstRows[size]
    while true {
      probes += 1
      var fitting = places(row, width, height)
      if keepsOrder, row == last.row { fitting &= .max << UInt64(last.column) }
      if fitting != 0 {
        let column = fitting.trailingZeroBitCount
        take(row, column, width, height)
        firstRows[size] = row
        last = (row, column)
        return last
      }
      row += 1
    }
  }

  /// The columns at which a block of a size would be free, as bits.
  private func places(_ row: Int, _ width: Int, _ height: Int) -> UInt64 {
    var taken: UInt64 = 0
    for k in row..<min(rows.count, row + height) { taken |= rows[k] }
    var free = ~taken & bits(columns)
    for _ in 1..<max(1, width) { free &= free >> 1 }
    return free
  }

  private mutating func take(_ row: Int, _ column: Int, _ width: Int, _ height: Int) {
    while rows.count < row + height { rows.append(0) }
    for k in row..<row + height { rows[k] |= bits(width) << UInt64(column) }
  }

  private func bits(_ count: Int) -> UInt64 { count >= 64 ? .max : (1 << UInt64(count)) - 1 }
}
