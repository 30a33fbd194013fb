import DualStrip

/// The settings of a header, in the words of scenarios: `{"spacing":"10pt","mapping":"continuous"}`.
enum SettingFields {
  static func configuration(
    in fields: RecordFields
  ) throws(RecordFault) -> DualStripViewer.Configuration {
    guard let settings = fields["settings"] else { return .photos }
    guard case .object(let members) = settings else {
      throw fields.fault("\"settings\" must be an object such as {\"spacing\":\"10pt\"}")
    }
    var lines: [String] = []
    for member in members {
      if member.key == SettingWord.commits.rawValue {
        throw fields.fault(
          "write \"commits\":\"by-host\" in the header itself, not in its settings")
      }
      let words = SettingWord.allCases.filter { $0 != .commits }.map { $0.rawValue }
      guard words.contains(member.key) else {
        let guess = Vocabulary.nearest(to: member.key, in: words).map { "; did you mean \($0)?" }
        throw fields.fault(
          "there is no setting \(JSONText.quoted(member.key))"
            + (guess ?? "; `dualstrip explain settings` lists them"))
      }
      guard let value = member.value.string ?? member.value.number.map(DecimalText.exact),
        value.utf8.allSatisfy({ $0 >= 0x20 })
      else {
        throw fields.fault("the setting \"\(member.key)\" must be a string, as in a scenario")
      }
      lines.append("  \(member.key) \(value)")
    }
    return try configuration(lines, fields)
  }

  /// Reads settings through a scenario, so that errors have the same wording in both.
  private static func configuration(
    _ lines: [String], _ fields: RecordFields
  ) throws(RecordFault) -> DualStripViewer.Configuration {
    let text =
      "scenario \"settings\"\ndocument\n  empty\nviewer\n\(lines.joined(separator: "\n"))\n"
      + "script\n  settle\n"
    switch Scenario.read(SourceText(name: "settings", text: text)) {
    case .valid(let scenario):
      return Setup(scenario.syntax, variant: ScenarioVariant()).configuration
    case .invalid(let diagnostics):
      let first = diagnostics.first
      let remedy = first?.helps.first.map { "; \($0.text)" } ?? ""
      let message = first?.message ?? ""
      // Leave out a label that repeats the message.
      let label = first.map { message.hasPrefix($0.primary.text) ? "" : "; \($0.primary.text)" }
      throw fields.fault("settings: \(message)\(label ?? "")\(remedy)")
    }
  }
}
