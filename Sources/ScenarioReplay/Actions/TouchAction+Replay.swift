import CollectionLayouts
import DualStrip

extension TouchAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    switch self {
    case .down(let pane):
      guard runner.putFingerDown(statement: index) else { return }
      runner.finger?.pane = pane.map { Pane($0) }
      let axis = runner.axis(of: pane.map { Pane($0) })
      runner.finger?.axis = axis
      runner.input(.began)
    case .move where runner.finger == nil, .up where runner.finger == nil,
      .cancel where runner.finger == nil:
      runner.trouble(index, "no finger is on the glass")
    case .lift(let x, let y): runner.lift(at: runner.point(x, y))
    case .carry(let x, let y):
      let point = runner.point(x, y)
      runner.handPoint = point
      runner.input(.carry(point))
    case .drop: runner.input(DualStripViewer.Input.drop)
    case .putBack: runner.input(DualStripViewer.Input.cancelLift)
    case .move(let length): runner.input(.moved(by: runner.setup.number(length)))
    case .up(let release):
      runner.input(.ended(velocity: release.map { runner.setup.number($0) } ?? 0))
      runner.finger = nil
    case .cancel:
      runner.input(.cancelled)
      runner.finger = nil
    }
  }
}

extension ReplayRunner {
  /// A point of the strip.
  fileprivate func point(_ x: Measure, _ y: Measure) -> Point {
    Point(x: setup.number(x), y: setup.number(y))
  }
}
