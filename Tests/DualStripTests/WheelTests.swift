import DualStrip
import TestSupport
import Testing

/// Wheels and trackpads: raw events become inputs.
@Suite struct WheelTests {
  typealias Event = DualStripViewer.WheelEvent

  /// Runs events over a pane to the end.
  static func run(
    _ events: [Event], on pane: Pane = .preview, over start: DualStripViewer
  ) -> DualStripViewer {
    var viewer = start
    var wheel = DualStripViewer.WheelReader()
    for event in events {
      for (time, input) in wheel.read(event, on: pane, of: viewer) {
        viewer.handle(input, at: time)
      }
      viewer.advance(to: event.time)
    }
    for (time, input) in wheel.advance(to: .seconds(60)) { viewer.handle(input, at: time) }
    viewer.settle(limit: .seconds(5))
    return viewer
  }

  static func viewer(
    width: Double = 400, active: Int = 50,
    _ configuration: DualStripViewer.Configuration = .photos
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (1...100).map { Page(id: PageID(UInt64($0)), aspect: 0.7) },
      activePage: PageID(UInt64(active)), bounds: Size(width: width, height: 800),
      configuration: configuration)
  }

  // MARK: Notches

  @Test(arguments: Pane.allCases, [1, 7, -7]) func `n notches are n steps`(pane: Pane, count: Int) {
    for gap in [0.0, 12, 60, 200] {
      let events = (0..<abs(count)).map {
        Event(
          time: .milliseconds(Double($0) * gap), dy: Double(count.signum()), unit: .notches)
      }
      #expect(Self.run(events, on: pane, over: Self.viewer()).activeIndex == 49 + count)
    }
  }

  @Test func `parts of a notch add up to whole ones, and a wheel that turns back begins anew`() {
    var chance = SeededNumbers(seed: 3)
    for _ in 0..<200 {
      let parts = (0..<chance.whole(1...60)).map { _ in chance.whole(1...90) }
      let events = parts.enumerated().map { number, part in
        Event(time: .milliseconds(Double(number)), dy: Double(part) / 120, unit: .notches)
      }
      let steps = parts.reduce(0, +) / 120
      #expect(Self.run(events, over: Self.viewer()).activeIndex == min(99, 49 + steps), "\(parts)")
    }
    let back = [(119, 0), (-1, 0), (-119, -1), (60, 0), (60, 1)]
    var wheel = DualStripViewer.WheelReader()
    let viewer = Self.viewer()
    for (part, steps) in back {
      let event = Event(time: .zero, dy: Double(part) / 120, unit: .notches)
      let inputs = wheel.read(event, on: .preview, of: viewer).map(\.input)
      #expect(inputs == (steps == 0 ? [] : [.step(.preview, by: steps)]))
    }
  }

  @Test(arguments: Pane.allCases) func `each event in lines is a notch`(pane: Pane) {
    let events = [1, 3, -2, 6].enumerated().map { number, lines in
      Event(time: .milliseconds(Double(number) * 40), dy: Double(lines), unit: .lines)
    }
    #expect(Self.run(events, on: pane, over: Self.viewer()).activeIndex == 51)
  }

  @Test(arguments: Pane.allCases, [50.0, 100, 150, 334.65])
  func `a mouse that reports its notches in points turns a page with each`(
    pane: Pane, size: Double
  ) {
    for (gap, width) in [(20.0, 400.0), (75, 2000), (80, 400), (130, 2000)] {
      let events = (0..<7).map { Event(time: .milliseconds(Double($0) * gap), dy: size) }
      #expect(Self.run(events, on: pane, over: Self.viewer(width: width)).activeIndex == 56)
    }
    // Two notches in one event, as of a browser that was busy.
    let events = [size, 2 * size].enumerated().map {
      Event(time: .milliseconds(Double($0) * 30), dy: $1)
    }
    #expect(Self.run(events, on: pane, over: Self.viewer()).activeIndex == 52)
  }

  @Test(arguments: [80.0, 200]) func `after 80 ms of silence a notch may have another size`(
    gap: Double
  ) {
    let events = [50.0, 75].enumerated().map {
      Event(time: .milliseconds(Double($0) * gap), dy: $1)
    }
    #expect(Self.run(events, on: .preview, over: Self.viewer()).activeIndex == 51)
  }

  @Test func `a sideways wheel follows the reading direction, a vertical one does not`() {
    for unit in Event.Unit.allCases {
      let size = unit == .points ? 150.0 : 1
      for (dx, dy, left, right) in [(size, 0.0, 50, 48), (0, size, 50, 50), (size, -size, 50, 48)] {
        let events = [Event(time: .zero, dx: dx, dy: dy, unit: unit)]
        #expect(Self.run(events, over: Self.viewer()).activeIndex == left)
        let mirrored = Self.viewer(.init(direction: .rightToLeft))
        #expect(Self.run(events, over: mirrored).activeIndex == right)
      }
    }
  }

  // MARK: Trackpads

  /// A swipe of a hand that speeds up evenly and lifts, and the inertia after it.
  struct Swipe: CustomStringConvertible {
    var length: Double
    var milliseconds: Double
    var tail: Double
    var interval = 8.0

    var description: String { "\(length) pt in \(milliseconds) ms, tail \(tail) ms" }

    /// The speed at which the hand lifts, in points per second.
    var speed: Double { 2000 * length / milliseconds }

    func events(hasPhases: Bool) -> [Event] {
      let count = max(2, Int(milliseconds / interval))
      var events: [Event] = (0..<count).map { number in
        let share = Double(2 * number + 1) / Double(count * count)
        let phase: Event.Phase = number == 0 ? .began : .changed
        return Event(
          time: .milliseconds(Double(number) * interval), dy: length * share,
          phase: hasPhases ? phase : .none)
      }
      let end = Double(count) * interval
      if hasPhases { events.append(Event(time: .milliseconds(end), phase: .ended)) }
      let last = length * Double(2 * count - 1) / Double(count * count)
      var decay = last
      for number in 0..<Int(tail / interval) {
        decay *= 0.93
        guard decay.magnitude > 0.4 else { break }
        events.append(
          Event(
            time: .milliseconds(end + Double(number) * interval), dy: decay,
            phase: hasPhases ? .momentum : .none))
      }
      return events
    }
  }

  /// Swipes that clearly turn a page of 400 pt, or clearly do not.
  static let swipes: [Swipe] = (0..<300).compactMap { seed in
    var chance = SeededNumbers(seed: UInt64(seed))
    let swipe = Swipe(
      length: chance.number(in: 4...900) * (chance.chance(0.5) ? 1 : -1),
      milliseconds: chance.number(in: 40...300), tail: chance.number(in: 200...1500),
      interval: chance.choice(of: [7, 8, 11, 16.7]))
    // Fingers begin with less than a notch, as in every recording.
    guard abs(swipe.events(hasPhases: false)[0].dy) < 50 else { return nil }
    // The viewer would carry the swipe half as far again as its speed says.
    let reach = swipe.length.magnitude + swipe.speed.magnitude / 2
    return (140...320).contains(reach) ? nil : swipe
  }

  @Test func `one swipe turns one page, with phases and without, and no tail turns another`() {
    for swipe in Self.swipes {
      let turns = swipe.length.magnitude + swipe.speed.magnitude / 2 > 200 ? 1 : 0
      let wanted = 49 + (swipe.length > 0 ? turns : -turns)
      for hasPhases in [false, true] {
        let end = Self.run(swipe.events(hasPhases: hasPhases), over: Self.viewer())
        #expect(end.activeIndex == wanted, "\(swipe), phases \(hasPhases)")
      }
    }
  }

  @Test func `twice as many samples of half the size end on the same page`() {
    for swipe in Self.swipes {
      let events = swipe.events(hasPhases: false)
      let halves = events.flatMap { event in
        [0, 0.5].map { share in
          var half = event
          half.dy /= 2
          half.time = event.time + .milliseconds(share * swipe.interval)
          return half
        }
      }
      let once = Self.run(events, over: Self.viewer()).activeIndex
      #expect(Self.run(halves, over: Self.viewer()).activeIndex == once, "\(swipe)")
    }
  }

  @Test func `momentum is dropped: without it, every bit is the same`() {
    for swipe in Self.swipes.prefix(60) {
      let events = swipe.events(hasPhases: true)
      for pane in Pane.allCases {
        let whole = Self.run(events, on: pane, over: Self.viewer())
        var lifted = Self.run(
          events.filter { $0.phase != .momentum }, on: pane, over: Self.viewer())
        lifted.advance(to: whole.now)
        #expect(lifted == whole, "\(swipe)")
      }
    }
  }

  @Test func `a gesture with phases does what a finger does`() {
    for swipe in Self.swipes.prefix(60) where swipe.length.magnitude < 400 {
      for pane in Pane.allCases {
        var viewer = Self.viewer()
        viewer.touchBegan(pane, at: .zero)
        var tracker = VelocityTracker()
        var way = 0.0
        for event in swipe.events(hasPhases: true) where event.phase != .momentum {
          way -= event.dy
          tracker.add(way, at: event.time)
          if event.phase != .ended { viewer.dragMoved(on: pane, by: -event.dy, at: event.time) }
          guard event.phase == .ended else { continue }
          viewer.touchEnded(on: pane, velocity: tracker.velocity(at: event.time), at: event.time)
        }
        let whole = Self.run(swipe.events(hasPhases: true), on: pane, over: Self.viewer())
        viewer.settle(limit: .seconds(5))
        #expect(viewer.position == whole.position && viewer.activePage == whole.activePage)
      }
    }
  }

  @Test func `two swipes turn two pages, the second one during the tail of the first`() {
    let swipe = Swipe(length: 300, milliseconds: 80, tail: 1200)
    for pause in [100.0, 250, 500, 900] {
      let first = swipe.events(hasPhases: false).filter { $0.time.milliseconds < 88 + pause }
      let second = swipe.events(hasPhases: false).map { event in
        var later = event
        later.time = event.time + .milliseconds(96 + pause)
        return later
      }
      #expect(Self.run(first + second, over: Self.viewer()).activeIndex == 51, "\(pause) ms")
    }
  }

  @Test func `a burst ends after 80 ms of silence, and its end has that time`() {
    var wheel = DualStripViewer.WheelReader()
    let viewer = Self.viewer()
    for number in 0...2 {
      let event = Event(time: .milliseconds(Double(number) * 10), dy: 3)
      _ = wheel.read(event, on: .preview, of: viewer)
    }
    #expect(wheel.deadline == .milliseconds(100))
    #expect(wheel.advance(to: .milliseconds(99)).isEmpty)
    let end = wheel.advance(to: .milliseconds(300))
    #expect(end.map(\.time) == [.milliseconds(100)])
    #expect(end.map(\.input) == [.touchEnded(.preview, velocity: 0)])
    #expect(wheel.deadline == nil && wheel.advance(to: .seconds(9)).isEmpty)
  }

  @Test func `fingers that begin as fast as a notch turn one page, and drive nothing more`() {
    var wheel = DualStripViewer.WheelReader()
    let viewer = Self.viewer()
    let inputs = [60.0, 130, 170, 150, 110].enumerated().flatMap { number, way in
      wheel.read(
        Event(time: .milliseconds(Double(number) * 8), dy: way), on: .preview, of: viewer)
    }
    #expect(inputs.map(\.input) == [.step(.preview, by: 1)])
    #expect(wheel.advance(to: .seconds(1)).isEmpty)
  }

  @Test func `gestures follow each other, whether or not frames come in between`() {
    for gap in [90.0, 300] {
      for turnsBack in [false, true] {
        var viewer = Self.viewer()
        var wheel = DualStripViewer.WheelReader()
        var inputs: [DualStripViewer.Input] = []
        for number in 0..<4 {
          let way = turnsBack && number % 2 == 1 ? -20.0 : 20
          let time = Time.milliseconds(Double(number) * (turnsBack ? 8 : gap))
          let read = wheel.read(Event(time: time, dy: way), on: .thumbnails, of: viewer)
          for (time, input) in read { viewer.handle(input, at: time) }
          inputs += read.map(\.input)
        }
        #expect(inputs.filter { $0 == .touchBegan(.thumbnails) }.count == 4)
        #expect(inputs.filter { if case .touchEnded = $0 { true } else { false } }.count == 3)
      }
    }
  }

  @Test func `while a finger is down, a trackpad drives nothing`() {
    var viewer = Self.viewer()
    viewer.touchBegan(.thumbnails, at: .zero)
    var wheel = DualStripViewer.WheelReader()
    for event in Swipe(length: 300, milliseconds: 80, tail: 300).events(hasPhases: false) {
      #expect(wheel.read(event, on: .thumbnails, of: viewer).isEmpty)
    }
    #expect(wheel.advance(to: .seconds(3)).isEmpty)
  }

  @Test func `stopping a gesture lifts its fingers at rest, and its tail drives nothing`() {
    var wheel = DualStripViewer.WheelReader()
    let viewer = Self.viewer()
    let events = Swipe(length: 300, milliseconds: 80, tail: 300).events(hasPhases: false)
    for event in events.prefix(8) { _ = wheel.read(event, on: .preview, of: viewer) }
    let stop = wheel.stop(at: .milliseconds(60))
    #expect(stop.map(\.input) == [.touchEnded(.preview, velocity: 0)])
    for event in events.dropFirst(10) {
      #expect(wheel.read(event, on: .preview, of: viewer).isEmpty)
    }
  }

  @Test func `one gesture never drags the preview more than a page, however long it is`() {
    for width in [320.0, 1200] {
      var viewer = Self.viewer(width: width)
      var wheel = DualStripViewer.WheelReader()
      for number in 0..<200 {
        let event = Event(
          time: .milliseconds(Double(number) * 8), dy: 40, phase: number == 0 ? .began : .changed)
        for (time, input) in wheel.read(event, on: .preview, of: viewer) {
          viewer.handle(input, at: time)
        }
        #expect(viewer.position <= 50 + 1e-9)
      }
    }
  }

  @Test func `hostile events do no harm, and any burst turns at most a page for each gesture`() {
    for seed in 0..<400 {
      var chance = SeededNumbers(seed: UInt64(seed))
      var viewer = Self.viewer(width: chance.choice(of: [0, 1, 400]))
      var wheel = DualStripViewer.WheelReader()
      // Handling an event at once does what handling its inputs does.
      var (direct, other) = (viewer, wheel)
      var time = 0.0
      for _ in 0..<60 {
        time += chance.choice(of: [-5, 0, 1, 8, 30, 79, 80, 81, 400])
        let ways = [0, -0.0, 1, -3, 60, 1e300, -1e300, .nan, .infinity, 0.001]
        let event = Event(
          time: .milliseconds(max(0, time)), dx: chance.choice(of: ways),
          dy: chance.choice(of: ways), unit: chance.choice(of: Event.Unit.allCases),
          phase: chance.choice(of: Event.Phase.allCases))
        let pane = chance.choice(of: Pane.allCases)
        for (time, input) in wheel.read(event, on: pane, of: viewer) {
          viewer.handle(input, at: time)
        }
        direct.handle(event, on: pane, with: &other)
        #expect(direct == viewer && other == wheel, "seed \(seed)")
        if chance.chance(0.2) {
          for (time, input) in wheel.stop(at: viewer.now) { viewer.handle(input, at: time) }
          for (time, input) in other.stop(at: direct.now) { direct.handle(input, at: time) }
        }
        #expect(viewer.checkInvariants().isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func `fingers that touch the trackpad again have lifted before`() {
    var viewer = Self.viewer()
    var wheel = DualStripViewer.WheelReader()
    var inputs: [DualStripViewer.Input] = []
    for milliseconds in [0.0, 50] {
      let event = Event(time: .milliseconds(milliseconds), dy: 20, phase: .began)
      let read = wheel.read(event, on: .preview, of: viewer)
      for (time, input) in read { viewer.handle(input, at: time) }
      inputs = read.map(\.input)
    }
    #expect(
      inputs == [
        .touchEnded(.preview, velocity: 0), .touchBegan(.preview), .dragMoved(.preview, by: -20),
      ])
  }

  @Test func `after exactly a quarter of a second of silence a tail has ended`() {
    let viewer = Self.viewer()
    var wheel = DualStripViewer.WheelReader()
    _ = wheel.read(Event(time: .zero, dy: 20), on: .preview, of: viewer)
    _ = wheel.stop(at: .milliseconds(20))
    let inputs = wheel.read(Event(time: .milliseconds(250), dy: 5), on: .preview, of: viewer)
    #expect(inputs.map(\.input) == [.touchBegan(.preview), .dragMoved(.preview, by: -5)])
  }
}
