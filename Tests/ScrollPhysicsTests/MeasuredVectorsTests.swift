import Foundation
import ScrollPhysics
import Testing

/// The curves against numbers that were measured on UIKit, and against the formulas.
@Suite struct MeasuredVectorsTests {
  @Test func `a free scroll stays within a device pixel of UIKit's`() throws {
    let vector = try Vector.named("UK-decel-750")
    let curve = Deceleration(
      position: try vector.number("release_offset"),
      velocity: try vector.number("release_velocity_pt_ms") * 1000, rate: .normal)
    let release = try vector.number("release_time_s")
    // The trace writes down its times .55 ms after the frames that it shows.
    let times = try vector.inputs("sample_times_s").map { $0 - 0.00055 - release }
    for (time, offset) in zip(times, try vector.expected("offsets")) {
      #expect(abs(curve.position(at: time) - offset) <= 0.334, "after \(time) s")
    }
  }

  @Test func `it ends in the same frame and lands on the same device pixel`() throws {
    let vector = try Vector.named("UK-decel-750-end")
    let curve = Deceleration(
      position: try vector.number("release_offset"),
      velocity: try vector.number("release_velocity_pt_ms") * 1000, rate: .normal)
    let end = try vector.number("release_time_s") + curve.duration
    let frame = (end * 60).rounded(.up) / 60
    #expect(abs(frame + 0.00055 - (try vector.expectedNumber("end_time_s"))) <= 0.002)
    let pixel = (curve.landing * 3).rounded() / 3
    #expect(abs(pixel - (try vector.expectedNumber("final_offset"))) <= 0.001)
  }

  @Test func `the delegate is shown the target that UIKit shows`() throws {
    let vector = try Vector.named("UK-target-750")
    let curve = Deceleration(
      position: try vector.number("release_offset"),
      velocity: try vector.number("velocity_pt_ms") * 1000, rate: .normal)
    let pixel = (curve.proposedTarget * 3).rounded() / 3
    #expect(abs(pixel - (try vector.expectedNumber("target"))) <= 0.001)
  }

  @Test func `a held overscroll comes back within 0.7 pt of UIKit's bounce`() throws {
    let vector = try Vector.named("UK-bounce-held")
    let curve = Bounce(
      edge: 0, position: try vector.number("release_offset"),
      velocity: try vector.number("release_velocity_pt_ms") * 1000, rate: .normal)
    let release = try vector.number("release_time_s")
    let times = try vector.inputs("sample_times_s").map { $0 - 0.00055 - release }
    for (time, offset) in zip(times, try vector.expected("offsets")) {
      #expect(abs(curve.position(at: time) - offset) <= 0.7, "after \(time) s")
    }
    let end = try Vector.named("UK-bounce-held-end")
    let duration = try end.expectedNumber("end_time_s") - release
    #expect(abs(curve.position(at: duration)) <= 0.7)
  }

  @Test func `a slow drag loses ten points and keeps no velocity`() throws {
    let vector = try Vector.named("UK-slop")
    var recognizer = DragRecognizer()
    var tracker = VelocityTracker()
    var offset = try vector.number("start_offset")
    var first: Double?
    for step in 1...60 {
      let time = Time.milliseconds(16 * step)
      tracker.add(Double(3 * step), at: time)
      if let distance = recognizer.moved(by: 3) {
        offset += distance
        first = first ?? offset
      }
    }
    #expect(first == (try vector.expectedNumber("offset_after_recognition")))
    #expect(offset == (try vector.expectedNumber("final_offset")))
    #expect(tracker.velocity(at: .milliseconds(16 * 60 + 300)) == 0)
  }

  @Test(arguments: ["UK-rubber-drag", "RB-table-393", "RB-table-844"])
  func `the rubber band shows what UIKit shows`(name: String) throws {
    let vector = try Vector.named(name)
    let band = RubberBand(dimension: try vector.number("dim"))
    if name == "UK-rubber-drag" {
      for (pull, offset) in zip(try vector.inputs("raw"), try vector.expected("offset")) {
        let pixel = (band.offset(forDistance: -pull) * 3).rounded() / 3
        #expect(abs(pixel - offset) <= 0.001)
      }
      return
    }
    for (pull, shown) in zip(try vector.inputs("d"), try vector.expected("b")) {
      #expect(isClose(band.offset(forDistance: pull), shown))
      if shown < 0.9 * band.dimension {
        #expect(isClose(band.distance(forOffset: shown), pull))
      }
    }
  }

