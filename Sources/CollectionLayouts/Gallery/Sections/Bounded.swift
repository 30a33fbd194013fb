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
