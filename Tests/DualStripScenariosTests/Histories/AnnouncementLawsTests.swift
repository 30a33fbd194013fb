import DualStripScenarios
import TestSupport
import Testing

/// Announcements over random histories.
@Suite struct AnnouncementLawsTests {
  private func history(_ seed: UInt64, announces: Bool) -> RandomHistory {
    RandomHistory(
      seed: seed, hasEdits: true,
      configuration: .init(
        commits: seed.isMultiple(of: 2) ? .immediate : .byHost, announces: announces))
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `announcements are 500 ms apart, the last one is the newest, and nothing else changes`(
    part: Int
  ) {
    for seed in HistoryLawsTests.seeds(of: part, share: 20) {
      let history = history(seed, announces: true)
      let (events, viewer) = history.run()
      var times: [Time] = []
      var said: Announcement?
      for case (let time, .announced(let announcement)) in events.map({ ($0.time, $0.kind) }) {
        times.append(time)
        said = announcement
      }
      #expect(
        zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(500) },
        "\(history.scenario)")
      // Two seconds after the last input nothing waits, so the last event that says something has
      // been said; what comes later says nothing.
      #expect(viewer.nextDeadlineTime == nil, "\(history.scenario)")
      if case .refused(let reason) = said {
        let refusals = events.compactMap { event -> EditRefusal.Reason? in
          guard case .editRefused(let refusal) = event.kind else { return nil }
          return refusal.reason
        }
        #expect(refusals.last == reason, "\(history.scenario)")
      }
      if case .page(let page, _, _) = said {
        #expect(page == viewer.activePage, "\(history.scenario)")
      }
      let quiet = self.history(seed, announces: false).run()
      let others = events.filter { event in
        if case .announced = event.kind { false } else { true }
      }
      #expect(others == quiet.events, "\(history.scenario)")
      #expect(history.run(stepping: .frame(1, perSecond: 60)).events == events)
    }
  }
}
