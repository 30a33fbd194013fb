import DualStrip

/// An input as a statement of a script.
struct InputText {
  let viewer: DualStripViewer
  let names: RecordedNames
  let labels: [EditID: String]

  /// The statement; `nil` for an input that no script can say, which the viewer takes for nothing
  /// or refuses.
  func statement(for input: DualStripViewer.Input) -> String? {
    switch input {
    case .touchBegan: return viewer.heldPane == nil ? input.touchStatement : nil
    case .dragMoved(let pane, _), .touchEnded(let pane, _), .touchCancelled(let pane):
      return viewer.heldPane == pane ? input.touchStatement : nil
    case .focus(let page, let animated):
      return there([page]) ? "focus \(names.name(page)) \(animated ? "animated" : "instant")" : nil
    case .tapThumbnails(let point):
      // The thumbnail that was under the finger.
      let strip = viewer.thumbnails
      guard let index = strip.item(at: strip.contentOffset + point) else { return nil }
      return viewer.page(at: index.item).map { "focus \(names.name($0)) animated" }
    case .changeBounds(let bounds, let insets, let duration):
      let edges = InputText.edges(insets).map { " insets \($0)" } ?? " insets top 0pt"
      let time = DecimalText.milliseconds(duration.boundedDuration)
      return "resize \(InputText.size(bounds)) over \(time)\(edges)"
    case .setCommits(let commits):
      return "commits \(commits == .immediate ? "at-once" : "never")"
    case .edit(let edit): return statement(for: edit)
    }
  }

  private func statement(for edit: Edit) -> String? {
    switch edit {
    case .delete(let pages):
      return !pages.isEmpty && there(pages) ? "delete \(names.list(pages))" : nil
    case .insert(let pages, let destination):
      guard there(destination.neighbours), let list = list(pages) else { return nil }
      return "insert \(list) \(place(destination))"
    case .move(let pages, let destination):
      guard !pages.isEmpty, there(pages + destination.neighbours) else { return nil }
      return "move \(names.list(pages)) \(place(destination))"
    case .replace(let pages):
      return pages.isEmpty ? "replace with empty" : list(pages).map { "replace with \($0)" }
    case .setAspect(let page, let aspect):
      guard Page.isValid(aspect: aspect), names.known.contains(page) else { return nil }
      return "resolve \(names.name(page)) aspect \(InputText.aspect(aspect))"
    case .commit(let edit): return labels[edit].map { "commit \($0)" }
    case .failCommit(let edit): return labels[edit].map { "fail \($0)" }
    case .cancel(let edit): return labels[edit].map { "cancel \($0)" }
    }
  }

  /// Whether all pages are in the document: what names others changes nothing.
  private func there(_ pages: [PageID]) -> Bool {
    pages.allSatisfy { viewer.index(of: $0) != nil }
  }

  /// Pages with their aspects; `nil` for none, and where an aspect cannot be drawn.
  private func list(_ pages: [Page]) -> String? {
    guard !pages.isEmpty, pages.allSatisfy({ Page.isValid(aspect: $0.aspect) }) else {
      return nil
    }
    return pages.map { "\(names.name($0.id)) aspect \(InputText.aspect($0.aspect))" }
      .joined(separator: ", ")
  }

  private func place(_ destination: Destination) -> String {
    switch destination {
    case .before(let page): return "before \(names.name(page))"
    case .after(let page): return "after \(names.name(page))"
    case .first: return "first"
    case .last: return "last"
    }
  }

  // MARK: Values

  /// An aspect that is drawn alike: beyond these none can be told from the next.
  static func aspect(_ aspect: Double) -> String {
    DecimalText.exact(min(max(aspect, 1e-6), 1e6))
  }

  static func size(_ size: Size) -> String { "\(length(size.width)) x \(length(size.height))" }

  /// The edges that have an inset; `nil` where none has.
  static func edges(_ insets: EdgeInsets) -> String? {
    let edges = [
      ("top", insets.top), ("bottom", insets.bottom), ("left", insets.left),
      ("right", insets.right),
    ]
    let text = edges.filter { $0.1 > 0 }.map { "\($0.0) \(length($0.1))" }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }

  /// A length as the viewer takes it: what is no number, or below 0, is none.
  private static func length(_ value: Double) -> String {
    DecimalText.points(value > 0 ? min(value, 1e6) : 0)
  }
}

extension DualStripViewer.Input {
  /// The pages that come with it: a script that says so knows them from then on.
  var comingPages: [PageID] {
    switch self {
    case .edit(.insert(let pages, _)), .edit(.replace(let pages)): return pages.map { $0.id }
    default: return []
    }
  }
}
