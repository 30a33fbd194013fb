import CollectionLayouts

/// Pages of text: letter, notes, form and receipt.
extension PagePicture {
  static let print: UInt32 = 0x8d94a1
  static let dark: UInt32 = 0x3d434f
  static let pen: UInt32 = 0x27408b

  var margin: Double { 9 * unit }
  private var inner: Double { width - 2 * margin }

  mutating func addLetter() {
    addPaper(0xffffff)
    let (left, right) = (margin, width - margin)
    fill(
      [
        [Point(x: left, y: 14), Point(x: left + 5 * unit, y: 6), Point(x: left + 10 * unit, y: 14)]
      ], hue)
    draw(rows([7, 10, 13], from: right - 0.3 * inner, to: right), PagePicture.print, width: 1.2)
    draw(rows([23, 26.5, 30], from: left, to: left + 0.36 * inner), PagePicture.print, width: 1.5)
    draw(rows([38], from: left, to: left + 0.55 * inner), PagePicture.dark, width: 2.2)
    draw(paragraphs(from: 45, to: 77, from: left, to: right), PagePicture.print, width: 1.5)
    draw(
      handwriting(from: left, to: left + 0.4 * inner, at: 86, height: 4), PagePicture.pen,
      width: 0.7)
  }

  mutating func addNotes() {
    addPaper(0xfffdf3)
    let places = (0..<13).map { 16 + 6 * Double($0) }
    draw(rows(places, from: 0, to: width), 0xcfe0f5, width: 0.4)
    let left = 1.6 * margin
    draw([PagePicture.line((left, 0), (left, 100))], 0xf1a7a7, width: 0.5)
    for place in places.dropLast(3) where chance() < 0.85 {
      let end = left + (width - margin - left) * chance(0.45...1)
      draw(
        handwriting(from: left + 2 * unit, to: end, at: place - 0.6, height: 3.6), PagePicture.pen,
        width: 0.7)
    }
  }

  mutating func addForm() {
    addPaper(0xffffff)
    let (left, right) = (margin, width - margin)
    fill(Rect(x: left, y: 8, width: inner, height: 8), hue, opacity: 0.85)
    draw(rows([12], from: left + 3 * unit, to: left + 0.5 * inner), 0xffffff, width: 2)
    let half = (inner - 3 * unit) / 2
    for row in 0..<5 {
      let top = 24 + 10 * Double(row)
      for x in [left, left + half + 3 * unit] {
        draw(rows([top - 1.8], from: x, to: x + half * 0.4), PagePicture.print, width: 1)
        draw([closed(Rect(x: x, y: top, width: half, height: 5.4))], 0xb6bdc9, width: 0.4)
        guard chance() < 0.8 else { continue }
        let end = x + half * chance(0.4...0.9)
        draw(
          handwriting(from: x + 1.5 * unit, to: end, at: top + 4, height: 2.6), PagePicture.pen,
          width: 0.6)
      }
    }
    for row in 0..<2 {
      let y = 76 + 5.5 * Double(row)
      draw([closed(Rect(x: left, y: y, width: 3, height: 3))], PagePicture.dark, width: 0.5)
      draw(
        rows([y + 1.5], from: left + 5, to: right - inner * chance(0...0.4)), PagePicture.print,
        width: 1.3)
      guard chance() < 0.6 else { continue }
      let cross = [
        PagePicture.line((left, y), (left + 3, y + 3)),
        PagePicture.line((left + 3, y), (left, y + 3)),
      ]
      draw(cross, PagePicture.pen, width: 0.7)
    }
  }

  mutating func addReceipt() {
    addPaper(0xfbfaf6)
    let (left, right, middle) = (margin, width - margin, width / 2)
    draw(rows([9], from: middle - 0.3 * inner, to: middle + 0.3 * inner), hue, width: 3.4)
    draw(
      rows([14, 17], from: middle - 0.22 * inner, to: middle + 0.22 * inner), PagePicture.print,
      width: 1)
    var names: [[Point]] = []
    var prices: [[Point]] = []
    for row in 0..<9 {
      let y = 26 + 4 * Double(row)
      names += rows([y], from: left, to: left + inner * chance(0.3...0.6))
      prices += rows([y], from: right - inner * chance(0.12...0.2), to: right)
    }
    draw(names + prices, PagePicture.print, width: 1.4)
    for y in [21.5, 61.5] {
      let dashes = (0..<Int(inner / 3)).map { dash in
        let x = left + 3 * Double(dash)
        return PagePicture.line((x, y), (x + 1.8, y))
      }
      draw(dashes, PagePicture.print, width: 0.4)
    }
    draw(
      rows([66], from: left, to: left + 0.3 * inner)
        + rows([66], from: right - 0.3 * inner, to: right),
      PagePicture.dark, width: 2.4)
    var bars: [Rect] = []
    var x = left + 0.1 * inner
    while x < right - 0.1 * inner {
      bars.append(Rect(x: x, y: 74, width: 0.4 + 0.8 * chance(), height: 9))
      x += 1.2 + chance()
    }
    fill(bars.map(PagePicture.corners), PagePicture.dark)
  }

  // MARK: Parts

  mutating func addPaper(_ ink: UInt32) { fill(Rect(x: 0, y: 0, width: width, height: 100), ink) }

  private func rows(_ places: [Double], from left: Double, to right: Double) -> [[Point]] {
    places.map { PagePicture.line((left, $0), (right, $0)) }
  }

  private func closed(_ rect: Rect) -> [Point] {
    PagePicture.outline(PagePicture.corners(of: rect))
  }

  private mutating func paragraphs(
    from top: Double, to bottom: Double, from left: Double, to right: Double
  ) -> [[Point]] {
    var lines: [[Point]] = []
    var y = top
    while y <= bottom {
      let isLast = chance() < 0.22
      lines += rows([y], from: left, to: isLast ? left + (right - left) * chance(0.3...0.7) : right)
      y += isLast ? 5.6 : 3.5
    }
    return lines
  }

  /// Returns words that a pen has written; each is one line that goes up and down.
  private mutating func handwriting(
    from left: Double, to right: Double, at base: Double, height: Double
  ) -> [[Point]] {
    var words: [[Point]] = []
    var x = left
    while x < right {
      var word: [Point] = []
      for stroke in 0..<Int(chance(5...13)) where x < right {
        // Most letters are low, some are tall.
        let rise = stroke % 2 == 0 ? 0 : height * (chance() < 0.25 ? 1 : chance(0.35...0.5))
        word.append(Point(x: x, y: base - rise))
        x += unit * chance(0.6...1.1)
      }
      if word.count > 1 { words.append(word) }
      x += 2.2 * unit
    }
    return words
  }
}
