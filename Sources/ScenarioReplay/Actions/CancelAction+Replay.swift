extension CancelAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.cancel(label, statement: index)
  }
}
