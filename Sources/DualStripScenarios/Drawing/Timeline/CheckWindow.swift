import DualStrip

extension ReplayRun {
  /// The stretch of a run that a check is about: an instant for what is asked of one.
  func window(of check: ReplayCheck) -> (from: Time, to: Time) {
    guard let index = check.statement,
      case .expectation(let expectation) = syntax.script[index].body
    else { return (check.time, check.time) }
    let asked = record.timeline.starts[index] ?? check.time
    func stretch(_ window: Window?) -> (from: Time, to: Time) {
      guard let window else { return (.zero, end) }
      let from = time(of: window.from) ?? asked
      return (from, max(from, time(of: window.to) ?? end))
    }
    switch expectation {
    case .now: return (check.time, check.time)
    case .always(_, let window), .never(_, let window): return stretch(window)
    case .count(let count): return stretch(count.window)
    case .eventually(_, let limit): return (asked, asked + setup.time(limit))
    }
  }

  /// The time of an anchor after the run, its end included; `nil` for what never came.
  func time(of anchor: TimeAnchor) -> Time? {
    if case .end = anchor.base { return max(.zero, end + setup.offset(of: anchor)) }
    return record.timeline.time(of: anchor).map { max(.zero, $0) }
  }
}
