import CollectionLayouts
import DualStrip
import DualStripScenarios
import DualStripTesting
import Foundation
import Testing

/// Images of pages: their sizes by their headers, and what becomes of those that are damaged.
@Suite struct ImageTests {
  /// A PNG as far as its header goes, and its end.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0]
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

  @Test func `a drawn image is turned by the picture, and not by who shows it`() throws {
    let image = PageImage(ImageTests.jpeg(30, 40, held: 6))
    let text = "scenario \"t\"\ndocument\n  pages 3 aspect 1.3333\nscript\n  settle\n"
    let drawn = DrawnMarkup(try RunDrawing(text, images: [image, nil]).svg(.at("start")))
    let found = try #require(drawn.elements("image").first)
    #expect(drawn.elements("image").count == 1)
    #expect(found.attributes["transform"] == "matrix(0 1 -1 0 133.33 0)")
    #expect(found.attributes["width"] == "100" && found.attributes["height"] == "133.33")
    let href = try #require(found.attributes["href"])
    let data = try #require(Data(base64Encoded: String(href.dropFirst(23))))
    #expect(href.hasPrefix("data:image/jpeg;base64,"))
    #expect(Array(data) == ImageTests.jpeg(30, 40, held: 1))
    // The damaged one has a cross, the third page is drawn as ever.
    let names = drawn.elements("symbol").count
    #expect(names == 3 && drawn.text.contains("p2") && drawn.text.contains("p3"))
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
    #expect(run.pageCount == 3)
    let viewer = try #require(run.viewer(at: .zero))
    #expect(viewer.pages.map { viewer.aspect(of: $0) } == [2, 0.75, 0.7071])
    guard case .invalid(let diagnostics) = Scenario.read(source) else {
      Issue.record("there is no folder")
      return
    }
    #expect(diagnostics.map { $0.code } == ["E0407"])
  }
}
