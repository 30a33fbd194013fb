import CollectionLayouts
import DualStrip
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// How the parts of a scene are drawn.
@Suite struct SceneDrawingTests {
  /// A viewer at rest on page 1 that has one pane.
  private static func scene(of pane: Scene.Pane, size: Size) -> Scene {
    Scene(
      time: .zero, size: size, panes: [pane],
      state: .strips(
        Scene.Strips(
          position: 0, active: PageID(1), target: nil, driver: .none, phase: .idle,
          isEditing: false, isResizing: false)))
  }

  /// The picture of a strip of 100 by 100 points with some cells; page 1 is active.
  private func drawn(
    _ cells: [Scene.Cell], axis: ScrollAxis = .horizontal, isCentered: Bool = false,
    finger: [Point] = []
  ) -> DrawnMarkup {
    let screen = Rect(x: 0, y: 0, width: 100, height: 100)
    let pane = Scene.Pane(
      role: .thumbnails, frame: screen, axis: axis, isCentered: isCentered, offset: .zero,
      cells: cells)
    let scene = Self.scene(of: pane, size: screen.size)
    var book = PictureBook(names: Names())
    var markup = Markup()
    let drawing = SceneDrawing(scene: scene, finger: finger)
    markup.add("svg") { drawing.draw(&book, into: &$0) }
    return DrawnMarkup(markup.bytes)
  }

  @Test(arguments: [
    (ScrollAxis.horizontal, ["M61 6L61 116", "M57 2L65 2L61 8Z", "M57 120L65 120L61 114Z"]),
    (.vertical, ["M6 61L116 61", "M2 57L2 65L8 61Z", "M120 57L120 65L114 61Z"]),
  ])
  func `the middle of a strip is a line across it between two arrows`(
    axis: ScrollAxis, paths: [String]
  ) {
    let found = drawn([], axis: axis, isCentered: true).elements("path")
    #expect(found.map { $0.attributes["d"] } == paths)
    #expect(drawn([], axis: axis).elements("path").isEmpty)
  }

