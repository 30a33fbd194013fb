import CollectionLayouts
import DualStrip
import DualStripScenarios
import DualStripTesting
import Foundation
@testable import ScenarioPictures
import TestSupport
import Testing

/// Moving pictures: they show what the model shows, within what they may leave out.
@Suite struct AnimationTests {
  /// A random walk with rests, leaps and straight parts.
  private static func walk(_ seed: UInt64) -> [Point] {
    var random = SeededNumbers(seed: seed)
    var (place, speed) = (Point.zero, Point.zero)
    return (0..<120).map { frame in
      if random.chance(0.1) {
        speed = Point(x: random.number(in: -9...9), y: random.chance(0.5) ? 0 : 3)
      }
      if random.chance(0.02) { place = Point(x: 300, y: -20) }
      place = place + speed
      return place
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `between the moments that are kept, all others are where they were`(seed: UInt64) {
    let walk = AnimationTests.walk(seed)
    let track = Track(motions: walk.map { .init(place: $0) })
    let keys = track.keys
    #expect(keys.first == 0 && keys.last == walk.count - 1 && keys.count < walk.count)
    for (from, to) in zip(keys, keys.dropFirst()) {
      for frame in from...to {
        let share = Double(frame - from) / Double(to - from)
        let shown = walk[from].blended(toward: walk[to], by: share)
        let off = shown - walk[frame]
        #expect(max(off.x.magnitude, off.y.magnitude) < 0.31, "seed \(seed), frame \(frame)")
      }
    }
  }

  @Test func `a page that turns left of upright does not go round`() {
    let track = Track(motions: [0, 358, 355, 2].map { .init(angle: $0) })
    #expect(track.values.map { $0[2] } == [0, -2, -5, 2])
  }

  @Test func `what stands still has no keyframes`() {
    let track = Track(places: Array(repeating: Rect(x: 1, y: 2, width: 3, height: 4), count: 9))
    #expect(track.isConstant)
    #expect(Track(motions: [.init(), .init(opacity: 0.5)]).keys == [0, 1])
  }

  private static let carried = """
    scenario "Carried"
    document
      pages 12 aspect 0.7
    script
      select p1 to p2
      lift p2 as held
      carry held to p4 over 400ms
      drop held
      settle within 2s
      turn p4 by 1
      settle within 2s
      expect active == p9
    """

  private static let switched = """
    scenario "A switch"
    collection
      section a items 12
      section b items 25
    layouts
      tall list item 180pt x 80pt
      wall quilt block 100pt x 100pt
    script
      layout wall over 300ms as turn
      settle within 2s
      flick forward 900pt/s
      settle within 2s
    """

  @Test func `each motion has its keyframes, and none is left over`() throws {
    for text in [
      AnimationTests.carried,
      AnimationTests.switched,
    ] {
      let picture = try RunDrawing(text).animation()
      let drawn = DrawnMarkup(picture)
      #expect(drawn.fault == nil)
      let used = Set(
        drawn.elements.compactMap { $0.attributes["class"] }.map { $0.dropFirst(2) })
      let style = String(decoding: picture, as: UTF8.self)
      let named = style.matches(of: /@keyframes (k[0-9]+)/).map { $0.output.1 }
      #expect(Set(named) == used && named.count == used.count && used.count > 5)
      #expect(style.contains("prefers-reduced-motion: reduce"))
    }
  }

  @Test func `a pile, a finger, the statements and the failure are shown`() throws {
    let drawn = DrawnMarkup(try RunDrawing(AnimationTests.carried).animation())
    #expect(drawn.elements.contains { $0.name == "rect" && $0.attributes["rx"] == "9" })
    #expect(drawn.text.contains("carry held to p4 over 400ms"))
    #expect(drawn.text.contains("✗ expect active == p9"))
    #expect(!drawn.text.contains("settle"))
    #expect(drawn.elements.filter { $0.name == "circle" && $0.attributes["r"] == "25" }.count == 1)
  }

  @Test(arguments: [
    "Collections/sections-come-and-go", "Others/MagazineLayout/every-kind-of-change",
    "Others/MagazineLayout/reloaded-section",
  ])
  func `two headers of one name are two cells`(name: String) throws {
    let found = try Scenarios.in("Scenarios/\(name).scenario", variants: 1)
    for run in found where run.variant != nil {
      let scenario = try #require(run.scenario)
      let drawing = RunDrawing(scenario.run(try #require(run.variant)))
      #expect(DrawnMarkup(try drawing.animation()).fault == nil)
    }
    #expect(found.contains { $0.variant != nil })
  }

  @Test func `a long statement and many failures fit below the device`() throws {
    let text = """
      scenario "Many"
      document
        pages 3 aspect 1
      script
        drag preview forward 100pt over 100ms
        expect active == p2 and active == p2 and active == p2 and active == p2 and active == p3
        expect active == p3
        settle within 2s
      """
    let drawn = DrawnMarkup(try RunDrawing(text).animation())
    #expect(
      drawn.text.contains(
        "✗ expect active == p2 and active == p2 and active == … +1 more"))
  }

  @Test func `a finger that is down from the start is in its pane`() throws {
    let text = """
      scenario "At once"
      document
        pages 3 aspect 1
      script
        touch down preview
        touch move -100pt
        wait 100ms
      """
    let svg = String(decoding: try RunDrawing(text).animation(), as: UTF8.self)
    // The middle of the preview is at 196.5 points; it goes half its way to either side.
    #expect(svg.contains("<g transform=\"translate(146.5 376)\">"))
  }

  @Test func `a run that is too long is refused, with what to do instead`() throws {
    let text = "scenario \"Long\"\ndocument\n  pages 2 aspect 1\nscript\n  wait 21s"
    let fault = #expect(throws: RunDrawing.Fault.self) { try RunDrawing(text).animation() }
    #expect(fault?.description.contains("20 s at most: `dualstrip play`") == true)
  }

  @Test func `a finger on a vertical pane goes up`() {
    var configuration = DualStripViewer.Configuration()
    configuration.previewAxis = .vertical
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1), Page(id: 2, aspect: 1)],
      bounds: Size(width: 400, height: 800), configuration: configuration)
    let scene = Scene(.strips(viewer), names: Names())
    var fingers = FingerPlaces()
    fingers.take(.down(.preview), in: scene)
    fingers.take(.movedAlong(-100), in: scene)
    fingers.addScene(at: .zero)
    #expect(fingers.places == [scene.panes[0].frame.center + Point(x: 0, y: -100)])
  }

