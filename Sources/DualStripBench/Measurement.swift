import AllocationCount

/// Something that is measured: its work, done so many times in a row.
struct Entry {
  let name: String
  /// Pages, or whatever the work is proportional to.
  let size: Int
  /// How many operations one call of the work is.
  let operations: Int
  /// Whether the floor is a measure of it: a frame's.
  var isFrame = false
  /// Whether it is to ask for no memory.
  var isFreeOfMemory = false
  /// Makes what the work needs, and gives the work; what is made is not measured.
  let prepare: () -> Work
}

/// What is measured of an entry.
struct Work {
  let run: () -> Void
  /// Counts another run's allocations of one operation; `nil` where those of `run` are as good.
  var allocations: (() -> Double)?
}

/// What came of an entry.
struct Measurement {
  let name: String
  let size: Int
  /// Of one operation, in nanoseconds: the median, and half the distance between the quartiles.
  let time: Double
  let spread: Double
  /// Times the floor that ran just before and after; `nil` where it is no measure.
  let ratio: Double?
  /// Of one operation.
  let allocations: Double

  init(_ entry: Entry, samples: Int) {
    var times: [Double] = []
    var ratios: [Double] = []
    var allocations = 0.0
    for sample in 0...samples {
      let work = entry.prepare()
      let before = entry.isFrame ? Floor.time() : 0
      let count = Measurement.allocations
      let time = Measurement.nanoseconds(of: work.run) / Double(entry.operations)
      allocations = Double(Measurement.allocations - count) / Double(entry.operations)
      if sample == samples, let counted = work.allocations?() { allocations = counted }
      let after = entry.isFrame ? Floor.time() : 0
      // The first one warms up.
      guard sample > 0 else { continue }
      times.append(time)
      if entry.isFrame { ratios.append(time / ((before + after) / 2)) }
    }
    times.sort()
    ratios.sort()
    name = entry.name
    size = entry.size
    time = times[times.count / 2]
    spread = (times[times.count * 3 / 4] - times[times.count / 4]) / 2
    ratio = ratios.isEmpty ? nil : ratios[ratios.count / 2]
    self.allocations = allocations
  }

  /// How often memory was asked for so far.
  static var allocations: Int { Int(allocationCount()) }

  static func nanoseconds(of work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .nanoseconds(1)
  }
}

/// Takes what was computed, so that no compiler leaves it out.
@inline(never)
func consume(_ number: Double) { unsafe sink += number }

nonisolated(unsafe) private var sink = 0.0
