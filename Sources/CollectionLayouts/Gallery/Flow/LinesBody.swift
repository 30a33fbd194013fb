/// A line of a flow. (Nested in the generic type below it would be generic itself.)
private struct FlowLine: Sendable {
  /// The number of its first item.
  let first: Int
  let main: Double
  /// That of its longest item.
  let length: Double
}

/// Cells of their own sizes side by side, line after line, like words.
struct LinesBody<Content: SizedContent>: SectionBody {
  let length: Double
  private let axis: ScrollAxis
  private let lines: [FlowLine]
  /// Where each cell begins, across.
  private let crosses: [Double]

  /// - Complexity: O(*n*).
  init(
    _ content: Content, section: Int, metrics: FlowMetrics, axis: ScrollAxis, insets: AxisInsets,
    breadth pane: Double
  ) {
    let breadth = max(0, pane - insets.crossStart - insets.crossEnd)
    let count = content.boundedItemCount(inSection: section)
    var (lines, crosses): ([FlowLine], [Double]) = ([], [])
    crosses.reserveCapacity(count)
    var (breadths, used, longest, main) = ([Double](), 0.0, 0.0, 0.0)

    /// The line at hand is full, or the last.
    func close(isLast: Bool) {
      lines.append(FlowLine(first: crosses.count, main: main, length: longest))
      let (start, gap) = metrics.spread(
        count: breadths.count, used: used, breadth: breadth, isStretched: !isLast)
      var cross = insets.crossStart + start
      for breadth in breadths {
        crosses.append(cross)
        cross += breadth + gap
      }
      main += longest + metrics.lineSpacing
      (used, longest) = (0, 0)
      breadths.removeAll(keepingCapacity: true)
    }
    for number in 0..<count {
      let size = content.size(of: ItemIndex(section: section, item: number)).bounded
      let across = Axes.breadth(axis, of: size)
      let gaps = Double(breadths.count) * metrics.spacing
      if !breadths.isEmpty, used + gaps + across > breadth + FlowMetrics.tolerance {
        close(isLast: false)
      }
      breadths.append(across)
      used += across
      longest = max(longest, Axes.length(axis, of: size))
    }
    if !breadths.isEmpty { close(isLast: true) }
    self.axis = axis
    self.lines = lines
    self.crosses = crosses
    length = max(0, main - metrics.lineSpacing)
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
    let length = Axes.length(axis, of: size)
    return AxisRect(
      main: line.main + (line.length - length) / 2, cross: crosses[item.item], length: length,
      breadth: Axes.breadth(axis, of: size))
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
