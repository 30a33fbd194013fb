/// Checks the layouts of a collection, and the settings of its pane.
extension MeaningCheck {
  mutating func checkLayouts() {
    var first: [String: SourceRange] = [:]
    for layout in syntax.layouts {
      let name = layout.name
      if Vocabulary.collectionReserved.contains(name.value) {
        report(.reservedName(name.value, of: "a layout", at: name.range))
      }
      if let other = first[name.value] {
        report(.repeatedItem(name.value, at: name.range, first: other))
      } else if isItem(name.value) {
        report(.repeatedItem(name.value, at: name.range, first: arrivals[name.value]))
      }
      first[name.value] = name.range
      for parameter in layout.parameters { check(parameter) }
    }
    if syntax.layouts.isEmpty, !syntax.lacksLayouts {
      report(.missingLayout(at: syntax.collectionRange ?? syntax.headRange))
    }
    for setting in syntax.paneSettings {
      switch setting {
      case .layout(let name): checkLayout(name)
      case .appear(.fall(let seed)), .disappear(.fall(let seed)):
        check(seed, from: 0, through: Double(UInt32.max))
      case .appear(.scale(let scale)), .disappear(.scale(let scale)):
        check(scale, from: 0, through: 10)
      case .pin, .anchor, .appear, .disappear, .reduceMotion: break
      }
    }
  }

  mutating func checkLayout(_ name: Located<String>) {
    let known = syntax.layouts.map { $0.name.value }
    guard !known.contains(name.value), !syntax.lacksLayouts else { return }
    report(.unknownLayout(name.value, known: known, at: name.range))
  }

  private mutating func check(_ parameter: LayoutParameter) {
    switch parameter.value {
    case .word: break
    case .size(let width, let height):
      for side in [width, height] { check(side, from: 0, through: 1_000_000) }
    case .insets(let edges):
      for edge in edges { check(edge.length, from: 0, through: 1_000_000) }
    case .number(let measure):
      switch parameter.word.shape {
      case .number(_, let range), .count(let range):
        check(measure, from: range.lowerBound, through: range.upperBound)
      case .size, .insets, .words: break
      }
    }
  }
}
