/// The measures of columns, in points.
public struct ColumnsMetrics: Hashable, Sendable {
  /// The least breadth of a column; a narrower pane has one column.
  public var minimum: Double
  /// The length of a cell along the main axis.
  public var length: Double
  /// The space between two columns, between two lines, and before the first line.
  public var gap: Double
  /// The space on either side of the columns.
  public var margin: Double
  /// The unit to whose multiples the breadth of cells is rounded down, such as 1 for whole points;
  /// 0 rounds nothing.
  public var pixel: Double

  /// Creates the measures of columns. The default least breadth and length are those of the sample
  /// app that this layout comes from.
  public init(
    minimum: Double = 300, length: Double = 70, gap: Double = 10, margin: Double = 16,
    pixel: Double = 0
  ) {
    self.minimum = minimum
    self.length = length
    self.gap = gap
    self.margin = margin
    self.pixel = pixel
  }

  /// These measures, limited to what can be drawn.
  public var bounded: ColumnsMetrics {
    ColumnsMetrics(
      minimum: minimum.boundedLength, length: length.boundedLength, gap: gap.boundedLength,
      margin: margin.boundedLength, pixel: pixel.boundedLength)
  }

  /// Returns the number of columns in a pane, and the breadth of each.
  func columns(inBreadth pane: Double) -> (count: Int, breadth: Double) {
    let available = max(0, pane - 2 * margin)
    let fitting = minimum + gap > 0 ? (available + gap) / (minimum + gap) : 1
    let count = Int(fitting.bounded(within: 1...1e6, otherwise: 1))
    let breadth = max(0, (available - Double(count - 1) * gap) / Double(count))
    guard pixel > 0, breadth / pixel < 1e15 else { return (count, breadth) }
    return (count, Double(Int64(breadth / pixel)) * pixel)
  }
}
