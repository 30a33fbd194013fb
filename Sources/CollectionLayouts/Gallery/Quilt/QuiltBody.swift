/// The tiles that a block takes. (Nested in the generic type below it would be generic itself, and
/// every access would go through its metadata.)
private struct QuiltCell: Sendable {
  var row: Int32 = 0
  var column: UInt8 = 0
  var columns: UInt8
  var rows: UInt16
}

/// The cells of one section of a quilt.
struct QuiltBody<Content: BlockContent>: SectionBody {
  let length: Double
  private let grid: QuiltGrid
  private let axis: ScrollAxis
  private let cells: [QuiltCell]
  /// The items by their first rows, and where those of each row begin.
  private let byRow: [Int32]
  private let rowStarts: [Int32]
  /// For each row the first one that a block begins in which reaches into it.
  private let reach: [Int32]

  /// - Complexity: O(*n* + rows · sizes · their extents).
  init(
    _ content: Content, section: Int, grid: QuiltGrid, axis: ScrollAxis, keepsOrder: Bool
  ) {
    let count = min(content.boundedItemCount(inSection: section), Int(Int32.max))
    var cells = (0..<count).map { number in
      let block = content.block(of: ItemIndex(section: section, item: number))
      let (across, along) =
        axis == .vertical ? (block.width, block.height) : (block.height, block.width)
      return QuiltCell(
        columns: UInt8(min(max(across, 1), grid.columns)),
        rows: UInt16(min(max(along, 1), Wall.tallest)))
    }
    let tallest = cells.reduce(1) { max($0, Int($1.rows)) }
    var wall = Wall(columns: grid.columns, tallest: tallest, keepsOrder: keepsOrder)
    for k in cells.indices {
      let place = wall.place(width: Int(cells[k].columns), height: Int(cells[k].rows))
      cells[k].row = Int32(place.row)
      cells[k].column = UInt8(place.column)
    }
    self.cells = cells
    self.grid = grid
    self.axis = axis
    length = grid.length(of: wall.rowCount)
    (byRow, rowStarts) = QuiltBody.sorted(cells, rows: wall.rowCount)
    var reach = (0..<wall.rowCount).map { Int32($0) }
    for cell in cells {
      for row in Int(cell.row)..<Int(cell.row) + Int(cell.rows) {
        reach[row] = min(reach[row], cell.row)
      }
    }
    self.reach = reach
  }

  /// Counting keeps the order of the items of a row.
  private static func sorted(_ cells: [QuiltCell], rows: Int) -> (items: [Int32], starts: [Int32]) {
    var starts = Array(repeating: Int32(0), count: rows + 1)
    for cell in cells { starts[Int(cell.row) + 1] += 1 }
    for row in 0..<rows { starts[row + 1] += starts[row] }
    var next = starts
    var items = Array(repeating: Int32(0), count: cells.count)
    for (k, cell) in cells.enumerated() {
      items[Int(next[Int(cell.row)])] = Int32(k)
      next[Int(cell.row)] += 1
    }
    return (items, starts)
  }

  func details(of item: Int) -> GalleryDetails {
    GalleryDetails(row: Int(cells[item].row), column: Int(cells[item].column))
  }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let cell = cells[item.item]
    let insets = AxisInsets(content.insets(of: item).bounded, axis)
    let length = grid.length(of: Int(cell.rows))
    let breadth = grid.breadth(of: Int(cell.columns))
    let (along, across) = (min(insets.mainStart, length), min(insets.crossStart, breadth))
    return AxisRect(
      main: Double(cell.row) * grid.pitch + along, cross: grid.cross(of: Int(cell.column)) + across,
      length: max(0, length - along - insets.mainEnd),
      breadth: max(0, breadth - across - insets.crossEnd))
  }

  /// Cost: that of the rows in which the blocks begin that meet the stretch.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    let rows = wholeNumbers(
      from: lower / grid.pitch - 1, through: upper / grid.pitch, below: reach.count)
    guard let first = rows.first else { return }
    let near = byRow[Int(rowStarts[Int(reach[first])])..<Int(rowStarts[rows.upperBound])]
    for item in near.sorted() { body(Int(item)) }
  }
}
