import DualStrip

/// Edits of a script: bound to the pages that are meant when they are requested.
extension ReplayRunner {
  mutating func edit(_ edit: Action.Edit, statement index: Int) {
    guard let edit = bound(edit, statement: index) else { return showState() }
    let events = give(.strips(.edit(edit)))
    for case .strips(let event) in events {
      guard case .editAccepted(let id, _) = event.kind else { continue }
      for label in syntax.script[index].labels { edits[label] = id }
    }
    take(events)
    showState()
  }

  /// The edit of the pages that are meant at this moment; `nil` where one is not there, which is
  /// a trouble of its own.
  private mutating func bound(_ edit: Action.Edit, statement index: Int) -> Edit? {
    switch edit {
    case .delete(let targets): return pages(targets, statement: index).map { .delete($0) }
    case .insert(let listed, let placement):
      guard let destination = destination(placement, statement: index) else { return nil }
      let pages = listed.map { page in
        Page(
          id: setup.names.add(page.name.value),
          aspect: page.aspect.map { setup.number($0) } ?? Vocabulary.usualAspect)
      }
      return .insert(pages, destination)
    case .move(let targets, let placement):
      guard let pages = pages(targets, statement: index),
        let destination = destination(placement, statement: index)
      else { return nil }
      return .move(pages, destination)
    case .replace(let listed):
      let pages = listed.map { page(named: $0.name.value, aspect: $0.aspect) }
      return .replace(pages)
    case .resolve(let target, let aspect):
      return page(target, statement: index).map { .setAspect($0, setup.number(aspect)) }
    case .cancel(let label):
      return self.edit(label.value, statement: index).map { .cancel($0) }
    case .answer(let label, let isCommit):
      return self.edit(label.value, statement: index).map {
        isCommit ? .commit($0) : .failCommit($0)
      }
    }
  }

  private mutating func pages(_ targets: [Target], statement index: Int) -> [PageID]? {
    let pages = targets.compactMap { page($0, statement: index) }
    return pages.count == targets.count ? pages : nil
  }

  /// The edit with a label; a trouble where it was refused, or has not been requested.
  private mutating func edit(_ label: String, statement index: Int) -> EditID? {
    if edits[label] == nil {
      trouble(.statement, index, "`\(label)` is no edit that was accepted")
    }
    return edits[label]
  }

  private mutating func destination(
    _ placement: Action.Placement, statement index: Int
  ) -> Destination? {
    switch placement {
    case .first: return .first
    case .last: return .last
    case .before(let target): return page(target, statement: index).map { .before($0) }
    case .after(let target): return page(target, statement: index).map { .after($0) }
    }
  }

  /// A page by its name, with the aspect that it is given, has, or had.
  private mutating func page(named name: String, aspect: Measure?) -> Page {
    let id = setup.names.add(name)
    let known = strips?.aspect(of: id) ?? setup.pages.first { $0.id == id }?.aspect
    return Page(id: id, aspect: aspect.map { setup.number($0) } ?? known ?? 1)
  }
}
