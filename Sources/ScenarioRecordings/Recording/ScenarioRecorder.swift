public import DualStrip

/// Records the inputs of a viewer as a scenario that replays them.
///
/// Pass every input with its time to `record`, before or after the viewer handles it. If the app
/// also advances its viewer to draw frames ahead of touches, pass those times to `advance`. `text`
/// is a complete scenario at any moment. Times count from the first input. Inputs more than four
/// hours after it, or after 100 000 statements, are left out, since no run is so long; a note in
/// the text counts them.
public struct ScenarioRecorder: Sendable {
  /// A copy of the app's viewer. It knows the page of a tap, and which edits were accepted.
  private var viewer: DualStripViewer
  private let initial: DualStripViewer
  private let title: String
  private var names: RecordedNames
  private var statements: [String] = []
  /// The time of the first input.
  private var start: Time?
  /// The label that times count from, and its time; `nil` within the first hour.
  private var base: (label: String, time: Time)?
  private var labels: [EditID: String] = [:]
  /// How many inputs were left out.
  private var omitted = 0

  /// The limits of a recording: the most that a run at 60 Hz has room for.
  private static let longest = Time.seconds(4 * 3600)
  private static let mostStatements = 100_000

  /// Creates a recorder that names pages by their numbers, such as `p7`.
  ///
  /// - Parameters:
  ///   - viewer: The viewer before its first input. If it is not settled, the replay does not
  ///     repeat its motion.
  ///   - title: The title of the scenario.
  public init(_ viewer: DualStripViewer, title: String = "Recorded session") {
    self.init(viewer, title: title, names: RecordedNames(pages: viewer.pages))
  }

  /// Creates a recorder that uses the host's names for pages.
  ///
  /// - Parameters:
  ///   - viewer: The viewer before its first input. If it is not settled, the replay does not
  ///     repeat its motion.
  ///   - title: The title of the scenario.
  ///   - names: The names of pages; a page without a name is named by its number, such as `p7`.
  /// - Throws: `NameFault` if a name is invalid in a scenario, or if two pages have the same name.
  public init(
    _ viewer: DualStripViewer, title: String = "Recorded session", names: [PageID: String]
  ) throws(NameFault) {
    self.init(
      viewer, title: title, names: try RecordedNames(pages: viewer.pages, chosen: names))
  }

  /// Creates a recorder with names that are known to be valid and different.
  ///
  /// - Parameter startingAtZero: Whether times count from the viewer's present time, and not from
  ///   the first input.
  init(
    _ viewer: DualStripViewer, title: String, wordsAmong names: [PageID: String],
    startingAtZero: Bool
  ) {
    self.init(viewer, title: title, names: RecordedNames(pages: viewer.pages, words: names))
    if startingAtZero { start = viewer.now }
  }

  /// Advances the recorder's viewer and returns it.
  mutating func advanced(to time: Time) -> DualStripViewer {
    viewer.advance(to: time)
    return viewer
  }

  private init(_ viewer: DualStripViewer, title: String, names: RecordedNames) {
    self.viewer = viewer
    initial = viewer
    self.title = title
    self.names = names
  }

