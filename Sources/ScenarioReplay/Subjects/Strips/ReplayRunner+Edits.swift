import DualStrip

/// What statements do to the two strips: bound to the pages that are meant when their time has come.
extension ReplayRunner {
  mutating func input(_ input: DualStripViewer.Input) {
    take(give(.strips(input)))
    showState()
  }

  /// Requests an edit; none where a page is not there, which is a trouble of its own.
  mutating func edit(_ edit: Edit?, statement index: Int) {
    guard let edit else { return showState() }
    let events = give(.strips(.edit(edit)))
    for case .strips(let event) in events {
      guard case .editAccepted(let id, _) = event.kind else { continue }
      for label in syntax.script[index].labels { edits[label] = id }
    }
    take(events)
    showState()
  }

  /// The edit with a label; a trouble where it was refused, or has not been requested.
  mutating func edit(_ label: String, statement index: Int) -> EditID? {
    if edits[label] == nil {
      trouble(index, "`\(label)` is no edit that was accepted")
    }
    return edits[label]
  }

  mutating func tapThumbnail(_ target: Target, statement index: Int) {
    guard let page = page(target, statement: index) else { return }
    guard finger == nil else { return trouble(index, "a finger is on the glass") }
    guard let point = subject.ofStrips?.pointOfThumbnail(of: page) else {
      return trouble(
        index, "no part of the thumbnail of \(setup.names.name(page)) is on the screen")
    }
    input(.tapThumbnails(point))
  }

  // MARK: Pages

  /// The page that a target means at this moment; a trouble where there is none.
  mutating func page(_ target: Target, statement index: Int) -> PageID? {
    if let strips = subject.ofStrips, let page = setup.names.page(target, in: strips) {
      return page
    }
    trouble(index, "there is no such page at this moment")
    return nil
  }

  mutating func pages(_ targets: [Target], statement index: Int) -> [PageID]? {
    let pages = targets.compactMap { page($0, statement: index) }
    return pages.count == targets.count ? pages : nil
  }
}
