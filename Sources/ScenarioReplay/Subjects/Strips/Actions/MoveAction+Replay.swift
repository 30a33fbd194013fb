import DualStrip

extension MoveAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let pages = runner.pages(targets, statement: index),
      let destination = placement.destination(in: &runner, statement: index)
    else { return runner.showState() }
    runner.edit(.move(pages, destination), statement: index)
  }
}
