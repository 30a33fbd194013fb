import DualStrip

/// What each statement does when its time has come.
extension ReplayRunner {
  mutating func perform(_ entry: TimedQueue<Work>.Entry) {
    switch entry.work {
    case .begin(let index): begin(index, at: entry.time)
    case .answer(let edit, let isCommit):
      input(.edit(isCommit ? .commit(edit) : .failCommit(edit)))
    case .drawn(let action, let text):
      record.entries.append(.detail(text, entry.time))
      isLenient = true
      perform(action, statement: entry.rank / 2)
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

  mutating func input(_ input: DualStripViewer.Input) {
    take(viewer.handle(input, at: viewer.now))
    sample()
  }

  private mutating func begin(_ index: Int, at time: Time) {
    record.marks[index] = (record.entries.count, record.samples.count)
    guard index < syntax.script.count else {
      sample()
      record.looks[index] = record.samples.count - 1
      return
    }
    let statement = syntax.script[index]
    if time < viewer.now, statement.anchor != nil {
      trouble(.statement, index, "its time has passed before it could be known")
    }
    switch statement.body {
    case .expectation:
      sample()
      record.looks[index] = record.samples.count - 1
    case .action(let action):
      record.entries.append(.input(statement: index, viewer.now))
      perform(action, statement: index)
    }
  }

  private mutating func perform(_ action: Action, statement index: Int) {
    switch action {
    case .gesture(let gesture): self.gesture(setup.gesture(gesture), statement: index)
    case .play(let name):
      guard let table = syntax.tables.firstIndex(where: { $0.name.value == name.value }),
        let row = syntax.tables[table].rows.first, putFingerDown(statement: index)
      else { return }
      queue.add(
        .touch(table: table, row: 0, start: viewer.now),
        at: viewer.now + .milliseconds(row.milliseconds), rank: 2 * index)
    case .tap(let target): tap(target, statement: index)
    case .focus(let target, let animated):
      page(target, statement: index).map { input(.focus($0, animated: animated)) }
    case .rotate(let isLandscape, let over): rotate(isLandscape: isLandscape, over: over)
    case .resize(let width, let height, let over, let insets):
      input(
        .changeBounds(
          Size(width: setup.number(width), height: setup.number(height)),
          insets: insets.map(setup.insets) ?? viewer.finalInsets, over: setup.time(over)))
    case .touch(let touch): perform(touch, statement: index)
    case .settle(let limit):
      let limit = limit.map(setup.time) ?? .milliseconds(10_000)
      waiting.append(Waiting(statement: index, limit: viewer.now + limit))
    case .snapshot(let title):
      sample()
      record.entries.append(.snapshot(title, record.samples.count - 1))
    case .random(let count, let seed, let over, let kinds):
      for drawn in setup.gestures(count, seed: seed, over: over, from: kinds) {
        guard let action = Parser.action(drawn.text) else { continue }
        queue.add(.drawn(action, text: drawn.text), at: viewer.now + drawn.offset, rank: 2 * index)
      }
      sample()
    case .wait: sample()
    case .edit(let edit): self.edit(edit, statement: index)
    case .commits(let host):
      setup.host = setup.answer(host)
      input(.setCommits(setup.host == .atOnce ? .immediate : .byHost))
    }
  }

  // MARK: Fingers

  private mutating func gesture(_ gesture: DualStripViewer.Gesture, statement index: Int) {
    guard putFingerDown(statement: index) else { return }
    let inputs = gesture.inputs(
      touchRate: setup.device.touch, direction: setup.device.direction)
    perform(
      .init(
        time: viewer.now, rank: 2 * index, work: .gesture(inputs, next: 0, start: viewer.now),
        number: 0))
  }

  private mutating func perform(_ touch: Action.Touch, statement index: Int) {
    let pane = finger?.pane ?? .preview
    switch touch {
    case .down(let pane):
      guard putFingerDown(statement: index) else { return }
      finger?.pane = Pane(pane)
      input(.touchBegan(Pane(pane)))
    case .move where finger == nil, .up where finger == nil, .cancel where finger == nil:
      trouble(.statement, index, "no finger is on the glass")
    case .move(let length): input(.dragMoved(pane, by: setup.number(length)))
    case .up(let release):
      input(.touchEnded(pane, velocity: release.map(setup.number) ?? 0))
      finger = nil
    case .cancel:
      input(.touchCancelled(pane))
      finger = nil
    }
  }

  private mutating func putFingerDown(statement index: Int) -> Bool {
    if finger != nil {
      trouble(.statement, index, "a finger is already on the glass")
      return false
    }
    finger = FingerState()
    return true
  }

  private mutating func play(_ row: TouchTable.Row) {
    switch row.motion {
    case .down:
      let shown = viewer.presentation
      let point = Point(x: row.x, y: row.y)
      guard finger?.touch == nil,
        let pane = shown.previewFrame.contains(point)
          ? Pane.preview : shown.thumbnailsFrame.contains(point) ? .thumbnails : nil
      else { return }
      finger = FingerState(
        pane: pane, touch: RecordedTouch(on: pane, x: row.x, at: viewer.now))
      played(.touchBegan(pane))
    case .move: move(to: row)
    case .up:
      move(to: row)
      guard let touch = finger?.touch else { break }
      finger?.touch = nil
      played(touch.lifted(at: viewer.now))
    case .cancel:
      guard finger?.touch != nil else { break }
      finger?.touch = nil
      played(.touchCancelled(finger?.pane ?? .preview))
    }
  }

  /// An input that a recorded touch has become.
  private mutating func played(_ touch: DualStripViewer.Input) {
    if let text = touch.touchStatement { record.entries.append(.detail(text, viewer.now)) }
    input(touch)
  }

  private mutating func move(to row: TouchTable.Row) {
    guard var touch = finger?.touch else { return }
    let dragged = touch.moved(to: row.x, at: viewer.now)
    finger?.touch = touch
    if let dragged { played(dragged) } else { sample() }
  }

  private mutating func tap(_ target: Target, statement index: Int) {
    guard let page = page(target, statement: index) else { return }
    guard finger == nil else { return trouble(.statement, index, "a finger is on the glass") }
    guard let point = viewer.pointOfThumbnail(of: page) else {
      return trouble(
        .statement, index, "no part of the thumbnail of \(setup.names.name(page)) is on the screen")
    }
    input(.tapThumbnails(point))
  }

  private mutating func rotate(isLandscape: Bool, over: Measure) {
    let bounds = viewer.finalBounds.turned(isLandscape: isLandscape)
    let keeps = setup.device.name == "custom"
    let insets = keeps ? viewer.finalInsets : setup.device.insets(isLandscape: isLandscape)
    input(.changeBounds(bounds, insets: insets, over: setup.time(over)))
  }

  // MARK: Pages

  /// The page that a target means at this moment; a trouble where there is none.
  mutating func page(_ target: Target, statement index: Int) -> PageID? {
    if let page = setup.names.page(target, in: viewer) { return page }
    trouble(.statement, index, "there is no such page at this moment")
    return nil
  }
}

extension PageNames {
  /// The page that a target means in a viewer's present state.
  func page(_ target: Target, in viewer: DualStripViewer) -> PageID? {
    switch target {
    case .name(let name): return id(name.value)
    case .active: return viewer.activePage
    case .index(let number, _): return viewer.page(at: number - 1)
    case .first: return viewer.page(at: 0)
    case .last: return viewer.page(at: viewer.count - 1)
    }
  }
}

extension DualStripViewer {
  /// The middle of the visible part of a page's thumbnail, in the strip's coordinates; `nil`
  /// where nothing of it can be touched.
  fileprivate func pointOfThumbnail(of page: PageID) -> Point? {
    let strip = thumbnails
    guard let item = index(of: page),
      let frame = strip.layoutAttributesForItem(at: ItemIndex(item: item))?.frame
    else { return nil }
    let visible = strip.viewport.bounds
    let left = max(frame.minX, visible.minX)
    let right = min(frame.maxX, visible.maxX)
    let point = Point(x: (left + right) / 2, y: frame.midY)
    return left < right && strip.item(at: point)?.item == item
      ? point - visible.origin : nil
  }
}

extension Pane {
  init(_ name: PaneName) {
    switch name {
    case .preview: self = .preview
    case .thumbnails: self = .thumbnails
    }
  }
}

extension DualStripViewer.Heading {
  init(_ name: HeadingName) {
    switch name {
    case .forward: self = .forward
    case .backward: self = .backward
    case .left: self = .left
    case .right: self = .right
    }
  }
}
