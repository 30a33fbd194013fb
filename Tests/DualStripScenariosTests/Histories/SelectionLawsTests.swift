import DualStripScenarios
import TestSupport
import Testing

/// Selections over random histories, beside a plain set of pages.
@Suite struct SelectionLawsTests {
  /// What is selected, kept in the simplest way: a set of pages, those on their way out included.
  private struct Reference {
    var selected: Set<PageID> = []
    /// Whether pages may return.
    var remembersGone = true
    /// The selected pages that are gone.
    var gone: Set<PageID> = []
    var anchor: PageID?

    mutating func select(_ pages: DualStripViewer.Selecting, in viewer: DualStripViewer) {
      let order = viewer.pages
      let leaving = Reference.leaving(viewer)
      let kept = selected.intersection(leaving)
      func isThere(_ page: PageID) -> Bool { order.contains(page) && !leaving.contains(page) }
      switch pages {
      case .only(let page) where isThere(page):
        selected = kept.union([page])
        anchor = page
      case .toggle(let page) where isThere(page):
        selected = selected.symmetricDifference([page])
        anchor = page
      case .to(let page) where isThere(page):
        let from = anchor ?? viewer.activePage ?? page
        anchor = from
        let ends = [from, page].compactMap { order.firstIndex(of: $0) }.sorted()
        selected = kept.union(order[ends[0]...ends[1]].filter { !leaving.contains($0) })
      case .all: selected = kept.union(order.filter { !leaving.contains($0) })
      case .none:
        selected = kept
        anchor = nil
      default: break
      }
    }

    /// Pages that are gone leave it, until they return.
    mutating func forget(besides order: [PageID]) {
      let known = remembersGone ? gone.union(selected) : selected
      gone = known.subtracting(order)
      selected = known.intersection(order)
      if let page = anchor, !order.contains(page) { anchor = nil }
    }

    static func leaving(_ viewer: DualStripViewer) -> Set<PageID> {
      Set(viewer.pendingEdits.flatMap { $0.pages })
    }

    func pages(in viewer: DualStripViewer) -> [PageID] {
      let leaving = Reference.leaving(viewer)
      return viewer.pages.filter { selected.contains($0) && !leaving.contains($0) }
    }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `the selection is that of a plain set of pages, and its events tell every change`(part: Int)
  {
    for seed in Effort.some(HistoryLawsTests.seeds(of: part, share: 2), of: 2) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      var viewer = history.viewer
      var reference = Reference(remembersGone: !history.replacesList)
      var told = 0
      // Of a page that two lists have taken away, the older one may not know that it was selected.
      let inputs = history.replacesList ? history.inputsWithoutUndo : history.inputs
      for (time, input) in inputs {
        told += Self.told(viewer.advance(to: time))
        reference.forget(besides: viewer.pages)
        if case .select(let pages) = input { reference.select(pages, in: viewer) }
        let before = viewer.selectedPages
        let events = viewer.handle(input, at: time)
        told += Self.told(events)
        reference.forget(besides: viewer.pages)
        guard viewer.selectedPages == reference.pages(in: viewer),
          viewer.selectionCount == viewer.selectedPages.count, told == viewer.selectionCount,
          Self.shown(viewer).isSubset(of: viewer.selectedPages)
        else {
          Issue.record(
            """
            \(viewer.selectedPages), not \(reference.pages(in: viewer)), told \(told), \
            at \(time.milliseconds) ms, before \(before)
            \(history.scenario)
            """)
          return
        }
      }
    }
  }

  /// The pages whose cells say that they are selected.
  private static func shown(_ viewer: DualStripViewer) -> Set<PageID> {
    let cells = viewer.thumbnails.visibleLayoutAttributes
    let pages = viewer.preview.visibleLayoutAttributes
    return Set(
      cells.filter(\.details.isSelected).map(\.details.page)
        + pages.filter(\.details.isSelected).map(\.details.page))
  }

  /// How many pages more are selected after some events.
  private static func told(_ events: [ViewerEvent]) -> Int {
    events.reduce(0) { sum, event in
      guard case .selectionChanged(let added, let removed) = event.kind else { return sum }
      return added.reduce(sum) { $0 + $1.count } - removed.reduce(0) { $0 + $1.count }
    }
  }
}
