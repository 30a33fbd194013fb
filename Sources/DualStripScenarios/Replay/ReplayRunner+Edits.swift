import DualStrip

/// Edits of a script: bound to the pages that are meant when they are requested.
extension ReplayRunner {
  mutating func edit(_ action: Action, statement index: Int) {
    let label = syntax.script[index].label?.value
    var events: [ViewerEvent] = []
    do throws(EditRefusal) {
      let id = try request(action, statement: index, into: &events)
      if let label, let id { edits[label] = id }
      take(events)
    } catch {
      take(events)
      take([ViewerEvent(time: viewer.now, kind: .editRefused(error))])
    }
    sample()
  }

  private mutating func request(
    _ action: Action, statement index: Int, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    let now = viewer.now
    switch action {
    case .delete(let targets):
      let pages = targets.compactMap { page($0, statement: index) }
      guard pages.count == targets.count else { return nil }
      return try viewer.delete(pages, at: now, into: &events)
    case .insert(let name, let aspect, let placement):
      guard let destination = destination(placement, statement: index) else { return nil }
      let page = Page(id: setup.names.add(name.value), aspect: setup.number(aspect))
      record.names = setup.names
      return try viewer.insert(page, destination, at: now, into: &events)
    case .move(let target, let placement):
      guard let page = page(target, statement: index),
        let destination = destination(placement, statement: index)
      else { return nil }
      return try viewer.move(page, destination, at: now, into: &events)
    case .replace(let names):
      let pages = names.compactMap { known($0.value) }
      try viewer.replace(with: pages, at: now, into: &events)
    case .resolve(let target, let aspect):
      guard let page = page(target, statement: index) else { return nil }
      try viewer.setAspect(setup.number(aspect), of: page, at: now, into: &events)
    case .cancel(let label):
      guard let id = edits[label.value] else {
        trouble(.statement, index, "`\(label.value)` is no edit that was accepted")
        return nil
      }
      events += viewer.cancel(id, at: now)
    case .commits(let host):
      setup.host = setup.answer(host)
      events += viewer.handle(
        .setCommits(setup.host == .atOnce ? .immediate : .byHost), at: now)
    case .drag, .flick, .tap, .hold, .rotate, .resize, .focus, .play, .random, .wait, .settle,
      .snapshot:
      break
    }
    return nil
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

  /// A page by its name, with the aspect that it has or had.
  private func known(_ name: String) -> Page? {
    guard let id = setup.names.id(name) else { return nil }
    let aspect = viewer.aspect(of: id) ?? setup.pages.first { $0.id == id }?.aspect
    return Page(id: id, aspect: aspect ?? 1)
  }
}
