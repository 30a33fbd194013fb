/// The measures of a flow, in points.
public struct FlowMetrics: Hashable, Sendable {
  /// Where the cells of a line are, across.
  public enum Alignment: Hashable, Sendable {
    /// Over the whole breadth, what is left between them. The last line is not stretched: cells of
    /// one size stand below those of the other lines, others begin where reading begins.
    case justify
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }

  /// The size of every cell; `nil` where the content has a size for each.
  public var itemSize: Size?
  /// The least that is free between two cells of a line.
  public var spacing: Double
  /// What is free between two lines.
  public var lineSpacing: Double
  /// What is free around the cells of a section; the left is where reading begins.
  public var insets: EdgeInsets
  /// Where the cells of a line are, across.
  public var alignment: Alignment

  /// The measures of a flow.
  public init(
    itemSize: Size? = nil, spacing: Double = 10, lineSpacing: Double = 10,
    insets: EdgeInsets = .zero, alignment: Alignment = .justify
  ) {
    self.itemSize = itemSize
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.alignment = alignment
  }

  /// These measures as far as a flow can be drawn with them.
  public var bounded: FlowMetrics {
    FlowMetrics(
      itemSize: itemSize.map { $0.bounded }, spacing: spacing.boundedLength,
      lineSpacing: lineSpacing.boundedLength, insets: insets.bounded, alignment: alignment)
  }

  /// An item fits that exceeds what is left by no more than this: three thirds fill a line.
  static let tolerance = 1e-6

  /// Where the first cell of a line is, and what is free between two.
  ///
  /// - Parameters:
  ///   - count: the number of cells.
  ///   - used: their extents together.
  ///   - breadth: the extent of the line.
  ///   - isStretched: whether a justified line fills the breadth.
  func spread(
    count: Int, used: Double, breadth: Double, isStretched: Bool
  ) -> (start: Double, gap: Double) {
    let rest = breadth - used - Double(count - 1) * spacing
    switch alignment {
    case .justify where isStretched && count > 1:
      return (0, max(0, (breadth - used) / Double(count - 1)))
    case .justify where isStretched: return (max(0, rest / 2), spacing)
    case .justify, .leading: return (0, spacing)
    case .center: return (max(0, rest / 2), spacing)
    case .trailing: return (max(0, rest), spacing)
    }
  }
}
