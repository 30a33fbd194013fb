import DualStrip

extension FocusAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    if let page = runner.page(target, statement: index) {
      runner.input(.focus(page, animated: isAnimated))
    }
  }
}
