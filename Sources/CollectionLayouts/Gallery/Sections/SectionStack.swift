/// The places of sections that follow each other along the main axis.
struct SectionStack: Equatable, Sendable {
  /// The start of each section, and last the end of all; in points, never descending.
  private let starts: [Double]

  /// Creates a stack without sections.
  init() { starts = [0] }

  /// - Parameters:
  ///   - count: the number of sections.
  ///   - length: the extent of each along the main axis, in points, not below 0.
  init(count: Int, length: (Int) -> Double) {
    var starts = [0.0]
    starts.reserveCapacity(max(0, count) + 1)
    for section in 0..<max(0, count) { starts.append(starts[section] + length(section)) }
    self.starts = starts
  }

  var length: Double { starts[starts.count - 1] }

  func start(of section: Int) -> Double { starts[section] }

  /// Returns the sections that share more than an edge with a stretch, in order. Cost: O(log *s*).
  func sections(from lower: Double, to upper: Double) -> Range<Int> {
    let count = starts.count - 1
    let first = partitionPoint(of: count) { starts[$0 + 1] > lower }
    let end = partitionPoint(of: count) { starts[$0] >= upper }
    return first..<max(first, end)
  }
}
