import DualStrip

extension CommitsAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.setup.host = runner.setup.answer(host)
    runner.input(.setCommits(runner.setup.host == .atOnce ? .immediate : .byHost))
  }
}
