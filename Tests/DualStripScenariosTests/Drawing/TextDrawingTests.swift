import CollectionLayouts
import DualStrip
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// Pictures of text, sign by sign.
@Suite struct TextDrawingTests {
  private static func cell(
    _ page: UInt64, x: Double, width: Double, height: Double, isSelected: Bool = false
  ) -> Scene.Cell {
    Scene.Cell(
      .page(PageID(page)), in: Rect(x: x, y: 0, width: width, height: height),
      isSelected: isSelected)
  }

  /// A page fills the preview. The strip has scrolled, and shows this page and a selected one.
  private static let scene = Scene(
    time: .zero, size: Size(width: 100, height: 90),
    panes: [
      Scene.Pane(
        role: .preview, frame: Rect(x: 0, y: 0, width: 100, height: 70), axis: .horizontal,
        offset: .zero, cells: [cell(1, x: 0, width: 100, height: 70)]),
      Scene.Pane(
        role: .thumbnails, frame: Rect(x: 0, y: 70, width: 100, height: 20), axis: .horizontal,
        isCentered: true, offset: Point(x: 12.5, y: 0),
        cells: [
          cell(1, x: 12.5, width: 50, height: 20),
          cell(2, x: 62.5, width: 50, height: 20, isSelected: true),
        ]),
    ],
    state: .strips(
      Scene.Strips(
        position: 0.25, active: PageID(1), target: PageID(2), driver: .program, phase: .focusing,
        isEditing: true, isResizing: false)))

  private static func lines(page: String, strip: [String]) -> [String] {
    let (line, shade) = (String(repeating: "─", count: 20), String(repeating: "░", count: 20))
    let rows = Array(repeating: "│\(shade)│", count: 3)
    return ["┌\(line)┐"] + rows + ["│\(page)│"] + rows + ["├\(line)┤"]
      + strip.map { "│\($0)│" } + ["└\(line)┘", String(repeating: " ", count: 11) + "▲"]
      + [
        "active #1 · position 1.25", "preview\u{A0}0\u{A0}pt · strip\u{A0}12.5\u{A0}pt",
        "program focusing, editing to #2",
      ]
  }

  @Test func `the active page is in brackets and in colour, and a selected one has a star`() {
    let drawing = TextDrawing(Self.scene, names: Names(), columns: 22)
    let page = "░░░░░░░░ #1 ░░░░░░░░"
    let half = String(repeating: "█", count: 10)
    #expect(
      drawing.lines(painted: false)
        == Self.lines(page: page, strip: [half + half, half + half, "   [#1]      #2*    "]))
    let (on, off) = ("\u{1B}[35m", "\u{1B}[0m")
    let rows = [half + off + half, half + off + half, "   [#1]   \(off)   #2*    "]
    #expect(
      drawing.lines(painted: true) == Self.lines(page: page, strip: rows.map { on + $0 }))
  }

  @Test(arguments: [(1, 20), (21, 20), (22, 20), (23, 21), (40, 38)])
  func `a picture is as wide as there is room, and never narrower than 22`(
    columns: Int, inner: Int
  ) {
    let lines = TextDrawing(Self.scene, names: Names(), columns: columns).lines(painted: false)
    #expect(lines[0].count == inner + 2)
  }

  @Test func `what lies beyond the edges of a grid is left out`() {
    var grid = TextGrid(columns: 4, rows: 3)
    grid.write("abc", row: 0, column: -1)
    grid.write("abc", row: 1, column: 3)
    grid.write("d", row: 2, column: 4)
    grid[2, 1] = "e"
    #expect(grid.lines(painted: false) == ["bc  ", "   a", " e  "])
    // Only the marked part of its own row is in colour.
    grid.mark(1, 1..<3)
    #expect(grid.lines(painted: true) == ["bc  ", " \u{1B}[35m  \u{1B}[0ma", " e  "])
  }
}
