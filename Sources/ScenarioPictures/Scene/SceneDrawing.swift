import CollectionLayouts
import DualStrip

/// Draws a scene as SVG: the device, its panes, and their cells.
struct SceneDrawing {
  let scene: Scene
  /// Where the finger is and was a little before; empty while none is down.
  var finger: [Point] = []
  /// What a hand does with a wheel or a key; `nil` if it does nothing.
  var badge: String?
  /// The number of the drawing, which is unique within a file.
  var number = 0

  /// The width of the bezel around the screen, in points.
  static let rim = 11.0

  /// The size of the device with its bezel, in points.
  var size: Size {
    let both = 2 * SceneDrawing.rim
    return Size(width: scene.size.width + both, height: scene.size.height + both)
  }

  /// Draws the device with its upper left corner at the origin.
  ///
  /// - Parameter book: Collects the pictures that the drawing uses.
  func draw(_ book: inout PictureBook, into markup: inout Markup) {
    markup.addRect(Rect(origin: .zero, size: size), fill: Palette.bezel, ["rx": "44"])
    let rim = SceneDrawing.rim
    let screen = Rect(origin: Point(x: rim, y: rim), size: scene.size)
    markup.addRect(screen, fill: Palette.screen, ["rx": "34"])
    // Clip to the round corners of the screen.
    let clip = "screen-\(number)"
    markup.add("clipPath", ["id": clip]) {
      $0.addRect(screen, fill: Palette.screen, ["rx": "34"])
    }
    markup.add("g", ["clip-path": "url(#\(clip))"]) { markup in
      for pane in scene.panes {
        let frame = Rect(origin: screen.origin + pane.frame.origin, size: pane.frame.size)
        draw(pane, in: frame, &book, into: &markup)
      }
      // A finger that stays has no trail.
      for (age, place) in finger.enumerated().reversed() where age == 0 || place != finger[0] {
        markup.addDot(SceneDrawing.fingerDots[age], at: screen.origin + place)
      }
      if let badge { markup.addBadge(badge, in: screen) }
    }
  }

  /// A dot of a finger and its trail.
  struct FingerDot {
    let radius: Double
    let opacity: Double
  }

  /// The dots of a finger, the finger first; each is 0.04 s older.
  static let fingerDots = [
    FingerDot(radius: 25, opacity: 0.4), FingerDot(radius: 21, opacity: 0.2),
    FingerDot(radius: 18, opacity: 0.15), FingerDot(radius: 15, opacity: 0.1),
  ]

