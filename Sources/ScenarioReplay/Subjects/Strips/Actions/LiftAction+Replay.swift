import CollectionLayouts
import DualStrip

extension LiftAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let page = runner.page(target, statement: index) else { return }
    guard let point = runner.subject.ofStrips?.pointOfThumbnail(of: page) else {
      return runner.trouble(
        index, "no part of the thumbnail of \(runner.setup.names.name(page)) is on the screen")
    }
    runner.lift(at: point)
  }
}

extension ReplayRunner {
  /// Lifts what is at a point of the strip; a finger that was on the strip is taken off.
  mutating func lift(at point: Point) {
    handPoint = point
    input(.lift(point))
    if finger?.pane == .thumbnails, subject.ofStrips?.heldPane == nil { finger = nil }
  }
}

extension CarryAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(
      length: setup.time(duration) + setup.time(pause),
      inputs: Double(CarryAction.steps(over: setup.time(duration), setup)))
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let viewer = runner.subject.ofStrips, viewer.pileCenter != nil else {
      return runner.trouble(index, "no page is lifted")
    }
    guard let end = goal(in: &runner, statement: index) else { return }
    let (start, time) = (runner.handPoint, runner.setup.time(duration))
    let steps = CarryAction.steps(over: time, runner.setup)
    let path = (1...steps).map { step -> (time: Time, point: Point) in
      let share = Double(step) / Double(steps)
      return (time.scaled(by: share), start + (end - start) * share)
    }
    runner.handPoint = end
    runner.queue.add(
      .hand(path, next: 0, start: runner.now), at: runner.now + path[0].time,
      rank: .statement(index))
  }

  private static func steps(over time: Time, _ setup: Setup) -> Int {
    max(1, Int((time.seconds * setup.device.touch).rounded()))
  }

  /// Where the pointer goes, within the strip.
  private func goal<Witness: RunWitness>(
    in runner: inout ReplayRunner<Witness>, statement index: Int
  ) -> Point? {
    guard let viewer = runner.subject.ofStrips else { return nil }
    let axis = viewer.axis(of: .thumbnails)
    let start = runner.handPoint
    let length = axis.length(of: viewer.presentation.thumbnailsFrame.size)
    let sign = viewer.readingSign(of: .thumbnails)
    func point(_ along: Double) -> Point {
      axis.point(min(max(along, 0), length), across: axis.across(of: start))
    }
    switch place {
    case .start: return point(sign > 0 ? 0 : length)
    case .end: return point(sign > 0 ? length : 0)
    case .page(let target):
      guard let page = runner.page(target, statement: index), let item = viewer.index(of: page),
        let cell = viewer.thumbnails.layoutAttributesForItem(at: ItemIndex(item: item))
      else { return nil }
      let middle = axis.coordinate(of: cell.center - viewer.thumbnails.contentOffset)
      // A pointer that is at the middle already goes forward, so that both directions do the same.
      let ahead = (middle - axis.coordinate(of: start)) * sign
      return point(middle + (ahead < -1e-6 ? -sign : sign))
    }
  }
}

extension DropAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard runner.subject.ofStrips?.pileCenter != nil else {
      return runner.trouble(index, "no page is lifted")
    }
    runner.input(.drop)
  }
}
