import CollectionLayouts

/// The form that the value of a layout's parameter has in a scenario.
enum ParameterShape {
  case number(Kind, ClosedRange<Double>)
  case count(ClosedRange<Double>)
  case size
  case insets
  case words([String])
}

extension GalleryLayout.Parameter {
  var shape: ParameterShape {
    switch self {
    case .item, .block: return .size
    case .insets: return .insets
    case .align, .order, .ties, .keep: return .words(words)
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
