import Testing

@testable import DualStrip

/// Wheels and trackpads just below a border of their rules, at it, and just above.
@Suite struct WheelBorderTests {
  private typealias Event = DualStripViewer.WheelEvent
  private typealias Input = DualStripViewer.Input
  private typealias Reader = DualStripViewer.WheelReader

  /// Pages of 400 points; no finger is down.
  private let viewer = StepTests.viewer(active: 5)

  private func read(
    _ way: Double, at milliseconds: Int, phase: Event.Phase = .none, on pane: Pane = .preview,
    by wheel: inout Reader
  ) -> [Input] {
    let event = Event(time: .milliseconds(milliseconds), dy: way, phase: phase)
    return wheel.read(event, on: pane, of: viewer).map(\.input)
  }

  /// What fingers do that touch the trackpad and scroll by a way.
  private func begin(by way: Double) -> [Input] {
    [.touchBegan(.preview), .dragMoved(.preview, by: -way)]
  }

  @Test(arguments: [(79, false), (80, true), (249, true), (250, true), (60_000, true)])
  func `80 ms after a gesture with phases a mouse may turn its wheel`(
    pause: Int, isNotch: Bool
  ) {
    var wheel = Reader()
    _ = read(20, at: 0, phase: .began, by: &wheel)
    _ = read(20, at: 16, phase: .ended, by: &wheel)
    let inputs = read(120, at: 16 + pause, by: &wheel)
    #expect(inputs == (isNotch ? [.step(.preview, by: 1)] : begin(by: 120)))
  }

  @Test(
    arguments: [
      ([20], 40, 29, false), ([20], 40, 30, true), ([20], 40, -3.9, false), ([20], 40, -4, true),
      ([3], 40, 6.9, false), ([3], 40, 7, true),
      // After a pause of three intervals, an event has the distances of three.
      ([20, 20], 40, 89, false), ([20, 20], 40, 91, true),
      // No event has less than the distance of one.
      ([20, 20], 15, 25, false), ([20, 20], 15, 31, true),
    ] as [([Double], Int, Double, Bool)])
  func `fingers that scroll in a tail go back by 4 points, or farther than a tail would`(
    ways: [Double], time: Int, way: Double, begins: Bool
  ) {
    var wheel = Reader()
    for (number, way) in ways.enumerated() { _ = read(way, at: 10 * number, by: &wheel) }
    #expect(wheel.stop(at: .milliseconds(14)).count == 1)
    #expect(read(way, at: time, by: &wheel) == (begins ? begin(by: way) : []))
  }

  @Test func `fingers that turn back by 4 points have lifted before, by less they tremble`() {
    var wheel = Reader()
    _ = read(20, at: 0, by: &wheel)
    var other = wheel
    let trembling = read(-3.9, at: 8, by: &wheel)
    #expect(trembling.count == 1 && wheel.deadline == .milliseconds(88))
    let turning = read(-4, at: 8, by: &other)
    #expect(turning == [.touchEnded(.preview, velocity: 0)] + begin(by: -4))
  }

  @Test(
    arguments: [
      (100.9, 1), (101.1, 0), (99.1, 1), (98.9, 0), (199.1, 2), (198.9, 0), (200.9, 2),
      (201.1, 0), (-99.1, -1), (-200.9, -2),
    ] as [(Double, Int)])
  func `a notch may differ by a hundredth from the first one`(way: Double, steps: Int) {
    var wheel = Reader()
    #expect(read(100, at: 0, by: &wheel) == [.step(.preview, by: 1)])
    let wanted: [Input] = steps == 0 ? [] : [.step(.preview, by: steps)]
    #expect(read(way, at: 20, by: &wheel) == wanted)
  }

  @Test func `fingers that turn back among notches are no wheel`() {
    var wheel = Reader()
    _ = read(100, at: 0, by: &wheel)
    #expect(read(-98.9, at: 20, by: &wheel) == begin(by: -98.9))
  }

  @Test(arguments: [1.0, -1]) func `only a mouse begins with 50 points`(sign: Double) {
    var (mouse, fingers) = (Reader(), Reader())
    #expect(read(50 * sign, at: 0, by: &mouse) == [.step(.preview, by: Int(sign))])
    #expect(read(49.9 * sign, at: 0, by: &fingers) == begin(by: 49.9 * sign))
  }

