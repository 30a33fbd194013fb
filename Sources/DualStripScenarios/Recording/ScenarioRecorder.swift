import DualStrip

/// Writes down what an app gives its viewer, as a scenario that replays it.
///
/// The recorder is told every input, with its time, before or after the viewer is. It may be cut
/// off at any moment: `text` is a whole scenario at every one of them.
public struct ScenarioRecorder: Sendable {
  /// The viewer as it would be: it knows which page a tap meant, and which edit was accepted.
  private var viewer: DualStripViewer
  private let start: Time
  private let initial: DualStripViewer
  private var statements: [String] = []
  private var labels: [EditID: String] = [:]
  /// Every page that was ever there: only these have names.
  private var known: Set<PageID>
  /// Names of the host's choice; pages without one are named by their number.
  private let names: [PageID: String]
  private let title: String

  /// - Parameters:
  ///   - viewer: the viewer before its first input; settled, or the start is not replayed.
  ///   - title: of the scenario.
  ///   - names: what pages are called; words of letters, digits, `-` and `_`.
  public init(
    _ viewer: DualStripViewer, title: String = "Recorded session", names: [PageID: String] = [:]
  ) {
    self.viewer = viewer
    self.title = title
    self.names = names
    initial = viewer
    start = viewer.now
    known = Set((0..<viewer.count).compactMap { viewer.page(at: $0) })
  }

  /// Takes in one input. The viewer's rule holds here too: a time before the last counts as that.
  public mutating func record(_ input: DualStripViewer.Input, at time: Time) {
    viewer.advance(to: time)
    if case .insert(let pages, _) = input { known.formUnion(pages.map(\.id)) }
    if case .replace(let pages) = input { known.formUnion(pages.map(\.id)) }
    // What names a page that is gone changes nothing, and no scenario may say it.
    if input.neededPages.allSatisfy({ viewer.index(of: $0) != nil }),
      known.isSuperset(of: input.pages)
    {
      let when = DecimalText.exact((viewer.now - start).milliseconds)
      statements += statements(for: input).map { "  at \(when)ms \($0)" }
    }
    guard case .delete = input else {
      viewer.handle(input, at: time)
      return
    }
    let before = viewer.pendingEdits.map(\.id)
    viewer.handle(input, at: time)
    guard let edit = viewer.pendingEdits.map(\.id).first(where: { !before.contains($0) }) else {
      return
    }
    labels[edit] = "edit-\(edit.rawValue)"
    statements[statements.count - 1] += " as edit-\(edit.rawValue)"
  }

  /// The scenario of all inputs so far.
  public var text: String {
    var lines = [
      "scenario \(Formatter.quoted(title.filter { !$0.isNewline }))", "language 1", "", "document",
    ]
    lines += documentLines
    lines += ["", "device custom"] + deviceLines
    lines += ["", "viewer"] + viewerLines
    lines += ["", "script"]
    if let active = initial.activePage, initial.activeIndex != 0 {
      lines.append("  focus \(name(active)) instant")
    }
    return (lines + statements).joined(separator: "\n") + "\n"
  }

  // MARK: What it begins with

  private var documentLines: [String] {
    guard initial.count > 0 else { return ["  empty"] }
    return (0..<initial.count).compactMap { initial.page(at: $0) }.map {
      "  page \(name($0)) aspect \(DecimalText.exact(initial.aspect(of: $0) ?? 1))"
    }
  }

  private var deviceLines: [String] {
    let target = initial.target
    var lines = ["  bounds \(size(target.bounds))"]
    if let insets = edges(target.insets) { lines.append("  insets \(insets)") }
    lines.append(
      "  direction \(initial.configuration.direction == .leftToRight ? "ltr" : "rtl")")
    return lines
  }

  private var viewerLines: [String] {
    let configuration = initial.configuration
    let strip = configuration.thumbnails
    return [
      "  mapping \(configuration.mapping == .stepped ? "stepped" : "continuous")",
      "  focus-policy \(configuration.focusPolicy == .next ? "next" : "previous")",
      "  reduce-motion \(configuration.reducesMotion ? "on" : "off")",
      "  thumbnail-height \(points(strip.height))", "  spacing \(points(strip.spacing))",
      "  focused-spacing \(points(strip.focusedSpacing))",
      // Answers are inputs of their own here.
      "  commits \(configuration.commits == .immediate ? "at-once" : "never")",
    ]
  }

  // MARK: Statements

  private func statements(for input: DualStripViewer.Input) -> [String] {
    if case .tapThumbnails = input, viewer.stripCoasts {
      // A tap on a strip that runs on its own curve is a touch that is lifted at once.
      return ["touch down thumbnails", "touch up"]
    }
    return statement(for: input).map { [$0] } ?? []
  }

