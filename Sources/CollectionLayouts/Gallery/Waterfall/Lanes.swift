/// How far the lanes of a waterfall are filled, while items are placed one by one.
struct Lanes {
  /// Where the next item of each lane would begin, in points.
  private(set) var next: [Double]
  /// The first lane behind the item that was placed last.
  private(set) var cursor = 0
  private(set) var placed = 0
  private let order: WaterfallMetrics.Order
  private let tolerance: Double
  private let lineSpacing: Double

  init(_ metrics: WaterfallMetrics) {
    next = Array(repeating: 0, count: metrics.lanes)
    order = metrics.order
    tolerance = metrics.tolerance
    lineSpacing = metrics.lineSpacing
  }

  /// Restores the lanes as they were when this many items had been placed.
  mutating func restore(next: ArraySlice<Double>, cursor: Int, placed: Int) {
    self.next = Array(next)
    self.cursor = cursor
    self.placed = placed
  }

  /// Where the longest lane ends, in points.
  var end: Double { placed > 0 ? max(0, next.reduce(0, max) - lineSpacing) : 0 }

  /// Places an item.
  ///
  /// - Parameters:
  ///   - span: the number of lanes that the item takes, from 1 to all.
  ///   - kept: the lane that the item had, if it is to keep it.
  /// - Returns: the first of its lanes, and where it begins.
  mutating func place(length: Double, span: Int, in kept: Int?) -> (lane: Int, main: Double) {
    let lane = kept.map { min($0, next.count - span) } ?? lane(span: span)
    let main = start(lane, span)
    for k in lane..<lane + span { next[k] = main + length + lineSpacing }
    cursor = lane + span
    placed += 1
    return (lane, main)
  }

  private func lane(span: Int) -> Int {
    let last = next.count - span
    if order == .cycle { return min(placed % next.count, last) }
    var best = Double.infinity
    for lane in 0...last { best = min(best, start(lane, span)) }
    func isTied(_ lane: Int) -> Bool { start(lane, span) <= best + tolerance }
    if order == .shortestForward, cursor <= last {
      for lane in cursor...last where isTied(lane) { return lane }
    }
    for lane in 0...last where isTied(lane) { return lane }
    return 0
  }

  /// Returns where an item in some lanes would begin.
  private func start(_ lane: Int, _ span: Int) -> Double {
    var start = next[lane]
    for k in lane + 1..<max(lane + 1, lane + span) { start = max(start, next[k]) }
    return start
  }
}
