/// A kind of layout of a collection, by its name.
package enum LayoutKindName: String, Sendable, CaseIterable {
  case list
  case flow
  case columns
  case quilt
  case waterfall
  case mosaic
  case carousel
  case pile

  /// The parameters of this kind.
  var parameters: [LayoutParameterWord] {
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

/// A parameter of a layout, by its name.
package enum LayoutParameterWord: String, Sendable, CaseIterable {
  case item
  case spacing
  case sections
  case lines
  case insets
  case align
  case minimum
  case height
  case gap
  case margins
  case pixel
  case block
  case columns
  case order
  case lanes
  case ties
  case tolerance
  case keep
  case band
  case share
  case line
  case side
  case reach
  case growth
  case floor
  case threshold
  case shown

  /// The form of the parameter's value.
  package enum Shape {
    case number(Kind, ClosedRange<Double>)
    case count(ClosedRange<Double>)
    case size
    case insets
    case words([String])
  }

  var shape: Shape {
    switch self {
    case .item, .block: return .size
    case .insets: return .insets
    case .align: return .words(["justify", "leading", "center", "trailing"])
    case .order: return .words(["kept"])
    case .ties: return .words(["first", "forward", "cycle"])
    case .keep: return .words(["lanes"])
    case .columns, .lanes: return .count(1...1000)
    case .shown: return .count(0...1000)
    case .share: return .number(.number, 0...100)
    case .growth: return .number(.number, 0...100)
    case .floor: return .number(.number, 0...1)
    case .threshold: return .number(.speed, 0...1_000_000)
    case .spacing, .sections, .lines, .minimum, .height, .gap, .margins, .pixel, .tolerance, .band,
      .line, .side, .reach:
      return .number(.length, 0...1_000_000)
    }
  }
}
