import DualStrip

extension RedoAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.edit(.redo, statement: index)
  }
}
