import DualStrip

/// The stretch of a run that an expectation is about.
extension ExpectationJudge {
  /// The samples of a window; without one, from the statement's own to the end.
  func samples(in window: Window?, statement index: Int) -> [Int] {
    guard let bounds = bounds(of: window, statement: index) else { return [] }
    return record.samples.indices.filter {
      $0 >= bounds.sample && record.samples[$0].time >= bounds.from
        && record.samples[$0].time <= bounds.to
    }
  }

  struct Bounds {
    var from: Time
    var to: Time
    /// What came before these, at the same time, is not part of it.
    var entry = 0
    var sample = 0
  }

  func bounds(of window: Window?, statement index: Int?) -> Bounds? {
    guard let window else {
      guard let index else { return Bounds(from: .zero, to: lastTime) }
      guard let sample = look(of: index) else { return nil }
      return Bounds(from: record.samples[sample].time, to: lastTime, sample: sample)
    }
    guard let from = time(of: window.from), let to = time(of: window.to), from <= to else {
      return nil
    }
    var bounds = Bounds(from: from, to: to)
    if case .label(let label, false) = window.from.base, window.from.offset == nil,
      let mark = timeline.statement(labelled: label.value).flatMap({ record.marks[$0] })
    {
      bounds.entry = mark.entry
      bounds.sample = mark.sample
    }
    return bounds
  }

  /// The last frame may lie behind the end of the run.
  private var lastTime: Time { max(record.end, record.samples.last?.time ?? .zero) }

  private func time(of anchor: TimeAnchor) -> Time? {
    if case .end = anchor.base {
      let offset = timeline.offset(of: anchor)
      return offset == .zero ? lastTime : record.end + offset
    }
    return timeline.time(of: anchor)
  }

  func seconds(_ time: Time) -> String { DecimalText.seconds(time) }
}
