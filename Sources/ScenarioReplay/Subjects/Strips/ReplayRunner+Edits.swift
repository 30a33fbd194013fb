import DualStrip

/// Performs the statements about the two strips, with the pages of the moment of each.
extension ReplayRunner {
  mutating func input(_ input: DualStripViewer.Input) {
    take(give(.strips(input)))
    showState()
  }

  /// Requests an edit; for `nil`, when a page does not exist, the trouble is recorded already.
  mutating func edit(_ edit: Edit?, statement index: Int) {
    guard let edit else { return showState() }
    let events = give(.strips(.edit(isByHost ? .byHost(edit) : edit)))
    for case .strips(let event) in events {
      guard let id = event.kind.begun else { continue }
      for label in syntax.script[index].labels { edits[label] = id }
    }
    take(events)
    showState()
  }

  /// Returns the edit with a label; if it was refused or not requested, records a trouble.
  mutating func edit(_ label: String, statement index: Int) -> EditID? {
    if edits[label] == nil {
      trouble(index, "the viewer accepted no edit `\(label)`")
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

  /// Returns the page that a target refers to now; if there is none, records a trouble.
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
