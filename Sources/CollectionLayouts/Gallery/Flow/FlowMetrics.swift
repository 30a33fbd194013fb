/// The measures of a flow, in points.
public struct FlowMetrics: Hashable, Sendable {
  /// Where the cells lie in a line.
  public enum Alignment: Hashable, Sendable {
    /// Spread over the whole breadth, with equal spaces between them. The last line is not
    /// stretched: cells of one size stand below those of the other lines, others begin where
    /// reading begins.
    case justify
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// The size of every cell; `nil` if the content has a size for each.
  public var itemSize: Size?
  /// The least space between two cells of a line.
  public var spacing: Double
  /// The space between two lines.
  public var lineSpacing: Double
  /// The space around the cells of a section; the left is where reading begins.
  public var insets: EdgeInsets
  /// Where the cells lie in a line.
  public var alignment: Alignment

  /// Creates the measures of a flow.
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

  /// These measures, limited to what can be drawn.
  public var bounded: FlowMetrics {
    FlowMetrics(
      itemSize: itemSize.map { $0.bounded }, spacing: spacing.boundedLength,
      lineSpacing: lineSpacing.boundedLength, insets: insets.bounded, alignment: alignment)
  }

  /// How much an item may exceed the space left and still fit, in points: three thirds fill a line.
  static let tolerance = 1e-6

  /// Returns where the first cell of a line begins, and the space between two cells.
  ///
  /// - Parameters:
  ///   - count: the number of cells.
  ///   - used: the sum of their breadths.
  ///   - breadth: the breadth of the line.
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
