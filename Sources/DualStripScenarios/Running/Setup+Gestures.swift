import DualStrip

extension Setup {
  /// A gesture of a script, with the values of this variant.
  func gesture(_ gesture: Action.Gesture) -> DualStripViewer.Gesture {
    switch gesture {
    case .drag(let pane, let heading, let length, let over, let hold, let release):
      return .drag(
        Pane(pane), .init(heading), number(length), over: time(over),
        holding: hold.map(time) ?? .zero, releasing: release.map(number) ?? 0)
    case .flick(let pane, let heading, let speed, let over):
      return .flick(
        Pane(pane), .init(heading), velocity: number(speed),
        over: over.map(time) ?? DualStripViewer.Gesture.usualFlick)
    case .hold(let pane, let duration): return .hold(Pane(pane), for: time(duration))
    }
  }
}
