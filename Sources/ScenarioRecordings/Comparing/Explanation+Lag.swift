import DualStrip

/// Measures how far panes are behind: a pane at 500 pt/s that shows 4 pt less than the model is 8
/// ms late.
extension Explanation {
  /// How far one pane is behind the other, in whole frames; `nil` if that is less than half a
  /// frame, or if the samples disagree.
  ///
  /// Inaccurate inputs and clocks shift both panes alike, so they do not change the result.
  var lag: Alignment.Lag? {
    let frame = recording.header.frame
    let (preview, strip) = (findings(of: .preview), findings(of: .thumbnails))
    let (previewTimes, stripTimes) = (preview.timesBehind, strip.timesBehind)
    let lags = strip.samples.indices.compactMap { number -> Double? in
      guard let time = stripTimes[number],
        let other = preview.number(beside: strip.samples[number]),
        let otherTime = previewTimes[other]
      else { return nil }
      return time - otherTime
    }
    let sorted = lags.sorted()
    guard lags.count >= Explanation.fewestLags,
      sorted[lags.count * 3 / 4] - sorted[lags.count / 4] < frame.seconds
    else { return nil }
    let frames = (sorted[lags.count / 2] / frame.seconds).rounded()
    return frames == 0
      ? nil
      : Alignment.Lag(
        pane: frames > 0 ? .thumbnails : .preview, by: frame.scaled(by: frames.magnitude))
  }

  private static let fewestLags = 10
}

extension PaneFindings {
  /// How far each sample is behind the model, in seconds; `nil` where the model hardly moves or
  /// jumps.
  fileprivate var timesBehind: [Double?] {
    samples.indices.map { number in
      guard number > 0, number + 1 < samples.count, !samples[number].isChanging,
        (lasting[number].after - lasting[number].before).magnitude < tolerance
      else { return nil }
      let (before, after) = (samples[number - 1], samples[number + 1])
      let way = after.modelOffset - before.modelOffset
      guard PaneFindings.waysToMeasure.contains(way.magnitude),
        after.time - before.time < frame.scaled(by: 4)
      else { return nil }
      let sample = samples[number]
      let behind = sample.modelOffset - (sample.sample.offset - lasting[number].before)
      return behind / way * (after.time - before.time).seconds
    }
  }

  /// How far the model must move over two sample intervals, in points: less is rounding, more is a
  /// step.
  private static let waysToMeasure = 2.0...100

  /// Returns the sample of this pane that was taken together with a sample of the other.
  func number(beside sample: ComparedSample) -> Int? {
    let next = partitionPoint(of: samples.count) { samples[$0].sample.time >= sample.sample.time }
    return next < samples.count ? next : nil
  }
}
