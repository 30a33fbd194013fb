import CollectionLayouts
import DualStrip
import Elementary

/// Draws a scene with block characters: each pane is as wide as the text, and a few rows high.
struct TextDrawing {
  let scene: Scene
  let names: Names
  private let columns: Int

  /// - Parameter columns: The width of the text in characters, including its frame.
  init(_ scene: Scene, names: Names, columns: Int = 72) {
    self.scene = scene
    self.names = names
    self.columns = max(20, columns - 2)
  }

  /// - Parameter painted: Whether to highlight the active page in colour.
  func lines(painted: Bool) -> [String] {
    let line = String(repeating: "─", count: columns)
    var result = ["┌\(line)┐"]
    for (number, pane) in scene.panes.enumerated() {
      if number > 0 { result.append("├\(line)┤") }
      result += picture(of: pane).lines(painted: painted).map { "│\($0)│" }
    }
    result.append("└\(line)┘")
    if scene.panes.contains(where: { $0.isCentered }) {
      result.append(String(repeating: " ", count: 1 + columns / 2) + "▲")
    }
    return result + scene.caption(names)
  }

  /// Returns the height of a pane in rows. A row is about twice as high as a column is wide.
  private func rows(_ pane: Scene.Pane) -> Int {
    switch pane.role {
    case .preview: return 7
    case .thumbnails: return 3
    case .collection:
      let shape = pane.frame.size.height / max(1, pane.frame.size.width)
      return Int(max(4, min(24, shape * Double(columns) / 2)))
    }
  }

  private func picture(of pane: Scene.Pane) -> TextGrid {
    let rows = rows(pane)
    var grid = TextGrid(columns: columns, rows: rows)
    guard pane.frame.size.width > 0, pane.frame.size.height > 0 else { return grid }
    // Thumbnails have their names in a separate row below.
    let isStrip = pane.role == .thumbnails
    let area = isStrip ? rows - 1 : rows
    let (right, down) = (
      Double(columns) / pane.frame.size.width, Double(area) / pane.frame.size.height
    )
    let cells = pane.cells.filter { $0.alpha > 0.05 }.map { cell in
      let left = (cell.window.minX - pane.offset.x) * right
      let top = (cell.window.minY - pane.offset.y) * down
      let block = Block(
        left: left, right: left + cell.window.size.width * right, top: top,
        bottom: top + cell.window.size.height * down)
      return (cell: cell, block: block, isActive: isStrip && cell.thing == scene.active)
    }
    for (cell, block, isActive) in cells {
      fill(block, with: shade(of: cell, in: pane), rows: area, in: &grid)
      if isActive { for row in 0..<rows { grid.mark(row, block.columns(within: columns)) } }
    }
    // Names must not overlap, so write the active page's name first.
    for (cell, block, isActive) in cells.filter({ $0.isActive }) + cells.filter({ !$0.isActive }) {
      let name = TerminalText.shown(names.name(of: cell.thing)) + (cell.isSelected ? "*" : "")
      if isStrip {
        write(isActive ? "[\(name)]" : name, below: block, isActive, row: area, to: &grid)
      } else {
        write(name, within: block, rows: area, to: &grid)
      }
    }
    return grid
  }

  /// The area of a cell, in columns and rows.
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
      // A gap separates items that touch each other.
      let gap = shade == "█" || shade == "░" && scene.panes.count > 1 ? 0 : 1
      for column in block.columns(within: columns).dropLast(gap) {
        // Use half columns, so that a gap of a few points stays visible.
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

  /// Writes a name below its cell unless it would overlap another. Only the active page's name may
  /// be wider than its cell.
  private func write(
    _ name: String, below block: Block, _ isActive: Bool, row: Int, to grid: inout TextGrid
  ) {
    let seen = block.columns(within: columns)
    guard !seen.isEmpty, name.count <= (isActive ? columns : seen.count) else { return }
    let middle = seen.lowerBound + (seen.count - name.count) / 2
    let start = max(0, min(columns - name.count, middle))
    let room = max(0, start - 1)..<min(columns, start + name.count + 1)
    guard room.allSatisfy({ grid[row, $0] == " " }) else { return }
    grid.write(name, row: row, column: start)
  }

  /// Writes a name in the middle of the visible part of its cell, if there is room.
  private func write(_ name: String, within block: Block, rows: Int, to grid: inout TextGrid) {
    let seen = block.columns(within: columns)
    let middle = (max(0, block.top) + min(Double(rows), block.bottom)) / 2
    guard name.count + 2 <= seen.count, block.bottom > 0, block.top < Double(rows) else { return }
    let row = Int(max(0, min(Double(rows - 1), middle)))
    grid.write(
      " \(name) ", row: row, column: seen.lowerBound + (seen.count - name.count) / 2 - 1)
  }
}