  private func draw(
    _ pane: Scene.Pane, in frame: Rect, _ book: inout PictureBook, into markup: inout Markup
  ) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    if pane.role == .thumbnails { markup.addRect(frame, fill: Palette.stripGround) }
    // A nested `svg` clips to its frame.
    markup.add("svg", Markup.place(of: frame)) { markup in
      for cell in pane.cells where cell.lifted == nil {
        draw(cell, in: pane, &book, into: &markup)
      }
    }
    // A hand may carry pages out of the strip.
    for cell in pane.cells where cell.lifted != nil {
      markup.add("svg", Markup.place(of: frame) + ["overflow": "visible"]) {
        drawPile(of: cell, in: pane, &book, into: &$0)
      }
    }
    if pane.isCentered { addCenterLine(of: frame, along: pane.axis, to: &markup) }
  }

  /// Draws a lifted page, with the edges of others under it and their number, above a shadow.
  private func drawPile(
    of cell: Scene.Cell, in pane: Scene.Pane, _ book: inout PictureBook, into markup: inout Markup
  ) {
    let count = cell.lifted ?? 0
    let window = Rect(origin: cell.window.origin - pane.offset, size: cell.window.size)
    SceneDrawing.addSheets(count, under: window, to: &markup)
    draw(cell, in: pane, &book, into: &markup)
    if count > 1 { SceneDrawing.addNumber(count, on: window, to: &markup) }
  }

  /// Draws the edges of the pages of a pile, and the shadow of the uppermost one.
  static func addSheets(_ count: Int, under window: Rect, to markup: inout Markup) {
    for under in (0..<min(count, 3)).reversed() {
      let away = Double(under) * 3 + (under == 0 ? 2 : 0)
      let sheet = Rect(origin: window.origin + Point(x: away, y: away), size: window.size)
      markup.addRect(sheet, fill: under == 0 ? Palette.line : Palette.sheet)
      markup.addOutline(sheet, stroke: Palette.hairline, ["stroke-width": "0.5"])
    }
  }

  /// Draws how many pages are in a pile.
  static func addNumber(
    _ count: Int, on window: Rect, ink: String = Palette.sheet, to markup: inout Markup
  ) {
    let badge = Rect(
      center: Point(x: window.maxX, y: window.minY), size: Size(width: 18, height: 18))
    markup.addRect(badge, fill: Palette.accent, ["rx": "9"])
    markup.addLabel(
      "\(count)", at: Point(x: badge.midX, y: badge.midY + 4), size: 11, fill: ink,
      ["text-anchor": "middle"])
  }

  private func draw(
    _ cell: Scene.Cell, in pane: Scene.Pane, _ book: inout PictureBook, into markup: inout Markup
  ) {
    func shown(_ rect: Rect) -> Rect { Rect(origin: rect.origin - pane.offset, size: rect.size) }
    let (frame, window, picture) = (shown(cell.frame), shown(cell.window), shown(cell.picture))
    guard window.size.width > 0, window.size.height > 0 else { return }
    let number = book.number(of: cell)
    markup.add("g", SceneDrawing.attributes(of: cell, around: frame.center)) { markup in
      if cell.thing.isPart {
        return draw(part: book.entries[number].name, in: frame, into: &markup)
      }
      if pane.role == .preview {
        markup.addOutline(
          frame, stroke: Palette.hairline, ["stroke-dasharray": "3 4", "stroke-width": "1"])
        markup.addRect(window, fill: Palette.sheet)
      }
      let place = Rect(origin: picture.origin - window.origin, size: picture.size)
      let turn = SceneDrawing.rotation(degrees: cell.angle, around: place.center)
      markup.add("svg", Markup.place(of: window)) {
        $0.add("use", ["href": "#\(PictureBook.id(number))"] + Markup.place(of: place) + turn)
      }
      let isActive = pane.role == .thumbnails && cell.thing == scene.active
      markup.addOutline(
        window, stroke: isActive ? Palette.accent : Palette.hairline,
        ["stroke-width": isActive ? "2" : "0.5"])
      guard cell.isSelected else { return }
      addCheck(at: Point(x: window.maxX - 9, y: window.maxY - 9), to: &markup)
    }
  }

  /// Marks a selected thumbnail.
  private func addCheck(at center: Point, to markup: inout Markup) {
    markup.addRect(
      Rect(center: center, size: Size(width: 12, height: 12)), fill: Palette.accent, ["rx": "6"])
    markup.addLine(
      [Point(x: -3, y: 0), Point(x: -1, y: 2.5), Point(x: 3.5, y: -2.5)].map { center + $0 },
      stroke: Palette.sheet, ["stroke-width": "1.5"])
  }

  private static func attributes(of cell: Scene.Cell, around center: Point) -> Markup.Attributes {
    let isOpaque = cell.alpha == 1
    let opacity: Markup.Attributes = isOpaque ? [:] : ["opacity": Markup.number(cell.alpha)]
    return opacity + rotation(degrees: cell.rotation * 180 / Double.pi, around: center)
  }

  private static func rotation(degrees: Double, around center: Point) -> Markup.Attributes {
    guard degrees != 0 else { return [:] }
    let about = "\(Markup.number(center.x)) \(Markup.number(center.y))"
    return ["transform": "rotate(\(Markup.number(degrees)) \(about))"]
  }

  /// Draws a header, a footer or a background as its name on a plain rectangle.
  private func draw(part name: String, in frame: Rect, into markup: inout Markup) {
    markup.addRect(frame, fill: Palette.line, ["fill-opacity": "0.8"])
    let size = min(15, frame.size.height * 0.6)
    markup.addLabel(
      name, at: Point(x: frame.minX + 8, y: frame.midY + size * 0.35), size: size,
      fill: Palette.ink)
  }

  /// Marks the center of the strip: the preview shows the page there.
  private func addCenterLine(
    of frame: Rect, along axis: ScrollAxis, to markup: inout Markup
  ) {
    let middle = axis.coordinate(of: frame.center)
    let start = axis == .vertical ? frame.minX : frame.minY
    let end = axis == .vertical ? frame.maxX : frame.maxY
    func point(_ across: Double, beside way: Double = 0) -> Point {
      axis.point(middle + way, across: across)
    }
    markup.addLine(
      [point(start - 5), point(end + 5)], stroke: Palette.accent,
      ["stroke-width": "1", "stroke-opacity": "0.35"])
    for (place, tip) in [(start - 9, 6.0), (end + 9, -6.0)] {
      markup.addArea(
        [point(place, beside: -4), point(place, beside: 4), point(place + tip)],
        fill: Palette.accent)
    }
  }
}

extension Markup {
  /// Adds a dot of a finger.
  mutating func addDot(_ dot: SceneDrawing.FingerDot, at center: Point = .zero) {
    let place: Attributes =
      center == .zero ? [:] : ["cx": Markup.number(center.x), "cy": Markup.number(center.y)]
    add(
      "circle",
      place + [
        "r": Markup.number(dot.radius), "fill": Palette.accent,
        "fill-opacity": Markup.number(dot.opacity),
      ])
  }
}

extension SceneDrawing {
  init(_ shot: RunDrawing.Shot, number: Int = 0) {
    self.init(scene: shot.scene, finger: shot.finger, badge: shot.badge, number: number)
  }
}
