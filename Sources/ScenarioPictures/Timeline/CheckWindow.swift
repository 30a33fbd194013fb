import DualStrip

extension ReplayRun {
  /// The run's title, and the values of its variant.
  var heading: String { title + variant.suffix }

  /// Returns the time span that a check covers; a check of a single moment covers an instant. The
  /// span ends at the run's last frame at the latest.
  func window(of check: ReplayCheck) -> (from: Time, to: Time) {
    guard let index = check.statement else { return (check.time, check.time) }
    let asked = record.timeline.starts[index] ?? check.time
    func stretch(from start: Time, to end: Time) -> (from: Time, to: Time) {
      let from = min(start, record.lastTime)
      return (from, max(from, min(end, record.lastTime)))
    }
    func stretch(_ window: Window) -> (from: Time, to: Time) {
      stretch(from: time(of: window.from) ?? asked, to: time(of: window.to) ?? end)
    }
    guard case .expectation(let expectation) = syntax.script[index].body else {
      return stretch(from: asked, to: check.time)
    }
    if let since = check.since, !check.holds { return stretch(from: since, to: check.time) }
    switch expectation {
    case .now: return (check.time, check.time)
    case .always, .never, .course:
      return expectation.window.map { stretch($0) } ?? stretch(from: asked, to: end)
    case .count(let count): return count.window.map { stretch($0) } ?? stretch(from: .zero, to: end)
    case .eventually(_, let limit): return stretch(from: asked, to: asked + setup.time(limit))
    }
  }

  /// Returns the time of an anchor after the run, including the end; `nil` if it never occurred.
  func time(of anchor: TimeAnchor) -> Time? {
    if case .end = anchor.base { return max(.zero, end + setup.offset(of: anchor)) }
    return record.timeline.time(of: anchor).map { max(.zero, $0) }
  }
}
