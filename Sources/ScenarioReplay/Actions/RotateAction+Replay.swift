import DualStrip

extension RotateAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: setup.time(duration), isOverAtOnce: true)
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let (size, insets) = runner.finalBounds
    let device = runner.setup.device
    let keeps = device.name == "custom"
    runner.changeBounds(
      size.turned(isLandscape: isLandscape),
      insets: keeps ? insets : device.insets(isLandscape: isLandscape),
      over: runner.setup.time(duration))
  }
}
