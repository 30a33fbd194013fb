import DualStrip

extension AppRecord {
  /// When the app handled it, as far as it says.
  var handlingTime: Time { handled ?? time }

  /// Whether it may start or stop a motion.
  var beginsSomething: Bool {
    switch kind {
    case .down, .lifted, .cancelled, .focus, .tap, .bounds, .edit, .willBeginDragging,
      .willEndDragging:
      return true
    case .answer(let answer, _):
      if case .commit = answer { return false }
      return true
    default: return false
    }
  }
}

extension [AppRecord] {
  /// In the order of a time; those of one time stay as they are. A finger does one thing after the other,
  /// whatever a clock says.
  func ordered(by time: (AppRecord) -> Time) -> [AppRecord] {
    var latest = Time.zero
    let timed = map { record -> (time: Time, record: AppRecord) in
      guard record.kind.isOfFinger || record.kind.isCallback else { return (time(record), record) }
      latest = Swift.max(latest, time(record))
      return (latest, record)
    }
    return timed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element.record }
  }
}

extension Recording {
  /// The records that are inputs, in the order in which they were handled.
  ///
  /// - Parameters:
  ///   - source: the inputs to drive a model by.
  ///   - lag: of a pane whose offsets are drawn late: they say where a finger had dragged it before.
  func inputs(for source: InputSource, lag: Alignment.Lag? = nil) -> [AppRecord] {
    // Without `didScroll`, the offsets that a pane shows tell how it scrolls.
    let hasCalls = records.contains { if case .didScroll = $0.kind { true } else { false } }
    return records.filter { record in
      if case .offsets = record.kind { return source == .callbacks && !hasCalls }
      return !record.kind.isObservation
    }
    .map { record in
      guard let lag, case .didScroll(lag.pane, _) = record.kind else { return record }
      var earlier = record
      earlier.handled = max(.zero, record.time - lag.by)
      return earlier
    }
    .ordered { $0.handlingTime }
  }
}
