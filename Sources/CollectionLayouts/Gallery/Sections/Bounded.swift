/// So many items can be counted and multiplied, and every number of one is exact as a `Double`.
let mostItems = 1 << 40

/// So many sections are still gone through, one by one, in a second.
let mostSections = 1 << 24

extension CollectionContent {
  /// The number of sections that can be placed.
  var boundedSectionCount: Int { min(max(sectionCount, 0), mostSections) }

  /// The number of items of a section that can be placed.
  func boundedItemCount(inSection section: Int) -> Int {
    min(max(itemCount(inSection: section), 0), mostItems)
  }
}

extension Double {
  /// A length that can be drawn: what is no number, or below 0, is none.
  var boundedLength: Double { bounded(within: 0...10_000_000, otherwise: 0) }
}

extension Size {
  /// A size that can be drawn.
  var bounded: Size { Size(width: width.boundedLength, height: height.boundedLength) }
}

extension EdgeInsets {
  /// Insets that can be drawn.
  var bounded: EdgeInsets {
    EdgeInsets(
      top: top.boundedLength, left: left.boundedLength, bottom: bottom.boundedLength,
      right: right.boundedLength)
  }
}
