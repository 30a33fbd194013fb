import DualStrip

extension AppRecord {
  /// When the app handled the input; the time of the line, unless the line says otherwise.
  var handlingTime: Time { handled ?? time }

  /// Whether the record may start or stop a motion.
  var beginsSomething: Bool {
    switch kind {
    case .down, .lifted, .cancelled, .asked, .key, .bounds, .edit, .willBeginDragging,
      .willEndDragging:
      return true
    case .answer(let answer, _):
      if case .commit = answer { return false }
      return true
    case .wheel(_, let event): return event.unit != .points
    case .moved, .dragged, .commits, .didScroll, .offsets, .active, .pass: return false
    }
  }
}

extension [AppRecord] {
  /// Returns the records sorted by a time; records with equal times keep their order. Touches and
  /// delegate calls also keep their order among each other, whatever their clock says.
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
  /// Returns the records that are inputs, in the order in which the app handled them.
  ///
  /// - Parameters:
  ///   - source: The inputs that drive the model.
  ///   - lag: The pane whose offsets are drawn late, and by how much: its offsets show where a
  ///     finger had dragged it that long before.
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
