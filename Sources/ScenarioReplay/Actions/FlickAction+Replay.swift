import DualStrip

extension FlickAction: GestureAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    let moving = time(setup)
    return ActionSpan(length: moving, inputs: 3 + moving.seconds * setup.device.touch)
  }

  private func time(_ setup: Setup) -> Time {
    setup.time(duration, usually: DualStripViewer.Gesture.usualFlick)
  }

  func gesture(
    on pane: Pane, _ heading: DualStripViewer.Heading, _ setup: Setup
  ) -> DualStripViewer.Gesture {
    .flick(pane, heading, velocity: setup.number(speed), over: time(setup))
  }
}
