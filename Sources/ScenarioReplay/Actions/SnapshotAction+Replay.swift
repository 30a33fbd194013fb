extension SnapshotAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.showState()
    runner.show(.snapshot(title))
  }
}
