import DualStripScenarios
import TestSupport
import Testing

/// The laws of a strip that browses, over random histories.
@Suite struct BrowsingLawsTests {
  private static func history(_ seed: UInt64, hasEdits: Bool) -> RandomHistory {
    var random = SeededNumbers(seed: seed &+ 99)
    var settings = DualStripViewer.Configuration(
      mapping: random.chance(0.5) ? .stepped : .continuous,
      focusPolicy: random.chance(0.5) ? .next : .previous,
      commits: random.chance(0.5) ? .immediate : .byHost, reducesMotion: random.chance(0.1),
      direction: random.chance(0.5) ? .leftToRight : .rightToLeft)
    settings.thumbnails.mode = .browsing
    settings.thumbnails.axis = random.chance(0.5) ? .vertical : .horizontal
    // Thumbnails so long that a few of them are more than a pane.
    settings.thumbnails.height = random.choice(of: [66, 300])
    return RandomHistory(seed: seed, hasEdits: hasEdits, configuration: settings)
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `no gesture on the strip changes the active, the target or the settled page`(part: Int) {
    for seed in HistoryLawsTests.seeds(of: part, share: 10) {
      let history = Self.history(seed, hasEdits: seed.isMultiple(of: 2))
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.advance(to: time)
        let before = viewer
        viewer.handle(input, at: time)
        guard input.isOfFinger(on: .thumbnails) else { continue }
        #expect(viewer.activePage == before.activePage, "\(history.scenario)")
        #expect(viewer.targetPage == before.targetPage, "\(history.scenario)")
        #expect(viewer.settledPage == before.settledPage, "\(history.scenario)")
        #expect(viewer.position == before.position && viewer.driver == before.driver)
      }
    }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `nothing makes the strip jump, and at rest its offset is within its limits`(part: Int) {
    for seed in Effort.some(HistoryLawsTests.seeds(of: part, share: 4), of: 2)
    where !isSmooth(seed) { return }
  }

  /// Seeds that once made it jump under a finger: the pane had become longer, and the strip was far
  /// beyond its new end.
  @Test(arguments: [10_150, 1_008_261, 3_060_451, 5_053_349, 6_023_692, 7_014_645] as [UInt64])
  func `a strip whose pane becomes longer goes no farther beyond its end`(seed: UInt64) {
    #expect(isSmooth(seed))
  }

  private func isSmooth(_ seed: UInt64) -> Bool {
    let history = Self.history(seed, hasEdits: true)
    guard !history.viewer.configuration.reducesMotion else { return true }
    var viewer = history.viewer
    for (time, input) in history.inputs {
      while let due = viewer.nextDeadlineTime, due <= time {
        viewer.advance(to: due - Time(ticks: 1))
        let before = viewer
        viewer.advance(to: due)
        guard check(before, viewer, allowed: 0.06, history, "a deadline") else { return false }
      }
      viewer.advance(to: time)
      let before = viewer
      viewer.handle(input, at: time)
      // A release within 0.05 pt of an end is at rest at once.
      let allowed = input.mayMoveStrip ? .infinity : 0.05
      guard check(before, viewer, allowed: allowed, history, "\(input)") else { return false }
      #expect(viewer.checkInvariants().isEmpty, "\(history.scenario)")
    }
    viewer.settle(limit: .seconds(20))
    #expect(isWithin(viewer), "\(history.scenario)")
    return true
  }

  /// Whether the strip moves no farther than allowed, in points.
  private func check(
    _ old: DualStripViewer, _ new: DualStripViewer, allowed: Double, _ history: RandomHistory,
    _ what: String
  ) -> Bool {
    let (before, after) = (old.presentation, new.presentation)
    // Right to left, offsets change with the length of the content; positions do not.
    let pitch = new.configuration.thumbnails.pitch
    let way = abs(after.thumbnailsPosition - before.thumbnailsPosition) * pitch
    let axis = new.axis(of: .thumbnails)
    // What a rotation has pulled beyond a very short pane cannot be held by a finger.
    guard way > allowed + 2e-6 * pitch, !new.replacesPages(of: old),
      axis.length(of: after.thumbnailsFrame.size) > 200
    else { return true }
    Issue.record(
      "\(what) moves the strip by \(way) pt at \(new.now.milliseconds) ms\n\(history.scenario)")
    return false
  }

  private func isWithin(_ viewer: DualStripViewer) -> Bool {
    guard viewer.isSettled else { return true }
    let metrics = viewer.configuration.thumbnails
    let offset = viewer.presentation.thumbnailsPosition * metrics.pitch
    let length = viewer.axis(of: .thumbnails).length(of: viewer.presentation.thumbnailsFrame.size)
    let limit = max(0, Double(viewer.count) * metrics.pitch - metrics.spacing - length)
    return offset >= -1e-6 && offset <= limit + 1e-6
  }
}

extension DualStripViewer {
  /// Whether the list of pages was replaced, or slots were renumbered, since another state.
  fileprivate func replacesPages(of old: DualStripViewer) -> Bool { pages != old.pages }
}

extension DualStripViewer.Input {
  fileprivate func isOfFinger(on pane: Pane) -> Bool {
    switch self {
    case .touchBegan(pane), .dragMoved(pane, _), .touchEnded(pane, _), .touchCancelled(pane): true
    default: false
    }
  }

  /// Whether the strip follows the input at once.
  fileprivate var mayMoveStrip: Bool {
    switch self {
    case .dragMoved(.thumbnails, _), .edit(.replace): true
    case .changeBounds(_, _, .zero): true
    default: false
    }
  }
}
