import DualStrip

extension DragAction: GestureAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    let moving = setup.time(duration)
    return ActionSpan(
      length: moving + (hold.map { setup.time($0) } ?? .zero),
      inputs: 3 + moving.seconds * setup.device.touch)
  }

  func gesture(
    on pane: Pane, _ heading: DualStripViewer.Heading, _ setup: Setup
  ) -> DualStripViewer.Gesture {
    .drag(
      pane, heading, setup.number(length), over: setup.time(duration),
      holding: hold.map { setup.time($0) } ?? .zero,
      releasing: release.map { setup.number($0) } ?? 0)
  }
}
