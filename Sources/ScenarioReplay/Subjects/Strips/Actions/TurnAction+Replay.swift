import DualStrip

extension TurnAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let quarters = Int(runner.setup.number(quarters))
    runner.edit(
      runner.pages(targets, statement: index).map { .turn($0, quarters: quarters) },
      statement: index)
  }
}
