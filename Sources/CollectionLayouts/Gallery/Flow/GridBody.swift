/// Cells of one size side by side, line after line; every frame is computed directly.
struct GridBody<Content: CollectionContent>: SectionBody {
  /// The number of cells.
  let count: Int
  private let metrics: FlowMetrics
  private let perLine: Int
  private let itemLength: Double
  private let itemBreadth: Double
  /// Where the line begins, and how broad it is.
  private let inset: Double
  private let breadth: Double

  /// - Parameters:
  ///   - size: the size of every cell.
  ///   - insets: the insets of the section.
  ///   - breadth: the breadth of the pane across the main axis.
  init(
    count: Int, size: Size, metrics: FlowMetrics, axis: ScrollAxis, insets: AxisInsets,
    breadth pane: Double
  ) {
    self.count = max(0, count)
    self.metrics = metrics
    itemLength = axis.length(of: size)
    itemBreadth = axis.breadth(of: size)
    inset = insets.crossStart
    breadth = max(0, pane - insets.crossStart - insets.crossEnd)
    let pitch = itemBreadth + metrics.spacing
    let fitting = (breadth + metrics.spacing + FlowMetrics.tolerance) / pitch
    perLine = pitch > 0 ? Int(fitting.bounded(within: 1...1e9, otherwise: 1)) : max(1, count)
  }

  private var lineCount: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }
  private var pitch: Double { itemLength + metrics.lineSpacing }

  var length: Double {
    lineCount > 0 ? Double(lineCount) * pitch - metrics.lineSpacing : 0
  }

  func details(of item: Int) -> GalleryDetails {
    GalleryDetails(row: item / perLine, column: item % perLine)
  }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let (line, place) = (item.item / perLine, item.item % perLine)
    // When justified, the last line is placed as if it were full.
    let isFull = metrics.alignment == .justify || line < lineCount - 1
    let number = isFull ? perLine : count - line * perLine
    let (start, gap) = metrics.spread(
      count: number, used: Double(number) * itemBreadth, breadth: breadth, isStretched: true)
    return AxisRect(
      main: Double(line) * pitch, cross: inset + start + Double(place) * (itemBreadth + gap),
      length: itemLength, breadth: itemBreadth)
  }

  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    // Cells without a length share no area with anything.
    guard itemLength > 0 else { return }
    let lines = wholeNumbers(from: lower / pitch - 1, through: upper / pitch, below: lineCount)
    guard !lines.isEmpty else { return }
    for item in lines.lowerBound * perLine..<min(count, lines.upperBound * perLine) { body(item) }
  }
}
