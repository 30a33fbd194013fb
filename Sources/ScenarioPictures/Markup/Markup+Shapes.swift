import CollectionLayouts
import Elementary

/// SVG shapes that many drawings share.
extension Markup {
  /// Returns the position and size of a rectangle as attributes.
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

  /// Returns the data of a path that goes straight from point to point.
  static func path(_ points: [Point]) -> String {
    "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L")
  }

  /// Adds a filled polygon.
  mutating func addArea(_ corners: [Point], fill: String, _ more: Attributes = [:]) {
    add("path", ["d": "\(Markup.path(corners))Z", "fill": fill] + more)
  }

  mutating func addLine(_ points: [Point], stroke: String, _ more: Attributes = [:]) {
    add("path", ["d": Markup.path(points), "fill": "none", "stroke": stroke] + more)
  }

  /// Adds a text; the point is the left end of its baseline.
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

  /// Adds a style that replaces colours where the reader prefers dark pages.
  ///
  /// - Parameter scope: The class of the elements in which it does; `nil` for the whole picture.
  mutating func addDarkness(
    _ colours: [(light: String, dark: String)], within scope: String? = nil
  ) {
    let scope = scope.map { ".\($0) " } ?? ""
    let rules = colours.map { light, dark in
      "\(scope)[fill=\"\(light)\"] { fill: \(dark); } "
        + "\(scope)[stroke=\"\(light)\"] { stroke: \(dark); }"
    }
    write(
      "<style>@media (prefers-color-scheme: dark) {\n\(rules.joined(separator: "\n"))\n}</style>\n")
  }

  /// Adds a centered name, as large as fits. A name that is too long even at the smallest size is
  /// truncated.
  mutating func addName(
    _ name: String, x: Double, y: Double, fitting width: Double, most: Double, fill: String
  ) {
    // A letter is about 0.6 times as wide as the font size.
    let least = most * 0.45
    let room = max(1, Int(width / (0.6 * least)))
    let shown = name.shortened(to: room)
    let size = max(least, min(most, width / (0.6 * Double(max(1, shown.count)))))
    addLabel(
      shown, at: Point(x: x, y: y), size: size, fill: fill,
      ["font-weight": "700", "text-anchor": "middle"])
  }

  /// Returns a complete SVG file.
  ///
  /// - Parameter ground: the colour of the background; `nil` for that of the page around it.
  static func picture(
    _ size: Size, title: String, ground: String? = Palette.ground, _ body: (inout Markup) -> Void
  ) -> [UInt8] {
    // Round up to whole points, since a viewer shows whole pixels.
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
      if let ground { markup.addRect(Rect(origin: .zero, size: size), fill: ground) }
      body(&markup)
    }
    return markup.bytes
  }
}

extension String {
  /// Returns the text with as many letters as there is room for; an ellipsis stands for the rest.
  func shortened(to most: Int) -> String {
    count > most ? prefix(max(1, most - 1)) + "…" : self
  }
}
