import DualStripScenarios
import TestSupport
import Testing

/// No wrong page on the way, and no stir beside the view.
@Suite struct NoWrongPageTests {
  @Test(arguments: HistoryLawsTests.parts)
  func `on its way to a target no motion makes a page active that is farther from it`(part: Int) {
    for seed in HistoryLawsTests.seeds(of: part, share: 4) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      // A list that is replaced under a finger may leave it anywhere.
      if history.replacesList { continue }
      var viewer = history.viewer
      for (time, input) in history.inputs {
        guard followDeadlines(of: &viewer, through: time, history) else { return }
        viewer.handle(input, at: time)
      }
      let end = (history.inputs.last?.time ?? .zero) + .seconds(2)
      guard followDeadlines(of: &viewer, through: end, history) else { return }
    }
  }

  /// Whether every change of the active page up to a time went towards the target.
  private func followDeadlines(
    of viewer: inout DualStripViewer, through time: Time, _ history: RandomHistory
  ) -> Bool {
    var previous: Time?
    while let due = viewer.nextDeadlineTime, due <= time {
      let target = viewer.targetPage
      viewer.advance(to: due - Time(ticks: 1))
      let position = viewer.finalPosition
      // A gap that closes may begin the motion anew from the page that is nearest by then: that
      // one is active a tick later, as after an edit.
      let beginsAnew = previous.map { due - $0 == Time(ticks: 1) } ?? false
      previous = due
      let isMoving = viewer.phase == .settling || viewer.phase == .focusing
      for event in viewer.advance(to: due) where isMoving && !beginsAnew {
        guard case .activePageChanged(let from?, let to?, _, let cause) = event.kind,
          cause.isOfMotion, let target
        else { continue }
        let stops = viewer.stops
        guard let goal = stops.firstIndex(of: target), let old = stops.firstIndex(of: from),
          let new = stops.firstIndex(of: to)
        else { continue }
        // What the finger has thrown past its target, or away from it, comes back: as a bounce.
        if Double((new - old).signum()) * (viewer.finalPosition - position) > 0 { continue }
        if abs(new - goal) >= abs(old - goal) {
          Issue.record(
            "\(from) → \(to) on the way to \(target) at \(due.milliseconds) ms\n\(history.scenario)"
          )
          return false
        }
      }
    }
    viewer.advance(to: time)
    return true
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `pages that come, go or move elsewhere move nothing of the view`(part: Int) throws {
    for seed in HistoryLawsTests.seeds(of: part, share: 10) { try editBesideTheView(seed) }
  }

  private func editBesideTheView(_ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let count = random.whole(2...9)
    let active = random.whole(0...count - 1)
    var viewer = DualStripViewer(
      pages: (1...count).map {
        Page(id: PageID(UInt64($0)), aspect: random.choice(of: [0.2, 0.7071, 3]))
      },
      activePage: PageID(UInt64(active + 1)), bounds: Size(width: 393, height: 852),
      configuration: .init(
        mapping: random.chance(0.5) ? .stepped : .continuous,
        focusPolicy: random.chance(0.5) ? .next : .previous,
        direction: random.chance(0.5) ? .leftToRight : .rightToLeft))
    let before = InView(viewer)
    var description: [String] = []
    for _ in 0..<random.whole(1...3) {
      description.append(try edit(&viewer, besides: active, &random))
      for _ in 0..<random.whole(1...20) {
        viewer.advance(to: viewer.now + .milliseconds(random.whole(1...40)))
        let stir = InView(viewer).distance(from: before)
        #expect(
          stir <= 1e-6,
          "by \(stir) pt at \(viewer.now.milliseconds) ms, \(count) pages, on \(active), seed \(seed): \(description)"
        )
      }
    }
  }

  /// Deletes, inserts or moves pages other than the active one.
  private func edit(
    _ viewer: inout DualStripViewer, besides active: Int, _ random: inout SeededNumbers
  ) throws -> String {
    let others = viewer.stops.filter { $0 != viewer.activePage }
    guard !others.isEmpty else { return "nothing" }
    let page = random.choice(of: others)
    let other = random.choice(of: others)
    switch random.whole(0...2) {
    case 0:
      let pages = Array(Set([page, other])).sorted()
      try viewer.delete(pages, at: viewer.now)
      return "delete \(pages)"
    case 1:
      let first = UInt64(1000 + viewer.now.ticks)
      let pages = (0..<random.whole(1...3)).map { Page(id: PageID(first + UInt64($0)), aspect: 1) }
      let place: Destination = random.chance(0.5) ? .before(page) : .after(page)
      try viewer.insert(pages, place, at: viewer.now)
      return "insert \(pages.count) \(place)"
    default:
      guard page != other else { return "nothing" }
      let place: Destination = random.chance(0.5) ? .before(other) : .after(other)
      try viewer.move([page], place, at: viewer.now)
      return "move \(page) \(place)"
    }
  }
}

/// Where the active page's cells are, from their panes' left edges.
private struct InView {
  private var numbers: [Double] = []

  init(_ viewer: DualStripViewer) {
    guard let page = viewer.activePage, let item = viewer.index(of: page) else { return }
    let preview = viewer.preview
    let strip = viewer.thumbnails
    guard let above = preview.layoutAttributesForItem(at: ItemIndex(item: item))?.frame,
      let below = strip.layoutAttributesForItem(at: ItemIndex(item: item))?.frame
    else { return }
    numbers = [
      above.minX - preview.contentOffset.x, above.maxX - preview.contentOffset.x,
      below.minX - strip.contentOffset.x, below.maxX - strip.contentOffset.x,
    ]
  }

  func distance(from other: InView) -> Double {
    numbers.count == other.numbers.count
      ? zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? .infinity : .infinity
  }
}

extension DualStripViewer {
  /// The pages on which the view may rest, in order.
  fileprivate var stops: [PageID] {
    let leaving = Set(pendingEdits.flatMap(\.pages))
    return (0..<count).compactMap { page(at: $0) }.filter { !leaving.contains($0) }
  }
}

extension ViewerEvent.Cause {
  fileprivate var isOfMotion: Bool {
    switch self {
    case .settle, .focus: return true
    case .drag, .delete, .insert, .move, .replace: return false
    }
  }
}
