import CollectionLayouts
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// What moves in a picture, as a style says it.
@Suite struct TrackTests {
  private func written(_ attributes: Markup.Attributes) -> String {
    var markup = Markup()
    markup.add("g", attributes)
    return markup.text
  }

  @Test func `a hidden item keeps its last place until just before it reappears`() {
    let filled = Track.filled([nil, 1, nil, nil, 2, nil])
    #expect(filled.map { $0.value } == [1, 1, 1, 2, 2, 2])
    #expect(filled.map { $0.isShown } == [false, true, false, false, true, false])
    #expect(Track.filled([nil, nil] as [Int?]).isEmpty)
  }

  @Test func `a place that moves evenly has two keyframes, from its first frame on`() {
    let places = [0.0, 5, 10].map { Rect(x: $0, y: 20, width: 30, height: 40) }
    let track = Track(from: 2, places: places)
    #expect(track.keys == [0, 2])
    #expect(
      track.keyframes("k1", at: [0, 20, 40, 60, 80])
        == "@keyframes k1{0%,40%{x:0px;y:20px;width:30px;height:40px}"
        + "80%,100%{x:10px;y:20px;width:30px;height:40px}}\n.k1{animation-name:k1}\n")
    // Before its first frame it is as there, and so after its last.
    for (frame, x) in [(0, 0), (2, 0), (3, 5), (4, 10), (9, 10)] {
      let text = "<g x=\"\(x)\" y=\"20\" width=\"30\" height=\"40\"/>\n"
      #expect(written(track.attributes(frame)) == text, "frame \(frame)")
    }
  }

  @Test func `a motion says what changes, and large numbers with fewer decimals`() {
    let track = Track(motions: [
      .init(place: Point(x: 1.5, y: 2)),
      .init(place: Point(x: 12.346, y: -9.9994), angle: 90, scale: 0.5, opacity: 0.25),
    ])
    #expect(
      track.keyframes("k", at: [0, 50])
        == "@keyframes k{0%{transform:translate(1.5px,2px) rotate(0deg) scale(1);opacity:1}"
        + "50%,100%{transform:translate(12.35px,-9.999px) rotate(90deg) scale(0.5);"
        + "opacity:0.25}}\n.k{animation-name:k}\n")
    #expect(
      written(track.attributes(1))
        == "<g transform=\"translate(12.35 -9.999) rotate(90) scale(0.5)\" opacity=\"0.25\"/>\n")
    let plain = Track(motions: [
      .init(place: Point(x: 1, y: 2)), .init(place: Point(x: 30, y: -12.346)),
    ])
    #expect(written(plain.attributes(0)) == "<g transform=\"translate(1 2)\"/>\n")
    #expect(
      plain.keyframes("k", at: [0, 100])
        == "@keyframes k{0%{transform:translate(1px,2px)}"
        + "100%,100%{transform:translate(30px,-12.35px)}}\n.k{animation-name:k}\n")
  }

  /// Of each number a change that nobody sees, and one that is hardly beyond the border.
  private static let borders: [(within: Track.Motion, beyond: Track.Motion)] = [
    (.init(place: Point(x: 0.2985, y: 0)), .init(place: Point(x: 0.3015, y: 0))),
    (.init(place: Point(x: 0, y: -0.2985)), .init(place: Point(x: 0, y: -0.3015))),
    (.init(angle: 0.398), .init(angle: 0.402)),
    (.init(scale: 1.00199), .init(scale: 1.00201)),
    (.init(opacity: 0.9801), .init(opacity: 0.9799)),
  ]

  @Test(arguments: borders.indices) func `a change that nobody sees is none`(number: Int) {
    let (within, beyond) = Self.borders[number]
    #expect(Track(motions: [.init(), within]).isConstant)
    #expect(Track(motions: [.init(), beyond]).keys == [0, 1])
    // The same in the middle of a rest.
    #expect(Track(motions: [.init(), .init(), beyond, .init(), .init()]).keys.contains(2))
  }

  @Test func `each side of a rectangle may be three tenths of a point off`() {
    let base = Rect(x: 0, y: 0, width: 9, height: 9)
    for side in 0..<4 {
      func moved(_ way: Double) -> Rect {
        Rect(
          x: side == 0 ? way : 0, y: side == 1 ? way : 0, width: side == 2 ? 9 + way : 9,
          height: side == 3 ? 9 + way : 9)
      }
      #expect(Track(places: [base, moved(0.2985)]).isConstant, "side \(side)")
      #expect(!Track(places: [base, moved(0.3015)]).isConstant, "side \(side)")
    }
  }

  private func cell(
    _ thing: Scene.Thing = .page(PageID(1)), x: Double = 10, isSelected: Bool = false,
    lifted: Int? = nil
  ) -> Scene.Cell {
    let window = Rect(x: x, y: 20, width: 100, height: 50)
    return Scene.Cell(
      thing, in: window, shift: Point(x: 3, y: 0), rotation: Double.pi / 2, isSelected: isSelected,
      lifted: lifted)
  }

  @Test func `a cell is invisible before its first frame, in a gap and after its last frame`() {
    var animated = AnimatedCell(cell(), picture: 0, from: 2)
    animated.show(cell(), isActive: true, at: 2)
    animated.show(cell(x: 30), isActive: false, at: 4)
    let center = animated.center(of: 6)
    #expect(center.start == 1)
    #expect(center.values.map { $0[4] } == [0, 1, 0, 1, 0])
    #expect(center.values.map { $0[0] } == [60, 60, 80, 80, 80])
    #expect(center.values.allSatisfy { $0[1] == 45 && ($0[2] - 90).magnitude < 1e-9 })
    // It is there to the end of five frames.
    #expect(animated.center(of: 5).values.map { $0[4] } == [0, 1, 0, 1])
    #expect(animated.active.values.map { $0[4] } == [1, 0, 0] && animated.active.start == 2)
    var first = AnimatedCell(cell(), picture: 0, from: 0)
    first.show(cell(), isActive: false, at: 0)
    #expect(first.center(of: 2).start == 0)
    #expect(first.center(of: 2).values.map { $0[4] } == [1, 0])
  }

  @Test func `a picture is shifted in its window, and a part begins at the corner`() {
    var page = AnimatedCell(cell(), picture: 0, from: 0)
    page.show(cell(), isActive: false, at: 0)
    // The window is 100 points wide, so the square picture is as high.
    #expect(page.content.values == [[3, 0, 0, 1, 1]])
    #expect(page.window.values == [[-50, -25, 100, 50]])
    #expect(page.size == Size(width: 100, height: 50))
    var part = AnimatedCell(cell(.part("header a")), picture: 0, from: 0)
    part.show(cell(.part("header a")), isActive: false, at: 0)
    #expect(part.content.values == [[-50, -25, 0, 1, 1]])
  }

  @Test func `a pile is marked while there is one, and with its greatest number`() {
    var animated = AnimatedCell(cell(lifted: 0), picture: 0, from: 0)
    for (frame, lifted) in [0, 3, 2].enumerated() {
      animated.show(cell(isSelected: frame == 1, lifted: lifted), isActive: false, at: frame)
    }
    #expect(animated.isLifted && animated.pile == 3)
    #expect(animated.lifted.values.map { $0[4] } == [0, 1, 1])
    #expect(animated.selected.values.map { $0[4] } == [0, 1, 0])
    #expect(animated.selected.values.allSatisfy { Array($0.prefix(2)) == [41, 16] })
    #expect(animated.active.isNothing && !animated.lifted.isNothing && !animated.window.isNothing)
  }
}
