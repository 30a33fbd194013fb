import DualStrip

/// Performs statements when their time has come.
extension ReplayRunner {
  mutating func perform(_ entry: TimedQueue<Work>.Entry) {
    switch entry.work {
    case .begin(let index): begin(index, at: entry.time)
    case .answer(let edit, let isCommit):
      input(.edit(isCommit ? .commit(edit) : .failCommit(edit)))
    case .drawn(let action, let text):
      show(.detail(text, entry.time))
      isLenient = true
      action.perform(in: &self, statement: entry.rank.statement)
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
    case .hand(let path, let next, let start):
      input(.carry(path[next].point))
      guard next + 1 < path.count else { return }
      queue.add(
        .hand(path, next: next + 1, start: start), at: start + path[next + 1].time,
        rank: entry.rank)
    case .wheel(let events, let next, let start, let pane):
      scroll(events[next], over: pane, rank: entry.rank)
      guard next + 1 < events.count else { return }
      queue.add(
        .wheel(events, next: next + 1, start: start, pane), at: start + events[next + 1].time,
        rank: entry.rank)
    case .key(let press): self.press(press)
    case .wheelDeadline: take(wheel.advance(to: now))
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

  /// Gives an input to the subject, and shows it to the witness.
  mutating func give(_ input: ReplayInput) -> [ReplayEvent] {
    show(.given(input))
    return subject.handle(input, at: now)
  }

  private mutating func begin(_ index: Int, at time: Time) {
    begin(index)
    guard index < syntax.script.count else { return look(at: index) }
    let statement = syntax.script[index]
    if time < now, statement.anchor != nil {
      trouble(index, "its time was known only after it had passed")
    }
    switch statement.body {
    case .expectation(let expectation):
      if case .now = expectation { warnIfEarly(index) }
      look(at: index)
    case .action(let action):
      show(.input(statement: index))
      action.perform(in: &self, statement: index)
    }
  }

  /// Shows the state for an expectation, or for a value that an expectation refers to.
  private mutating func look(at index: Int) {
    showState()
    show(.look(timeline.look(at: index)))
  }
}
