import CollectionLayouts
import DualStrip

/// An action that is a whole gesture of one finger.
protocol GestureAction: ReplayedAction {
  var finger: FingerPlace { get }

  /// The gesture with the values of a variant.
  func gesture(
    on pane: Pane, _ heading: DualStripViewer.Heading, _ setup: Setup
  ) -> DualStripViewer.Gesture
}

extension GestureAction {
  /// - Parameter axis: the axis along which the pane scrolls. If it is vertical, a finger that
  ///   moves up goes forward; if it is horizontal, one that moves left.
  func gesture(along axis: ScrollAxis, _ setup: Setup) -> DualStripViewer.Gesture {
    gesture(
      on: finger.pane.map { Pane($0) } ?? .preview,
      DualStripViewer.Heading(finger.heading, axis: axis), setup)
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard runner.putFingerDown(statement: index) else { return }
    let pane = finger.pane.map { Pane($0) }
    let (axis, direction) = (runner.axis(of: pane), runner.direction(of: pane))
    runner.finger?.axis = finger.heading.axis(ofPane: axis)
    let inputs = gesture(along: axis, runner.setup)
      .inputs(touchRate: runner.setup.device.touch, direction: direction)
      .compactMap { moment in
        FingerInput(moment.input).map { (time: moment.time, input: $0) }
      }
    runner.finger?.pane = pane
    runner.perform(
      .init(
        time: runner.now, rank: .statement(index),
        work: .gesture(inputs, next: 0, start: runner.now),
        number: 0))
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
