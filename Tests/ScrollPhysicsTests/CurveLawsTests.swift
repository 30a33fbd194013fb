import Elementary
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite struct CurveLawsTests {
  @Test func `exp and log stay within one unit in the last place of the system's`() {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<20_000 {
      let x = generator.number(in: -40...40)
      let ours = ElementaryFunctions.exp(x)
      #expect(abs(ours - Foundation.exp(x)) <= ours.ulp * 2, "exp(\(x))")
      let y = Foundation.exp(generator.number(in: -30...30))
      let log = ElementaryFunctions.log(y)
      #expect(abs(log - Foundation.log(y)) <= max(log.ulp, 1e-16) * 2, "log(\(y))")
    }
  }

  @Test func `exp and log are exact where they can be, and defined everywhere`() {
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.log(1) == 0)
    #expect(ElementaryFunctions.exp(-1e9) == 0)
    #expect(ElementaryFunctions.exp(1e9) == .infinity)
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
  }

  @Test func `sine and cosine stay within two units in the last place of the system's`() {
    var generator = SeededNumbers(seed: 2)
    for range in [1.0, 7, 100, 1e6] {
      for _ in 0..<10_000 {
        let angle = generator.number(in: -range...range)
        let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
        #expect(abs(sine - sin(angle)) <= max(sine.ulp, 1e-16) * 2, "sin(\(angle))")
        #expect(abs(cosine - cos(angle)) <= max(cosine.ulp, 1e-16) * 2, "cos(\(angle))")
      }
    }
    for angle in [0, .nan, .infinity, -1e300] as [Double] {
      #expect(ElementaryFunctions.sineAndCosine(angle) == (0, 1))
    }
  }

  @Test func `floor goes down, also for numbers that no integer holds`() {
    #expect(ElementaryFunctions.floor(2.7) == 2)
    #expect(ElementaryFunctions.floor(-2.1) == -3)
    #expect(ElementaryFunctions.floor(-2) == -2)
    #expect(ElementaryFunctions.floor(.nan) == 0)
    #expect(ElementaryFunctions.floor(.infinity) == 0x1p62)
  }

  @Test(arguments: [24, 25, 30, 48, 50, 60, 90, 120, 144, 240])
  func `frames are exact in time, and each 60 Hz frame is one of 120 Hz`(rate: Int) {
    let last = Time.frame(rate * 3600, perSecond: Double(rate))
    #expect(last == .seconds(3600))
    #expect(Time.frame(7, perSecond: 60) == Time.frame(14, perSecond: 120))
  }

  @Test func `sums of times saturate instead of overflowing`() {
    #expect(Time(ticks: .max) + .milliseconds(1) == Time(ticks: .max))
    #expect(Time(ticks: .min) - .milliseconds(1) == Time(ticks: .min))
    #expect(Time.seconds(.nan) == .zero)
  }

  @Test func `a settle curve starts as it is told, and mirrors`() {
    var generator = SeededNumbers(seed: 2)
    for _ in 0..<500 {
      let x = generator.number(in: -5...5)
      let v = generator.number(in: -80...80)
      let curve = SettleCurve(position: x, velocity: v, target: 0, stiffness: 18)
      let mirrored = SettleCurve(position: -x, velocity: -v, target: 0, stiffness: 18)
      #expect(curve.position(at: 0) == x)
      #expect(curve.velocity(at: 0) == v)
      #expect(curve.position(at: 0.1) == -mirrored.position(at: 0.1))
    }
  }

  @Test func `a settle curve passes its target by no more than the cap allows`() {
    var generator = SeededNumbers(seed: 3)
    for _ in 0..<300 {
      let x = generator.number(in: 0.01...4)
      let v = generator.number(in: -400...0)
      let curve = SettleCurve(position: x, velocity: v, target: 0, stiffness: 18)
      let allowed = abs(v) / (2.718281828 * 60) + 1e-9
      let least = (0...500).map { curve.position(at: Double($0) / 500) }.min() ?? 0
      #expect(least >= -allowed, "from \(x) at \(v)")
      if curve.stiffness < 60 { #expect(least >= -1e-9) }
    }
  }

  @Test func `rest is the first millisecond from which nothing leaves the limits`() {
    var generator = SeededNumbers(seed: 4)
    for _ in 0..<400 {
      let x = generator.number(in: -300...300)
      let v = generator.number(in: -6000...6000)
      check(SettleCurve(position: x, velocity: v, target: 0, stiffness: 18), "settle \(x) \(v)")
      check(Bounce(edge: 0, position: x, velocity: v, rate: .normal), "bounce \(x) \(v)")
      check(Bounce(edge: 0, position: x, velocity: v, rate: .fast), "fast bounce \(x) \(v)")
    }
  }

  @Test func `a curve that overshoots by its cap rests when it has come back`() {
    let curve = SettleCurve(position: 0.3648, velocity: -25.54, target: 0, stiffness: 18)
    #expect(curve.stiffness == 60)
    #expect(curve.restingMillisecond(pitch: 852) == 140)
    var generator = SeededNumbers(seed: 8)
    for _ in 0..<400 {
      let pitch = generator.number(in: 30...900)
      let curve = SettleCurve(
        position: generator.number(in: 0.01...0.5), velocity: generator.number(in: -90...0),
        target: 0, stiffness: 18)
      let rest = curve.restingMillisecond(pitch: pitch)
      #expect(
        (rest..<rest + 1000).allSatisfy { millisecond in
          let t = Double(millisecond) / 1000
          return abs(curve.position(at: t)) * pitch <= 0.05
            && abs(curve.velocity(at: t)) * pitch <= 1
        }, "rests at \(rest) ms, pitch \(pitch)")
    }
  }

  private func check(_ curve: some RestingCurve, _ name: String) {
    let rest = curve.restingMillisecond(distance: 0.05, speed: 1)
    func rests(_ milliseconds: Int) -> Bool {
      abs(curve.position(at: Double(milliseconds) / 1000)) <= 0.05
        && abs(curve.velocity(at: Double(milliseconds) / 1000)) <= 1
    }
    #expect((rest..<rest + 3000).allSatisfy(rests), "\(name) leaves its rest at \(rest) ms")
    #expect(
      rest == 0 || !(rest - 1..<rest + 3000).allSatisfy(rests) || !betweenRests(curve, rest - 1),
      "\(name) rests before \(rest) ms")
  }

  /// Whether the limits hold all through one millisecond.
  private func betweenRests(_ curve: some RestingCurve, _ milliseconds: Int) -> Bool {
    (0...50).allSatisfy { part in
      let t = (Double(milliseconds) + Double(part) / 50) / 1000
      return abs(curve.position(at: t)) <= 0.05 && abs(curve.velocity(at: t)) <= 1
    }
  }

  @Test func `a velocity is the slope of its position`() {
    var generator = SeededNumbers(seed: 5)
    for _ in 0..<200 {
      let x = generator.number(in: -300...300)
      let v = generator.number(in: -3000...3000)
      let t = generator.number(in: 0.01...0.8)
      let settle = SettleCurve(position: x, velocity: v, target: 3, stiffness: 10)
      let bounce = Bounce(edge: 3, position: x, velocity: v, rate: .normal)
      let h = 1e-6
      #expect(
        abs(
          (settle.position(at: t + h) - settle.position(at: t - h)) / (2 * h)
            - settle.velocity(at: t)) < 0.05)
      #expect(
        abs(
          (bounce.position(at: t + h) - bounce.position(at: t - h)) / (2 * h)
            - bounce.velocity(at: t)) < 0.05)
    }
  }

  @Test func `a paging release turns at most one page`() {
    let paging = PagingTarget(base: 3, count: 10)
    #expect(paging.page(from: 3.2, velocity: 50) == 4)
    #expect(paging.page(from: 3.2, velocity: -50) == 2)
    #expect(paging.page(from: 3.2, velocity: 0) == 3)
    #expect(paging.page(from: 3.5, velocity: 0) == 4)
    #expect(PagingTarget(base: 0, count: 1).page(from: 0.9, velocity: 9) == 0)
    #expect(PagingTarget(base: 0, count: 3).page(from: .infinity, velocity: 9) == 1)
  }

  @Test func `the edge of a page turn is as far away going back, and a limit is kept both ways`() {
    let early = PagingTarget(base: 3, count: 10, edge: 0.25)
    #expect(early.page(from: 3.25, velocity: 0) == 4)
    #expect(early.page(from: 3.24, velocity: 0) == 3)
    #expect(early.page(from: 2.74, velocity: 0) == 2)
    #expect(early.page(from: 2.75, velocity: 0) == 3)
    let far = PagingTarget(base: 5, count: 10, limit: 3)
    #expect(far.page(from: 5, velocity: 100) == 8)
    #expect(far.page(from: 5, velocity: -100) == 2)
    #expect(far.page(from: 5, velocity: 4) == 7)
  }

  @Test(arguments: [Easing.linear, .easeInOut, .easeIn, .easeOut])
  func `an easing goes from 0 to 1, never back, and its slope is that of its progress`(
    _ easing: Easing
  ) {
    #expect(easing.progress(at: 0) == 0 && easing.progress(at: 1) == 1)
    let h = 1e-6
    for k in 1..<100 where k != 50 {
      let t = Double(k) / 100
      let difference = (easing.progress(at: t + h) - easing.progress(at: t - h)) / (2 * h)
      #expect(difference >= 0)
      #expect(abs(difference - easing.slope(at: t)) < 1e-6)
    }
  }

  @Test
  func `what shows more of an overscroll than can be pulled counts as nine tenths of the pane`() {
    let band = RubberBand(dimension: 400)
    #expect(band.distance(forOffset: 399) == band.distance(forOffset: 360))
    #expect(band.distance(forOffset: -1e9) == -band.distance(forOffset: 360))
    #expect(band.distance(forOffset: 359) < band.distance(forOffset: 360))
    #expect(abs(band.offset(forDistance: band.distance(forOffset: 360)) - 360) < 1e-9)
  }

  @Test func `a finger that rests before it lifts has no velocity`() {
    var tracker = VelocityTracker()
    for k in 0..<5 { tracker.add(Double(k) * 10, at: .milliseconds(k * 10)) }
    #expect(tracker.velocity(at: .milliseconds(50)) == 1000)
    #expect(tracker.velocity(at: .milliseconds(140)) == 0)
    tracker.add(55, at: .milliseconds(40))
    #expect(tracker.velocity(at: .milliseconds(50)) > 1000)
  }

  @Test func `a curve rests no earlier than it has turned back, by however little it is too far`()
    throws
  {
    let curve = SettleCurve(position: 1, velocity: -1000, target: 0, stiffness: 18)
    let turning = try #require(curve.criticalTimes.turning)
    let farthest = curve.position(at: turning).magnitude
    let rest = curve.restingMillisecond(distance: farthest * (1 - 3e-7), speed: .infinity)
    #expect(turning > 0.017 && turning < 0.018 && rest == 18)
  }

  @Test(arguments: [(0.3, 0.5), (0.5, 0.5), (0.502, 0.502), (0.9999, 0.9999), (0.99999, 0.9999)])
  func `a rate at which a viewer comes to rest is left as it is`(_ share: Double, _ used: Double) {
    #expect(DecelerationRate(perMillisecond: share).bounded.perMillisecond == used)
  }

  @Test func `a finger is as fast before the first time of all as after it`() {
    for start in [-25, 0, 25] {
      var tracker = VelocityTracker()
      for k in 0..<4 { tracker.add(Double(k) * 10, at: .milliseconds(start + k * 10)) }
      #expect(tracker.velocity(at: .milliseconds(start + 30)) == 1000, "\(start)")
    }
  }
}
