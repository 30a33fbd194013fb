import DualStrip

/// Writes an input as a statement of a script.
struct InputText {
  let viewer: DualStripViewer
  let names: RecordedNames
  let labels: [EditID: String]

  /// Returns the statement; `nil` if no script can express the input, because the viewer ignores or
  /// refuses it.
  func statement(for input: DualStripViewer.Input) -> String? {
    switch input {
    case .touchBegan: return viewer.heldPane == nil ? input.handStatement : nil
    case .dragMoved(let pane, _), .touchEnded(let pane, _), .touchCancelled(let pane):
      return viewer.heldPane == pane ? input.handStatement : nil
    case .focus(let page, let animated):
      return there([page]) ? "focus \(names.name(page)) \(animated ? "animated" : "instant")" : nil
    case .step, .lift, .carry, .drop, .cancelLift: return input.handStatement
    case .reveal(let how): return "reveal \(how.rawValue)"
    case .select(let pages): return statement(for: pages)
    case .tapThumbnails(let point):
      // Find the thumbnail under the finger.
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

  private func statement(for pages: DualStripViewer.Selecting) -> String? {
    switch pages {
    case .only(let page): return statement("select", page)
    case .toggle(let page): return statement("select toggle", page)
    case .to(let page): return statement("select to", page)
    case .all: return "select all"
    case .none: return "select none"
    @unknown default: return nil
    }
  }

  private func statement(_ words: String, _ page: PageID) -> String? {
    there([page]) ? "\(words) \(names.name(page))" : nil
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
    case .arrange(let pages):
      return !pages.isEmpty && there(pages) ? "arrange \(names.list(pages))" : nil
    case .turn(let pages, let quarters):
      guard !pages.isEmpty, there(pages), TurnAction.limits.contains(Double(quarters)) else {
        return nil
      }
      return "turn \(names.list(pages)) by \(quarters)"
    case .replace(let pages):
      return pages.isEmpty ? "replace with empty" : list(pages).map { "replace with \($0)" }
    case .setAspect(let page, let aspect):
      guard Page.isValid(aspect: aspect), names.known.contains(page) else { return nil }
      return "resolve \(names.name(page)) aspect \(InputText.aspect(aspect))"
    case .commit(let edit): return labels[edit].map { "commit \($0)" }
    case .failCommit(let edit): return labels[edit].map { "fail \($0)" }
    case .cancel(let edit): return labels[edit].map { "cancel \($0)" }
    case .undo: return "undo"
    case .redo: return "redo"
    case .byHost(let edit):
      let statement = statement(for: edit.made)
      switch edit.made {
      case .delete, .insert, .move, .arrange, .turn, .replace:
        return statement.map { "by-host \($0)" }
      // `by-host` takes only edits that people can undo.
      case .setAspect, .commit, .failCommit, .cancel, .undo, .redo, .byHost: return statement
      }
    }
  }

  /// Whether all pages are in the document. A statement that names other pages changes nothing.
  private func there(_ pages: [PageID]) -> Bool {
    pages.allSatisfy { viewer.index(of: $0) != nil }
  }

  /// Returns pages with their aspects; `nil` if there are none, or if an aspect is invalid.
  private func list(_ pages: [Page]) -> String? {
    guard !pages.isEmpty, pages.allSatisfy({ Page.isValid(aspect: $0.aspect) }) else {
      return nil
    }
    return pages.map { InputText.page($0, names) }.joined(separator: ", ")
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

  /// Formats a page with its name, its aspect and its turns.
  static func page(_ page: Page, _ names: RecordedNames) -> String {
    let turned = page.quarterTurns == 0 ? "" : " turned \(page.quarterTurns)"
    return "\(names.name(page.id)) aspect \(aspect(page.aspect))\(turned)"
  }

  /// Formats an aspect, limited to 1e-6…1e6: beyond these limits, pages look the same.
  static func aspect(_ aspect: Double) -> String {
    DecimalText.exact(min(max(aspect, 1e-6), 1e6))
  }

  static func size(_ size: Size) -> String { "\(length(size.width)) x \(length(size.height))" }

  /// Returns the edges that have an inset; `nil` if none has.
  static func edges(_ insets: EdgeInsets) -> String? {
    let edges = [
      ("top", insets.top), ("bottom", insets.bottom), ("left", insets.left),
      ("right", insets.right),
    ]
    let text = edges.filter { $0.1 > 0 }.map { "\($0.0) \(length($0.1))" }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }

  /// Formats a length as the viewer reads it: NaN and negative lengths become 0.
  private static func length(_ value: Double) -> String {
    DecimalText.points(value > 0 ? min(value, 1e6) : 0)
  }
}

extension DualStripViewer.Input {
  /// The new pages of an input. From then on a script knows them.
  var comingPages: [PageID] {
    guard case .edit(let edit) = self else { return [] }
    switch edit.made {
    case .insert(let pages, _), .replace(let pages): return pages.map { $0.id }
    default: return []
    }
  }

  /// Whether the host may have to answer for the edit.
  var awaitsAnswer: Bool {
    guard case .edit(let edit) = self else { return false }
    switch edit.made {
    case .delete, .undo, .redo: return true
    default: return false
    }
  }
}
