import AllocationCount

/// Something to measure: work that is done many times in a row.
struct Entry {
  let name: String
  /// The number of pages, or of whatever the work is proportional to.
  let size: Int
  /// How many operations one call of the work does.
  let operations: Int
  /// Whether it is a frame, which can be compared with the floor.
  var isFrame = false
  /// Whether it must not allocate memory.
  var isFreeOfMemory = false
  /// Prepares and returns the work; the preparation is not measured.
  let prepare: () -> Work
}

/// The work of an entry.
struct Work {
  let run: () -> Void
  /// Counts the allocations of one operation in another run; `nil` if those of `run` will do.
  var allocations: (() -> Double)?
}

/// The result of an entry.
struct Measurement {
  let name: String
  let size: Int
  /// One operation, in nanoseconds: the median as `time`, half the interquartile range as `spread`.
  let time: Double
  let spread: Double
  /// The time divided by that of the floor just before and after; `nil` if it is no frame.
  let ratio: Double?
  /// The number of allocations of one operation.
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
      // The first sample only warms up.
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

  /// The number of allocations so far.
  static var allocations: Int { Int(allocationCount()) }

  static func nanoseconds(of work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .nanoseconds(1)
  }
}

/// Uses a result, so that no compiler leaves out its computation.
@inline(never)
func consume(_ number: Double) { unsafe sink += number }

nonisolated(unsafe) private var sink = 0.0
