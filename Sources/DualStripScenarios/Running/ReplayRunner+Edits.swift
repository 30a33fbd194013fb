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
    case .insert(let listed, let placement):
      guard let destination = destination(placement, statement: index) else { return nil }
      let pages = listed.map { page in
        Page(
          id: setup.names.add(page.name.value),
          aspect: page.aspect.map(setup.number) ?? Setup.usualAspect)
      }
      record.names = setup.names
      return try viewer.insert(pages, destination, at: now, into: &events)
    case .move(let targets, let placement):
      let pages = targets.compactMap { page($0, statement: index) }
      guard pages.count == targets.count,
        let destination = destination(placement, statement: index)
      else { return nil }
      return try viewer.move(pages, destination, at: now, into: &events)
    case .replace(let listed):
      let pages = listed.map { page(named: $0.name.value, aspect: $0.aspect) }
      record.names = setup.names
      try viewer.replace(with: pages, at: now, into: &events)
    case .resolve(let target, let aspect):
      guard let page = page(target, statement: index) else { return nil }
      try viewer.setAspect(setup.number(aspect), of: page, at: now, into: &events)
    case .cancel(let label):
      if let id = edit(label.value, statement: index) { events += viewer.cancel(id, at: now) }
    case .answer(let label, let isCommit):
      guard let id = edit(label.value, statement: index) else { return nil }
      events += viewer.handle(isCommit ? .commit(id) : .failCommit(id), at: now)
    case .commits(let host):
      setup.host = setup.answer(host)
      events += viewer.handle(
        .setCommits(setup.host == .atOnce ? .immediate : .byHost), at: now)
    case .drag, .flick, .tap, .hold, .rotate, .resize, .focus, .play, .random, .wait, .settle,
      .touch, .snapshot:
      break
    }
    return nil
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
    let known = viewer.aspect(of: id) ?? setup.pages.first { $0.id == id }?.aspect
    return Page(id: id, aspect: aspect.map(setup.number) ?? known ?? 1)
  }
}
