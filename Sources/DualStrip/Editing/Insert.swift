import CollectionLayouts
import ScrollPhysics

/// Pages come: the host has them already.
extension DualStripViewer {
  mutating func applyInsert(
    _ pages: [Page], _ destination: Destination, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    let ids = pages.map(\.id)
    try refuse(
      pages.filter { !Page.isValid(aspect: $0.aspect) }.map(\.id), as: .invalidAspect)
    try refuse(ids.filter { document.slot(of: $0) != nil }, as: .alreadyThere)
    try refuse(ids.namedTwice, as: .duplicate)
    try refuseToMeet(destination.neighbours)
    let before = moment
    let slot = slot(at: destination)
    let isFirst = document.count == 0
    let index = live.map(slots.index)
    document.insert(pages, at: slot)
    renumber(.opened(Array(repeating: slot, count: pages.count)))
    // Into an empty document: present and active at once, fading in.
    let coming = pages.indices.map {
      FadingPage(slot: slot + $0, collapse: 1, presence: isFirst ? 1 : 0)
    }
    let animation = InsertAnimation(of: coming, at: now, durations: durations)
    let id = edits.add(.opening(animation), pages: coming)
    editsChanged()
    if isFirst { anchor = slot }
    judgeOrder(.insert, from: before, formerIndex: index, into: &events)
    return id
  }

  /// The order has changed: at rest that never changes the active page.
  mutating func judgeOrder(
    _ cause: ViewerEvent.Cause, from before: Moment, formerIndex: Int?,
    into events: inout [ViewerEvent]
  ) {
    reportIndex(changedFrom: formerIndex, cause: cause, into: &events)
    keepPosition(of: before, into: &events)
    anchorLivePage()
    judge(cause, into: &events)
    anchorLivePage()
  }

  /// The slot before which a destination is; its neighbour is there.
  func slot(at destination: Destination) -> Int {
    switch destination {
    case .first: return 0
    case .last: return document.count
    case .before(let page): return document.slot(of: page) ?? 0
    case .after(let page): return (document.slot(of: page) ?? document.count - 1) + 1
    }
  }

  /// Pages to be moved, or to be neighbours, have to be there and to stay.
  func refuseToMeet(_ pages: [PageID]) throws(EditRefusal) {
    try refuse(pages.filter { document.slot(of: $0) == nil }, as: .unknownPage)
    try refuse(
      pages.filter { document.slot(of: $0).map(slots.isStop) == false }, as: .beingDeleted)
  }

  mutating func applyAspect(
    _ aspect: Double, of page: PageID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    guard Page.isValid(aspect: aspect) else { throw EditRefusal(.invalidAspect, pages: [page]) }
    guard let slot = document.slot(of: page) else {
      return report(.sizeIgnored(page), into: &events)
    }
    guard aspect != document.aspects[slot] else { return }
    let running = edits.aspectChange(of: slot)
    edits.add(
      AspectChange(
        slot: slot, from: running?.aspect(at: now) ?? document.aspects[slot], to: aspect,
        start: now, duration: durations.aspect))
    document.aspects[slot] = aspect
  }
}
