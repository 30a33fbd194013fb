public import DualStrip

/// Writes down what an app gives its viewer, as a scenario that replays it.
///
/// The recorder is told every input, with its time, before or after the viewer is; where frames
/// are drawn ahead of touches it is told those too, by `advance`. It may be cut off at any moment:
/// `text` is a whole scenario at every one of them. Times count from the first input; what comes
/// later than four hours after it, or after 100 000 statements, is left out, since no run is so
/// long, and a note in the text counts it.
public struct ScenarioRecorder: Sendable {
  /// The viewer as it would be: it knows which page a tap meant, and which edit was accepted.
  private var viewer: DualStripViewer
  private let initial: DualStripViewer
  private let title: String
  private var names: RecordedNames
  private var statements: [String] = []
  /// When the first input came.
  private var start: Time?
  /// The label that statements count their time from, and its own; none within the first hour.
  private var base: (label: String, time: Time)?
  private var labels: [EditID: String] = [:]
  /// How many inputs came when there was no room for them.
  private var omitted = 0

  /// What a run at 60 Hz has room for, at the most.
  private static let longest = Time.seconds(4 * 3600)
  private static let mostStatements = 100_000

  /// A recorder that calls pages by their numbers, as `p7`.
  ///
  /// - Parameters:
  ///   - viewer: the viewer before its first input; settled, or the start is not replayed.
  ///   - title: of the scenario.
  public init(_ viewer: DualStripViewer, title: String = "Recorded session") {
    self.init(viewer, title: title, names: RecordedNames(pages: viewer.pages))
  }

  /// A recorder that calls pages by names of the host.
  ///
  /// - Parameters:
  ///   - viewer: the viewer before its first input; settled, or the start is not replayed.
  ///   - title: of the scenario.
  ///   - names: what pages are called; those without one are called by their number, as `p7`.
  /// - Throws: `NameFault` for a name that no scenario can have, or that two pages have.
  public init(
    _ viewer: DualStripViewer, title: String = "Recorded session", names: [PageID: String]
  ) throws(NameFault) {
    self.init(
      viewer, title: title, names: try RecordedNames(pages: viewer.pages, chosen: names))
  }

  /// A recorder that takes the names that it is given for what they are: each can stand in a scenario, and
  /// no two pages have one.
  ///
  /// - Parameter startingAtZero: whether times count from the viewer's, and not from the first input.
  init(
    _ viewer: DualStripViewer, title: String, wordsAmong names: [PageID: String],
    startingAtZero: Bool
  ) {
    self.init(viewer, title: title, names: RecordedNames(pages: viewer.pages, words: names))
    if startingAtZero { start = viewer.now }
  }

  /// The viewer at a later time.
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

  /// A name that a page cannot have in a scenario.
  public struct NameFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The page that is called so.
    public let page: PageID
    /// The name.
    public let name: String
    /// What is wrong, with the name.
    public let description: String
  }

  /// Time passes, as it does for the viewer: an input that is older counts as of then.
  public mutating func advance(to time: Time) {
    viewer.advance(to: time)
  }

  /// Takes in one input. The viewer's rule holds here too: a time before the last counts as that.
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
    guard !said.isEmpty, case .edit(.delete) = input else { return }
    for case .editAccepted(let edit, _) in events.map({ $0.kind }) {
      labels[edit] = "edit-\(edit.rawValue)"
      statements[statements.count - 1] += " as edit-\(edit.rawValue)"
    }
  }

  /// Says in the text what was found at a time, and expects what should be there; the expectation is
  /// left out before the first input, which times count from.
  mutating func note(_ remark: String, expecting expectation: String?, at time: Time) {
    viewer.advance(to: time)
    statements.append("  # \(TerminalText.shown(remark))")
    if let expectation, let start, viewer.now >= start { append(expectation) }
  }

  /// Ends the text with what is to hold when nothing moves any more, or nothing more will.
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
    // No time in a scenario is longer than an hour: from then on another moment is counted from.
    while viewer.now - origin > .seconds(3600) {
      let label = "hour-\(statements.count)"
      statements.append("  at \(moment(.seconds(3600))) wait 0ms as \(label)")
      origin = origin + .seconds(3600)
      base = (label, origin)
    }
    statements.append("  at \(moment(viewer.now - origin)) \(statement)")
  }

  /// A time as a script has it, counted from the present base.
  private func moment(_ time: Time) -> String {
    let offset = DecimalText.milliseconds(time)
    return base.map { "\($0.label) + \(offset)" } ?? offset
  }

  private func statements(for input: DualStripViewer.Input) -> [String] {
    if case .tapThumbnails = input, viewer.stripCoasts {
      // A tap on a strip that runs on its own curve is a touch that is lifted at once.
      return ["touch down thumbnails", "touch up"]
    }
    let writer = InputText(viewer: viewer, names: names, labels: labels)
    return writer.statement(for: input).map { [$0] } ?? []
  }

  // MARK: The scenario

  /// The scenario of all inputs so far.
  public var text: String {
    let shown = title.filter { !$0.isNewline && !$0.unicodeScalars.contains { $0.value < 0x20 } }
    var lines = ["scenario \(ScenarioFormatter.quoted(shown))", "language 1", "goldens off"]
    if omitted > 0 { lines.append("note \"\(omitted) later inputs are left out\"") }
    lines += ["", "document"] + documentLines
    lines += ["", "device custom"] + deviceLines
    lines += ["", "viewer"]
    lines += SettingWord.allCases.map {
      "  \($0.rawValue) \(initial.configuration.text(of: $0))"
    }
    lines += ["", "script"]
    if let active = initial.activePage, initial.activeIndex != 0 {
      lines.append("  focus \(names.name(active)) instant")
    }
    return (lines + statements).joined(separator: "\n") + "\n"
  }

  private var documentLines: [String] {
    let pages = initial.pages.map { (name: names.name($0), aspect: initial.aspect(of: $0) ?? 1) }
    guard !pages.isEmpty else { return ["  empty"] }
    func line(_ page: (name: String, aspect: Double)) -> String {
      "  page \(page.name) aspect \(InputText.aspect(page.aspect))"
    }
    let areNumbered = pages.enumerated().allSatisfy { $0.element.name == "p\($0.offset + 1)" }
    guard pages.count > 1, areNumbered else { return pages.map(line) }
    // What most of them have is said once.
    var counts: [Double: Int] = [:]
    for page in pages { counts[page.aspect, default: 0] += 1 }
    let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    return ["  pages \(pages.count) aspect \(InputText.aspect(usual))"]
      + pages.filter { $0.aspect != usual }.map(line)
  }

  private var deviceLines: [String] {
    var lines = ["  bounds \(InputText.size(initial.finalBounds))"]
    if let insets = InputText.edges(initial.finalInsets) { lines.append("  insets \(insets)") }
    return lines + ["  direction \(initial.configuration.direction.word)"]
  }
}
