extension RandomAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: setup.time(duration), inputs: Double(setup.whole(count)))
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    for drawn in runner.setup.drawn(self, statement: index) {
      guard let action = Parser.action(drawn.text, of: runner.syntax.kind) else { continue }
      runner.queue.add(
        .drawn(action, text: drawn.text), at: runner.now + drawn.offset, rank: .statement(index))
    }
    runner.showState()
  }
}
