import CollectionLayouts
import DualStrip
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// What a player gets of frames, byte by byte, and the pictures that they refer to.
@Suite struct FrameBytesTests {
  private static let cell = Scene.Cell(
    .item(ItemID(7)), in: Rect(x: -1, y: 0, width: 1, height: 1), alpha: 0.5, rotation: -0.01,
    angle: 90, isSelected: true, lifted: 3)

  private static func scene(_ cells: [Scene.Cell]) -> Scene {
    Scene(
      time: .zero, size: Size(width: 1, height: 2),
      panes: [
        Scene.Pane(
          role: .collection, frame: Rect(x: 0, y: 0, width: 1, height: 2), axis: .vertical,
          offset: .zero, cells: cells)
      ], state: .collection(Scene.Collection(layout: "rows", progress: nil, change: nil)))
  }

  @Test func `a frame is written as its format says, and equal ones are counted`() {
    var frames = FrameBytes()
    var book = PictureBook(names: Names())
    for _ in 0..<3 { frames.append(Self.scene([Self.cell]), layouts: ["rows"], &book) }
    #expect(frames.count == 3)
    // The numbers 0, 1, 4, 5 and 15 of the state: 100, 200, 100, 200 and the first layout.
    let state: [UInt8] = [179, 128, 2, 200, 1, 144, 3, 200, 1, 144, 3, 2]
    // One cell, which shows the first picture. All its numbers but the shift and the y are there:
    // -100, 100, 100, 500, -100, 1, 9000 and 4.
    let cell: [UInt8] = [
      1, 231, 15, 199, 1, 200, 1, 200, 1, 232, 7, 199, 1, 2, 208, 140, 1, 8,
    ]
    #expect(frames.finished == state + cell + [2])
    // An empty pane: nothing of the state differs.
    frames.append(Self.scene([]), layouts: ["rows"], &book)
    #expect(frames.finished == state + cell + [2, 0, 0, 0])
  }

  @Test(
    arguments: [
      (0.49, 0), (0.5, 1), (-0.5, 0), (-0.51, -1), (1e300, 1_000_000_000_000_000),
      (-1e300, -1_000_000_000_000_000),
    ] as [(Double, Int64)]) func `a number is the nearest whole one, within bounds`(
      number: Double, whole: Int64
    )
  {
    #expect(FrameBytes.whole(number) == whole)
  }

  @Test(arguments: [60, 59.94, 120, 1, 144] as [Double])
  func `a moment is on the first frame that is not before it`(rate: Double) {
    let clock = FrameClock(rate: rate, last: 9)
    for number in 0...8 {
      let time = Time.frame(number, perSecond: rate)
      #expect(clock.frame(at: time) == number)
      #expect(clock.frame(at: Time(ticks: time.ticks + 1)) == number + 1)
    }
    #expect(clock.frame(at: .seconds(3600)) == 9)
    #expect(FrameClock(rate: rate, last: 0).frame(at: .seconds(5)) == 0)
  }

  @Test func `a thing has a picture for each of its aspects, and of its names`() {
    func cell(_ thing: Scene.Thing, _ aspect: Double) -> Scene.Cell {
      Scene.Cell(
        thing: thing, aspect: aspect, frame: .zero, window: .zero, shift: .zero, alpha: 1,
        rotation: 0)
    }
    let (page, part) = (Scene.Thing.page(PageID(1)), Scene.Thing.part("header a"))
    let image = ImageReference(folder: "scans", name: "1.png")
    var book = PictureBook(names: Names(chosen: [1: "one"]), images: [1: image])
    // A page that is only mentioned has a number without a picture.
    #expect(book.number(of: page) == 0)
    #expect(book.number(of: cell(page, 2)) == 1)
    #expect(book.number(of: page) == 1)
    #expect(book.number(of: cell(page, 0.5)) == 2)
    #expect(book.number(of: cell(part, 1)) == 3)
    #expect(book.number(of: cell(page, 2)) == 1 && book.number(of: page) == 1)
    // In another run the page is called otherwise, and has no image.
    book.use(Names(chosen: [1: "other"]), [:])
    #expect(book.number(of: cell(page, 2)) == 4)
    book.use(Names(chosen: [1: "one"]), [1: image])
    #expect(book.number(of: cell(page, 2)) == 1)
    #expect(book.entries.map { $0.name } == ["one", "one", "one", "header a", "other"])
    #expect(book.entries.map { $0.image != nil } == [true, true, true, false, false])
    var markup = Markup()
    var asked: [String] = []
    book.addDefinitions(to: &markup) {
      asked.append($0.name)
      return nil
    }
    let symbols = DrawnMarkup(markup.bytes).elements("symbol")
    #expect(symbols.map { $0.attributes["id"] } == ["picture-1", "picture-2", "picture-4"])
    let boxes = symbols.map { $0.attributes["viewBox"] }
    #expect(boxes == ["0 0 200 100", "0 0 50 100", "0 0 200 100"])
    #expect(asked == ["1.png", "1.png"])
  }
}