  @Test(
    arguments: [
      ([30, 29, 28, 27, 26], nil), ([30, 29, 28, 27, 26, 25, 24], 5),
      // Equal distances do not count, and a longer one begins anew.
      ([30, 29, 28, 27, 27, 26, 25], 6), ([30, 29, 28, 31, 30, 29, 28, 27, 26], 8),
    ] as [([Double], Int?)])
  func `five shrinking distances in a row are a tail`(ways: [Double], end: Int?) {
    var wheel = Reader()
    let inputs = ways.enumerated().map { number, way in
      read(way, at: 8 * number, by: &wheel)
    }
    let found = inputs.firstIndex { inputs in
      inputs.contains { if case .touchEnded = $0 { true } else { false } }
    }
    #expect(found == end)
    // What comes after that is the tail.
    if let end { #expect(inputs[(end + 1)...].allSatisfy { $0.isEmpty }) }
  }

  @Test func `a gesture drags the preview by as many pages as it may turn, the strip by any way`() {
    let viewer = StepTests.viewer(active: 5, .init(scrolling: .init(pageTurnLimit: 2)))
    var wheel = Reader()
    let ways: [(Double, Event.Phase, [Double])] = [
      (500, .began, [-500]), (500, .changed, [-300]), (10, .changed, []), (-50, .changed, [50]),
      (-2000, .changed, [1550]),
    ]
    for (number, (way, phase, wanted)) in ways.enumerated() {
      let event = Event(time: .milliseconds(8 * number), dy: way, phase: phase)
      let inputs = wheel.read(event, on: .preview, of: viewer).map(\.input)
      let drags = inputs.filter { $0 != .touchBegan(.preview) }
      #expect(drags == wanted.map { Input.dragMoved(.preview, by: $0) }, "\(way)")
    }
    var other = Reader()
    let far = read(5000, at: 0, phase: .began, on: .thumbnails, by: &other)
    #expect(far == [.touchBegan(.thumbnails), .dragMoved(.thumbnails, by: -5000)])
  }

  @Test(arguments: [(389.0, true), (390, false)])
  func `at its limit a preview has no velocity`(way: Double, isFast: Bool) throws {
    var wheel = Reader()
    _ = read(way, at: 0, phase: .began, by: &wheel)
    _ = read(10, at: 8, phase: .changed, by: &wheel)
    let inputs = read(0, at: 16, phase: .ended, by: &wheel)
    guard case .touchEnded(.preview, let velocity) = try #require(inputs.last) else {
      Issue.record("\(inputs)")
      return
    }
    #expect(inputs.count == 1)
    #expect(isFast ? velocity < -250 : velocity == 0, "\(velocity)")
  }

  @Test func `no event scrolls farther than a million points`() {
    var event = Event(time: .zero, dx: 2e6, dy: -2e6)
    #expect(event.distances == (1e6, -1e6))
    // A host may also set them.
    for none in [Double.nan, .infinity, -.infinity] {
      event.dx = none
      event.dy = none
      #expect(event.distances == (0, 0))
    }
  }

  @Test(arguments: [(79, false), (80, true)])
  func `the tail of a gesture with phases that is stopped begins when it is stopped`(
    pause: Int, isNotch: Bool
  ) {
    var wheel = Reader()
    // A burst long before says nothing about it.
    _ = read(20, at: 0, by: &wheel)
    #expect(wheel.stop(at: .milliseconds(40)).count == 1)
    #expect(read(20, at: 1000, phase: .began, by: &wheel) == begin(by: 20))
    #expect(wheel.stop(at: .milliseconds(1500)).count == 1)
    let inputs = read(120, at: 1500 + pause, by: &wheel)
    #expect(inputs == (isNotch ? [.step(.preview, by: 1)] : begin(by: 120)))
  }

  @Test(arguments: [(249, false), (250, true)])
  func `a tail is over after a quarter of a second of silence, and not before`(
    time: Int, isOver: Bool
  ) {
    var wheel = Reader()
    _ = read(20, at: 0, by: &wheel)
    #expect(wheel.stop(at: .milliseconds(14)).count == 1)
    #expect(read(5, at: time, by: &wheel) == (isOver ? begin(by: 5) : []))
  }

