import DualStrip

/// The first line of a recording or a session: what the app's viewer is, before anything happens.
struct AppHeader: Sendable {
  var title: String
  var bounds: Size
  var insets: EdgeInsets
  /// Frames per second.
  var refresh: Double
  var pages: [Page]
  var active: PageID?
  var configuration: DualStripViewer.Configuration

  /// The version of the format that this reads.
  static let version = 1

  /// As many pages as a document has.
  static let mostPages = 2_000_000

  /// - Parameters:
  ///   - kind: the key that has the version: `recording` or `session`.
  ///   - names: takes in those of the pages.
  init(
    _ fields: RecordFields, kind: String, names: inout Names
  ) throws(RecordFault) {
    let example =
      "{\"\(kind)\":\(AppHeader.version),\"bounds\":[393,852],\"pages\":[[\"p1\",0.7071]]}"
    guard let version = fields[kind] else {
      throw fields.fault("a \(kind) begins with its header, as \(example)")
    }
    guard version.number == Double(AppHeader.version) else {
      throw fields.fault(
        "its format is \(version); this command reads format \(AppHeader.version)")
    }
    title = fields["title"]?.string ?? "Recorded by an app"
    bounds = try fields.size("bounds")
    insets = try fields.insets("insets") ?? .zero
    refresh = try fields.optionalNumber("refresh", in: 1...1000) ?? 60
    pages = try fields.pages("pages", &names)
    guard pages.count <= AppHeader.mostPages else {
      throw fields.fault("there are more than \(AppHeader.mostPages) pages")
    }
    guard Set(pages.map { $0.id }).count == pages.count else {
      throw fields.fault("of two pages with one name nobody could tell which is meant")
    }
    configuration = try SettingFields.configuration(in: fields)
    if fields.has("direction") {
      let direction: DirectionWord = try fields.word("direction")
      configuration.direction = direction == .rtl ? .rightToLeft : .leftToRight
    }
    if fields.has("commits") {
      let commits: CommitsWord = try fields.word("commits")
      configuration.commits = commits == .byHost ? .byHost : .immediate
    }
    if fields.has("active") { active = try fields.page("active", names) }
  }

  /// The viewer before the first input.
  var viewer: DualStripViewer {
    DualStripViewer(
      pages: pages, activePage: active, bounds: bounds, insets: insets,
      configuration: configuration)
  }

  /// One frame.
  var frame: Time { .frame(1, perSecond: refresh) }
}

enum DirectionWord: String, CaseIterable {
  case ltr
  case rtl
}

enum CommitsWord: String, CaseIterable {
  case immediate
  case byHost = "by-host"
}

/// The settings of a header, in the words of scenarios: `{"spacing":"10pt","mapping":"continuous"}`.
enum SettingFields {
  static func configuration(
    in fields: RecordFields
  ) throws(RecordFault) -> DualStripViewer.Configuration {
    guard let settings = fields["settings"] else { return .photos }
    guard case .object(let members) = settings else {
      throw fields.fault("\"settings\" has to be an object, as {\"spacing\":\"10pt\"}")
    }
    var lines: [String] = []
    for member in members {
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
        throw fields.fault("the setting \"\(member.key)\" has to be a text, as in a scenario")
      }
      lines.append("  \(member.key) \(value)")
    }
    return try configuration(lines, fields)
  }

  /// Reads them as a scenario would, so that both say the same of a wrong one.
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
      let message = diagnostics.first.map { "\($0.message); \($0.primary.text)" } ?? ""
      throw fields.fault("settings: \(message)")
    }
  }
}
