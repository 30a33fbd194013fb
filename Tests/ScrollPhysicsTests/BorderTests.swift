import ScrollPhysics
import TestSupport
import Testing

/// Which side the border itself belongs to, for every comparison that a caller can meet.
@Suite struct BorderTests {
  @Test(arguments: [1.0, -1]) func `ten points are no drag yet, the next number is`(
    _ way: Double
  ) {
    var finger = DragRecognizer()
    let none = finger.moved(by: 10 * way)
    #expect(none == nil && !finger.isRecognized)
    let first = finger.moved(by: way)
    #expect(first == way && finger.isRecognized)
    // Once recognized, every move counts, also a small one.
    let small = finger.moved(by: -0.5 * way)
    #expect(small == -0.5 * way)
    var exact = DragRecognizer()
    let least = exact.moved(by: 10.0.nextUp * way)
    #expect(least == (10.0.nextUp - 10) * way)
  }

  @Test func `a finger that moved is still until it is recognized`() {
    var touch = TouchRecognizer(at: 5, time: .zero)
    let slop = touch.moved(to: 15, at: .milliseconds(10))
    #expect(slop == nil && touch.velocity(at: .milliseconds(10)) == 0)
    let way = touch.moved(to: 25, at: .milliseconds(20))
    #expect(way == 10)
    #expect(touch.velocity(at: .milliseconds(20)) > 250)
  }

  @Test func `patience ends at a tenth of a second, and 250 points a second still scroll`() {
    var tracker = VelocityTracker()
    for (k, place) in [0.0, 2.5, 5, 7.5].enumerated() {
      tracker.add(place, at: .milliseconds(10 * k))
    }
    #expect(tracker.velocity(at: .milliseconds(30)) == 250)
    #expect(tracker.velocity(at: .milliseconds(130) - Time(ticks: 1)) == 250)
    #expect(tracker.velocity(at: .milliseconds(130)) == 0)
    #expect(VelocityTracker.decelerates(speed: 250))
    #expect(!VelocityTracker.decelerates(speed: 250.0.nextDown))
    // A finger that stays where it is has not moved.
    tracker.add(7.5, at: .milliseconds(129))
    #expect(tracker.velocity(at: .milliseconds(130)) == 0)
  }

  @Test func `a sample that comes too late counts at the time of the last one`() {
    var tracker = VelocityTracker()
    for step in 0...5 { tracker.add(Double(step) * 20, at: .milliseconds(step * 20)) }
    var timely = tracker
    tracker.add(130, at: .milliseconds(10))
    timely.add(130, at: .milliseconds(100))
    #expect(tracker == timely)
    // The finger moved at 100 ms, not at 10.
    #expect(tracker.velocity(at: .milliseconds(199)) > 0)
  }

  @Test func `from the first time to the last one is a length like any other`() {
    var tracker = VelocityTracker()
    tracker.add(0, at: Time(ticks: .min))
    tracker.add(100, at: Time(ticks: .max))
    #expect(tracker.velocity(at: Time(ticks: .max)) == 0)
  }

