import CollectionLayouts
import DualStrip

/// How pages and items without an image are drawn in SVG.
extension Markup {
  /// Adds a page with its name on a small stamp at its foot.
  mutating func addPage(_ page: PageID, named name: String, width: Double) {
    let picture = PagePicture(page: page.rawValue, width: width)
    add(picture)
    addStamp(name, on: picture)
  }

  /// Adds an item of a collection with its name in the middle.
  ///
  /// It is 100 by 100 units; an element that uses it clips what does not fit.
  mutating func addItem(_ item: ItemID, named name: String) {
    add(PagePicture(item: item.rawValue))
    addName(name, x: 50, y: 56, fitting: 30, most: 14, fill: Palette.ink)
  }

  /// Adds a page whose image cannot be read.
  mutating func addDamagedPage(_ page: PageID, named name: String, width: Double) {
    addRect(Rect(x: 0, y: 0, width: width, height: 100), fill: Palette.paper)
    let (left, right) = (0.1 * width, 0.9 * width)
    for (from, to) in [(10.0, 80.0), (80.0, 10.0)] {
      addLine(
        [Point(x: left, y: from), Point(x: right, y: to)], stroke: Palette.hairline,
        ["stroke-width": "1.5"])
    }
    addStamp(name, on: PagePicture(number: page.rawValue, width: width))
  }

  private mutating func add(_ picture: PagePicture) {
    for shape in picture.shapes {
      let colour = Markup.colour(shape.ink)
      let isArea = shape.lineWidth == 0
      let data = shape.paths.map { Markup.path($0) + (isArea ? "Z" : "") }.joined()
      let paint: Attributes =
        isArea
        ? ["fill": colour]
        : [
          "fill": "none", "stroke": colour, "stroke-width": Markup.number(shape.lineWidth),
          "stroke-linejoin": "round",
        ]
      let opacity: Attributes =
        shape.opacity == 1 ? [:] : ["opacity": Markup.number(shape.opacity)]
      add("path", ["d": data] + paint + opacity)
    }
  }

  private mutating func addStamp(_ name: String, on picture: PagePicture) {
    let stamp = picture.stamp(letters: name.count)
    let corner = Markup.number(stamp.size.height / 2)
    addRect(stamp, fill: Markup.colour(picture.hue), ["rx": corner, "stroke": Palette.paper])
    addName(
      name, x: stamp.midX, y: stamp.midY + 0.26 * stamp.size.height,
      fitting: 0.84 * stamp.size.width,
      most: 0.74 * stamp.size.height, fill: Palette.paper)
  }

  private static func colour(_ ink: UInt32) -> String {
    let digits = String(ink, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
