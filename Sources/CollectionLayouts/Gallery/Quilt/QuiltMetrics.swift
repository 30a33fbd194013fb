/// The measures of a quilt, in points.
public struct QuiltMetrics: Hashable, Sendable {
  /// How large a unit of the grid is.
  public enum Unit: Hashable, Sendable {
    /// A unit of this size; as many side by side as there is room for, at most 64, in the middle of
    /// the pane.
    case block(Size)
    /// A square unit, so large that this many, at most 64, fill the pane side by side.
    case columns(Int)
  }

  /// How large a unit of the grid is.
  public var unit: Unit
  /// The space between two units.
  public var gap: Double
  /// The space around the items of a section; the left is where reading begins.
  public var insets: EdgeInsets
  /// Whether no item may lie before the item that precedes it: then holes stay, and the order
  /// shows.
  public var keepsOrder: Bool

  /// Creates the measures of a quilt.
  public init(
    unit: Unit = .block(Size(width: 100, height: 100)), gap: Double = 0,
    insets: EdgeInsets = .zero, keepsOrder: Bool = false
  ) {
    self.unit = unit
    self.gap = gap
    self.insets = insets
    self.keepsOrder = keepsOrder
  }

  /// These measures, limited to what can be drawn; a unit is at least a point each way.
  public var bounded: QuiltMetrics {
    var result = self
    result.gap = gap.boundedLength
    result.insets = insets.bounded
    switch unit {
    case .block(let size):
      func length(_ length: Double) -> Double { length.bounded(within: 1...1e6, otherwise: 100) }
      result.unit = .block(Size(width: length(size.width), height: length(size.height)))
    case .columns(let count): result.unit = .columns(min(max(count, 1), Wall.mostColumns))
    }
    return result
  }
}

/// The grid that a quilt has in a pane.
struct QuiltGrid: Equatable, Sendable {
  /// The number of units across.
  let columns: Int
  /// The extents of a unit, in points.
  let length: Double
  let breadth: Double
  let gap: Double
  /// The space on either side, in points.
  let padding: Double

  init(_ metrics: QuiltMetrics, _ axis: ScrollAxis, breadth pane: Double) {
    switch metrics.unit {
    case .block(let size):
      gap = metrics.gap
      // At least one: a block broader than the pane is as broad as the pane.
      let unit = min(axis.breadth(of: size), max(0, pane))
      let fitting = unit > 0 ? (pane + metrics.gap) / (unit + metrics.gap) : 1
      columns = Int(fitting.bounded(within: 1...Double(Wall.mostColumns), otherwise: 1))
      breadth = unit
      length = axis.length(of: size)
    case .columns(let count):
      columns = count
      // Leave room for the columns.
      gap = min(metrics.gap, max(0, pane) / Double(count))
      breadth = max(0, (pane - Double(count - 1) * gap) / Double(count))
      length = breadth
    }
    let used = Double(columns) * breadth + Double(columns - 1) * gap
    padding = max(0, (pane - used) / 2)
  }

  /// Returns the length of some units with the gaps between them.
  func length(of units: Int) -> Double { Double(units) * length + Double(max(0, units - 1)) * gap }

  func breadth(of units: Int) -> Double { Double(units) * breadth + Double(units - 1) * gap }

  var pitch: Double { length + gap }

  func cross(of column: Int) -> Double { padding + Double(column) * (breadth + gap) }
}
