import CollectionLayouts
@testable import ScenarioPictures
import Testing
import DualStripScenarios

/// Pages without images look like scans.
@Suite struct PagePictureTests {
  private static let widths = [30.0, 42, 55.9, 56, 70.71, 100, 110, 110.1, 141.42, 500]

  @Test(arguments: widths)
  func `a picture stays on its page and is always the same`(_ width: Double) {
    for number in (0..<40).map(UInt64.init) + [.max] {
      let picture = PagePicture(page: number, width: width)
      #expect(picture.shapes == PagePicture(page: number, width: width).shapes)
      let ground = picture.shapes[0].paths[0]
      #expect(ground.contains(Point(x: 0, y: 100)), "paper covers the page")
      for corner in picture.shapes.flatMap({ $0.paths.joined() }) {
        let isOnPage = (-0.1...width + 0.1).contains(corner.x) && (0...100).contains(corner.y)
        #expect(isOnPage, "\(corner) of page \(number) is outside")
      }
      let stamp = picture.stamp(letters: Int(number % 30))
      #expect(stamp.minX >= 0 && stamp.maxX <= width && stamp.maxY <= 100)
      #expect((stamp.midX - width / 2).magnitude < 1e-9, "a narrow thumbnail shows the middle")
    }
  }

  @Test func `neighbors look different`() {
    for number in UInt64(0)..<60 {
      let (one, next) = (
        PagePicture(page: number, width: 70), PagePicture(page: number + 1, width: 70)
      )
      #expect(one.hue != next.hue)
      #expect(
        PagePicture.kind(of: number, width: 70) != PagePicture.kind(of: number + 1, width: 70))
    }
  }

  @Test(
    arguments: [
      (42.0, [PagePicture.Kind.receipt]), (55.9, [.receipt]),
      (56, [.letter, .notes, .form, .photo, .drawing]),
      (110, [.letter, .notes, .form, .photo, .drawing]),
      (110.1, [.slide, .photo, .drawing]),
    ])
  func `the shape of a page says what it may be`(_ width: Double, _ kinds: [PagePicture.Kind]) {
    #expect(Set((0..<12).map { PagePicture.kind(of: $0, width: width) }) == Set(kinds))
  }

  @Test func `items are landscapes that fill their squares`() {
    let picture = PagePicture(item: 7)
    #expect(picture.width == 100)
    #expect(picture.shapes.count == 5)
    #expect(
      picture.shapes[0].paths == [
        PagePicture.corners(of: Rect(x: 0, y: 0, width: 100, height: 100))
      ])
  }

  @Test(arguments: [("900", "10000"), ("0.001", "1")])
  func `a picture is at most a hundred times as long as it is broad`(
    aspect: String, width: String
  ) throws {
    let drawing = try RunDrawing(
      "scenario \"t\"\ndocument\n  pages 1 aspect \(aspect)\nscript\n  settle\n")
    let symbols = DrawnMarkup(try drawing.svg(.at("start"))).elements("symbol")
    #expect(symbols.map { $0.attributes["viewBox"] } == ["0 0 \(width) 100"])
  }

  @Test func `a letter is printed in lines of two widths`() throws {
    let number = try #require(
      (0..<12).map(UInt64.init).first { PagePicture.kind(of: $0, width: 70) == .letter })
    let printed = PagePicture(page: number, width: 70).shapes
      .filter { $0.ink == PagePicture.print }
    #expect(Set(printed.map(\.lineWidth)).count == 2)
  }

  @Test(arguments: [
    // A narrow device leaves room for its caption, and is in the middle.
    (200, "432", "translate(105 78)"), (358, "432", "translate(26 78)"),
    (360, "434", "translate(26 78)"), (600, "674", "translate(26 78)"),
  ])
  func `a picture is as wide as its device, or as its caption needs`(
    width: Int, whole: String, place: String
  ) throws {
    let drawing = try RunDrawing(
      """
      scenario "t"
      document
        pages 9 aspect 1
      device custom
        bounds \(width)pt x 300pt
      script
        wait 20ms
      """)
    let drawn = DrawnMarkup(try drawing.svg(.at("start")))
    let svg = try #require(drawn.elements("svg").first).attributes
    #expect(svg["width"] == whole && svg["height"] == "491", "\(svg)")
    let groups = drawn.elements("g").compactMap { $0.attributes["transform"] }
    #expect(groups.contains(place), "\(groups)")
    // The title, the time, and three lines below the device.
    let lines = drawn.elements("text").map { $0.attributes }.filter { $0["x"] == "26" }
    #expect(lines.map { $0["y"] } == ["38", "62", "428", "447", "466"], "\(drawn.text)")
  }

  @Test func `a receipt has its lines about its middle, and dashes from side to side`() {
    func line(_ from: Double, _ to: Double, _ y: Double) -> [Point] {
      [Point(x: from, y: y), Point(x: to, y: y)]
    }
    let picture = PagePicture(page: 0, width: 40.7)
    let shapes = picture.shapes
    #expect(shapes.count == 8)
    #expect(shapes.map(\.lineWidth) == [0, 3.4, 1, 1.4, 0.4, 0.4, 2.4, 0])
    let (print, dark) = (PagePicture.print, PagePicture.dark)
    #expect(shapes.map(\.ink) == [0xfbfaf6, picture.hue, print, print, print, print, dark, dark])
    #expect(shapes[1].paths == [line(11.3, 29.4, 9)])
    #expect(shapes[2].paths == [line(13.7, 27, 14), line(13.7, 27, 17)])
    for (shape, y) in [(4, 21.5), (5, 61.5)] {
      // In tenths: each is 18 long, and they begin 30 apart.
      let dashes = (0..<10).map { number -> [Point] in
        let start = 52 + 30 * Double(number)
        return line(start / 10, (start + 18) / 10, y)
      }
      #expect(shapes[shape].paths == dashes)
    }
    #expect(shapes[6].paths == [line(5.2, 14.3, 66), line(26.4, 35.5, 66)])
  }

  @Test func `a form has a title in a bar, ten boxes with words above them, and two to check`() {
    func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point] {
      [
        Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
        Point(x: left, y: bottom),
      ]
    }
    let picture = PagePicture(page: 2, width: 60.9)
    #expect(PagePicture.kind(of: 2, width: 60.9) == .form)
    let shapes = picture.shapes
    #expect(
      shapes[1]
        == PictureShape(
          ink: picture.hue, opacity: 0.85, lineWidth: 0, paths: [box(7.8, 8, 53.1, 16)]))
    #expect(
      shapes[2]
        == PictureShape(
          ink: 0xffffff, opacity: 1, lineWidth: 2,
          paths: [[Point(x: 10.4, y: 12), Point(x: 30.4, y: 12)]]))
    func paths(_ ink: UInt32, _ lineWidth: Double) -> [[Point]] {
      shapes.filter { $0.ink == ink && $0.lineWidth == lineWidth }.flatMap { $0.paths }
    }
    // In tenths, line by line.
    let tops = (0..<5).map { Double(24 + 10 * $0) }
    let boxes = tops.flatMap { top in
      let bottom = (top * 10 + 54) / 10
      return [box(7.8, top, 29.1, bottom), box(31.8, top, 53.1, bottom)]
    }
    #expect(paths(0xb6bdc9, 0.4) == boxes.map { $0 + $0.prefix(1) })
    let words = tops.flatMap { top in
      let y = (top * 10 - 18) / 10
      return [(7.8, 16.4), (31.8, 40.3)].map { [Point(x: $0.0, y: y), Point(x: $0.1, y: y)] }
    }
    #expect(paths(PagePicture.print, 1) == words)
    let checks = [box(7.8, 76, 10.8, 79), box(7.8, 81.5, 10.8, 84.5)]
    #expect(paths(PagePicture.dark, 0.5) == checks.map { $0 + $0.prefix(1) })
  }

  @Test(arguments: [
    // At least 1.6 times as broad as high, and then by the letters, of which 13 count.
    (70.0, 0, 12.8), (70, 1, 12.8), (70, 2, 14.88), (70, 11, 49.44), (100, 13, 57.12),
    (100, 14, 57.12), (100, 99, 57.12),
    // At most four fifths of the page.
    (70, 13, 56), (35, 0, 6.4), (35, 9, 20.88), (35, 13, 28),
  ])
  func `a stamp is as broad as its letters need, within its page`(
    width: Double, letters: Int, across: Double
  ) {
    let stamp = PagePicture(number: 1, width: width).stamp(letters: letters)
    let height = width < 70 ? 4.0 : 8
    #expect((stamp.size.width - across).magnitude < 1e-9)
    #expect((stamp.minX - (width - across) / 2).magnitude < 1e-9)
    #expect(stamp.minY == 97 - height && stamp.size.height == height)
  }
}