  @Test func `of two keys the later one is shown, and of a long wheel as much as fits`() throws {
    let drawing = try RunDrawing(
      """
      scenario "Keys"
      document
        pages 9 aspect 0.7
      script
        key right
        at 100ms key left
        at 2s wheel preview 100pt over 200ms tail 300ms phases
        settle within 4s
      """)
    let text = DrawnMarkup(try drawing.svg(.at("200ms"))).text
    #expect(text.contains("key left") && !text.contains("key right"), "\(text)")
    #expect(drawing.run.badges.last?.text.count == 34)
  }

  @Test func `without motion a run stands where it fails first, on whichever line it is`() throws {
    func still(_ more: [String]) throws -> [String] {
      let head = ["scenario \"Fails\"", "document", "  pages 9 aspect 0.7", "script"]
      let lines =
        head + ["  focus p6 animated"] + more + ["  expect active == p9", "  settle within 2s"]
      let drawn = DrawnMarkup(try RunDrawing(lines.joined(separator: "\n")).animation())
      return drawn.elements.filter { $0.attributes["class"]?.hasPrefix("m ") == true }
        .compactMap { $0.attributes["transform"] }.filter { $0 != "translate(0 0)" }
    }
    let (one, two) = (
      try still([]), try still(["  expect eventually active == p9 within 200ms"])
    )
    #expect(one == two && one.count > 5, "\(one)")
  }

  @Test func `the middle of a vertical strip is a line across it`() throws {
    let text = """
      scenario "Side"
      document
        pages 3 aspect 1
      viewer
        strip-axis vertical
      script
        wait 100ms
      """
    let drawn = DrawnMarkup(try RunDrawing(text).animation())
    let lines = drawn.elements("rect").filter { $0.attributes["fill-opacity"] == "0.5" }
    #expect(lines.contains { $0.attributes["height"] == "1" }, "\(lines)")
  }
}
