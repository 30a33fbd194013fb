/// The measures of a waterfall, in points where they are lengths.
public struct WaterfallMetrics: Hashable, Sendable {
  /// Which lane an item takes.
  public enum Order: Hashable, Sendable {
    /// The one that ends first; of several the first.
    case shortest
    /// The one that ends first; of several the first one behind the item before.
    case shortestForward
    /// One lane after the other, however long they are.
    case cycle
  }

  /// The number of lanes.
  public var lanes: Int
  /// What is free between two lanes.
  public var gap: Double
  /// What is free between two items of a lane.
  public var lineSpacing: Double
  /// What is free around the items of a section; the left is where reading begins.
  public var insets: EdgeInsets
  /// Which lane an item takes.
  public var order: Order
  /// By how much a lane may end later than the first and still count as ending with it.
  public var tolerance: Double
  /// Whether an item stays in its lane when others change; what is new takes a lane by the order.
  public var keepsLanes: Bool

  /// The measures of a waterfall.
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

  /// These measures as far as a waterfall can be drawn with them.
  public var bounded: WaterfallMetrics {
    WaterfallMetrics(
      lanes: min(max(lanes, 1), 1000), gap: gap.boundedLength,
      lineSpacing: lineSpacing.boundedLength,
      insets: insets.bounded, order: order, tolerance: tolerance.boundedLength,
      keepsLanes: keepsLanes)
  }
}
