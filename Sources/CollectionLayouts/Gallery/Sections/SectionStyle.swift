/// Which headers and footers stay in the pane as long as a part of their section does.
public struct PinnedElements: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public var rawValue: UInt8

  /// Creates a set of kinds from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Headers stay at the leading edge of the pane until their section ends; there they cover its footer.
  public static let headers = PinnedElements(rawValue: 1)
  /// Footers stay at the trailing edge of the pane, but below the place that the header of their section
  /// has when it is not pinned.
  public static let footers = PinnedElements(rawValue: 2)
}

/// How a layout shows its sections, besides their cells.
public struct SectionStyle: Hashable, Sendable {
  /// Which headers and footers stay in the pane.
  public var pinned: PinnedElements
  /// The insets of a background within the cells of its section, in points; `nil` for no
  /// background. The background reaches from the first cell to the last, and across the pane.
  public var background: EdgeInsets?

  /// Creates a style; by default nothing is pinned, and there is no background.
  public init(pinned: PinnedElements = [], background: EdgeInsets? = nil) {
    self.pinned = pinned
    self.background = background?.bounded
  }
}
