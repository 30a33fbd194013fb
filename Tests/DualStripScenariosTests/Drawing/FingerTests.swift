import CollectionGallery
import CollectionLayouts
import DualStrip
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// Where pictures show a finger.
@Suite struct FingerTests {
  private let scene = Scene(
    .strips(
      DualStripViewer(
        pages: [Page(id: 1, aspect: 1), Page(id: 2, aspect: 1)],
        bounds: Size(width: 400, height: 800))), names: Names())

  /// A point of the strip, as a point of the viewer.
  private func inStrip(_ x: Double, _ y: Double) -> Point {
    scene.panes[1].frame.origin + Point(x: x, y: y)
  }

  @Test func `a tap is shown for 200 ms`() {
    var fingers = FingerPlaces()
    fingers.take(.tapped(Point(x: 10, y: 20)), in: scene)
    for time in [0, 199, 200] { fingers.addScene(at: .milliseconds(time)) }
    #expect(fingers.places == [inStrip(10, 20), inStrip(10, 20), nil])
    #expect(fingers.starts == [0])
  }

  @Test func `a tap or a lift where another finger is shown is a touch of its own`() {
    var fingers = FingerPlaces()
    fingers.take(.down(.preview), in: scene)
    fingers.addScene(at: .zero)
    fingers.take(.tapped(Point(x: 10, y: 20)), in: scene)
    fingers.addScene(at: .milliseconds(10))
    fingers.take(.placed(Point(x: 30, y: 40)), in: scene)
    // The tap would have ended long ago.
    fingers.addScene(at: .milliseconds(900))
    #expect(fingers.places == [scene.panes[0].frame.center, inStrip(10, 20), inStrip(30, 40)])
    #expect(fingers.starts == [0, 1, 2])
  }

  @Test func `a hand that carries is one touch until it drops`() {
    var fingers = FingerPlaces()
    for (number, x) in [10.0, 50].enumerated() {
      fingers.take(.placed(Point(x: x, y: 20)), in: scene)
      fingers.addScene(at: .milliseconds(number * 10))
    }
    fingers.take(.up, in: scene)
    // Without a finger nothing moves.
    fingers.take(.movedAlong(7), in: scene)
    fingers.addScene(at: .milliseconds(20))
    #expect(fingers.places == [inStrip(10, 20), inStrip(50, 20), nil])
    #expect(fingers.starts == [0])
  }

  @Test func `the middle of a drag is in the middle of its pane`() {
    var fingers = FingerPlaces()
    fingers.take(.down(.preview), in: scene)
    for time in [0, 10] {
      fingers.take(.movedAlong(-100), in: scene)
      fingers.addScene(at: .milliseconds(time))
    }
    fingers.take(.up, in: scene)
    fingers.addScene(at: .milliseconds(20))
    let middle = scene.panes[0].frame.center
    #expect(fingers.places == [middle, middle - Point(x: 100, y: 0), nil])
    // A second drag leaves the first one where it is.
    fingers.take(.down(.preview), in: scene)
    fingers.take(.movedAlong(40), in: scene)
    fingers.addScene(at: .milliseconds(30))
    fingers.settle()
    fingers.settle()
    fingers.addScene(at: .milliseconds(40))
    let later = middle + Point(x: 20, y: 0)
    #expect(fingers.places == [middle, middle - Point(x: 100, y: 0), nil, later, later])
    #expect(fingers.starts == [0, 3])
  }

  @Test func `a finger on no pane moves both ways, from the corner`() {
    var fingers = FingerPlaces()
    fingers.take(.down(.collection), in: scene)
    fingers.take(.moved(Point(x: 4, y: -6)), in: scene)
    fingers.addScene(at: .zero)
    fingers.take(.up, in: scene)
    #expect(fingers.places == [Point(x: 2, y: -3)])
  }

  @Test func `a trail has the places of 40, 80 and 120 ms ago, within its own touch`() {
    var fingers = FingerPlaces()
    fingers.addScene(at: .zero)
    for number in 1...5 {
      fingers.take(.placed(Point(x: Double(number), y: 0)), in: scene)
      fingers.addScene(at: .milliseconds(number * 20))
    }
    #expect(fingers.trail(inScene: 5) == [5.0, 3, 1, 1].map { inStrip($0, 0) })
    #expect(fingers.trail(inScene: 2) == [2.0, 1, 1, 1].map { inStrip($0, 0) })
    #expect(fingers.trail(inScene: 0).isEmpty && fingers.trail(inScene: 6).isEmpty)
  }

  private func words(_ act: FingerAct?) -> String {
    switch act {
    case .down(let role): return "down \(role)"
    case .movedAlong(let distance): return "along \(distance)"
    case .moved(let way): return "moved \(way)"
    case .placed(let point): return "placed \(point)"
    case .tapped(let point): return "tapped \(point)"
    case .up: return "up"
    case nil: return ""
    }
  }

  private func words(_ touch: ReplayInput.Touch?) -> String {
    switch touch {
    case .began(let pane): return "began \(pane)"
    case .ended: return "ended"
    case nil: return ""
    }
  }

  private static let point = Point(x: 1, y: 2)
  private static let inputs: [(input: ReplayInput, act: String, touch: String)] = [
    (.strips(.touchBegan(.preview)), "down preview", "began preview"),
    (.strips(.touchBegan(.thumbnails)), "down thumbnails", "began thumbnails"),
    (.strips(.dragMoved(.preview, by: -3)), "along -3.0", ""),
    (.strips(.touchEnded(.preview, velocity: 9)), "up", "ended"),
    (.strips(.touchCancelled(.thumbnails)), "up", "ended"),
    (.strips(.lift(point)), "placed (1.0, 2.0)", ""),
    (.strips(.carry(point)), "placed (1.0, 2.0)", ""),
    (.strips(.tapThumbnails(point)), "tapped (1.0, 2.0)", ""),
    (.strips(.drop), "up", ""), (.strips(.cancelLift), "up", ""),
    (.strips(.focus(1, animated: true)), "", ""), (.strips(.step(.preview, by: 1)), "", ""),
    (.collection(.touchBegan), "down collection", "began pane"),
    (.collection(.dragMoved(by: point)), "moved (1.0, 2.0)", ""),
    (.collection(.touchEnded(velocity: point)), "up", "ended"),
    (.collection(.touchCancelled), "up", "ended"), (.collection(.scrollBy(5)), "", ""),
  ]

  @Test(arguments: inputs.indices) func `an input says what the finger does`(number: Int) {
    let (input, act, touch) = Self.inputs[number]
    #expect(words(input.fingerAct) == act)
    #expect(words(input.touch) == touch)
  }

  @Test func `a trail does not reach back into an earlier touch`() {
    var fingers = FingerPlaces()
    fingers.take(.tapped(Point(x: 10, y: 20)), in: scene)
    fingers.addScene(at: .zero)
    fingers.take(.placed(Point(x: 30, y: 40)), in: scene)
    for time in [20, 100] { fingers.addScene(at: .milliseconds(time)) }
    #expect(fingers.trail(inScene: 2) == Array(repeating: inStrip(30, 40), count: 4))
  }
}
