import DualStrip

extension PlayAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    let rows = syntax.table(named: table.value)?.rows ?? []
    return ActionSpan(
      length: .milliseconds(rows.last?.milliseconds ?? 0), inputs: Double(rows.count))
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let table = runner.syntax.tableNumber(named: table.value),
      let row = runner.syntax.tables[table].rows.first, runner.putFingerDown(statement: index)
    else { return }
    runner.queue.add(
      .touch(table: table, row: 0, start: runner.now),
      at: runner.now + .milliseconds(row.milliseconds), rank: .statement(index))
  }
}