  @Test func `the last three differences count, each by its share, and of one time the last place`()
  {
    var tracker = VelocityTracker()
    tracker.add(0, at: .zero)
    #expect(tracker.velocity(at: .zero) == 0)
    for (k, place) in [90.0, 130, 150, 160].enumerated() {
      tracker.add(place, at: .milliseconds(10 * (k + 1)))
    }
    #expect(tracker.velocity(at: .milliseconds(40)) == 0.6 * 4000 + 0.35 * 2000 + 0.05 * 1000)
    tracker.add(170, at: .milliseconds(40))
    #expect(tracker.velocity(at: .milliseconds(40)) == 0.6 * 4000 + 0.35 * 2000 + 0.05 * 2000)
    #expect(VelocityTracker.blend([]) == 0)
    #expect(VelocityTracker.blend([1000]) == 200)
    #expect(VelocityTracker.blend([1000, 2000]) == 0.75 * 200 + 0.25 * (400 + 800))
    #expect(
      VelocityTracker.blend([5, 1000, 2000, 4000]) == VelocityTracker.blend([1000, 2000, 4000]))
  }

  @Test func `a finger that is sampled where it was before has not moved`() {
    var tracker = VelocityTracker()
    for step in 0...5 { tracker.add(Double(step) * 20, at: .milliseconds(step * 20)) }
    tracker.add(100, at: .milliseconds(160))
    #expect(tracker.velocity(at: .milliseconds(199)) > 0)
    #expect(tracker.velocity(at: .milliseconds(200)) == 0)
  }

  @Test(arguments: [1.0, -1]) func `a free scroll of 10 points a second does not start`(
    _ way: Double
  ) throws {
    func scroll(_ speed: Double) -> Deceleration {
      Deceleration(position: 3, velocity: speed * way, rate: .normal)
    }
    #expect(scroll(10).duration == 0 && scroll(10).landing == 3 && scroll(10).proposedTarget == 3)
    #expect(scroll(5).duration == 0 && scroll(0).duration == 0)
    #expect(scroll(10.1).duration > 0 && scroll(10.1).landing != 3)
    let fast = scroll(2000)
    let end = fast.duration
    #expect(fast.velocity(at: end) == 0 && fast.position(at: end) == fast.landing)
    #expect(fast.position(at: end + 10) == fast.landing)
    #expect((fast.velocity(at: end.nextDown) * way - 10).magnitude < 1e-6)
    #expect((fast.position(at: end.nextDown) - fast.landing).magnitude < 1e-6)
    #expect(fast.position(at: -1) == 3 && fast.velocity(at: -1) == 2000 * way)
    #expect((fast.landing - 3) * way > 0 && (fast.proposedTarget - fast.landing) * way > 0)
    // From its start to its landing every place is reached, and none outside.
    #expect(fast.seconds(toReach: 3) == 0)
    #expect(fast.seconds(toReach: 3 - way) == nil)
    #expect(fast.seconds(toReach: fast.landing + way) == nil)
    #expect(fast.seconds(toReach: 3 + 5000 * way) == nil)
    let middle = try #require(fast.seconds(toReach: 3 + 400 * way))
    #expect((fast.position(at: middle) - 3 - 400 * way).magnitude < 1e-9)
  }

  @Test func `rates are what their share says, within bounds`() {
    for rate in [DecelerationRate.normal, .fast] {
      let computed = DecelerationRate(perMillisecond: rate.perMillisecond)
      #expect((computed.travel / rate.travel - 1).magnitude < 1e-12)
      let curve = Deceleration(position: 0, velocity: 3000, rate: rate)
      let other = Deceleration(position: 0, velocity: 3000, rate: computed)
      #expect((curve.velocity(at: 0.25) / other.velocity(at: 0.25) - 1).magnitude < 1e-12)
      #expect((curve.proposedTarget - other.proposedTarget).magnitude < 1e-9)
      #expect(rate.bounded == rate && DecelerationRate(surviving: rate.perMillisecond) == rate)
    }
    for (share, bounded) in [
      (0.4, 0.5), (0.5, 0.5), (0.51, 0.51), (0.9999, 0.9999), (0.99995, 0.9999),
    ] {
      #expect(DecelerationRate(perMillisecond: share).bounded.perMillisecond == bounded)
      #expect(DecelerationRate(surviving: share).perMillisecond == bounded)
      let travel = DecelerationRate(perMillisecond: share).travel
      #expect((travel * (1 - share) / share - 1).magnitude < 1e-9)
    }
    #expect(DecelerationRate(surviving: .nan).perMillisecond == 0.5)
    #expect(DecelerationRate(surviving: -1).perMillisecond == 0.5)
    #expect(DecelerationRate(surviving: 2).perMillisecond == 0.9999)
  }

  @Test func `before it begins a curve is where it begins`() {
    let settle = SettleCurve(position: 4, velocity: -7, target: 1, stiffness: 18)
    #expect(settle.position(at: -1) == 4 && settle.velocity(at: -1) == -7)
    let bounce = Bounce(edge: 1, position: 4, velocity: -7, rate: .normal)
    #expect(bounce.position(at: -1) == bounce.position(at: 0))
    #expect(bounce.velocity(at: -1) == bounce.velocity(at: 0))
    #expect((bounce.position(at: 0) - 4).magnitude < 1e-12)
    #expect(bounce.target == 1 && settle.target == 1)
  }

  @Test func `a curve is told where it crosses, turns and bends, and does so nowhere else`() {
    var generator = SeededNumbers(seed: 21)
    for _ in 0..<300 {
      let x = generator.number(in: -300...300)
      let v = generator.number(in: -9000...9000)
      check(Bounce(edge: 2, position: x, velocity: v, rate: .normal), "bounce from \(x) at \(v)")
      check(Bounce(edge: 2, position: x, velocity: v, rate: .fast), "fast bounce from \(x) at \(v)")
      check(
        SettleCurve(position: x, velocity: v, target: 2, stiffness: 18), "settle from \(x) at \(v)")
    }
  }

  private func check(_ curve: some RestingCurve, _ name: String) {
    let times = curve.criticalTimes
    let told = [times.crossing, times.turning, times.inflection].compactMap { $0 }
    #expect(told.allSatisfy { $0 > 0 && $0 < .infinity }, "\(name) is told \(told)")
    func bend(_ t: Double) -> Double {
      (curve.velocity(at: t + 1e-6) - curve.velocity(at: t - 1e-6)) / 2e-6
    }
    let quantities: [(Double?, (Double) -> Double)] = [
      (times.crossing, { curve.position(at: $0) - curve.target }),
      (times.turning, { curve.velocity(at: $0) }), (times.inflection, bend),
    ]
    for (number, (time, quantity)) in quantities.enumerated() {
      // Sign changes, seen every two milliseconds for a second.
      var changes: [Double] = []
      for step in 1..<500 {
        let (before, after) = (Double(step) / 500, Double(step + 1) / 500)
        if quantity(before) * quantity(after) < 0 { changes.append((before + after) / 2) }
      }
      let known = time.map { (0.002...1).contains($0) ? [$0] : [] } ?? []
      let expected = known.filter { quantity($0 - 0.002) * quantity($0 + 0.002) < 0 }
      #expect(
        changes.count == expected.count
          && zip(changes, expected).allSatisfy { ($0 - $1).magnitude <= 0.0021 },
        "\(name), quantity \(number): changes at \(changes), told \(String(describing: time))")
      // To a ten-thousandth. The bend is known by differences alone; 0 is where rounding hides the sign.
      guard number < 2, let time, expected == [time] else { continue }
      #expect(
        quantity(time * 0.9999) * quantity(time * 1.0001) <= 0,
        "\(name), quantity \(number): told \(time)")
    }
  }

  @Test func `what is at rest rests at once, and the stiffness grows only against the way`() {
    #expect(
      SettleCurve(position: 1, velocity: 0, target: 1, stiffness: 18).restingMillisecond(pitch: 1)
        == 0)
    let still = SettleCurve(position: 0.05, velocity: 0.5, target: 0, stiffness: 1)
    #expect(still.restingMillisecond(distance: 0.05, speed: 0.5) > 0)
    let inward = SettleCurve(position: 0.05, velocity: -0.05, target: 0, stiffness: 1)
    #expect(inward.stiffness == 1 && inward.restingMillisecond(distance: 0.05, speed: 0.05) == 0)
    #expect(inward.restingMillisecond(distance: 0.05.nextDown, speed: 0.05) > 0)
    for (velocity, stiffness) in [
      (-17.0, 18.0), (-18, 18), (-19, 19), (-60, 60), (-61, 60), (99, 18),
    ] {
      for way in [1.0, -1] {
        let curve = SettleCurve(
          position: way, velocity: velocity * way, target: 0, stiffness: 18)
        #expect(curve.stiffness == stiffness, "at \(velocity * way)")
      }
    }
    #expect(SettleCurve(position: 0, velocity: -90, target: 0, stiffness: 18).stiffness == 18)
  }

  @Test func `a duration is that of a page of one point, and what is no number has one, too`() {
    let curve = SettleCurve(position: 300, velocity: 90, target: 0, stiffness: 18)
    #expect(curve.duration == Double(curve.restingMillisecond(pitch: 1)) / 1000)
    #expect(curve.restingMillisecond(pitch: 1) > curve.restingMillisecond(pitch: 0.1))
    let nothing = SettleCurve(position: .nan, velocity: 0, target: 0, stiffness: 18)
    #expect(nothing.restingMillisecond(pitch: 1) >= 0)
  }

  @Test func `a rubber band pulls both ways, and a pane without extent not at all`() {
    let band = RubberBand(dimension: 400)
    let share = 1 - 1 / (100 * 0.55 / 400 + 1)
    #expect(band.offset(forDistance: 100) == share * 400)
    for distance in [1.0, 100, 5000] {
      #expect(band.offset(forDistance: -distance) == -band.offset(forDistance: distance))
    }
    #expect((band.distance(forOffset: band.offset(forDistance: -70)) + 70).magnitude < 1e-9)
    for dimension in [0.0, -1] {
      #expect(RubberBand(dimension: dimension).offset(forDistance: 10) == 0)
      #expect(RubberBand(dimension: dimension).distance(forOffset: 10) == 0)
    }
    #expect(RubberBand(dimension: 0.001).offset(forDistance: 10) > 0)
    #expect(
      RubberBand(dimension: 400).distance(forOffset: 399, greatestShare: 0.5)
        == band.distance(forOffset: 200))
  }

  @Test func `content that fits has one place, and insets widen both ends`() {
    let fits = ScrollLimits(content: 50, bounds: 100, insetStart: 8, insetEnd: 9)
    #expect(fits.least == -8 && fits.greatest == -8)
    let exact = ScrollLimits(content: 83, bounds: 100, insetStart: 8, insetEnd: 9)
    #expect(exact.greatest == -8)
    let long = ScrollLimits(content: 500, bounds: 100, insetStart: 8, insetEnd: 9)
    #expect(long.least == -8 && long.greatest == 409)
  }

  @Test func `an easing is bounded outside, and steepest in the middle`() {
    for easing in [Easing.linear, .easeInOut, .easeIn, .easeOut] {
      #expect(easing.progress(at: -0.1) == 0 && easing.progress(at: 1.1) == 1)
      #expect(easing.slope(at: -0.1) == 0 && easing.slope(at: 1) == 0 && easing.slope(at: 1.1) == 0)
    }
    #expect(Easing.linear.slope(at: 0) == 1 && Easing.linear.progress(at: 0.3) == 0.3)
    #expect(Easing.easeOut.slope(at: 0) == 2 && Easing.easeIn.slope(at: 0) == 0)
    #expect(Easing.easeInOut.progress(at: 0.5) == 0.5 && Easing.easeInOut.slope(at: 0.5) == 2)
    #expect(Easing.easeInOut.progress(at: 0.25) == 0.125 && Easing.easeIn.progress(at: 0.5) == 0.25)
    #expect(Easing.easeOut.progress(at: 0.5) == 0.75)
  }

  @Test func `the first and the last page bound a release`() {
    let paging = PagingTarget(base: 0, count: 2)
    #expect(paging.page(from: -3, velocity: 0) == 0 && paging.page(from: 9, velocity: 0) == 1)
    #expect(PagingTarget(base: 1, count: 2).page(from: 9, velocity: 0) == 1)
    // Two pages a second coast by less than one: 0.998 / 0.002 / 1000 for each.
    #expect(PagingTarget(base: 3, count: 9).page(from: 3, velocity: 1.001) == 3)
    #expect(PagingTarget(base: 3, count: 9).page(from: 3, velocity: 1.003) == 4)
    #expect(PagingTarget(base: 3, count: 9, rate: .fast).page(from: 3, velocity: 5.05) == 3)
    #expect(PagingTarget(base: 3, count: 9, rate: .fast).page(from: 3, velocity: 5.06) == 4)
  }

  @Test func `a page whose edge is a whole page away stays at rest`() {
    #expect(PagingTarget(base: 3, count: 9, edge: 1).page(from: 3, velocity: 0) == 3)
  }
}
