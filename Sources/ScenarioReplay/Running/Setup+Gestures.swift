import CollectionLayouts
import DualStrip

extension Setup {
  /// A gesture of a script, with the values of this variant.
  ///
  /// - Parameter axis: along which the pane scrolls: on one that scrolls down what goes up goes forward,
  ///   as what goes to the left does on others.
  func gesture(
    _ gesture: Action.Gesture, axis: ScrollAxis = .horizontal
  ) -> DualStripViewer.Gesture {
    let pane = gesture.pane.map { Pane($0) } ?? .preview
    let heading = DualStripViewer.Heading(gesture.heading, axis: axis)
    switch gesture {
    case .drag(_, _, let length, let over, let hold, let release):
      return .drag(
        pane, heading, number(length), over: time(over), holding: hold.map { time($0) } ?? .zero,
        releasing: release.map { number($0) } ?? 0)
    case .flick(_, _, let speed, let over):
      return .flick(
        pane, heading, velocity: number(speed),
        over: over.map { time($0) } ?? DualStripViewer.Gesture.usualFlick)
    case .hold(_, let duration): return .hold(pane, for: time(duration))
    }
  }
}

extension Action.Gesture {
  /// The strip that the finger is on; `nil` where there is one pane.
  var pane: PaneName? {
    switch self {
    case .drag(let pane, _, _, _, _, _), .flick(let pane, _, _, _), .hold(let pane, _): return pane
    }
  }

  var heading: HeadingName {
    switch self {
    case .drag(_, let heading, _, _, _, _), .flick(_, let heading, _, _): return heading
    case .hold: return .forward
    }
  }
}

extension DualStripViewer.Heading {
  fileprivate init(_ name: HeadingName, axis: ScrollAxis) {
    switch name {
    case .forward: self = axis == .vertical ? .left : .forward
    case .backward: self = axis == .vertical ? .right : .backward
    case .left, .up: self = .left
    case .right, .down: self = .right
    }
  }
}
