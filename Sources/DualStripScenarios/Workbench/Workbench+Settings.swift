import DualStrip

extension Workbench {
  /// Every setting of the strips except `preset`, as JSON for a form: its word, meaning, usual
  /// value, unit, limits and choices.
  package static var settings: String {
    JSONText.list(
      SettingWord.allCases.filter { $0 != .preset }.map { setting in
        var json = JSONText()
        json.add("word", setting.rawValue)
        json.add("meaning", Vocabulary.word(setting).meaning)
        json.add("usual", setting.usual)
        if let unit = setting.unit { json.add("unit", unit) }
        json.add("least", raw: DecimalText.exact(setting.limits.lowerBound))
        json.add("most", raw: DecimalText.exact(setting.limits.upperBound))
        json.add("choices", raw: JSONText.list(setting.choices.map(JSONText.quoted)))
        return json.closed
      })
  }
}

extension SettingWord {
  /// The unit behind its number; `nil` if the setting is not a single number.
  fileprivate var unit: String? {
    switch kind {
    case .length: return "pt"
    case .pages: return "pg"
    case .speed: return "pt/s"
    case .time: return "ms"
    case .number: return ""
    default: return nil
    }
  }

  /// Its words, the usual one first.
  fileprivate var choices: [String] { DualStripViewer.Setting(rawValue: rawValue)?.words ?? [] }
}
