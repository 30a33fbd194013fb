/// So many items can be counted and multiplied, and every number of one is exact as a `Double`.
let mostItems = Int(clamping: Int64(1) << 40)

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

extension SectionedContent {
  /// The extents along the main axis of a section's header and footer, as far as they can be drawn.
  func headerAndFooter(
    ofSection section: Int, across breadth: Double
  ) -> (header: Double, footer: Double) {
    func extent(of kind: ElementKind) -> Double {
      length(of: kind, inSection: section, across: breadth).boundedLength
    }
    return (extent(of: .sectionHeader), extent(of: .sectionFooter))
  }
}

extension Double {
  /// A length that can be drawn: what is no number, or below 0, is none.
  var boundedLength: Double { bounded(within: 0...10_000_000, otherwise: 0) }
}

extension Double {
  /// A length of a screen: what is no number, or a negative length, counts as 0, and so does a
  /// thousandth of a point; no screen is wider than the limit.
  package var screenLength: Double { self >= 1e-3 ? min(self, 1e6) : 0 }
}

extension Viewport {
  /// The size of the pane, as far as one can be; none where it has no area.
  var paneSize: Size {
    let size = bounds.size.bounded
    return size.width > 0 && size.height > 0 ? size : .zero
  }
}

extension Size {
  /// A size that can be drawn.
  package var bounded: Size { Size(width: width.boundedLength, height: height.boundedLength) }
}

extension EdgeInsets {
  /// Insets that can be drawn.
  var bounded: EdgeInsets {
    EdgeInsets(
      top: top.boundedLength, left: left.boundedLength, bottom: bottom.boundedLength,
      right: right.boundedLength)
  }
}
