/// The measures of a waterfall; lengths are in points.
public struct WaterfallMetrics: Hashable, Sendable {
  /// How an item's lane is chosen.
  public enum Order: Hashable, Sendable {
    /// The lane that ends first; a tie goes to the first of them.
    case shortest
    /// The lane that ends first; a tie goes to the first of them behind the previous item.
    case shortestForward
    /// The lanes in turn, however long they are.
    case cycle
  }

  /// The number of lanes.
  public var lanes: Int
  /// The space between two lanes.
  public var gap: Double
  /// The space between two items of a lane.
  public var lineSpacing: Double
  /// The space around the items of a section; the left is where reading begins.
  public var insets: EdgeInsets
  /// How an item's lane is chosen.
  public var order: Order
  /// How much later a lane may end than the one that ends first, and still tie with it, in points.
  public var tolerance: Double
  /// Whether an item stays in its lane when others change; a new item takes a lane by `order`.
  public var keepsLanes: Bool

  /// Creates the measures of a waterfall.
  public init(
    lanes: Int = 3, gap: Double = 10, lineSpacing: Double = 10,
    insets: EdgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
    order: Order = .shortest, tolerance: Double = 0,
    keepsLanes: Bool = false
  ) {
    self.lanes = lanes
    self.gap = gap
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.order = order
    self.tolerance = tolerance
    self.keepsLanes = keepsLanes
  }

  /// These measures, limited to what can be drawn.
  public var bounded: WaterfallMetrics {
    WaterfallMetrics(
      lanes: min(max(lanes, 1), 1000), gap: gap.boundedLength,
      lineSpacing: lineSpacing.boundedLength,
      insets: insets.bounded, order: order, tolerance: tolerance.boundedLength,
      keepsLanes: keepsLanes)
  }
}