  @Test func `each event of a tail makes it last for another quarter of a second`() {
    var wheel = Reader()
    _ = read(20, at: 0, by: &wheel)
    #expect(wheel.stop(at: .milliseconds(14)).count == 1)
    for time in [100, 300, 549] { #expect(read(5, at: time, by: &wheel).isEmpty, "\(time)") }
    #expect(read(5, at: 799, by: &wheel) == begin(by: 5))
  }

  @Test func `while a finger is on the screen a wheel drives nothing, whatever it reports`() {
    var held = viewer
    held.touchBegan(.thumbnails, at: .zero)
    let courses: [[(way: Double, phase: Event.Phase)]] = [
      [(20, .none), (20, .none), (-20, .none), (-20, .none), (20, .none)],
      [(20, .began), (20, .changed), (20, .ended), (20, .momentum)],
      [(20, .began), (-20, .began), (20, .none), (-20, .none)],
    ]
    for (number, course) in courses.enumerated() {
      var wheel = Reader()
      for (step, (way, phase)) in course.enumerated() {
        let event = Event(time: .milliseconds(8 * step), dy: way, phase: phase)
        let inputs = wheel.read(event, on: .preview, of: held).map(\.input)
        #expect(inputs.isEmpty, "step \(step) of course \(number)")
      }
      #expect(wheel.stop(at: .milliseconds(60)).isEmpty, "course \(number)")
    }
    // A notch scrolls a strip that browses, like a finger.
    var browsing = BrowsingTests.viewer(active: 50)
    for isHeld in [false, true] {
      if isHeld { browsing.touchBegan(.preview, at: .zero) }
      for unit in [Event.Unit.notches, .lines] {
        var wheel = Reader()
        let event = Event(time: .zero, dy: 1, unit: unit)
        let inputs = wheel.read(event, on: .thumbnails, of: browsing)
        #expect(inputs.count == (isHeld ? 0 : 3), "\(unit)")
      }
    }
  }

  @Test func `a finger that comes down between two gestures keeps the second from driving`() {
    var viewer = viewer
    var wheel = Reader()
    for milliseconds in [0, 8] {
      let event = Event(time: .milliseconds(milliseconds), dy: 20)
      let read = wheel.read(event, on: .preview, of: viewer)
      for (time, input) in read { viewer.handle(input, at: time) }
    }
    #expect(viewer.heldPane == .preview)
    for (time, input) in wheel.advance(to: .milliseconds(200)) { viewer.handle(input, at: time) }
    #expect(viewer.heldPane == nil)
    viewer.touchBegan(.thumbnails, at: .milliseconds(300))
    let event = Event(time: .milliseconds(600), dy: 20)
    #expect(wheel.read(event, on: .preview, of: viewer).isEmpty)
    #expect(wheel.advance(to: .seconds(2)).isEmpty)
  }

  @Test func `an event without a phase ends a gesture with phases, and begins one without them`() {
    var wheel = Reader()
    // The tail of an older burst says nothing about it.
    _ = read(20, at: 0, by: &wheel)
    #expect(wheel.stop(at: .milliseconds(14)).count == 1)
    #expect(read(20, at: 40, phase: .began, by: &wheel) == begin(by: 20))
    #expect(wheel.deadline == nil)
    let inputs = read(10, at: 50, by: &wheel)
    #expect(inputs == [.touchEnded(.preview, velocity: 0)] + begin(by: 10))
    #expect(wheel.deadline == .milliseconds(130))
  }

  @Test func `after a pause a gesture is on the pane under the pointer, frames or not`() {
    for looks in [false, true] {
      var wheel = Reader()
      _ = read(20, at: 0, by: &wheel)
      if looks { _ = wheel.advance(to: .milliseconds(100)) }
      let inputs = read(20, at: 500, on: .thumbnails, by: &wheel)
      #expect(inputs.contains(.touchBegan(.thumbnails)), "\(looks): \(inputs)")
      // Nobody says that these fingers leave the strip.
      _ = read(20, at: 1000, phase: .began, on: .thumbnails, by: &wheel)
      let next = read(20, at: 1010, phase: .began, by: &wheel)
      #expect(next.last != .touchBegan(.thumbnails) && next.contains(.touchBegan(.preview)))
    }
  }
}
