import CollectionLayouts
import DualStrip
import Elementary

/// Draws a scene with block characters: each pane as broad as the text, and a few rows high.
struct TextDrawing {
  let scene: Scene
  let names: Names
  private let columns: Int

  /// - Parameter columns: how broad the text is, its frame included.
  init(_ scene: Scene, names: Names, columns: Int = 72) {
    self.scene = scene
    self.names = names
    self.columns = max(20, columns - 2)
  }

  /// - Parameter painted: whether the active page stands out in colour.
  func lines(painted: Bool) -> [String] {
    let line = String(repeating: "─", count: columns)
    var result = ["┌\(line)┐"]
    for (number, pane) in scene.panes.enumerated() {
      if number > 0 { result.append("├\(line)┤") }
      result += framed(picture(of: pane), painted: painted)
    }
    result.append("└\(line)┘")
    if scene.panes.count > 1 {
      result.append(String(repeating: " ", count: 1 + columns / 2) + "▲")
    }
    return result + scene.caption(names)
  }

  private func framed(_ grid: TextGrid, painted: Bool) -> [String] {
    zip(grid.lines(painted: painted), grid.lines(painted: false)).map { line, plain in
      "│\(line)\(String(repeating: " ", count: max(0, columns - plain.count)))│"
    }
  }

  private static func rows(_ role: Scene.Role) -> Int {
    switch role {
    case .preview: return 7
    case .thumbnails: return 3
    case .collection: return 18
    }
  }

  private func picture(of pane: Scene.Pane) -> TextGrid {
    let rows = TextDrawing.rows(pane.role)
    var grid = TextGrid(columns: columns, rows: rows)
    guard pane.frame.size.width > 0, pane.frame.size.height > 0 else { return grid }
    // The names of thumbnails stand in a row of their own below them.
    let isStrip = pane.role == .thumbnails
    let area = isStrip ? rows - 1 : rows
    let (right, down) = (
      Double(columns) / pane.frame.size.width, Double(area) / pane.frame.size.height
    )
    for cell in pane.cells where cell.alpha > 0.05 {
      let left = (cell.window.minX - pane.offset.x) * right
      let top = (cell.window.minY - pane.offset.y) * down
      let block = Block(
        left: left, right: left + cell.window.size.width * right, top: top,
        bottom: top + cell.window.size.height * down)
      fill(block, with: shade(of: cell, in: pane), rows: area, in: &grid)
      let isActive = isStrip && cell.thing == scene.active
      if isActive { for row in 0..<rows { grid.mark(row, block.columns(within: columns)) } }
      write(cell, in: block, row: isStrip ? area : nil, rows: area, to: &grid)
    }
    return grid
  }

  /// Where a cell is, in columns and rows.
  private struct Block {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    func columns(within most: Int) -> Range<Int> {
      let first = Int(max(0, min(Double(most), ElementaryFunctions.floor(left))))
      let last = Int(max(0, min(Double(most), -ElementaryFunctions.floor(-right))))
      return first..<max(first, last)
    }
  }

  private func shade(of cell: Scene.Cell, in pane: Scene.Pane) -> Character {
    switch cell.thing {
    case .page: return pane.role == .preview ? "░" : "█"
    case .item(let item): return ["░", "▒", "▓"][Int(item.rawValue % 3)]
    case .part: return "─"
    }
  }

  private func fill(_ block: Block, with shade: Character, rows: Int, in grid: inout TextGrid) {
    for row in 0..<rows where block.top <= Double(row) + 0.5 && Double(row) + 0.5 < block.bottom {
      // Items that touch each other are told apart by a gap.
      let gap = shade == "█" || shade == "░" && scene.panes.count > 1 ? 0 : 1
      for column in block.columns(within: columns).dropLast(gap) {
        // Half columns are told apart: a gap of a few points is seen.
        let isLeft = covers(block, Double(column) + 0.25)
        let isRight = covers(block, Double(column) + 0.75)
        guard isLeft || isRight else { continue }
        if shade == "█", isLeft != isRight {
          let isFilled = grid[row, column] != " "
          grid[row, column] = isFilled ? "█" : isLeft ? "▌" : "▐"
        } else {
          grid[row, column] = shade
        }
      }
    }
  }

  private func covers(_ block: Block, _ place: Double) -> Bool {
    block.left <= place && place < block.right
  }

  /// A name in the middle of what is seen of its cell, where it has room.
  private func write(
    _ cell: Scene.Cell, in block: Block, row: Int?, rows: Int, to grid: inout TextGrid
  ) {
    let name = TerminalText.shown(name(of: cell.thing))
    let seen = block.columns(within: columns)
    let middle = (max(0, block.top) + min(Double(rows), block.bottom)) / 2
    let place = row ?? Int(max(0, min(Double(rows - 1), middle)))
    guard name.count + (row == nil ? 2 : 0) <= seen.count, !name.isEmpty else { return }
    let start = seen.lowerBound + (seen.count - name.count) / 2
    if row == nil { grid.write(" \(name) ", row: place, column: start - 1) }
    grid.write(name, row: place, column: start)
  }

  private func name(of thing: Scene.Thing) -> String {
    switch thing {
    case .page(let page): return names.name(page)
    case .item(let item): return names.name(item)
    case .part(let name): return name
    }
  }
}