  @Test(arguments: [
    "DEC-normal-v0.25", "DEC-normal-v1", "DEC-normal-v3", "DEC-normal-v8", "DEC-fast-v0.5",
    "DEC-fast-v2", "DEC-fast-v5",
  ])
  func `a deceleration follows its formula`(name: String) throws {
    let vector = try Vector.named(name)
    let rate: DecelerationRate = try vector.number("rate") == 0.998 ? .normal : .fast
    let curve = Deceleration(
      position: 0, velocity: try vector.number("v_pt_ms") * 1000, rate: rate)
    #expect(isClose(curve.proposedTarget, try vector.expectedNumber("target")))
    #expect(isClose(curve.landing, try vector.expectedNumber("landing")))
    #expect(isClose(curve.duration * 1000, try vector.expectedNumber("duration_ms")))
    let times = try vector.inputs("t_ms")
    for (time, x) in zip(times, try vector.expected("x")) where time < curve.duration * 1000 {
      #expect(isClose(curve.position(at: time / 1000), x))
    }
    for (time, v) in zip(times, try vector.expected("v")) where time < curve.duration * 1000 {
      #expect(isClose(curve.velocity(at: time / 1000) / 1000, v))
    }
  }

  @Test(arguments: ["BN-rest", "BN-edge-1000", "BN-thrown"])
  func `a bounce follows its formula`(name: String) throws {
    let vector = try Vector.named(name)
    let curve = Bounce(
      edge: 0, position: try vector.number("x0"), velocity: try vector.number("v0_pt_s"),
      rate: .normal)
    for (time, x) in zip(try vector.inputs("t"), try vector.expected("x")) {
      #expect(isClose(curve.position(at: time), x), "after \(time) s")
    }
  }

  @Test func `the estimate of the velocity weighs the last three differences`() throws {
    let three = try Vector.named("GE-weights")
    #expect(
      isClose(
        VelocityTracker.blend(try three.inputs("differences")), try three.expectedNumber("v")))
    let short = try Vector.named("GE-weights-short")
    #expect(
      isClose(VelocityTracker.blend(try short.inputs("two")), try short.expectedNumber("two")))
    #expect(
      isClose(VelocityTracker.blend(try short.inputs("one")), try short.expectedNumber("one")))
  }

  @Test func `a scroll goes on by itself from 0.25 points per millisecond on`() throws {
    let vector = try Vector.named("GE-threshold")
    let velocities = try #require(vector.inputs["v"] as? [[Double]])
    let expected = try #require(vector.expected["decelerates"] as? [Bool])
    for (velocity, decelerates) in zip(velocities, expected) {
      let speed = (velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot() * 1000
      #expect(VelocityTracker.decelerates(speed: speed) == decelerates)
    }
  }

  @Test func `content shorter than its bounds has one resting offset`() throws {
    let vector = try Vector.named("UK-limits")
    let cases = try #require(vector.inputs["cases"] as? [[String: Double]])
    for (k, lengths) in cases.enumerated() {
      let limits = ScrollLimits(
        content: try #require(lengths["content"]), bounds: try #require(lengths["bounds"]),
        insetStart: try #require(lengths["start"]), insetEnd: try #require(lengths["end"]))
      #expect(limits.least == (try vector.expected("min"))[k])
      #expect(limits.greatest == (try vector.expected("max"))[k])
    }
  }

  @Test func `the constants of both rates are those of UIKit`() throws {
    for (name, rate) in [
      ("DEC-constants-normal", DecelerationRate.normal), ("DEC-constants-fast", .fast),
    ] {
      let vector = try Vector.named(name)
      #expect(isClose(rate.travel, try vector.expectedNumber("dist_discrete_ms")))
      let free = Deceleration(position: 0, velocity: 1e6, rate: rate)
      #expect(isClose(free.velocity(at: 1) / 1e6, try vector.expectedNumber("factor_1s")))
    }
  }

  private func isClose(_ found: Double, _ expected: Double) -> Bool {
    abs(found - expected) <= 1e-9 * max(1, abs(expected))
  }
}

/// One entry of `vectors.json`.
private struct Vector {
  let inputs: [String: Any]
  let expected: [String: Any]

  static func named(_ id: String) throws -> Vector {
    let url = try #require(
      Bundle.module.url(forResource: "vectors", withExtension: "json", subdirectory: "Resources"))
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [[String: Any]]
    let entry = try #require(all?.first { $0["id"] as? String == id })
    return Vector(
      inputs: try #require(entry["inputs"] as? [String: Any]),
      expected: try #require(entry["expected"] as? [String: Any]))
  }

  func number(_ key: String) throws -> Double { try #require(inputs[key] as? Double) }

  func inputs(_ key: String) throws -> [Double] { try #require(inputs[key] as? [Double]) }

  func expected(_ key: String) throws -> [Double] { try #require(expected[key] as? [Double]) }

  func expectedNumber(_ key: String) throws -> Double { try #require(expected[key] as? Double) }
}
