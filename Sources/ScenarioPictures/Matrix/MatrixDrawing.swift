import CollectionLayouts
import DualStrip

/// Draws which variants of a scenario hold, as a table with two variables as its axes.
public struct MatrixDrawing: Sendable {
  private let title: String
  private let holds: [Bool]
  private let relations: Int
  private let map: VariantMap

  /// - Parameters:
  ///   - title: The title of the scenario.
  ///   - verdicts: The variants, in the order of the matrix, and whether their runs hold.
  ///   - relations: The checks of the relations between all runs.
  public init(
    title: String, _ verdicts: [(variant: ScenarioVariant, holds: Bool)],
    relations: [ReplayCheck] = []
  ) {
    self.title = title
    self.relations = relations.count { !$0.holds }
    holds = verdicts.map { $0.holds }
    map = VariantMap(verdicts.map { $0.variant })
  }

  /// Returns the table as SVG, light and dark.
  public func svg() -> [UInt8] {
    let heading = TextLines(title, size: 16, width: MatrixDrawing.width - 40)
    let top = 76 + 22 * Double(heading.lines.count)
    let rows = Double(map.rows.values.count)
    let size = Size(
      width: max(MatrixDrawing.width, left + cell * Double(map.columns.values.count) + 24),
      height: top + rows * MatrixDrawing.row + 24)
    return Markup.picture(size, title: title) { markup in
      markup.addDarkness(Palette.darkTimeline)
      for (number, line) in heading.lines.enumerated() {
        markup.addLabel(
          line, at: Point(x: 20, y: 32 + 22 * Double(number)), size: 16, ["font-weight": "700"])
      }
      let isRight = !holds.contains(false) && relations == 0
      markup.addLabel(
        verdict, at: Point(x: 20, y: top - 46), size: MatrixDrawing.textSize,
        fill: isRight ? Palette.success : Palette.failure)
      addNames(above: top, to: &markup)
      for (row, cells) in map.cells.enumerated() {
        for (column, variants) in cells.enumerated() where !variants.isEmpty {
          let place = Point(
            x: left + cell * Double(column), y: top + MatrixDrawing.row * Double(row))
          add(variants, at: place, to: &markup)
        }
      }
    }
  }

  private var verdict: String {
    let failed = holds.count { !$0 }
    let runs =
      holds.count == 1
      ? (failed == 0 ? "✓ the run holds" : "✗ the run fails")
      : failed == 0
        ? "✓ all \(holds.count) variants hold" : "✗ \(failed) of \(holds.count) variants fail"
    let cells =
      map.others.isEmpty ? "" : "; in each cell all values of \(map.others.joined(separator: ", "))"
    let broken = relations == 0 ? "" : "; ✗ their runs do not relate as the matrix says"
    return runs + broken + cells
  }

  /// A text that fits into a width.
  private static func shortened(_ text: String, to room: Double) -> String {
    let most = max(1, Int(room / letter))
    return text.count <= most ? text : text.prefix(most - 1) + "…"
  }

  // MARK: Measures

  private static let width = 846.0
  private static let row = 34.0
  private static let textSize = 14.0
  private static let letter = 7.6

  private static func width(of text: String) -> Double { Double(text.count) * letter }

  /// Where the first column begins.
  private var left: Double {
    let texts = map.rows.values + [map.rows.name]
    return min(300, 32 + (texts.map(MatrixDrawing.width(of:)).max() ?? 0))
  }

  /// The width of a cell.
  private var cell: Double {
    let room = (MatrixDrawing.width - left - 24) / Double(map.columns.values.count)
    return min(110, max(12, room))
  }

  // MARK: Drawing

  private func addNames(above top: Double, to markup: inout Markup) {
    let size = MatrixDrawing.textSize
    markup.addLabel(
      map.columns.name, at: Point(x: left, y: top - 26), size: size, ["font-weight": "700"])
    markup.addLabel(
      map.rows.name, at: Point(x: left - 12, y: top - 26), size: size,
      ["font-weight": "700", "text-anchor": "end"])
    var end = 0.0
    for (column, value) in map.columns.values.enumerated() {
      let x = left + cell * (Double(column) + 0.5)
      // Where a cell has no room for a word, some values are left out.
      let text = cell < 40 ? value : MatrixDrawing.shortened(value, to: cell - 4)
      let room = MatrixDrawing.width(of: text)
      guard x - room / 2 >= end || column == 0 else { continue }
      markup.addLabel(
        text, at: Point(x: x, y: top - 8), size: size, fill: Palette.quiet,
        ["text-anchor": "middle"])
      end = x + room / 2 + 6
    }
    for (row, value) in map.rows.values.enumerated() {
      markup.addLabel(
        MatrixDrawing.shortened(value, to: left - 16),
        at: Point(x: left - 12, y: top + MatrixDrawing.row * (Double(row) + 0.5) + 5),
        size: size, fill: Palette.quiet, ["text-anchor": "end"])
    }
  }

  private func add(_ variants: [Int], at place: Point, to markup: inout Markup) {
    let failed = variants.count { !holds[$0] }
    let colour = failed == 0 ? Palette.success : Palette.failure
    let share = failed == 0 ? 0.3 : 0.2 + 0.4 * Double(failed) / Double(variants.count)
    markup.addRect(
      Rect(x: place.x + 1, y: place.y + 1, width: cell - 2, height: MatrixDrawing.row - 2),
      fill: colour, ["fill-opacity": Markup.number(share), "rx": "3"])
    let short = failed == 0 ? "✓" : "✗"
    let long = failed > 0 && variants.count > 1 ? "✗ \(failed) of \(variants.count)" : short
    let text = MatrixDrawing.width(of: long) + 4 <= cell ? long : short
    markup.addLabel(
      text, at: Point(x: place.x + cell / 2, y: place.y + MatrixDrawing.row / 2 + 5),
      size: MatrixDrawing.textSize, ["text-anchor": "middle"])
  }
}
