import DualStrip

extension ResizeAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: setup.time(duration), isOverAtOnce: true)
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let setup = runner.setup
    runner.changeBounds(
      Size(width: setup.number(width), height: setup.number(height)),
      insets: insets.map { setup.insets($0) } ?? runner.finalBounds.insets,
      over: setup.time(duration))
  }
}
