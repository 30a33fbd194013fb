import DualStrip

/// The first line of a recording or a session: the app's viewer before anything happens.
struct AppHeader: Sendable {
  var title: String
  var bounds: Size
  var insets: EdgeInsets
  /// Frames per second.
  var refresh: Double
  var pages: [Page]
  var active: PageID?
  var configuration: DualStripViewer.Configuration
  /// Who commits deletes; `nil` if the header does not say.
  var commits: DualStripViewer.Commits?
  /// The number of the first edit.
  var firstEdit = EditID(rawValue: 1)
  /// How far a recorded time may be off; `nil` if the header does not say.
  var uncertainty: Time?
  /// What the offsets are while the bounds change; `nil` if the header does not say.
  var offsets: OffsetsWord?

  /// The version of the format that this type reads.
  static let version = 1

  /// The most pages of a document.
  static let mostPages = 2_000_000

  /// - Parameters:
  ///   - fields: The fields of the line.
  ///   - kind: The key of the version: `recording` or `session`.
  ///   - names: The names, which get those of the pages.
  init(
    _ fields: RecordFields, kind: String, names: inout Names
  ) throws(RecordFault) {
    let example =
      "{\"\(kind)\":\(AppHeader.version),\"bounds\":[393,852],\"pages\":[[\"p1\",0.7071]]}"
    guard let version = fields[kind] else {
      throw fields.fault("a \(kind) must begin with a header such as \(example)")
    }
    guard version.number == Double(AppHeader.version) else {
      throw fields.fault(
        "its format is \(version); this command reads format \(AppHeader.version)")
    }
    try AppHeader.check(fields.keys, fields)
    title = fields.has("title") ? try fields.text("title") : "Recorded by an app"
    bounds = try fields.size("bounds")
    insets = try fields.insets("insets") ?? .zero
    refresh = try fields.optionalNumber("refresh", in: 1...1000) ?? 60
    pages = try AppHeader.pages(in: fields, &names)
    guard pages.count <= AppHeader.mostPages else {
      throw fields.fault("there are more than \(AppHeader.mostPages) pages")
    }
    guard Set(pages.map { $0.id }).count == pages.count else {
      throw fields.fault("two pages have the same name")
    }
    configuration = try SettingFields.configuration(in: fields)
    if fields.has("direction") {
      let direction: DirectionWord = try fields.word("direction")
      configuration.direction = direction == .rtl ? .rightToLeft : .leftToRight
    }
    if fields.has("commits") {
      let word: CommitsWord = try fields.word("commits")
      commits = word.commits
      configuration.commits = word.commits
    }
    if let number = try fields.optionalNumber("first-edit", in: 1...9e15) {
      guard let whole = Int(exactly: number) else {
        throw fields.fault("\"first-edit\" must be a whole number")
      }
      firstEdit = EditID(rawValue: whole)
    }
    if fields.has("active") { active = try fields.page("active", names) }
    if let length = try fields.optionalNumber("uncertainty", in: 0...100) {
      uncertainty = .milliseconds(length)
    }
    if fields.has("offsets") { offsets = try fields.word("offsets") }
  }

  /// Reads a list of pages, or their number; then the pages are named p1, p2, ….
  private static func pages(
    in fields: RecordFields, _ names: inout Names
  ) throws(RecordFault) -> [Page] {
    guard let count = fields["pages"]?.number else { return try fields.pages("pages", &names) }
    guard count >= 0, count <= Double(mostPages), count == Double(Int32(count)) else {
      throw fields.fault("\"pages\" must be a list, or a whole number from 0 to \(mostPages)")
    }
    return (0..<Int(count)).map { _ in Page(id: names.addNumbered(), aspect: Vocabulary.usualAspect)
    }
  }

  private static let keys = [
    "recording", "session", "title", "bounds", "insets", "refresh", "pages", "active", "settings",
    "direction", "commits", "uncertainty", "offsets", "first-edit", "viewer",
  ]

  /// Checks for unknown keys that are nearly a known one, or the name of a setting: they are
  /// probably mistakes.
  private static func check(_ keys: [String], _ fields: RecordFields) throws(RecordFault) {
    for key in keys where !AppHeader.keys.contains(key) {
      if SettingWord(rawValue: key) != nil {
        throw fields.fault("\"\(key)\" is a setting: write it in \"settings\":{\"\(key)\":…}")
      }
      if let meant = Vocabulary.nearest(to: key, in: AppHeader.keys) {
        throw fields.fault("there is no \(JSONText.quoted(key)); did you mean \"\(meant)\"?")
      }
    }
  }

  /// The viewer before the first input.
  var viewer: DualStripViewer {
    DualStripViewer(
      pages: pages, activePage: active, bounds: bounds, insets: insets,
      configuration: configuration, firstEdit: firstEdit)
  }

  /// The length of one frame.
  var frame: Time { .frame(1, perSecond: refresh) }
}

enum DirectionWord: String, CaseIterable {
  case ltr
  case rtl
}

/// What a scroll view's offset means while its bounds change.
enum OffsetsWord: String, CaseIterable {
  /// The offset on the screen.
  case shown
  /// The offset at the end of the animation, from its first frame on: the model value of a layer,
  /// as in `contentOffset`.
  case final
}

package enum CommitsWord: String, CaseIterable {
  case atOnce = "at-once"
  case byHost = "by-host"

  var commits: DualStripViewer.Commits { self == .byHost ? .byHost : .immediate }
}
