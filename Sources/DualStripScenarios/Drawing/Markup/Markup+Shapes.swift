import CollectionLayouts
import Elementary

/// Shapes of SVG that many drawings are made of.
extension Markup {
  /// Where a rectangle is, as attributes.
  static func place(of rect: Rect) -> Attributes {
    [
      "x": number(rect.minX), "y": number(rect.minY), "width": number(rect.size.width),
      "height": number(rect.size.height),
    ]
  }

  mutating func addRect(_ rect: Rect, fill: String, _ more: Attributes = [:]) {
    add("rect", Markup.place(of: rect) + ["fill": fill] + more)
  }

  mutating func addOutline(_ rect: Rect, stroke: String, _ more: Attributes = [:]) {
    add("rect", Markup.place(of: rect) + ["fill": "none", "stroke": stroke] + more)
  }

  /// Straight from point to point, and on.
  mutating func addLine(_ points: [Point], stroke: String, _ more: Attributes = [:]) {
    let d = points.map { "\(Markup.number($0.x)) \(Markup.number($0.y))" }.joined(separator: "L")
    add("path", ["d": "M\(d)", "fill": "none", "stroke": stroke] + more)
  }

  /// A text at the left end of its line.
  mutating func addLabel(
    _ text: String, at point: Point, size: Double = 13, fill: String = Palette.ink,
    _ more: Attributes = [:]
  ) {
    add(
      "text",
      [
        "x": Markup.number(point.x), "y": Markup.number(point.y), "font-size": Markup.number(size),
        "font-family": Palette.font, "fill": fill,
      ] + more, text: text)
  }

  /// A whole picture on its ground, as a file.
  static func picture(
    _ size: Size, title: String, _ body: (inout Markup) -> Void
  ) -> [UInt8] {
    // Of whole points: who shows it has whole pixels.
    let size = Size(
      width: -ElementaryFunctions.floor(-size.width),
      height: -ElementaryFunctions.floor(-size.height)
    )
    var markup = Markup()
    markup.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let box = "0 0 \(number(size.width)) \(number(size.height))"
    markup.add(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": number(size.width),
        "height": number(size.height), "viewBox": box, "role": "img",
      ]
    ) { markup in
      markup.add("title", text: title)
      markup.addRect(Rect(origin: .zero, size: size), fill: Palette.ground)
      body(&markup)
    }
    return markup.bytes
  }
}
