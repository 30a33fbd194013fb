import CollectionLayouts
import DualStrip

/// Draws one scene with its caption, or many side by side.
struct SceneSheet {
  let title: String
  let shots: [RunDrawing.Shot]
  private(set) var book: PictureBook

  init(
    _ run: ReplayRun, _ shots: [RunDrawing.Shot], images: ImageReferences
  ) {
    title = run.heading
    self.shots = shots
    book = PictureBook(names: run.record.names, images: images)
  }

  /// Returns the complete SVG file.
  mutating func svg(reading read: (ImageReference) -> PageImage?) -> [UInt8] {
    shots.count == 1 ? single(shots[0], reading: read) : sheet(reading: read)
  }

  private static let margin = 26.0

  private mutating func single(
    _ shot: RunDrawing.Shot, reading read: (ImageReference) -> PageImage?
  ) -> [UInt8] {
    let margin = SceneSheet.margin
    let drawing = SceneDrawing(shot)
    let room = max(drawing.size.width, 380)
    func lines(_ texts: [String]) -> [String] {
      texts.flatMap { TextLines($0, size: 13, width: room).lines }
    }
    let heading = TextLines(title, size: 15, width: room)
    let (failures, caption) = (lines(shot.failures), lines(shot.scene.caption(book.names)))
    let top = margin + Double(heading.lines.count) * 20 + 32
    let below = top + drawing.size.height + 28
    let rows = failures.count + caption.count
    let size = Size(width: room + 2 * margin, height: below + Double(rows) * 19 + 6)
    var device = Markup()
    drawing.draw(&book, into: &device)
    let finished = book
    return Markup.picture(size, title: "\(title), \(shot.name)") { markup in
      finished.addDefinitions(to: &markup, reading: read)
      SceneSheet.add(heading, to: &markup)
      markup.addLabel(shot.name, at: Point(x: margin, y: top - 16), fill: Palette.quiet)
      let left = (size.width - drawing.size.width) / 2
      markup.add("g", ["transform": "translate(\(Markup.number(left)) \(Markup.number(top)))"]) {
        $0.write(device.bytes)
      }
      for (number, line) in (failures + caption).enumerated() {
        let isFailure = number < failures.count
        markup.addLabel(
          line, at: Point(x: margin, y: below + Double(number) * 19),
          fill: isFailure ? Palette.failure : Palette.ink, isFailure ? ["font-weight": "700"] : [:])
      }
    }
  }

  /// The longest side of a device in a sheet, and the largest width of a row, in points.
  private static let longestSide = 250.0
  private static let row = 1180.0
  private static let gap = 22.0

  private mutating func sheet(reading read: (ImageReference) -> PageImage?) -> [UInt8] {
    let margin = SceneSheet.margin
    let drawings = shots.enumerated().map { SceneDrawing($0.element, number: $0.offset) }
    let longest = drawings.reduce(1) { max($0, $1.size.width, $1.size.height) }
    let scale = SceneSheet.longestSide / longest
    var corner = Point(x: 0, y: 0)
    var (height, width) = (0.0, 380.0)
    var pictures = Markup()
    for (number, drawing) in drawings.enumerated() {
      // Make room for the caption, too.
      let failures = shots[number].failures
      let more = failures.count > 1 ? " +\(failures.count - 1) more" : ""
      let caption =
        String((failures.first ?? drawing.scene.shortCaption(book.names)).prefix(60)) + more
      let room = max(drawing.size.width * scale, Double(caption.count) * 6)
      if corner.x > 0, corner.x + room > SceneSheet.row {
        corner = Point(x: 0, y: corner.y + height)
        height = 0
      }
      draw(drawing, shots[number], caption, at: corner, scale: scale, to: &pictures)
      corner.x += room + SceneSheet.gap
      width = max(width, corner.x - SceneSheet.gap)
      height = max(height, drawing.size.height * scale + 58)
    }
    let finished = book
    let heading = TextLines(title, size: 15, width: width)
    let top = margin + Double(heading.lines.count) * 20 + 8
    let size = Size(width: width + 2 * margin, height: top + corner.y + height + margin / 2)
    return Markup.picture(size, title: title) { markup in
      finished.addDefinitions(to: &markup, reading: read)
      SceneSheet.add(heading, to: &markup)
      let place = "translate(\(Markup.number(margin)) \(Markup.number(top)))"
      markup.add("g", ["transform": place]) { $0.write(pictures.bytes) }
    }
  }

  /// Draws one of many scenes with its name and a caption.
  mutating func draw(
    _ drawing: SceneDrawing, _ shot: RunDrawing.Shot, _ caption: String, at corner: Point,
    scale: Double,
    to markup: inout Markup
  ) {
    let holds = shot.failures.isEmpty
    markup.addLabel(
      holds ? shot.name : "✗ \(shot.name)", at: corner + Point(x: 0, y: 14), size: 12,
      fill: holds ? Palette.ink : Palette.failure, ["font-weight": "700"])
    markup.addLabel(
      caption, at: corner + Point(x: 0, y: 29), size: 11,
      fill: holds ? Palette.quiet : Palette.failure)
    let place = "translate(\(Markup.number(corner.x)) \(Markup.number(corner.y + 38)))"
    markup.add("g", ["transform": "\(place) scale(\(Markup.number(scale)))"]) {
      drawing.draw(&book, into: &$0)
      guard !holds else { return }
      $0.addOutline(
        Rect(origin: .zero, size: drawing.size), stroke: Palette.failure,
        ["rx": "44", "stroke-width": "10"])
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

/// Breaks a text into lines of about a width; without the font, it can only estimate.
struct TextLines {
  private(set) var lines: [String] = []

  init(_ text: String, size: Double, width: Double) {
    // On average, a letter is half as wide as the font size.
    let most = max(8, Int(width / (size * 0.5)))
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < most {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word).shortened(to: most))
      }
    }
  }
}
