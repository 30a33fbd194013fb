import DualStrip

extension DeleteAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.edit(
      runner.pages(targets, statement: index).map { .delete($0) }, statement: index)
  }
}
