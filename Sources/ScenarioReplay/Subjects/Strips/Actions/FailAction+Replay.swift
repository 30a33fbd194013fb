import DualStrip

extension FailAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.edit(
      runner.edit(label.value, statement: index).map { .failCommit($0) }, statement: index)
  }
}