  private func statement(for input: DualStripViewer.Input) -> String? {
    switch input {
    case .touchBegan, .dragMoved, .touchEnded, .touchCancelled: return input.touchStatement
    case .focus(let page, let animated):
      return "focus \(name(page)) \(animated ? "animated" : "instant")"
    case .tapThumbnails(let point):
      // The thumbnail that was under the finger.
      let strip = viewer.thumbnails
      let index = strip.item(at: strip.contentOffset + point)
      return index.flatMap { viewer.page(at: $0.item) }.map { "focus \(name($0)) animated" }
    case .changeBounds(let bounds, let insets, let duration):
      let edges = edges(insets).map { " insets \($0)" } ?? " insets top 0pt"
      return "resize \(size(bounds)) over \(milliseconds(duration))\(edges)"
    case .setCommits(let commits):
      return "commits \(commits == .immediate ? "at-once" : "never")"
    case .delete, .insert, .move, .replace, .setAspect, .commit, .failCommit, .cancel:
      return edit(input)
    }
  }

  /// An edit; `nil` for one that no scenario can say, which the viewer refuses.
  private func edit(_ input: DualStripViewer.Input) -> String? {
    switch input {
    case .delete(let pages):
      return pages.isEmpty ? nil : "delete \(pages.map(name).joined(separator: ", "))"
    case .insert(let pages, let destination):
      return list(pages).map { "insert \($0) \(place(destination))" }
    case .move(let pages, let destination):
      return pages.isEmpty
        ? nil : "move \(pages.map(name).joined(separator: ", ")) \(place(destination))"
    case .replace(let pages):
      return pages.isEmpty ? "replace with empty" : list(pages).map { "replace with \($0)" }
    case .setAspect(let page, let aspect):
      guard aspect.isFinite, aspect > 0 else { return nil }
      return "resolve \(name(page)) aspect \(DecimalText.exact(aspect))"
    case .commit(let edit): return labels[edit].map { "commit \($0)" }
    case .failCommit(let edit): return labels[edit].map { "fail \($0)" }
    case .cancel(let edit): return labels[edit].map { "cancel \($0)" }
    case .touchBegan, .dragMoved, .touchEnded, .touchCancelled, .focus, .tapThumbnails,
      .changeBounds, .setCommits:
      return nil
    }
  }

  /// Pages with their aspects; `nil` for none, and where an aspect cannot be drawn.
  private func list(_ pages: [Page]) -> String? {
    guard !pages.isEmpty, pages.allSatisfy({ $0.aspect.isFinite && $0.aspect > 0 }) else {
      return nil
    }
    return pages.map { "\(name($0.id)) aspect \(DecimalText.exact($0.aspect))" }
      .joined(separator: ", ")
  }

  private func place(_ destination: Destination) -> String {
    switch destination {
    case .before(let page): return "before \(name(page))"
    case .after(let page): return "after \(name(page))"
    case .first: return "first"
    case .last: return "last"
    }
  }

  // MARK: Words

  private func name(_ page: PageID) -> String { names[page] ?? "p\(page.rawValue)" }

  private func points(_ number: Double) -> String { DecimalText.points(number) }

  private func milliseconds(_ time: Time) -> String {
    "\(DecimalText.exact(max(0, time.milliseconds)))ms"
  }

  private func size(_ size: Size) -> String { "\(points(size.width)) x \(points(size.height))" }

  private func edges(_ insets: EdgeInsets) -> String? {
    let edges = [
      ("top", insets.top), ("bottom", insets.bottom), ("left", insets.left),
      ("right", insets.right),
    ]
    let text = edges.filter { $0.1 != 0 }.map { "\($0.0) \(points($0.1))" }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }
}

extension DualStripViewer.Input {
  /// The statement of a finger's input; `nil` for all others.
  var touchStatement: String? {
    switch self {
    case .touchBegan(let pane): return "touch down \(pane == .preview ? "preview" : "thumbnails")"
    case .dragMoved(let distance): return "touch move \(DecimalText.points(distance))"
    case .touchEnded(let velocity): return "touch up release \(DecimalText.points(velocity))/s"
    case .touchCancelled: return "touch cancel"
    default: return nil
    }
  }

  /// The pages that have to be there. A late size may come too late, and a page that comes is
  /// not there yet.
  fileprivate var neededPages: [PageID] {
    switch self {
    case .setAspect, .replace: return []
    case .insert(_, let destination): return destination.pages
    case .focus, .delete, .move, .touchBegan, .dragMoved, .touchEnded, .touchCancelled,
      .tapThumbnails, .changeBounds, .commit, .failCommit, .cancel, .setCommits:
      return pages
    }
  }

  /// The pages that it names.
  fileprivate var pages: [PageID] {
    switch self {
    case .focus(let page, _), .setAspect(let page, _): return [page]
    case .delete(let pages): return pages
    case .insert(let pages, let destination): return pages.map(\.id) + destination.pages
    case .move(let pages, let destination): return pages + destination.pages
    case .replace(let pages): return pages.map(\.id)
    case .touchBegan, .dragMoved, .touchEnded, .touchCancelled, .tapThumbnails, .changeBounds,
      .commit, .failCommit, .cancel, .setCommits:
      return []
    }
  }
}

extension Destination {
  fileprivate var pages: [PageID] {
    switch self {
    case .before(let page), .after(let page): return [page]
    case .first, .last: return []
    }
  }
}
