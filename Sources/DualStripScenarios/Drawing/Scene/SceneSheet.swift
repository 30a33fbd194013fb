import CollectionLayouts
import DualStrip

/// One scene with what is said of it, or many of them side by side.
struct SceneSheet {
  let title: String
  let scenes: [(scene: Scene, name: String)]
  private(set) var book: PictureBook

  init(_ run: ReplayRun, _ scenes: [(scene: Scene, name: String)], images: PageImages) {
    let variant = run.variant.description
    title = run.title + (variant.isEmpty ? "" : "  [\(variant)]")
    self.scenes = scenes
    book = PictureBook(names: run.record.names, images: images)
  }

  /// The whole picture as a file.
  mutating func svg() -> [UInt8] {
    scenes.count == 1 ? single(scenes[0].scene, named: scenes[0].name) : sheet()
  }

  private static let margin = 26.0

  private mutating func single(_ scene: Scene, named name: String) -> [UInt8] {
    let margin = SceneSheet.margin
    let drawing = SceneDrawing(scene: scene)
    let width = max(drawing.size.width, 380) + 2 * margin
    let heading = TextLines(title, size: 15, width: width - 2 * margin)
    let lines = scene.caption(book.names).flatMap {
      TextLines($0, size: 13, width: width - 2 * margin).lines
    }
    let top = margin + Double(heading.lines.count) * 20 + 32
    let size = Size(
      width: width, height: top + drawing.size.height + 22 + Double(lines.count) * 19 + 12)
    var devices = Markup()
    drawing.draw(&book, into: &devices)
    let finished = book
    return Markup.picture(size, title: "\(title), \(name)") { markup in
      finished.addDefinitions(to: &markup)
      SceneSheet.add(heading, to: &markup)
      markup.addLabel(name, at: Point(x: margin, y: top - 16), fill: Palette.quiet)
      let left = (width - drawing.size.width) / 2
      markup.add("g", ["transform": "translate(\(Markup.number(left)) \(Markup.number(top)))"]) {
        $0.write(devices.bytes)
      }
      for (number, line) in lines.enumerated() {
        markup.addLabel(
          line, at: Point(x: margin, y: top + drawing.size.height + 28 + Double(number) * 19),
          fill: number == 0 ? Palette.ink : Palette.quiet)
      }
    }
  }

  /// The longest side of a device among others, and how broad a row of them may be.
  private static let longestSide = 250.0
  private static let row = 1180.0
  private static let gap = 22.0

  private mutating func sheet() -> [UInt8] {
    let margin = SceneSheet.margin
    let drawings = scenes.enumerated().map {
      SceneDrawing(scene: $0.element.scene, number: $0.offset)
    }
    let longest = drawings.reduce(1) { max($0, $1.size.width, $1.size.height) }
    let scale = SceneSheet.longestSide / longest
    let heading = TextLines(title, size: 15, width: SceneSheet.row)
    var corner = Point(x: margin, y: margin + Double(heading.lines.count) * 20 + 8)
    var (height, width) = (0.0, 380.0)
    var pictures = Markup()
    for (number, drawing) in drawings.enumerated() {
      // As broad as what is said of it.
      let caption = drawing.scene.shortCaption(book.names)
      let room = max(drawing.size.width * scale, Double(caption.count) * 6)
      if corner.x > margin, corner.x + room > margin + SceneSheet.row {
        corner = Point(x: margin, y: corner.y + height)
        height = 0
      }
      draw(drawing, named: scenes[number].name, caption, at: corner, scale: scale, to: &pictures)
      corner.x += room + SceneSheet.gap
      width = max(width, corner.x - SceneSheet.gap - margin)
      height = max(height, drawing.size.height * scale + 58)
    }
    let finished = book
    let size = Size(width: width + 2 * margin, height: corner.y + height + margin / 2)
    return Markup.picture(size, title: title) { markup in
      finished.addDefinitions(to: &markup)
      SceneSheet.add(heading, to: &markup)
      markup.write(pictures.bytes)
    }
  }

  private mutating func draw(
    _ drawing: SceneDrawing, named name: String, _ caption: String, at corner: Point, scale: Double,
    to markup: inout Markup
  ) {
    markup.addLabel(name, at: corner + Point(x: 0, y: 14), size: 12, ["font-weight": "700"])
    markup.addLabel(caption, at: corner + Point(x: 0, y: 29), size: 11, fill: Palette.quiet)
    let place = "translate(\(Markup.number(corner.x)) \(Markup.number(corner.y + 38)))"
    markup.add("g", ["transform": "\(place) scale(\(Markup.number(scale)))"]) {
      drawing.draw(&book, into: &$0)
    }
  }

  private static func add(_ heading: TextLines, to markup: inout Markup) {
    for (number, line) in heading.lines.enumerated() {
      markup.addLabel(
        line, at: Point(x: margin, y: margin + 12 + Double(number) * 20), size: 15,
        ["font-weight": "700"])
    }
  }
}

/// A text broken into lines that fit a width, as far as that can be told without the font.
struct TextLines {
  private(set) var lines: [String] = []

  init(_ text: String, size: Double, width: Double) {
    // On average a letter is half as broad as its size.
    let most = max(8, Int(width / (size * 0.5)))
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < most {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word.count > most ? word.prefix(most - 1) + "…" : word))
      }
    }
  }
}
