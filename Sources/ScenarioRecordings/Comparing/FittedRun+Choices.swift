import DualStrip

/// Chooses the time of an input, and the velocity of a lifting finger.
extension FittedRun {
  /// Whether the exact time of a record changes what follows. For a drag that continues it does
  /// not.
  func isDecisive(_ record: AppRecord) -> Bool {
    let viewer = drive.viewer
    switch record.kind {
    case .moved, .dragged, .wheel, .didScroll, .offsets:
      guard let pane = viewer.heldPane else { return false }
      return viewer.driver != DualStripViewer.Driver(pane) && !viewer.isSettled
    case .down, .willBeginDragging: return !viewer.isSettled
    case .answer(.commit, _), .commits: return false
    case .lifted, .cancelled, .asked, .key, .bounds, .edit, .answer, .willEndDragging, .active,
      .pass:
      return true
    }
  }

  /// The fewest and most samples that judge a choice.
  static let samplesOfAChoice = 12...40
  /// How long an edit moves the panes: a little longer than its animation.
  private static let lengthOfAnEdit = Time.milliseconds(400)

  /// Returns the samples that judge a choice: those until the next choice, evenly thinned if there
  /// are many.
  private func judges(of number: Int) -> [Int] {
    let all = recording.samples
    let window = allowance.window(of: inputs[number], delay: alignment.delay)
    let start = inputs[number].handlingTime + window.from
    var first = next
    while first < all.count, modelTime(of: all[first]) < start { first += 1 }
    var end =
      inputs[(number + 1)...].prefix(400).first { $0.beginsSomething }
      .map { $0.handlingTime } ?? .never
    // An edit moves the panes only after a while, even if other inputs come meanwhile.
    if inputs[number].kind.isEdit { end = max(end, start + FittedRun.lengthOfAnEdit) }
    var last = min(all.count, first + FittedRun.samplesOfAChoice.lowerBound)
    let most = min(all.count, first + 4 * FittedRun.samplesOfAChoice.upperBound)
    while last < most, all[last].time < end { last += 1 }
    // Samples come in pairs, one of each pane.
    let pairs = (last - first + 1) / 2
    let step = max(1, pairs / (FittedRun.samplesOfAChoice.upperBound / 2))
    // The first samples show immediate effects, so keep all of them.
    let near = inputs[number].handlingTime + recording.header.frame.scaled(by: 2)
    return (first..<last).filter {
      (($0 - first) / 2) % step == 0 || modelTime(of: all[$0]) < near
    }
  }

  /// Returns how badly a choice explains the samples after an input, in points.
  ///
  /// The cost of a sample is its distance from everything that the model may have shown, plus a
  /// small part of its distance from what the model should have shown. The sum stops at `limit`.
  private func cost(
    _ choice: Choice, of number: Int, _ judges: [Int], limit: Double
  ) -> Double {
    var drive = drive.withoutLog
    var track = track
    var cost = 0.0
    var next = number
    let all = recording.samples
    for judge in judges {
      let time = modelTime(of: all[judge])
      while next < inputs.count {
        let record = inputs[next]
        let isChosen = next == number
        let window = allowance.window(of: record, delay: alignment.delay)
        let shift = isChosen ? choice.shift : min(max(choice.shift, window.from), window.through)
        let handled = max(.zero, record.handlingTime + shift)
        guard handled <= time + allowance.samples else { break }
        drive.take(record, at: handled, velocity: isChosen ? choice.velocity : nil)
        track.append(drive.viewer)
        next += 1
      }
      var sample = all[judge]
      sample.offset -= bias[sample.pane.number]
      if drive.endBurst(until: time) { track.append(drive.viewer) }
      let (least, own) = track.distances(sample, at: time)
      let farthest = FittedRun.farthest(all[judge].pane)
      cost += min(least, farthest) + 0.05 * min(own, farthest)
      if all[judge].pane == .preview, !isTold(track.page(at: time), around: all[judge].time) {
        cost += FittedRun.wrongPage
      }
      if cost >= limit { return cost }
    }
    return cost
  }

  /// Returns the largest distance that counts, in points: beyond about a page, a distance tells
  /// nothing.
  static func farthest(_ pane: Pane) -> Double { pane == .preview ? 400 : 40 }

  /// The cost of an active page that the app does not report, in points.
  private static let wrongPage = 10.0

  /// Whether the app reports this page as active shortly before, at or after a time.
  private func isTold(_ page: PageID?, around time: Time) -> Bool {
    guard !toldPages.isEmpty else { return true }
    let wait = recording.header.frame.scaled(by: 1.5) + allowance.reach + allowance.clock
    var next = partitionPoint(of: toldPages.count) { toldPages[$0].time > time - wait }
    let first = next > 0 ? toldPages[next - 1].page : recording.viewer.activePage
    if first == page { return true }
    while next < toldPages.count, toldPages[next].time <= time + wait {
      if toldPages[next].page == page { return true }
      next += 1
    }
    return false
  }

  /// A cost below which no search is needed, in points per sample.
  static let negligible = 0.02

  mutating func bestChoice(for number: Int) -> Choice {
    let judges = judges(of: number)
    lastCost = 0
    guard !judges.isEmpty, !isHopeless else { return Choice(shift: .zero, velocity: nil) }
    let record = inputs[number]
    let found = drive.velocities(of: record, uncertainty: allowance.clock)
    let speeds = found.flatMap { $0.range.lowerBound < $0.range.upperBound ? $0.range : nil }
    var search = ChoiceSearch(
      window: allowance.window(of: record, delay: alignment.delay), speeds: speeds,
      first: Choice(shift: .zero, velocity: speeds == nil ? nil : found?.likely),
      enough: FittedRun.negligible * Double(judges.count))
    // Half of the samples are enough for the rough search.
    let some =
      judges.count < 16 ? judges : judges.indices.filter { $0 / 2 % 2 == 0 }.map { judges[$0] }
    let choice = search.best(
      roughly: { cost($0, of: number, some, limit: $1) },
      exactly: { cost($0, of: number, judges, limit: $1) })
    searches += 1
    lastCost = search.least
    if search.least > FittedRun.hopeless * Double(judges.count) { failures += 1 }
    return choice
  }

  /// Whether at least nine in ten searches have explained nothing: the app does something else
  /// altogether.
  private var isHopeless: Bool { searches >= 40 && failures * 10 >= searches * 9 }

  /// A cost above which a choice explains nothing, in points per sample.
  private static let hopeless = 10.0
}
