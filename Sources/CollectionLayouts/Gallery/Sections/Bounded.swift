/// The largest number of items that can be laid out. Numbers up to it can be multiplied, and are
/// exact as a `Double`.
let mostItems = Int(clamping: Int64(1) << 40)

/// The largest number of sections that can be laid out. Going through them one by one takes a
/// second.
let mostSections = 1 << 24

extension CollectionContent {
  /// The number of sections, limited to what can be placed.
  var boundedSectionCount: Int { min(max(sectionCount, 0), mostSections) }

  /// Returns the number of items in a section, limited to what can be placed.
  func boundedItemCount(inSection section: Int) -> Int {
    min(max(itemCount(inSection: section), 0), mostItems)
  }
}

extension SectionedContent {
  /// Returns the lengths of a section's header and footer along the main axis, limited to what can
  /// be drawn.
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
  /// This length, limited to what can be drawn; 0 if it is NaN or negative.
  var boundedLength: Double { bounded(within: 0...10_000_000, otherwise: 0) }
}

extension Double {
  /// This length as one of a screen, in points: 0 if it is NaN, negative or below a thousandth of a
  /// point, and at most a million, since no screen is wider.
  package var screenLength: Double { self >= 1e-3 ? min(self, 1e6) : 0 }
}

extension Viewport {
  /// The size of the pane, limited to what can be drawn; zero if it has no area.
  var paneSize: Size {
    let size = bounds.size.bounded
    return size.width > 0 && size.height > 0 ? size : .zero
  }
}

extension Size {
  /// This size, limited to what can be drawn.
  package var bounded: Size { Size(width: width.boundedLength, height: height.boundedLength) }
}

extension EdgeInsets {
  /// These insets, limited to what can be drawn.
  var bounded: EdgeInsets {
    EdgeInsets(
      top: top.boundedLength, left: left.boundedLength, bottom: bottom.boundedLength,
      right: right.boundedLength)
  }
}
