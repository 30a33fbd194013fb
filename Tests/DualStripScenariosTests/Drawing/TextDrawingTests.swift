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

  /// Thumbnails, five points to a column, and their names; the active page may be one of them.
  private typealias NamedStrip = (
    active: UInt64, cells: [(page: UInt64, x: Double, width: Double)], row: String
  )

  private static let namedStrips: [NamedStrip] = [
    // The name of the active page is wider than its thumbnail, and stays in the picture.
    (1, [(1, 0, 5)], "[c]                 "), (1, [(1, 95, 5)], "                 [c]"),
    // Another name is as wide as its thumbnail at most.
    (9, [(2, 5, 10)], " ab                 "), (9, [(4, 5, 10)], "                    "),
    // Between two names there is a blank, on either side.
    (9, [(3, 0, 5), (2, 5, 10)], "b                   "),
    (9, [(3, 0, 5), (2, 10, 10)], "b ab                "),
    (1, [(2, 5, 10), (1, 15, 15)], "   [c]              "),
    (1, [(2, 5, 10), (1, 20, 15)], " ab [c]             "),
  ]

  @Test(arguments: namedStrips.indices)
  func `the names of thumbnails stay in the picture, and have a blank between them`(number: Int) {
    let (active, cells, row) = Self.namedStrips[number]
    let scene = Scene(
      time: .zero, size: Size(width: 100, height: 20),
      panes: [
        Scene.Pane(
          role: .thumbnails, frame: Rect(x: 0, y: 0, width: 100, height: 20), axis: .horizontal,
          offset: .zero,
          cells: cells.map { Self.cell($0.page, x: $0.x, width: $0.width, height: 20) })
      ],
      state: .strips(
        Scene.Strips(
          position: 0, active: PageID(active), target: nil, driver: .none, phase: .idle,
          isEditing: false, isResizing: false)))
    let names = Names(chosen: [1: "c", 2: "ab", 3: "b", 4: "abc"])
    let lines = TextDrawing(scene, names: names, columns: 22).lines(painted: false)
    #expect(lines[3] == "│\(row)│")
  }

  @Test func `a collection is drawn cell by cell, with gaps, and names in the middle of cells`() {
    func cell(
      _ thing: Scene.Thing, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
      alpha: Double = 1
    ) -> Scene.Cell {
      Scene.Cell(thing, in: Rect(x: x, y: y, width: width, height: height), alpha: alpha)
    }
    let scene = Scene(
      time: .zero, size: Size(width: 100, height: 100),
      panes: [
        Scene.Pane(
          role: .collection, frame: Rect(x: 0, y: 0, width: 100, height: 100), axis: .vertical,
          offset: Point(x: 0, y: 20),
          cells: [
            cell(.item(3), 0, 20, 50, 30), cell(.item(4), 50, 20, 50, 30),
            cell(.part("header a"), 0, 50, 100, 10),
            // The first of these two can hardly be seen, and the second one not at all.
            cell(.item(5), 0, 60, 100, 20, alpha: 0.06),
            cell(.item(6), 0, 80, 100, 40, alpha: 0.05),
          ])
      ],
      state: .collection(Scene.Collection(layout: "rows", progress: 0.255, change: .update)))
    let rows =
      [
        "░░░░░░░░░ ▒▒▒▒▒▒▒▒▒ ", "░░░ #3 ░░ ▒▒▒ #4 ▒▒ ", "░░░░░░░░░ ▒▒▒▒▒▒▒▒▒ ",
        "───── header a ──── ", "▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ", "▓▓▓▓▓▓▓▓ #5 ▓▓▓▓▓▓▓ ",
      ] + Array(repeating: String(repeating: " ", count: 20), count: 4)
    let line = String(repeating: "─", count: 20)
    #expect(
      TextDrawing(scene, names: Names(), columns: 22).lines(painted: false)
        == ["┌\(line)┐"] + rows.map { "│\($0)│" } + [
          "└\(line)┘", "layout rows · update at 26 %", "offset 0\u{A0}pt, 20\u{A0}pt",
        ])
  }

  @Test(
    arguments: [
      (100, 100, 10), (100, 235, 23), (100, 241, 24), (100, 1000, 24), (100, 39, 4), (100, 52, 5),
      (100, 10, 4), (100, 0, 4), (0, 100, 24),
      // A pane of less than a point across counts as a point.
      (0.5, 0.5, 5),
    ] as [(Double, Double, Int)])
  func `a collection is as high as its pane is, from four rows to 24`(
    width: Double, height: Double, rows: Int
  ) {
    let size = Size(width: width, height: height)
    let scene = Scene(
      time: .zero, size: size,
      panes: [
        Scene.Pane(
          role: .collection, frame: Rect(origin: .zero, size: size), axis: .vertical,
          offset: .zero, cells: [])
      ], state: .collection(Scene.Collection(layout: "rows", progress: nil, change: nil)))
    let lines = TextDrawing(scene, names: Names(), columns: 22).lines(painted: false)
    // Its two lines, and a caption of two.
    #expect(lines.count == rows + 4)
  }
}
