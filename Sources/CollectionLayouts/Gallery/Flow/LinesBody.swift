/// A line of a flow. (Nested in the generic type below it would be generic itself.)
private struct FlowLine: Sendable {
  /// The number of the first item.
  var first: Int
  var main: Double
  /// The length of the longest item.
  let length: Double
}

/// Cells of their own sizes side by side, line after line, like words.
struct LinesBody<Content: SizedContent>: SectionBody {
  private let metrics: FlowMetrics
  private let axis: ScrollAxis
  /// Where a line begins, and how broad it is.
  private let inset: Double
  private let breadth: Double
  private var lines: [FlowLine] = []
  /// Where each cell begins across the main axis.
  private var crosses: [Double] = []

  /// Creates a body without cells.
  init(metrics: FlowMetrics, axis: ScrollAxis, insets: AxisInsets, breadth pane: Double) {
    self.metrics = metrics
    self.axis = axis
    inset = insets.crossStart
    breadth = max(0, pane - insets.crossStart - insets.crossEnd)
  }

  var length: Double { lines.last.map { $0.main + $0.length } ?? 0 }

  /// Breaks the lines, from the one before the first change on, until a line begins where one did
  /// before.
  ///
  /// - Complexity: O(*n*), and constant for each line that stays; only the items of lines that are
  ///   broken again are read.
  mutating func place(_ content: Content, section: Int, after edit: SectionEdit?) {
    let count = content.boundedItemCount(inSection: section)
    if edit?.isNone == true { return }
    let (prefix, suffix) = (edit?.prefix ?? 0, edit?.suffix ?? 0)
    // An item that has become narrower may fit into the line before.
    let broken = lines.isEmpty ? 0 : max(0, line(of: min(prefix, crosses.count - 1)) - 1)
    let growth = count - (edit?.oldCount ?? 0)
    var old = lines[broken...]
    let oldCrosses = crosses
    crosses.removeSubrange((broken < lines.count ? lines[broken].first : crosses.count)...)
    lines.removeSubrange(broken...)

    var line = LineInProgress()
    for number in crosses.count..<count {
      let size = content.size(of: ItemIndex(section: section, item: number)).bounded
      let across = axis.breadth(of: size)
      if !line.has(roomFor: across, in: breadth, metrics) {
        close(&line, isLast: false)
        while let next = old.first, next.first + growth < number { old.removeFirst() }
        if number >= count - suffix, let same = old.first, same.first + growth == number {
          keep(old, crosses: oldCrosses[same.first...], movedBy: growth)
          return
        }
      }
      line.add(across, length: axis.length(of: size))
    }
    if !line.breadths.isEmpty { close(&line, isLast: true) }
  }

  /// Ends the current line, which is full or the last one.
  private mutating func close(_ line: inout LineInProgress, isLast: Bool) {
    lines.append(FlowLine(first: crosses.count, main: nextMain, length: line.length))
    let (start, gap) = metrics.spread(
      count: line.breadths.count, used: line.used, breadth: breadth, isStretched: !isLast)
    var cross = inset + start
    for breadth in line.breadths {
      crosses.append(cross)
      cross += breadth + gap
    }
    line.clear()
  }

  /// Where the next line begins.
  private var nextMain: Double {
    lines.last.map { $0.main + ($0.length + metrics.lineSpacing) } ?? 0
  }

  /// Takes over the lines that have not changed.
  private mutating func keep(
    _ old: ArraySlice<FlowLine>, crosses: ArraySlice<Double>, movedBy growth: Int
  ) {
    self.crosses += crosses
    for line in old {
      lines.append(FlowLine(first: line.first + growth, main: nextMain, length: line.length))
    }
  }

  private func line(of item: Int) -> Int {
    partitionPoint(of: lines.count) { lines[$0].first > item } - 1
  }

  func details(of item: Int) -> GalleryDetails {
    let line = line(of: item)
    return GalleryDetails(row: line, column: item - lines[line].first)
  }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let line = lines[line(of: item.item)]
    let size = content.size(of: item).bounded
    let length = axis.length(of: size)
    return AxisRect(
      main: line.main + (line.length - length) / 2, cross: crosses[item.item], length: length,
      breadth: axis.breadth(of: size))
  }

  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    let first = partitionPoint(of: lines.count) { lines[$0].main + lines[$0].length > lower }
    let end = partitionPoint(of: lines.count) { lines[$0].main >= upper }
    guard first < end else { return }
    for item in lines[first].first..<(end < lines.count ? lines[end].first : crosses.count) {
      body(item)
    }
  }
}

/// The cells of a line that is not full yet.
private struct LineInProgress {
  private(set) var breadths: [Double] = []
  /// The sum of their breadths.
  private(set) var used = 0.0
  /// The length of the longest cell.
  private(set) var length = 0.0

  func has(roomFor breadth: Double, in line: Double, _ metrics: FlowMetrics) -> Bool {
    let gaps = Double(breadths.count) * metrics.spacing
    return breadths.isEmpty || !(used + gaps + breadth > line + FlowMetrics.tolerance)
  }

  /// Starts another line, in the same memory.
  mutating func clear() {
    breadths.removeAll(keepingCapacity: true)
    (used, length) = (0, 0)
  }

  mutating func add(_ breadth: Double, length: Double) {
    breadths.append(breadth)
    used += breadth
    self.length = max(self.length, length)
  }
}