  @Test func `a selected page has a check, and the active one a frame of its own`() {
    let drawn = drawn([
      Scene.Cell(.page(PageID(1)), in: Rect(x: 10, y: 5, width: 40, height: 50), isSelected: true),
      Scene.Cell(.page(PageID(2)), in: Rect(x: 60, y: 5, width: 30, height: 50)),
    ])
    let checks = drawn.elements("rect").map { $0.attributes }.filter { $0["rx"] == "6" }
    #expect(
      checks == [
        ["x": "35", "y": "40", "width": "12", "height": "12", "fill": "#d6336c", "rx": "6"]
      ])
    #expect(drawn.elements("path").map { $0.attributes["d"] } == ["M38 46L40 48.5L44.5 43.5"])
    let frames = drawn.elements("rect").map { $0.attributes }.filter { $0["fill"] == "none" }
    #expect(frames.map { $0["stroke"] } == ["#d6336c", "#c9ced8"])
    #expect(frames.map { $0["stroke-width"] } == ["2", "0.5"])
  }

  @Test func `a cell turns about its own middle, and its picture in it`() {
    let drawn = drawn([
      Scene.Cell(
        .page(PageID(2)), in: Rect(x: 60, y: 10, width: 20, height: 40), alpha: 0.5,
        rotation: Double.pi / 2, angle: 90)
    ])
    let turned = drawn.elements("g").map { $0.attributes }.filter { $0["transform"] != nil }
    #expect(turned == [["opacity": "0.5", "transform": "rotate(90 70 30)"]])
    // The square picture is as high as its window.
    #expect(
      drawn.elements("use").map { $0.attributes } == [
        [
          "href": "#picture-0", "x": "-10", "y": "0", "width": "40", "height": "40",
          "transform": "rotate(90 10 20)",
        ]
      ])
  }

  @Test(arguments: [(20.0, "12", "64.2"), (25, "15", "67.75"), (40, "15", "75.25")])
  func `a header has its name in letters that fit its height`(
    height: Double, size: String, y: String
  ) throws {
    let drawn = drawn([
      Scene.Cell(.part("header a"), in: Rect(x: 0, y: 50, width: 100, height: height))
    ])
    let name = try #require(drawn.elements("text").first).attributes
    #expect(name["font-size"] == size && name["x"] == "8" && name["y"] == y, "\(name)")
    #expect(drawn.elements("use").isEmpty && drawn.text.contains("header a"))
  }

  @Test func `a trail shows only points away from the finger, oldest first`() {
    let finger = [50.0, 40, 50, 30].map { Point(x: $0, y: 50) }
    let dots = drawn([], finger: finger).elements("circle").map { $0.attributes }
    #expect(dots.map { $0["cx"] } == ["41", "51", "61"])
    #expect(dots.map { $0["cy"] } == ["61", "61", "61"])
    #expect(dots.map { $0["r"] } == ["15", "21", "25"])
    #expect(dots.map { $0["fill-opacity"] } == ["0.1", "0.2", "0.4"])
  }

  @Test func `a cell without width or height is not drawn`() {
    let drawn = drawn([
      Scene.Cell(.page(PageID(1)), in: Rect(x: 10, y: 5, width: 0, height: 50)),
      Scene.Cell(.page(PageID(2)), in: Rect(x: 10, y: 5, width: 40, height: 0)),
    ])
    #expect(drawn.elements("use").isEmpty)
  }

  @Test(arguments: [
    // Short names are as large as may be, long ones as fits, and very long ones are cut off.
    (2, "10", 2), (12, "7.639", 12), (20, "4.583", 20), (21, "4.583", 20), (99, "4.583", 20),
  ])
  func `a name is as large as fits, down to a size that one can read`(
    letters: Int, size: String, shown: Int
  ) {
    var markup = Markup()
    markup.addName(
      String(repeating: "m", count: letters), x: 50, y: 56, fitting: 55, most: 10, fill: "#123456")
    let text = String(repeating: "m", count: shown == letters ? shown : shown - 1)
    #expect(
      markup.text
        == "<text x=\"50\" y=\"56\" font-size=\"\(size)\" font-family=\"Helvetica, Arial, "
        + "&#39;Liberation Sans&#39;, sans-serif\" fill=\"#123456\" font-weight=\"700\" "
        + "text-anchor=\"middle\">\(text)\(shown == letters ? "" : "…")</text>\n")
  }

  @Test(arguments: [
    // A short statement is as large as may be; a long one is as broad as the screen allows.
    (8, 400.0, 155.4, 111.2, "20", "49"), (34, 240, 17, 228, "11.312", "45.959"),
    // A screen that is too narrow for words shows none.
    (8, 60, 0, 0, "", ""), (8, 61, 17, 49, "5.048", "43.767"),
  ])
  func `what a hand does is told at the top of the screen, in its middle`(
    letters: Int, width: Double, x: Double, across: Double, size: String, y: String
  ) {
    var markup = Markup()
    let text = String(repeating: "k", count: letters)
    markup.addBadge(text, in: Rect(x: 11, y: 11, width: width, height: 800))
    let middle = Markup.number(11 + width / 2)
    let words =
      "<rect x=\"\(Markup.number(x))\" y=\"25\" width=\"\(Markup.number(across))\" height=\"34\" "
      + "fill=\"#1d1f27\" rx=\"17\" fill-opacity=\"0.85\"/>\n<text x=\"\(middle)\" y=\"\(y)\" "
      + "font-size=\"\(size)\" font-family=\"Helvetica, Arial, &#39;Liberation Sans&#39;, "
      + "sans-serif\" fill=\"#ffffff\" text-anchor=\"middle\">\(text)</text>\n"
    #expect(markup.text == (size.isEmpty ? "" : words))
  }

  @Test func `a pile shows the edges of three pages at most, and a shadow under the first`() {
    func sheets(_ count: Int) -> String {
      var markup = Markup()
      SceneDrawing.addSheets(
        count, under: Rect(x: 0, y: 0, width: 30, height: 40), to: &markup)
      return markup.text
    }
    func sheet(_ away: Int, _ fill: String) -> String {
      let place = "<rect x=\"\(away)\" y=\"\(away)\" width=\"30\" height=\"40\""
      return "\(place) fill=\"\(fill)\"/>\n"
        + "\(place) fill=\"none\" stroke=\"#c9ced8\" stroke-width=\"0.5\"/>\n"
    }
    #expect(sheets(0) == "")
    #expect(sheets(1) == sheet(2, "#d9dde5"))
    #expect(sheets(2) == sheet(3, "#f3f4f7") + sheet(2, "#d9dde5"))
    let three = sheet(6, "#f3f4f7") + sheet(3, "#f3f4f7") + sheet(2, "#d9dde5")
    #expect(sheets(3) == three && sheets(4) == three)
  }

  @Test(arguments: [(0, 0), (1, 0), (2, 1), (9, 1)])
  func `a pile of several pages has their number, and a single page has none`(
    lifted: Int, numbers: Int
  ) {
    let place = Rect(x: 10, y: 5, width: 40, height: 50)
    let drawn = drawn([Scene.Cell(.page(PageID(2)), in: place, lifted: lifted)])
    let badges = drawn.elements("rect").filter { $0.attributes["rx"] == "9" }
    #expect(badges.count == numbers, "\(drawn.text)")
  }

  @Test func `the number of a pile is at its upper right corner`() {
    var markup = Markup()
    SceneDrawing.addNumber(7, on: Rect(x: 10, y: 20, width: 30, height: 40), to: &markup)
    #expect(
      markup.text
        == "<rect x=\"31\" y=\"11\" width=\"18\" height=\"18\" fill=\"#d6336c\" rx=\"9\"/>\n"
        + "<text x=\"40\" y=\"24\" font-size=\"11\" font-family=\"Helvetica, Arial, "
        + "&#39;Liberation Sans&#39;, sans-serif\" fill=\"#f3f4f7\" "
        + "text-anchor=\"middle\">7</text>\n")
  }

  @Test(
    arguments: [
      (1, "40", "100", nil), (2, "40", "100", "-1 0 0 1 40 0"),
      (3, "40", "100", "-1 0 0 -1 40 100"), (4, "40", "100", "1 0 0 -1 0 100"),
      (5, "100", "40", "0 1 1 0 0 0"), (6, "100", "40", "0 1 -1 0 40 0"),
      (7, "100", "40", "0 -1 -1 0 40 100"), (8, "100", "40", "0 -1 1 0 0 100"),
    ] as [(UInt8, String, String, String?)])
  func `an image fills its page, whichever way the camera was held`(
    held: UInt8, width: String, height: String, matrix: String?
  ) throws {
    let turn = matrix.map { " transform=\"matrix(\($0))\"" } ?? ""
    for isLittle in [false, true] {
      let image = try #require(PageImage(ImageTests.jpeg(30, 40, held: held, isLittle: isLittle)))
      var markup = Markup()
      image.draw(width: 40, into: &markup)
      // No program turns it once more.
      let upright = Base64.encoded(ImageTests.jpeg(30, 40, held: 1, isLittle: isLittle))
      #expect(
        markup.text
          == "<rect x=\"0\" y=\"0\" width=\"40\" height=\"100\" fill=\"#ffffff\"/>\n"
          + "<image width=\"\(width)\" height=\"\(height)\"\(turn) href=\"data:image/jpeg;base64,"
          + "\(String(decoding: upright, as: UTF8.self))\"/>\n")
    }
  }

  @Test(arguments: [Size(width: 100, height: 0), Size(width: 0, height: 100)])
  func `of a pane without an extent nothing is drawn, whatever is in it`(size: Size) {
    let pane = Scene.Pane(
      role: .thumbnails, frame: Rect(origin: .zero, size: size), axis: .horizontal,
      isCentered: true, offset: .zero,
      cells: [Scene.Cell(.page(PageID(1)), in: Rect(x: 10, y: 5, width: 40, height: 50))])
    let scene = Self.scene(of: pane, size: Size(width: 100, height: 80))
    var book = PictureBook(names: Names())
    var markup = Markup()
    SceneDrawing(scene: scene, number: 7).draw(&book, into: &markup)
    let screen =
      "<rect x=\"11\" y=\"11\" width=\"100\" height=\"80\" fill=\"#eceef2\" rx=\"34\"/>\n"
    #expect(
      markup.text
        == "<rect x=\"0\" y=\"0\" width=\"122\" height=\"102\" fill=\"#1d1f27\" rx=\"44\"/>\n"
        + "\(screen)<clipPath id=\"screen-7\">\n\(screen)</clipPath>\n"
        + "<g clip-path=\"url(#screen-7)\">\n</g>\n")
    #expect(book.entries.isEmpty)
  }
}
