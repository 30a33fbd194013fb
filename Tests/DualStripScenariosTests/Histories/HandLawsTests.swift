import DualStripScenarios
import TestSupport
import Testing

/// Lifting, carrying and dropping pages, over random histories.
@Suite struct HandLawsTests {
  private static func histories(_ part: Int) -> [RandomHistory] {
    HistoryLawsTests.seeds(of: part, share: 12).map { RandomHistory(seed: $0, hasEdits: true) }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `dropped pages stand where the gap was, in their order`(part: Int) {
    for history in Self.histories(part) {
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.advance(to: time)
        let (lifted, behind, before) = (viewer.lifted, viewer.pageBehindGap, viewer.pages)
        viewer.handle(input, at: time)
        guard input == .drop, !lifted.isEmpty else { continue }
        let leaving = viewer.pendingEdits.flatMap(\.pages)
        var wanted = before.filter { !lifted.contains($0) && !leaving.contains($0) }
        let place = behind.flatMap { wanted.firstIndex(of: $0) } ?? wanted.count
        wanted.insert(contentsOf: lifted, at: place)
        let found = viewer.pages.filter { !leaving.contains($0) }
        #expect(found == wanted, "at \(time.milliseconds) ms\n\(history.scenario)")
      }
    }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `the gap is before the first thumbnail behind the pointer, at any time`(part: Int) {
    var looks = 0
    for history in Self.histories(part) {
      var pointer = Point.zero
      var viewer = history.viewer
      for (time, input) in history.inputs {
        while viewer.now + .milliseconds(7) < time {
          viewer.advance(to: viewer.now + .milliseconds(7))
          // Pages that move or glide pass each other.
          guard let center = viewer.pileCenter, viewer.bounds.width > 0, !viewer.isEditing
          else { continue }
          looks += 1
          let found = viewer.firstBehind(pointer)
          guard !found.isUnclear, found.page != viewer.pageBehindGap else { continue }
          Issue.record(
            """
            \(found.page.map { "\($0)" } ?? "none"), not \(viewer.pageBehindGap as PageID?), \
            \(center), \(pointer) at \(viewer.now.milliseconds) ms
            \(history.scenario)
            """)
          return
        }
        viewer.handle(input, at: time)
        switch input {
        case .lift(let point), .carry(let point): pointer = point
        default: break
        }
      }
    }
    #expect(looks > 10)
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `a lift that is put back leaves nothing`(part: Int) {
    for history in Self.histories(part) {
      var viewer = history.run().viewer
      for pane in Pane.allCases { viewer.handle(.touchCancelled(pane), at: viewer.now) }
      viewer.cancelLift(at: viewer.now)
      viewer.settle(limit: .seconds(9))
      var plain = viewer
      let start = viewer.now
      var random = SeededNumbers(seed: history.seed)
      viewer.lift(at: Point(x: random.number(in: 0...400), y: 30), at: start)
      var time = start
      for _ in 0..<random.whole(0...4) {
        time = time + .milliseconds(random.choice(of: [0, 40, 200, 700]))
        viewer.carry(
          to: Point(x: random.number(in: 0...400), y: random.number(in: -90...90)), at: time)
      }
      viewer.cancelLift(at: time)
      viewer.advance(to: time + .seconds(1))
      plain.advance(to: time + .seconds(1))
      #expect(viewer == plain, "\(history.scenario)")
    }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `every lift has one end`(part: Int) {
    for history in Self.histories(part) {
      var (events, viewer) = history.run()
      events += viewer.cancelLift(at: viewer.now)
      let lifts = events.count { if case .lifted = $0.kind { true } else { false } }
      let ends = events.count {
        switch $0.kind {
        case .dropped, .liftCancelled: true
        default: false
        }
      }
      #expect(lifts == ends, "\(history.scenario)")
    }
  }
}

extension DualStripViewer {
  /// The lifted pages in their order.
  fileprivate var lifted: [PageID] {
    liftedRows.flatMap { row in
      let first = index(of: row.first) ?? 0
      return (first...(index(of: row.last) ?? first)).compactMap { page(at: $0) }
        .filter { isPage($0) }
    }
  }

  private func isPage(_ page: PageID) -> Bool { !pendingEdits.flatMap(\.pages).contains(page) }

  /// The first page of the strip whose middle lies behind a point, in reading order, that is neither
  /// lifted nor leaving; unclear if a middle is at the pointer, but for rounding.
  fileprivate func firstBehind(_ pointer: Point) -> (page: PageID?, isUnclear: Bool) {
    let strip = thumbnails
    let sign = configuration.direction == .leftToRight ? 1.0 : -1
    let gone = Set(lifted + pendingEdits.flatMap(\.pages))
    let within = min(max(pointer.x, 0), presentation.thumbnailsFrame.size.width)
    var isUnclear = false
    for page in pages where !gone.contains(page) {
      guard let item = index(of: page),
        let cell = strip.layoutAttributesForItem(at: ItemIndex(item: item))
      else { continue }
      let way = sign * (cell.center.x - strip.contentOffset.x - within)
      if abs(way) < 1e-3 { isUnclear = true }
      if way > 0 { return (page, isUnclear) }
    }
    return (nil, isUnclear)
  }
}
