import DualStrip

extension StepAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.input(.step(Pane(pane), by: Int(runner.setup.number(count))))
  }
}
