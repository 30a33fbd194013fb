import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// What a recorded finger does, and how fast it may have been.
@Suite struct FingerOnGlassTests {
  /// The velocities of a finger that moves every 10 ms, and lifts with its last move.
  ///
  /// - Parameters:
  ///   - step: how far it goes in 10 ms.
  ///   - count: of the moves, the lift included.
  ///   - hasPlace: whether the lift has a place; else it has that of the move before.
  private static func velocities(
    step: Double, count: Int, uncertainty: Double, hasPlace: Bool = true
  ) -> (likely: Double, range: ClosedRange<Double>)? {
    var finger = FingerOnGlass()
    _ = finger.inputs(of: .down(.preview, x: 300), at: .zero)
    for number in 1..<count {
      let x = 300 + step * Double(number)
      _ = finger.inputs(of: .moved(x: x, nil), at: .milliseconds(Double(number) * 10))
    }
    let last = hasPlace ? 300 + step * Double(count) : nil
    return finger.velocities(
      of: .lifted(x: last, velocity: 0, nil), at: .milliseconds(Double(count) * 10),
      uncertainty: .milliseconds(uncertainty))
  }

  @Test(
    arguments: [
      // Of exact times there is one velocity; a last place that stays counts for little.
      (-12, 4, 0, true, -1200, -1200, -1200), (-12, 4, 0, false, -1140, -1140, -1140),
      // The earliest of three differences counts most: 12 pt in 8 to 12 ms, and so on.
      (-12, 4, 1, true, -1200, -1380, -1080), (-12, 4, 2, true, -1200, -1680, -994.2857),
      (12, 4, 1, true, 1200, 1080, 1380),
      // Two samples at nearly one time would be of any velocity: four times the likely one at most.
      (-12, 4, 4.999, true, -1200, -4800, -820.0507),
      // With two differences.
      (-12, 2, 2, true, -480, -760, -360),
      // A slow finger may have been fast enough, by twice the least speed at most.
      (-2.4, 5, 1, true, 0, -276, 0), (-2.4, 5, 4.999, true, 0, -500, 0),
    ] as [(Double, Int, Double, Bool, Double, Double, Double)])
  func `uncertain times allow a range of velocities`(
    step: Double, count: Int, uncertainty: Double, hasPlace: Bool, likely: Double, lower: Double,
    upper: Double
  ) throws {
    let found = try #require(
      Self.velocities(step: step, count: count, uncertainty: uncertainty, hasPlace: hasPlace))
    #expect(abs(found.likely - likely) < 0.001, "\(found)")
    #expect(abs(found.range.lowerBound - lower) < 0.001, "\(found)")
    #expect(abs(found.range.upperBound - upper) < 0.001, "\(found)")
  }

  @Test func `a velocity that the line gives has no range`() {
    var finger = FingerOnGlass()
    func hasNone(_ kind: AppRecord.Kind, at time: Double) -> Bool {
      let found = finger.velocities(of: kind, at: .milliseconds(time), uncertainty: .zero)
      return found == nil
    }
    let lift = AppRecord.Kind.lifted(x: nil, velocity: 9, nil)
    #expect(hasNone(lift, at: 0))
    _ = finger.inputs(of: .down(.preview, x: nil), at: .zero)
    #expect(hasNone(lift, at: 9))
    _ = finger.inputs(of: .cancelled(nil), at: .milliseconds(20))
    _ = finger.inputs(of: .down(.preview, x: 300), at: .milliseconds(30))
    #expect(hasNone(.moved(x: 200, nil), at: 40) && !hasNone(lift, at: 40))
  }

  /// What a finger may do: before it is down, when it came down with a place, and without one.
  @Test(
    arguments: [
      (.down(.preview, x: 1), [nil, "already", "already"]),
      (.down(.thumbnails, x: 1), [nil, nil, nil]),
      (.moved(x: 1, nil), ["no finger", nil, "as \"drag\""]),
      (.moved(x: 1, .preview), ["no finger", nil, "as \"drag\""]),
      (.moved(x: 1, .thumbnails), ["no finger", nil, nil]),
      (.dragged(by: 1), ["no finger", "as \"touch\"", nil]),
      (.lifted(x: nil, velocity: 0, nil), ["no finger", nil, nil]),
      (.lifted(x: 1, velocity: 0, .thumbnails), ["no finger", nil, nil]),
      (.cancelled(nil), ["no finger", nil, nil]), (.pass, [nil, nil, nil]),
      (.offsets(preview: 0, thumbnails: 0), [nil, nil, nil]),
    ] as [(AppRecord.Kind, [String?])])
  func `what a finger cannot do is told`(kind: AppRecord.Kind, words: [String?]) {
    var (placed, dragged) = (FingerOnGlass(), FingerOnGlass())
    _ = placed.inputs(of: .down(.preview, x: 300), at: .zero)
    _ = dragged.inputs(of: .down(.preview, x: nil), at: .zero)
    for (finger, words) in zip([FingerOnGlass(), placed, dragged], words) {
      let fault = finger.fault(of: kind)
      if let words {
        #expect(fault?.contains(words) == true, "\(kind) \(fault ?? "nil")")
      } else {
        #expect(fault == nil, "\(kind)")
      }
    }
  }

  @Test func `a finger is told of from its touch to its lift, with its drags beyond 10 pt`() {
    var finger = FingerOnGlass()
    func inputs(_ kind: AppRecord.Kind, _ time: Double) -> [DualStripViewer.Input]? {
      finger.inputs(of: kind, at: .milliseconds(time))
    }
    #expect(inputs(.moved(x: 5, nil), 0) == [] && inputs(.dragged(by: 5), 0) == [])
    #expect(inputs(.lifted(x: 5, velocity: 9, nil), 0) == [] && inputs(.cancelled(nil), 0) == [])
    #expect(inputs(.pass, 0) == nil && inputs(.active(nil), 0) == nil)
    #expect(inputs(.down(.thumbnails, x: 100), 0) == [.touchBegan(.thumbnails)])
    #expect(inputs(.down(.thumbnails, x: 50), 5) == [])
    #expect(inputs(.moved(x: 92, nil), 10) == [])
    #expect(inputs(.moved(x: 85, nil), 20) == [.dragMoved(.thumbnails, by: -5)])
    #expect(inputs(.moved(x: 88, .thumbnails), 30) == [.dragMoved(.thumbnails, by: 3)])
    #expect(
      inputs(.lifted(x: nil, velocity: 77, nil), 500) == [
        .dragMoved(.thumbnails, by: 0), .touchEnded(.thumbnails, velocity: 0),
      ])
    // It had stayed too long to be fast. The next one is of the app's own recognizer.
    #expect(inputs(.down(.preview, x: nil), 600) == [.touchBegan(.preview)])
    #expect(inputs(.moved(x: 5, nil), 610) == [])
    #expect(inputs(.dragged(by: -4), 620) == [.dragMoved(.preview, by: -4)])
    #expect(
      inputs(.lifted(x: 5, velocity: 77, nil), 630) == [.touchEnded(.preview, velocity: 77)])
    #expect(inputs(.down(.preview, x: 9), 700) == [.touchBegan(.preview)])
    #expect(inputs(.cancelled(nil), 710) == [.touchCancelled(.preview)])
    #expect(inputs(.cancelled(nil), 720) == [])
  }

  @Test func `a finger that lifts without a place has not moved since it came down`() {
    var finger = FingerOnGlass()
    _ = finger.inputs(of: .down(.preview, x: 300), at: .zero)
    let lift = AppRecord.Kind.lifted(x: nil, velocity: 9, nil)
    #expect(
      finger.inputs(of: lift, at: .milliseconds(20)) == [.touchEnded(.preview, velocity: 0)])
    // Nor is it where the one before it was.
    _ = finger.inputs(of: .down(.thumbnails, x: -50), at: .milliseconds(100))
    #expect(
      finger.inputs(of: lift, at: .milliseconds(120)) == [.touchEnded(.thumbnails, velocity: 0)])
  }

  /// Expects that a finger that lifts at 252 pt after 40 ms has had 1200 pt a second all the time.
  private static func expectEvenLift(of finger: FingerOnGlass) throws {
    let found = try #require(
      finger.velocities(
        of: .lifted(x: 252, velocity: 0, nil), at: .milliseconds(40), uncertainty: .zero))
    for velocity in [found.likely, found.range.lowerBound, found.range.upperBound] {
      #expect(abs(velocity + 1200) < 0.001, "\(found)")
    }
  }

  @Test(arguments: [Pane.preview, .thumbnails])
  func `a second finger changes nothing of how fast the first one was`(pane: Pane) throws {
    var finger = FingerOnGlass()
    for (number, x) in [300.0, 288, 276, 264].enumerated() {
      let time = Time.milliseconds(Double(number) * 10)
      _ = finger.inputs(
        of: number == 0 ? .down(.preview, x: x) : .moved(x: x, nil), at: time)
    }
    #expect(finger.inputs(of: .down(pane, x: 100), at: .milliseconds(35)) == [])
    try Self.expectEvenLift(of: finger)
  }

  @Test func `a lift at the time of the last move takes its place, and three differences are left`()
    throws
  {
    var finger = FingerOnGlass()
    for number in 0...4 {
      let (x, time) = (300 - 12 * Double(number), Time.milliseconds(Double(number) * 10))
      _ = finger.inputs(
        of: number == 0 ? .down(.preview, x: x) : .moved(x: x, nil), at: time)
    }
    // With two differences it would be 480 pt a second.
    try Self.expectEvenLift(of: finger)
  }
}
