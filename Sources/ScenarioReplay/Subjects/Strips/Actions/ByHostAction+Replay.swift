import DualStrip

extension ByHostAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.isByHost = true
    edit.perform(in: &runner, statement: index)
    runner.isByHost = false
  }
}
