import CollectionLayouts
import DualStrip
import DualStripScenarios
import DualStripTesting
import Foundation
import Testing

/// Images of pages: their sizes from their headers, and how damaged images are handled.
@Suite struct ImageTests {
  /// A PNG as far as its header goes, and its end.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 1]
      + Array("IDAT".utf8) + [7, 1, 2, 3, 4, 0, 0, 0, 0]
      + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
  }

  /// A JPEG as far as its header goes, held as a camera was, and its end.
  static func jpeg(_ width: UInt8, _ height: UInt8, held: UInt8?, isLittle: Bool = false) -> [UInt8]
  {
    func half(_ number: UInt8) -> [UInt8] { isLittle ? [number, 0] : [0, number] }
    func whole(_ number: UInt8) -> [UInt8] {
      isLittle ? [number, 0, 0, 0] : [0, 0, 0, number]
    }
    var exif: [UInt8] = []
    if let held {
      exif = Array("Exif".utf8) + [0, 0] + Array((isLittle ? "II" : "MM").utf8) + half(42)
      exif += whole(8) + half(1) + (isLittle ? [0x12, 1] : [1, 0x12]) + half(3) + whole(1)
      exif += half(held) + [0, 0]
      exif = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
    let tables: [UInt8] = [0xFF, 0xC4, 0, 4, 9, 9]
    return [0xFF, 0xD8] + exif + tables + frame + [0xFF, 0xDA, 0, 2, 7, 7, 0xFF, 0xD9]
  }

  @Test func `a size is that of the header, as the camera was held`() {
    #expect(PageImage(ImageTests.png(30, 40))?.size == Size(width: 30, height: 40))
    for isLittle in [false, true] {
      for held in UInt8(1)...8 {
        let image = PageImage(ImageTests.jpeg(30, 40, held: held, isLittle: isLittle))
        let wanted = held > 4 ? Size(width: 40, height: 30) : Size(width: 30, height: 40)
        #expect(image?.size == wanted && image?.kind == .jpeg)
      }
    }
    #expect(PageImage(ImageTests.jpeg(30, 40, held: nil))?.aspect == 0.75)
    #expect(PageImage(ImageTests.jpeg(30, 40, held: 9))?.aspect == 0.75)
    // Another program's notes (XMP) have the same kind of segment, and may come first.
    let notes: [UInt8] = [0xFF, 0xE1, 0, 12] + Array("http://n\0x".utf8)
    var noted = ImageTests.jpeg(30, 40, held: 6)
    noted.insert(contentsOf: notes, at: 2)
    #expect(PageImage(noted)?.size == Size(width: 40, height: 30))
  }

  @Test func `what breaks off anywhere, or has a wrong byte, is no image or has some size`() {
    for whole in [ImageTests.png(30, 40), ImageTests.jpeg(30, 40, held: 6, isLittle: true)] {
      #expect(PageImage(whole: whole) != nil)
      for count in 0..<whole.count {
        #expect(PageImage(whole: Array(whole[..<count])) == nil, "\(count) bytes")
        var odd = whole
        for byte in [UInt8(0), 0x7F, 0xFF] {
          odd[count] = byte
          if let size = PageImage(odd)?.size { #expect(size.width > 0 && size.height > 0) }
        }
      }
    }
    #expect(PageImage([]) == nil && PageImage(ImageTests.png(0, 40)) == nil)
  }

  /// Where cameras say that the first row and the first column of the image are to be seen (Exif 2.32, 4.6.4).
  @Test(arguments: [
    (1, "top", "left"), (2, "top", "right"), (3, "bottom", "right"), (4, "bottom", "left"),
    (5, "left", "top"), (6, "right", "top"), (7, "right", "bottom"), (8, "left", "bottom"),
  ])
  func `a drawn image is turned by the picture, and not by who shows it`(
    _ held: UInt8, _ firstRow: String, _ firstColumn: String
  ) throws {
    let bytes = ImageTests.jpeg(30, 40, held: held)
    let text = "scenario \"t\"\ndocument\n  pages 3 aspect 1.3333\nscript\n  settle\n"
    let drawing = try RunDrawing(text, images: 2)
    let picture = try drawing.svg(.at("start")) { $0.name == "0" ? PageImage(bytes) : nil }
    let drawn = DrawnMarkup(picture)
    let found = try #require(drawn.elements("image").first?.attributes)
    #expect(drawn.elements("image").count == 1)
    let turn = found["transform"].map { $0.dropFirst(7).dropLast().split(separator: " ") } ?? []
    let m = turn.isEmpty ? [1, 0, 0, 1, 0, 0] : turn.compactMap { Double($0) }
    let sides = ["width", "height"].compactMap { found[$0].flatMap(Double.init) }
    try #require(m.count == 6 && sides.count == 2)
    func seen(_ x: Double, _ y: Double) -> [Double] {
      [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
    }
    let edges = ["left": (0, 0.0), "top": (1, 0), "right": (0, 133.33), "bottom": (1, 100)]
    let (row, column) = (try #require(edges[firstRow]), try #require(edges[firstColumn]))
    for part in [0, 0.3, 1] {
      #expect(abs(seen(sides[0] * part, 0)[row.0] - row.1) < 0.01)
      #expect(abs(seen(0, sides[1] * part)[column.0] - column.1) < 0.01)
    }
    let href = try #require(found["href"])
    let data = try #require(Data(base64Encoded: String(href.dropFirst(23))))
    #expect(href.hasPrefix("data:image/jpeg;base64,"))
    #expect(Array(data) == ImageTests.jpeg(30, 40, held: 1))
    // The damaged one has a cross, the third page is drawn as ever.
    #expect(drawn.elements("symbol").count == 3)
    #expect(drawn.text.contains("p2") && drawn.text.contains("p3"))
  }

  @Test func `only the images of pages that are seen are asked for`() throws {
    let text = "scenario \"t\"\ndocument\n  pages 90 aspect 1\nscript\n  settle\n"
    let drawing = try RunDrawing(text, images: 90)
    var asked: [String] = []
    _ = try drawing.svg(.at("start")) { image in
      asked.append(image.name)
      return nil
    }
    #expect(asked.count < 12 && Set(asked).count == asked.count && asked.contains("0"))
  }

  @Test func `a document of images has their pages, and a damaged one is told of`() throws {
    let text =
      "scenario \"i\"\ndocument\n  page cover aspect 2\n  images \"scans\"\nscript\n  settle\n"
    let source = SourceText(name: "i.scenario", text: text)
    let files = [
      ImageFile(name: "1.png", size: Size(width: 3, height: 4)),
      ImageFile(name: "2.png", size: nil),
    ]
    let reading = Scenario.read(source, images: { $0 == "scans" ? files : [] })
    guard case .valid(let scenario) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(scenario.warnings.map { $0.code } == ["W0108"])
    let run = scenario.run()
    #expect(run.imageReferences.values.map { $0.name }.sorted() == ["1.png", "2.png"])
    let viewer = try #require(run.viewer(at: .zero))
    #expect(viewer.pages.map { viewer.aspect(of: $0) } == [2, 0.75, 0.7071])
    guard case .invalid(let diagnostics) = Scenario.read(source) else {
      Issue.record("there is no folder")
      return
    }
    #expect(diagnostics.map { $0.code } == ["E0407"])
  }

  @Test func `a marker of a JPEG may come after more than one byte of 0xFF`() {
    var bytes = ImageTests.jpeg(30, 40, held: nil)
    bytes.insert(0xFF, at: 2)
    #expect(PageImage(whole: bytes)?.size == Size(width: 30, height: 40))
  }

  @Test func `the orientation is found among other notes of the camera`() {
    var bytes = ImageTests.jpeg(30, 40, held: 6)
    // The maker's name comes before it.
    bytes[5] += 12
    bytes[21] = 2
    bytes.insert(contentsOf: [0x01, 0x0F, 0, 2, 0, 0, 0, 4] + Array("Ace\0".utf8), at: 22)
    #expect(PageImage(bytes)?.size == Size(width: 40, height: 30))
  }

  @Test func `a PNG without image data is not whole`() {
    var bytes = ImageTests.png(30, 40)
    bytes.removeSubrange(33..<46)
    #expect(PageImage(bytes) != nil && PageImage(whole: bytes) == nil)
  }

  @Test(arguments: [0xC4, 0xC8, 0xCC] as [UInt8])
  func `three numbers among those of frames are none`(kind: UInt8) {
    var bytes = ImageTests.jpeg(30, 40, held: nil)
    bytes.insert(contentsOf: [0xFF, kind, 0, 9, 8, 0, 1, 0, 1, 1, 1], at: 2)
    #expect(PageImage(bytes)?.size == Size(width: 30, height: 40))
  }

  @Test func `a side of an image is from 1 to the greatest number of 31 bits`() {
    for side in [16, 20] {
      var bytes = ImageTests.png(30, 40)
      bytes.replaceSubrange(side..<side + 4, with: [0x7F, 0xFF, 0xFF, 0xFF])
      let size = PageImage(bytes)?.size
      #expect((side == 16 ? size?.width : size?.height) == 2_147_483_647)
      bytes.replaceSubrange(side..<side + 4, with: [0x80, 0, 0, 0])
      #expect(PageImage(bytes) == nil)
      bytes.replaceSubrange(side..<side + 4, with: [0, 0, 0, 1])
      #expect(PageImage(bytes) != nil)
      bytes[side + 3] = 0
      #expect(PageImage(bytes) == nil, "no side may be 0")
    }
    #expect(PageImage(ImageTests.jpeg(0, 40, held: nil)) == nil)
    #expect(PageImage(ImageTests.jpeg(30, 0, held: nil)) == nil)
  }

  @Test func `a segment of a JPEG has at least its length, and none counts after the scan`() {
    var bytes = ImageTests.jpeg(30, 40, held: nil)
    bytes.insert(contentsOf: [0xFF, 0xE0, 0, 2], at: 2)
    #expect(PageImage(bytes)?.size == Size(width: 30, height: 40))
    bytes[5] = 1
    #expect(PageImage(bytes) == nil)
    // A frame behind the start of the scan is image data.
    let late: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 9, 8, 0, 4, 0, 3, 1, 1]
    #expect(PageImage(late) == nil)
  }

  @Test func `the end of a picture within the header is not that of the file`() {
    var bytes = ImageTests.jpeg(30, 40, held: nil)
    bytes.insert(contentsOf: [0xFF, 0xE2, 0, 4, 0xFF, 0xD9], at: 2)
    #expect(PageImage(whole: bytes) != nil)
    bytes.removeLast(2)
    #expect(PageImage(bytes) != nil && PageImage(whole: bytes) == nil)
  }
}
