/// Where an item of a waterfall begins, and in which lanes. (Nested in the generic type below it would
/// be generic itself.)
private struct WaterfallCell: Sendable {
  let main: Double
  let lane: Int32
  let span: Int32
}

/// The cells of one section of a waterfall.
struct WaterfallBody<Content: LaneContent>: SectionBody {
  let length: Double
  private let cells: [WaterfallCell]
  /// For each lane the items that begin in it, in order: each begins where the one before has ended.
  private let lanes: [[Int32]]
  private let laneBreadth: Double
  private let gap: Double
  /// Where the first lane begins, across.
  private let inset: Double

  /// - Complexity: O(*n* · lanes), and for items over several lanes as many times their span.
  init(
    _ content: Content, section: Int, metrics: WaterfallMetrics, insets: AxisInsets,
    breadth: Double
  ) {
    let inner = breadth - insets.crossStart - insets.crossEnd
    let lanes = Double(metrics.lanes)
    // Something has to be left for the lanes.
    let gap = min(metrics.gap, max(0, inner) / lanes)
    laneBreadth = max(0, (inner - (lanes - 1) * gap) / lanes)
    self.gap = gap
    inset = insets.crossStart
    var filling = Lanes(metrics)
    var cells: [WaterfallCell] = []
    var lists = Array(repeating: [Int32](), count: metrics.lanes)
    let count = min(content.boundedItemCount(inSection: section), Int(Int32.max))
    cells.reserveCapacity(count)
    for number in 0..<count {
      let item = ItemIndex(section: section, item: number)
      let span = min(max(content.span(of: item), 1), metrics.lanes)
      let across = WaterfallBody.breadth(of: span, laneBreadth, gap: gap)
      let length = content.length(of: item, across: across).boundedLength
      let (lane, main) = filling.place(length: length, span: span)
      cells.append(WaterfallCell(main: main, lane: Int32(lane), span: Int32(span)))
      lists[lane].append(Int32(number))
    }
    self.cells = cells
    self.lanes = lists
    length = filling.end
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

  /// Cost: O(lanes · log *n*), and lanes for each item that is found.
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