  /// An error: a page cannot have this name in a scenario.
  public struct NameFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The page with the name.
    public let page: PageID
    /// The name.
    public let name: String
    /// What is wrong with the name.
    public let description: String
  }

  /// Advances the recorder to a time, like the viewer. Later inputs with an earlier time count as
  /// of this time.
  public mutating func advance(to time: Time) {
    viewer.advance(to: time)
  }

  /// Records one input. As in the viewer, a time before the last one counts as the last one.
  public mutating func record(_ input: DualStripViewer.Input, at time: Time) {
    viewer.advance(to: time)
    start = start ?? viewer.now
    var said = statements(for: input)
    let elapsed = viewer.now - (start ?? .zero)
    if omitted > 0 || elapsed > ScenarioRecorder.longest
      || statements.count >= ScenarioRecorder.mostStatements
    {
      omitted += said.isEmpty ? 0 : 1
      said = []
    }
    let events = viewer.handle(input, at: time)
    for statement in said { append(statement) }
    if !said.isEmpty { names.add(input.comingPages) }
    guard !said.isEmpty, input.awaitsAnswer, let edit = events.compactMap({ $0.kind.begun }).last
    else { return }
    labels[edit] = "edit-\(edit.rawValue)"
    statements[statements.count - 1] += " as edit-\(edit.rawValue)"
  }

  /// Adds a remark and an expectation to the text. The expectation is left out before the first
  /// input, since times count from it.
  mutating func note(_ remark: String, expecting expectation: String?, at time: Time) {
    viewer.advance(to: time)
    statements.append("  # \(TerminalText.shown(remark))")
    if let expectation, let start, viewer.now >= start { append(expectation) }
  }

  /// Ends the text with an expectation for the final state.
  mutating func finish(expecting predicate: String, at time: Time) {
    viewer.advance(to: time)
    guard start != nil else {
      statements.append("  settle\n  expect \(predicate)")
      return
    }
    if predicate == "still" {
      append("settle as rest")
      statements.append("  at rest.end expect still")
    } else {
      append("expect \(predicate)")
    }
  }

  private mutating func append(_ statement: String) {
    var origin = base?.time ?? start ?? viewer.now
    // No time in a scenario is longer than an hour, so continue from a new label after each hour.
    while viewer.now - origin > .seconds(3600) {
      let label = "hour-\(statements.count)"
      statements.append("  at \(moment(.seconds(3600))) wait 0ms as \(label)")
      origin = origin + .seconds(3600)
      base = (label, origin)
    }
    statements.append("  at \(moment(viewer.now - origin)) \(statement)")
  }

  /// Formats a time as in a script, relative to the present base.
  private func moment(_ time: Time) -> String {
    let offset = DecimalText.milliseconds(time)
    return base.map { "\($0.label) + \(offset)" } ?? offset
  }

  private func statements(for input: DualStripViewer.Input) -> [String] {
    if case .tapThumbnails = input, viewer.stripCoasts {
      // A tap on a coasting strip is a touch that lifts at once. It is ignored while another finger
      // is down.
      return viewer.heldPane == nil ? ["touch down thumbnails", "touch up"] : []
    }
    let writer = InputText(viewer: viewer, names: names, labels: labels)
    return writer.statement(for: input).map { [$0] } ?? []
  }

  // MARK: The scenario

  /// The text of the scenario, with all inputs so far.
  public var text: String {
    let shown = title.filter { !$0.isNewline && !$0.unicodeScalars.contains { $0.value < 0x20 } }
    var lines = ["scenario \(ScenarioFormatter.quoted(shown))", "language 1", "goldens off"]
    if omitted > 0 { lines.append("note \"\(omitted) later inputs are left out\"") }
    lines += ["", "document"] + documentLines
    lines += ["", "device custom"] + deviceLines
    let settings = settingLines
    if !settings.isEmpty { lines += ["", "viewer"] + settings }
    lines += ["", "script"]
    if let active = initial.activePage, initial.activeIndex != 0 {
      lines.append("  focus \(names.name(active)) instant")
    }
    return (lines + statements).joined(separator: "\n") + "\n"
  }

  /// The text with gestures instead of single touches, short numbers, and what held at the end as
  /// expectations, as far as the same events follow and the view rests in the same place. For
  /// people to read; `text` repeats every bit. It is `text` if the session is longer than ten
  /// minutes or 5 000 lines. Cost: up to 60 changes are tried, each in two runs, for at most
  /// twenty minutes of the model's time: a second or two.
  public var tidyText: String { TidyScenario(text).text }

  private var documentLines: [String] {
    let pages = initial.pages.compactMap { initial.page($0) }
    guard !pages.isEmpty else { return ["  empty"] }
    func line(_ page: Page) -> String { "  page \(InputText.page(page, names))" }
    let areNumbered = pages.enumerated().allSatisfy {
      names.name($0.element.id) == "p\($0.offset + 1)"
    }
    guard pages.count > 1, areNumbered else { return pages.map(line) }
    // Write the most common aspect only once.
    var counts: [Double: Int] = [:]
    for page in pages { counts[page.aspect, default: 0] += 1 }
    let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    return ["  pages \(pages.count) aspect \(InputText.aspect(usual))"]
      + pages.filter { $0.aspect != usual || $0.quarterTurns != 0 }.map(line)
  }

  /// The settings that are not as a scenario has them anyway.
  private var settingLines: [String] {
    let usual = DualStripViewer.Configuration()
    return SettingWord.allCases.compactMap { word in
      let text = initial.configuration.text(of: word)
      return text == usual.text(of: word) ? nil : "  \(word.rawValue) \(text)"
    }
  }

  private var deviceLines: [String] {
    var lines = ["  bounds \(InputText.size(initial.finalBounds))"]
    if let insets = InputText.edges(initial.finalInsets) { lines.append("  insets \(insets)") }
    return lines + ["  direction \(initial.configuration.direction.word)"]
  }
}
