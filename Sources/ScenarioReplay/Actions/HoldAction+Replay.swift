import DualStrip

extension HoldAction: GestureAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: setup.time(duration), inputs: 2)
  }

  func gesture(
    on pane: Pane, _ heading: DualStripViewer.Heading, _ setup: Setup
  ) -> DualStripViewer.Gesture {
    .hold(pane, for: setup.time(duration))
  }
}
