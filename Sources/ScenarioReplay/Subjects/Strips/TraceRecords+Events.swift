import DualStrip

/// Writes events, with everything that they are about.
extension TraceRecords {
  func record(_ event: ViewerEvent) -> String {
    var json = JSONText()
    json.add("event", event.kind.name)
    json.add("time", raw: time(event.time))
    switch event.kind {
    case .activePageChanged(let from, let page, let index, let cause):
      json.add("from", raw: name(from))
      json.add("page", raw: name(page))
      json.add("index", raw: index.map { String($0 + 1) } ?? "null")
      json.add("cause", cause.description)
    case .indexChanged(let page, let index, let cause):
      json.add("page", raw: name(page))
      json.add("index", index + 1)
      json.add("cause", cause.description)
    case .settled(let page, let index):
      json.add("page", raw: name(page))
      json.add("index", index + 1)
    case .driverChanged(let from, let to):
      json.add("from", from.rawValue)
      json.add("to", to.rawValue)
    case .editAccepted(let edit, let pages), .commitRequested(let edit, let pages),
      .committed(let edit, let pages), .commitFailed(let edit, let pages),
      .editCancelled(let edit, let pages), .restoreRequested(let edit, let pages),
      .restored(let edit, let pages), .restoreFailed(let edit, let pages):
      json.add("edit", edit.rawValue)
      if let name = editNames[edit] { json.add("name", name) }
      json.add("pages", raw: JSONText.list(pages.map { name($0) }))
    case .undone(let edit, let by), .redone(let edit, let by):
      json.add("edit", raw: edit.map { String($0.rawValue) } ?? "null")
      if let name = edit.flatMap({ editNames[$0] }) { json.add("name", name) }
      if let by { json.add("by", by.rawValue) }
    case .editRefused(let refusal):
      json.add("pages", raw: JSONText.list(refusal.pages.map { name($0) }))
      json.add("reason", refusal.reason.description)
    case .focusFinished(let page), .focusCancelled(let page), .sizeIgnored(let page):
      json.add("page", raw: name(page))
    case .stepIgnored(let pane): json.add("pane", pane.rawValue)
    case .stepRefused(let pane, let refusal):
      json.add("pane", pane.rawValue)
      json.add("reason", refusal.description)
    case .selectionChanged(let added, let removed):
      json.add("added", raw: JSONText.list(added.map { list($0) }))
      json.add("removed", raw: JSONText.list(removed.map { list($0) }))
    case .lifted(let rows): json.add("pages", raw: JSONText.list(rows.map { list($0) }))
    case .liftRefused(let refusal): json.add("reason", refusal.description)
    case .dropped(let edit):
      json.add("edit", raw: edit.map { String($0.rawValue) } ?? "null")
    case .liftCancelled: break
    case .announced(let announcement): json.add("text", announcement.description)
    case .resized(let size):
      json.add("bounds", raw: JSONText.list([length(size.width), length(size.height)]))
    }
    return json.closed
  }

  /// A row of pages: the first, the last, and how many they are.
  private func list(_ row: PageRow) -> String {
    JSONText.list([name(row.first), name(row.last), String(row.count)])
  }
}
