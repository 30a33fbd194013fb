import DualStrip

extension RevealAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.input(.reveal(how == .nearest ? .nearest : .center))
  }
}
