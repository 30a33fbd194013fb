import Elementary

/// Maps values to positions along a line of the picture.
struct TimelineScale {
  let from: Double
  let to: Double
  /// The positions of both values, in points of the picture.
  let start: Double
  let end: Double

  func place(_ value: Double) -> Double {
    to > from ? start + (value - from) / (to - from) * (end - start) : (start + end) / 2
  }

  /// Returns round values for ticks, about a distance apart, in points.
  func ticks(apart distance: Double, least: Double = 0) -> [Double] {
    guard to > from else { return [from] }
    let wanted = (to - from) * distance / max(1, (end - start).magnitude)
    var power = 1e-6
    while power * 10 <= wanted { power *= 10 }
    let step = max(least, [1, 2, 5, 10].map { $0 * power }.first { $0 >= wanted } ?? wanted)
    let first = -ElementaryFunctions.floor(-from / step)
    let count = Int(min(200, max(0, ElementaryFunctions.floor(to / step) - first + 1)))
    return (0..<count).map { (first + Double($0)) * step }
  }
}

/// Places labels in rows so that none covers another.
struct LabelRows {
  private(set) var ends: [Double] = []
  private let most: Int

  init(most: Int) { self.most = most }

  /// Returns the first row that has room for a label; `nil` if none has.
  mutating func row(from start: Double, width: Double) -> Int? {
    let free = ends.firstIndex { $0 <= start }
    guard free != nil || ends.count < most else { return nil }
    let row = free ?? ends.count
    if free == nil { ends.append(0) }
    ends[row] = start + width
    return row
  }
}
