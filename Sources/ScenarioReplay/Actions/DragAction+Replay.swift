import DualStrip

extension DragAction: GestureAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    let moving = setup.time(duration)
    return ActionSpan(
      length: moving + setup.time(hold), inputs: 3 + moving.seconds * setup.device.touch)
  }

  func gesture(
    on pane: Pane, _ heading: DualStripViewer.Heading, _ setup: Setup
  ) -> DualStripViewer.Gesture {
    .drag(
      pane, heading, setup.number(length), over: setup.time(duration),
      holding: setup.time(hold),
      releasing: release.map { setup.number($0) } ?? 0)
  }
}
