import CollectionLayouts
import Elementary

/// Draws a page that has no image: its name, and contents that depend on its number.
///
/// The drawing is 100 units high.
struct PageDrawing {
  let name: String
  let number: UInt64
  let width: Double
  /// The unit of margins: narrow pages have narrow margins.
  private let unit: Double

  init(name: String, number: UInt64, width: Double) {
    self.name = name
    self.number = number
    self.width = width
    unit = min(width, 70) / 70
  }

  func draw(into markup: inout Markup) {
    addPaper(to: &markup)
    addName(to: &markup)
    let middle = 66.0
    switch number % 4 {
    case 0:
      addLines(from: 44, to: 92, to: &markup)
    case 1:
      addLines(from: 44, to: middle - 4, to: &markup)
      addBars(from: middle, to: 92, to: &markup)
    case 2:
      addTable(from: 44, to: middle, to: &markup)
      addLines(from: middle + 5, to: 92, to: &markup)
    default:
      addFigure(from: 44, to: 74, to: &markup)
      addLines(from: 79, to: 92, to: &markup)
    }
  }

  /// Draws a page whose image cannot be read.
  func drawDamaged(into markup: inout Markup) {
    addPaper(to: &markup)
    addName(to: &markup)
    let (left, right) = (margin, width - margin)
    for (from, to) in [(44.0, 90.0), (90.0, 44.0)] {
      markup.addLine(
        [Point(x: left, y: from), Point(x: right, y: to)], stroke: Palette.hairline,
        ["stroke-width": "1.5"])
    }
  }

  // MARK: Parts

  /// Returns a pseudo-random number from 0 to 1 for one place of this page, always the same.
  private func chance(_ place: Double) -> Double {
    Double(SplitMix.number(of: number &* SplitMix.step ^ place.bitPattern) >> 11) / 0x1p53
  }

  private var margin: Double { 9 * unit }
  private var hue: String { Palette.hue(number) }

  private func addPaper(to markup: inout Markup) {
    add(0, 0, width, 100, Palette.paper, to: &markup)
    add(0, 0, width, 4 * unit, hue, to: &markup)
  }

  /// Adds the name in the middle of the page, which is visible even in a narrow thumbnail.
  private func addName(to markup: inout Markup) {
    markup.addName(
      name, x: width / 2, y: 34, fitting: min(0.6 * width, 44), most: 19 * unit, fill: hue)
  }

  private func addLines(
    from top: Double, to bottom: Double, to markup: inout Markup
  ) {
    var y = top
    let all = width - 2 * margin
    while y + 2.4 <= bottom {
      let isLast = chance(y) < 0.2
      let part = isLast ? 0.35 + 0.3 * chance(-y) : 1
      add(margin, y, all * part, 2.2, Palette.line, to: &markup)
      y += isLast ? 8 : 5.2
    }
  }

  private func addBars(
    from top: Double, to bottom: Double, to markup: inout Markup
  ) {
    let count = 6
    let step = (width - 2 * margin) / Double(count)
    for bar in 0..<count {
      let height = (bottom - top) * (0.25 + 0.75 * chance(Double(bar)))
      add(
        margin + Double(bar) * step, bottom - height, step * 0.66, height, hue, opacity: 0.75,
        to: &markup)
    }
    add(margin, bottom, width - 2 * margin, 0.7, Palette.quiet, to: &markup)
  }

  private func addTable(from top: Double, to bottom: Double, to markup: inout Markup) {
    let row = (bottom - top) / 4
    add(margin, top, width - 2 * margin, row, hue, opacity: 0.2, to: &markup)
    for line in 0...4 {
      add(
        margin, top + Double(line) * row - 0.3, width - 2 * margin, 0.6, Palette.hairline,
        to: &markup)
    }
    for part in [0.0, 0.5, 0.75, 1] {
      let x = margin + (width - 2 * margin) * part
      add(x - 0.3, top, 0.6, bottom - top, Palette.hairline, to: &markup)
    }
  }

  private func addFigure(from top: Double, to bottom: Double, to markup: inout Markup) {
    let (left, all, high) = (margin, width - 2 * margin, bottom - top)
    add(left, top, all, high, hue, opacity: 0.14, to: &markup)
    markup.add(
      "circle",
      [
        "cx": text(left + all * 0.76), "cy": text(top + high * 0.3), "r": text(high * 0.14),
        "fill": hue, "fill-opacity": "0.55",
      ])
    let ridge = [(0, 1), (0.34, 0.35), (0.55, 0.7), (0.72, 0.5), (1, 1)]
    markup.addArea(
      ridge.map { Point(x: left + all * $0.0, y: top + high * $0.1) }, fill: hue,
      ["fill-opacity": "0.45"])
  }

  private func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: String,
    opacity: Double = 1, to markup: inout Markup
  ) {
    markup.addRect(
      Rect(x: x, y: y, width: width, height: height), fill: fill,
      opacity == 1 ? [:] : ["fill-opacity": text(opacity)])
  }

  private func text(_ number: Double) -> String { Markup.number(number) }
}
