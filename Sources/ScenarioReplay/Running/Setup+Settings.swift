import DualStrip

/// Applies the settings of a scenario, and writes those of a viewer in the scenario's words.
extension Setup {
  mutating func apply(_ setting: Setting) {
    switch setting {
    case .preset: break
    case .easing(let name):
      configuration.easing = Easing.allNamed.first { $0.name == name }?.easing ?? .easeInOut
    case .mapping(let name): configuration.mapping = name == "continuous" ? .continuous : .stepped
    case .focusPolicy(let name): configuration.focusPolicy = name == "next" ? .next : .previous
    case .toggle(.announcements, let isOn): configuration.announces = isOn
    case .toggle(_, let isOn): configuration.reducesMotion = isOn
    case .axis(.previewAxis, let isVertical):
      configuration.previewAxis = isVertical ? .vertical : .horizontal
    case .axis(_, let isVertical):
      configuration.thumbnails.axis = isVertical ? .vertical : .horizontal
    case .stripMode(let name):
      configuration.thumbnails.mode = name == "browsing" ? .browsing : .centered
    case .commits(let host): self.host = answer(host)
    case .aspectRange(let lower, let upper):
      let (least, greatest) = (number(lower), number(upper))
      configuration.thumbnails.aspectRange = least...max(least, greatest)
    case .number(let word, let measure):
      let value = word.kind == .time ? time(measure).milliseconds : number(measure)
      configuration.set(word, to: value)
    }
  }
}

extension DualStripViewer.Configuration {
  /// - Parameter value: the value in points, pages, milliseconds or as a bare number.
  package mutating func set(_ word: SettingWord, to value: Double) {
    guard let setting = DualStripViewer.Setting(rawValue: word.rawValue) else { return }
    set(setting, to: [value])
  }

  /// Returns the value of a setting as a scenario writes it, without the setting's word.
  package func text(of word: SettingWord) -> String {
    switch word {
    // What differs from it is written beside it.
    case .preset: return "photos"
    // The answers of a host are inputs of their own.
    case .commits: return commits == .immediate ? "at-once" : "never"
    default: break
    }
    guard let setting = DualStripViewer.Setting(rawValue: word.rawValue) else { return "" }
    let numbers = numbers(of: setting)
    if !setting.words.isEmpty { return setting.words[Int(numbers[0])] }
    let text = numbers.map(DecimalText.exact).joined(separator: " .. ")
    switch word.kind {
    case .length: return DecimalText.points(numbers[0])
    case .pages: return "\(text)pg"
    case .speed: return "\(DecimalText.points(numbers[0]))/s"
    case .time: return DecimalText.milliseconds(.milliseconds(numbers[0]))
    default: return text
    }
  }
}

extension Easing {
  /// All easings, with their names in scenarios.
  package static let allNamed: [(name: String, easing: Easing)] = [
    ("ease-in-out", .easeInOut), ("ease-in", .easeIn), ("ease-out", .easeOut), ("linear", .linear),
  ]
}

extension LayoutDirection {
  /// The direction as a scenario writes it.
  package var word: String { self == .leftToRight ? "ltr" : "rtl" }
}
