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
}
