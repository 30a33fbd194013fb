/// Where an item of a waterfall begins, and in which lanes. (Nested in the generic type below it would
/// be generic itself.)
private struct WaterfallCell: Sendable {
  let main: Double
  let lane: Int32
  let span: Int32
}

/// The cells of one section of a waterfall.
struct WaterfallBody<Content: LaneContent>: SectionBody {
  private let metrics: WaterfallMetrics
  private var filling: Lanes
  private var cells: [WaterfallCell] = []
  /// For each lane, the items that begin in it, in order; each begins after the one before has
  /// ended.
  private var lanes: [[Int32]]
  /// For every 64th item, how far the lanes were filled before it: where the next item of each
  /// would begin.
  private var filled: [Double] = []
  /// For every 64th item, the first lane behind the item before it.
  private var cursors: [Int32] = []
  private let laneBreadth: Double
  private let gap: Double
  /// Where the first lane begins, across.
  private let inset: Double

  /// The number of items after which the state of the lanes is stored, so that placing can resume
  /// there.
  private static var stride: Int { 64 }

  /// Creates a body without cells.
  init(metrics: WaterfallMetrics, insets: AxisInsets, breadth: Double) {
    self.metrics = metrics
    let inner = breadth - insets.crossStart - insets.crossEnd
    let lanes = Double(metrics.lanes)
    // Leave room for the lanes.
    gap = min(metrics.gap, max(0, inner) / lanes)
    laneBreadth = max(0, (inner - (lanes - 1) * gap) / lanes)
    inset = insets.crossStart
    filling = Lanes(metrics)
    self.lanes = Array(repeating: [], count: metrics.lanes)
  }

  var length: Double { filling.end }

  /// Places the items again from shortly before the first change on, or all if the breadth has
  /// changed.
  mutating func place(_ content: Content, section: Int, after kept: Reused<WaterfallBody>) {
    let edit = kept.edit
    let old = metrics.keepsLanes ? kept.body.cells : []
    if kept.isOfSameBreadth {
      self = kept.body
      if edit.isNone { return }
      rewind(toItemBefore: edit.prefix)
    }
    place(content, section: section, from: cells.count) { item in
      old.isEmpty ? nil : edit.oldNumber(of: item).map { Int(old[$0].lane) }
    }
  }

  /// - Parameter keptLane: returns the lane that an item had, if it is to keep it.
  mutating func place(
    _ content: Content, section: Int, from first: Int, keptLane: (Int) -> Int? = { _ in nil }
  ) {
    let count = min(content.boundedItemCount(inSection: section), Int(Int32.max))
    cells.reserveCapacity(count)
    for number in first..<max(first, count) {
      if number % Self.stride == 0 {
        filled += filling.next
        cursors.append(Int32(filling.cursor))
      }
      let item = ItemIndex(section: section, item: number)
      let span = min(max(content.span(of: item), 1), metrics.lanes)
      let across = WaterfallBody.breadth(of: span, laneBreadth, gap: gap)
      let length = content.length(of: item, across: across).boundedLength
      let (lane, main) = filling.place(length: length, span: span, in: keptLane(number))
      cells.append(WaterfallCell(main: main, lane: Int32(lane), span: Int32(span)))
      lanes[lane].append(Int32(number))
    }
  }

  /// Goes back to the last stored state of the lanes before an item.
  private mutating func rewind(toItemBefore item: Int) {
    let kept = min(item / Self.stride, cursors.count)
    let first = kept * Self.stride
    guard first < cells.count else { return }
    let state = filled[kept * metrics.lanes..<(kept + 1) * metrics.lanes]
    filling.restore(next: state, cursor: Int(cursors[kept]), placed: first)
    cells.removeSubrange(first...)
    filled.removeSubrange((kept * metrics.lanes)...)
    cursors.removeSubrange(kept...)
    for lane in lanes.indices {
      let end = partitionPoint(of: lanes[lane].count) { lanes[lane][$0] >= first }
      lanes[lane].removeSubrange(end...)
    }
  }

  private static func breadth(of span: Int, _ lane: Double, gap: Double) -> Double {
    Double(span) * lane + Double(span - 1) * gap
  }

  func details(of item: Int) -> GalleryDetails { GalleryDetails(column: Int(cells[item].lane)) }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let cell = cells[item.item]
    let across = WaterfallBody.breadth(of: Int(cell.span), laneBreadth, gap: gap)
    return AxisRect(
      main: cell.main, cross: inset + Double(cell.lane) * (laneBreadth + gap),
      length: content.length(of: item, across: across).boundedLength, breadth: across)
  }

  /// Cost: O(lanes · log *n*), plus the number of lanes for each item found.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    // In a lane an item has ended where the next one begins.
    var near = lanes.map { items in
      let first = partitionPoint(of: items.count) { cells[Int(items[$0])].main > lower } - 1
      let end = partitionPoint(of: items.count) { cells[Int(items[$0])].main >= upper }
      return items[min(max(first, 0), end)..<end]
    }
    while true {
      var lane: Int?
      for k in near.indices {
        guard let item = near[k].first else { continue }
        if let found = lane, near[found][near[found].startIndex] < item { continue }
        lane = k
      }
      guard let lane else { return }
      body(Int(near[lane].removeFirst()))
    }
  }
}
