/// The tiles that a block takes. (Nested in the generic type below it would be generic itself, and
/// every access would go through its metadata.)
private struct QuiltCell: Sendable {
  let row: Int32
  let column: UInt8
  let columns: UInt8
  let rows: UInt16

  var place: Wall.Place { Wall.Place(row: Int(row), column: Int(column)) }
  var shape: Wall.Shape { Wall.Shape(width: Int(columns), height: Int(rows)) }
}

/// The items whose blocks have one shape, in order: their rows never descend.
private struct QuiltLane: Sendable {
  let rows: Int
  var items: [Int32] = []
}

/// The cells of one section of a quilt.
struct QuiltBody<Content: BlockContent>: SectionBody {
  private let grid: QuiltGrid
  private let axis: ScrollAxis
  /// Where the grid begins, across.
  private let inset: Double
  private var wall: Wall
  private var cells: [QuiltCell] = []
  private var lanes: [QuiltLane] = []
  /// For each shape the number of its lane, or -1; ordered by height, then by width.
  private var laneNumbers: [Int32] = []

  /// Creates a body without cells.
  init(grid: QuiltGrid, inset: Double, _ metrics: QuiltMetrics, _ axis: ScrollAxis) {
    self.grid = grid
    self.inset = inset
    self.axis = axis
    wall = Wall(columns: grid.columns, keepsOrder: metrics.keepsOrder)
  }

  var length: Double { grid.length(of: wall.rowCount) }

  /// Places the items from one on; those before it stay.
  ///
  /// - Complexity: O(*n* - *k* + rows · shapes · their heights) for *k* items that stay.
  mutating func place(_ content: Content, section: Int, from first: Int) {
    let count = min(content.boundedItemCount(inSection: section), Int(Int32.max))
    if first == cells.count, first == count { return }
    takeBack(from: first)
    cells.reserveCapacity(count)
    for number in cells.count..<max(cells.count, count) {
      let block = content.block(of: ItemIndex(section: section, item: number))
      let (across, along) =
        axis == .vertical ? (block.width, block.height) : (block.height, block.width)
      let shape = Wall.Shape(
        width: min(max(across, 1), grid.columns), height: min(max(along, 1), Wall.tallest))
      let lane = lane(of: shape)
      let firstRow = lanes[lane].items.last.map { Int(cells[Int($0)].row) } ?? 0
      let place = wall.place(shape, from: firstRow, after: cells.last?.place)
      cells.append(
        QuiltCell(
          row: Int32(place.row), column: UInt8(place.column), columns: UInt8(shape.width),
          rows: UInt16(shape.height)))
      lanes[lane].items.append(Int32(number))
    }
  }

  /// Restores the wall as it was before an item was placed.
  private mutating func takeBack(from first: Int) {
    guard first > 0 else {
      self = QuiltBody(emptied: self)
      return
    }
    for cell in cells[min(first, cells.count)...].reversed() { wall.free(cell.place, cell.shape) }
    cells.removeSubrange(min(first, cells.count)...)
    for k in lanes.indices {
      let end = partitionPoint(of: lanes[k].items.count) { lanes[k].items[$0] >= first }
      lanes[k].items.removeSubrange(end...)
    }
  }

  private init(emptied body: QuiltBody) {
    grid = body.grid
    inset = body.inset
    axis = body.axis
    wall = Wall(columns: grid.columns, keepsOrder: body.wall.keepsOrder)
  }

  private mutating func lane(of shape: Wall.Shape) -> Int {
    let number = (shape.height - 1) * grid.columns + shape.width - 1
    while laneNumbers.count <= number { laneNumbers.append(-1) }
    if laneNumbers[number] < 0 {
      laneNumbers[number] = Int32(lanes.count)
      lanes.append(QuiltLane(rows: shape.height))
    }
    return Int(laneNumbers[number])
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
      main: Double(cell.row) * grid.pitch + along,
      cross: inset + grid.cross(of: Int(cell.column)) + across,
      length: max(0, length - along - insets.mainEnd),
      breadth: max(0, breadth - across - insets.crossEnd))
  }

  /// Cost: O(log *n*) for each shape, plus that of the items found.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    let rows = wholeNumbers(
      from: lower / grid.pitch - 1, through: upper / grid.pitch, below: wall.rowCount)
    guard let first = rows.first else { return }
    var near: [Int32] = []
    for lane in lanes {
      let start = partitionPoint(of: lane.items.count) {
        Int(cells[Int(lane.items[$0])].row) + lane.rows > first
      }
      for item in lane.items[start...] {
        guard Int(cells[Int(item)].row) < rows.upperBound else { break }
        near.append(item)
      }
    }
    for item in near.sorted() { body(Int(item)) }
  }
}
