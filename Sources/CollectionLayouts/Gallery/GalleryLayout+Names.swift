/// Layouts by the names that scenarios write, with numbers for values: for hosts in other languages.
///
/// ```swift
/// let feed = GalleryLayout(.waterfall, [(.lanes, [3]), (.gap, [4])])
/// ```
extension GalleryLayout {
  /// The kind of a layout.
  @nonexhaustive public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Cells in a straight line.
    case list
    /// Cells side by side in lines.
    case flow
    /// A list on a narrow pane, equal columns on a broad one.
    case columns
    /// Blocks on a grid that fill each other's gaps.
    case quilt
    /// Lanes of items of their own lengths.
    case waterfall
    /// Bands of photos.
    case mosaic
    /// A row of cards, the one in the middle large.
    case carousel
    /// A heap of photos.
    case pile

    /// The parameters that a layout of this kind has.
    public var parameters: [Parameter] {
      switch self {
      case .list: return [.item, .spacing, .sections]
      case .flow: return [.item, .spacing, .lines, .insets, .align]
      case .columns: return [.minimum, .height, .gap, .margins, .pixel]
      case .quilt: return [.block, .columns, .gap, .insets, .order]
      case .waterfall: return [.lanes, .gap, .lines, .insets, .ties, .tolerance, .keep]
      case .mosaic: return [.band, .share, .line, .pixel]
      case .carousel: return [.side, .gap, .reach, .growth, .floor, .threshold]
      case .pile: return [.side, .shown]
      }
    }
  }

  /// A parameter of a layout. Lengths are in points; a word is its place in `words`.
  @nonexhaustive public enum Parameter: String, Hashable, Sendable, CaseIterable {
    /// The size of every cell: its width and its height.
    case item
    /// The space between two cells.
    case spacing
    /// The space between two sections.
    case sections
    /// The space between two lines.
    case lines
    /// The space around the items of a section: top, left, bottom and right.
    case insets
    /// How cells fill their lines.
    case align
    /// The smallest breadth of a column.
    case minimum
    /// The length of a cell.
    case height
    /// The space between neighbours.
    case gap
    /// The space beside the columns.
    case margins
    /// Lengths are rounded to multiples of it; 0 for exact lengths.
    case pixel
    /// The size of a unit: its width and its height.
    case block
    /// How many units are side by side.
    case columns
    /// Whether items keep their order.
    case order
    /// How many lanes there are.
    case lanes
    /// Which one of several shortest lanes an item takes.
    case ties
    /// How much later a lane may end and still tie.
    case tolerance
    /// Whether an item stays in its lane.
    case keep
    /// The length of a band.
    case band
    /// The length of a band, as a share of the breadth.
    case share
    /// The space between parts.
    case line
    /// The side of a card.
    case side
    /// The distance from the middle at which a card has its own size.
    case reach
    /// How much larger the card in the middle is.
    case growth
    /// The smallest scale of a card.
    case floor
    /// The speed of a release that can pass the next card, in points per second.
    case threshold
    /// How many cards are visible.
    case shown

    /// The words that the parameter takes; empty for a parameter that takes numbers.
    public var words: [String] {
      switch self {
      case .align: return ["justify", "leading", "center", "trailing"]
      case .order: return ["kept"]
      case .ties: return ["first", "forward", "cycle"]
      case .keep: return ["lanes"]
      default: return []
      }
    }

    /// How many numbers the parameter takes.
    public var numberCount: Int {
      switch self {
      case .item, .block: return 2
      case .insets: return 4
      default: return 1
      }
    }
  }

  /// The kind of this layout.
  public var kind: Kind {
    switch self {
    case .list: return .list
    case .flow: return .flow
    case .columns: return .columns
    case .quilt: return .quilt
    case .waterfall: return .waterfall
    case .mosaic: return .mosaic
    case .carousel: return .carousel
    case .pile: return .pile
    }
  }

  /// Creates a layout without content. Parameters that are left out have their usual values; those
  /// that the kind does not have count for nothing, of two with one name the last one counts, and
  /// numbers are bounded to what can be shown.
  ///
  /// - Parameters:
  ///   - kind: the layout's kind.
  ///   - axis: the axis that scrolls; `nil` for the usual one of the kind. A pile has none.
  ///   - sections: how sections are shown, by the kinds that show them.
  ///   - parameters: the kind's own numbers, in points unless the parameter says otherwise.
  public init(
    _ kind: Kind, axis: ScrollAxis? = nil, sections: SectionStyle = SectionStyle(),
    _ parameters: [(Parameter, [Double])] = []
  ) {
    let values = LayoutValues(parameters: parameters)
    let down = axis ?? .vertical
    switch kind {
    case .list: self = .list(values.list, axis: down, sections: sections)
    case .flow: self = .flow(values.flow, axis: down, sections: sections)
    case .columns: self = .columns(values.columns, axis: down, sections: sections)
    case .quilt: self = .quilt(values.quilt, axis: down, sections: sections)
    case .waterfall: self = .waterfall(values.waterfall, axis: down, sections: sections)
    case .mosaic: self = .mosaic(values.mosaic, axis: down, sections: sections)
    case .carousel: self = .carousel(values.carousel, axis: axis ?? .horizontal)
    case .pile: self = .pile(values.pile)
    }
  }
}
