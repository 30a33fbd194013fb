import CollectionGallery
import DualStrip

/// What each statement does when its time has come.
extension ReplayRunner {
  mutating func perform(_ entry: TimedQueue<Work>.Entry) {
    switch entry.work {
    case .begin(let index): begin(index, at: entry.time)
    case .answer(let edit, let isCommit):
      input(.edit(isCommit ? .commit(edit) : .failCommit(edit)))
    case .drawn(let action, let text):
      show(.detail(text, entry.time))
      isLenient = true
      perform(action, statement: entry.rank.statement)
      isLenient = false
    case .gesture(let inputs, let next, let start):
      input(inputs[next].input)
      if next + 1 < inputs.count {
        queue.add(
          .gesture(inputs, next: next + 1, start: start), at: start + inputs[next + 1].time,
          rank: entry.rank)
      } else {
        finger = nil
      }
    case .touch(let table, let row, let start):
      let rows = syntax.tables[table].rows
      play(rows[row])
      guard row + 1 < rows.count else {
        finger = nil
        return
      }
      queue.add(
        .touch(table: table, row: row + 1, start: start),
        at: start + .milliseconds(rows[row + 1].milliseconds), rank: entry.rank)
    }
  }

  /// The door to the subject.
  mutating func give(_ input: ReplayInput) -> [ReplayEvent] {
    show(.given(input))
    return subject.handle(input, at: now)
  }

  mutating func input(_ input: DualStripViewer.Input) {
    take(give(.strips(input)))
    showState()
  }

  private mutating func begin(_ index: Int, at time: Time) {
    begin(index)
    guard index < syntax.script.count else { return look(at: index) }
    let statement = syntax.script[index]
    if time < now, statement.anchor != nil {
      trouble(.statement, index, "its time has passed before it could be known")
    }
    switch statement.body {
    case .expectation(let expectation):
      if case .now = expectation { warnIfEarly(index) }
      look(at: index)
    case .action(let action):
      show(.input(statement: index))
      perform(action, statement: index)
    }
  }

  /// Takes the state for an expectation, or for a value that one refers to.
  private mutating func look(at index: Int) {
    showState()
    show(.look(timeline.look(at: index)))
  }

  private mutating func perform(_ action: Action, statement index: Int) {
    switch action {
    case .gesture(let gesture): self.gesture(gesture, statement: index)
    case .collection(let action): perform(action, statement: index)
    case .play(let name):
      guard let table = syntax.tableNumber(named: name.value),
        let row = syntax.tables[table].rows.first, putFingerDown(statement: index)
      else { return }
      queue.add(
        .touch(table: table, row: 0, start: now),
        at: now + .milliseconds(row.milliseconds), rank: .statement(index))
    case .tap(let target): tap(target, statement: index)
    case .focus(let target, let animated):
      page(target, statement: index).map { input(.focus($0, animated: animated)) }
    case .rotate(let isLandscape, let over): rotate(isLandscape: isLandscape, over: over)
    case .resize(let width, let height, let over, let insets):
      changeBounds(
        Size(width: setup.number(width), height: setup.number(height)),
        insets: insets.map { setup.insets($0) } ?? finalBounds.insets, over: setup.time(over))
    case .touch(let touch): perform(touch, statement: index)
    case .settle(let limit):
      let limit = limit.map { setup.time($0) } ?? .milliseconds(10_000)
      waiting.append(Waiting(statement: index, limit: now + limit))
    case .snapshot(let title):
      showState()
      show(.snapshot(title))
    case .random(let count, let seed, let over, let kinds):
      for drawn in setup.gestures(
        count, seed: seed, over: over, from: kinds, statement: index)
      {
        guard let action = Parser.action(drawn.text, of: syntax.kind) else { continue }
        queue.add(
          .drawn(action, text: drawn.text), at: now + drawn.offset, rank: .statement(index))
      }
      showState()
    case .wait: showState()
    case .edit(.cancel(let label)) where syntax.kind == .collection:
      takeBack(label, over: nil, statement: index)
    case .edit(let edit): self.edit(edit, statement: index)
    case .commits(let host):
      setup.host = setup.answer(host)
      input(.setCommits(setup.host == .atOnce ? .immediate : .byHost))
    }
  }

  private mutating func tap(_ target: Target, statement index: Int) {
    if case .collection = subject { return tapItem(target, statement: index) }
    guard let page = page(target, statement: index) else { return }
    guard finger == nil else { return trouble(.statement, index, "a finger is on the glass") }
    guard let point = strips?.pointOfThumbnail(of: page) else {
      return trouble(
        .statement, index, "no part of the thumbnail of \(setup.names.name(page)) is on the screen")
    }
    input(.tapThumbnails(point))
  }

  private mutating func rotate(isLandscape: Bool, over: Measure) {
    let (size, insets) = finalBounds
    let keeps = setup.device.name == "custom"
    changeBounds(
      size.turned(isLandscape: isLandscape),
      insets: keeps ? insets : setup.device.insets(isLandscape: isLandscape),
      over: setup.time(over))
  }

  private mutating func changeBounds(_ size: Size, insets: EdgeInsets, over duration: Time) {
    switch subject {
    case .strips:
      input(DualStripViewer.Input.changeBounds(size, insets: insets, over: duration))
    case .collection:
      input(CollectionViewer.Input.changeBounds(size, insets: insets, over: duration))
    }
  }

  /// The bounds after what is on its way.
  private var finalBounds: (size: Size, insets: EdgeInsets) {
    switch subject {
    case .strips(let viewer): return (viewer.finalBounds, viewer.finalInsets)
    case .collection(let collection):
      return (collection.viewer.finalPaneSize, collection.viewer.insets)
    }
  }

  // MARK: Pages

  /// The two strips as they are now; `nil` where something else is driven.
  var strips: DualStripViewer? {
    if case .strips(let viewer) = subject { return viewer }
    return nil
  }

  /// The page that a target means at this moment; a trouble where there is none.
  mutating func page(_ target: Target, statement index: Int) -> PageID? {
    if let strips, let page = setup.names.page(target, in: strips) { return page }
    trouble(.statement, index, "there is no such page at this moment")
    return nil
  }
}
