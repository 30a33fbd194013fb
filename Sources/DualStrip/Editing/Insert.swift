import CollectionLayouts
import Elementary
import ScrollPhysics

/// Inserts: the host already has the pages.
extension DualStripViewer {
  mutating func applyInsert(
    _ pages: [Page], _ destination: Destination, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    let ids = pages.map { $0.id }
    try refuse(
      pages.filter { !Page.isValid(aspect: $0.aspect) }.map { $0.id }, as: .invalidAspect)
    try refuse(ids.filter { document.slot(of: $0) != nil }, as: .alreadyThere)
    try refuse(ids.namedTwice, as: .duplicate)
    try refuseToMeet(destination.neighbours)
    let gap = slot(at: destination)
    let id = edits.takeNumber()
    open(
      pages, at: Array(repeating: gap, count: pages.count), as: id,
      reporting: .editAccepted(id, pages: ids), into: &events)
    remember(.insert, as: id, after: placed(Array(gap..<gap + pages.count)))
    return id
  }

  /// Opens slots for pages that come, each before one of `gaps`, ascending.
  mutating func open(
    _ pages: [Page], at gaps: [Int], as id: EditID, reporting kind: ViewerEvent.Kind,
    into events: inout [ViewerEvent]
  ) {
    let before = moment
    let isFirst = document.count == 0
    let index = live.map { slots.index(of: $0) }
    document.insert(pages, at: gaps)
    renumber(.opened(gaps))
    // In an empty document, the pages are present and active at once, and fade in.
    let coming = gaps.indices.map {
      FadingPage(slot: gaps[$0] + $0, collapse: 1, presence: isFirst ? 1 : 0)
    }
    let animation = InsertAnimation(
      of: coming, at: now, durations: edits.hasRoomForArrival ? durations : .none)
    edits.add(EditLedger.Entry(id: id, stage: .opening(animation)), pages: coming)
    editsChanged()
    report(kind, into: &events)
    if case .editAccepted = kind { announceCount(into: &events) }
    if isFirst { anchor = 0 }
    judgeOrder(.insert, from: before, formerIndex: index, into: &events)
  }

  /// Judges the active page after a change of the order; at rest it stays the same.
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

  /// The slot before which pages go; a neighbour of the destination must be in the document.
  func slot(at destination: Destination) -> Int {
    switch destination {
    case .first: return 0
    case .last: return document.count
    case .before(let page): return document.slot(of: page) ?? 0
    case .after(let page): return (document.slot(of: page) ?? document.count - 1) + 1
    }
  }

  /// Throws if a page that moves or is a neighbour is unknown or being deleted.
  func refuseToMeet(_ pages: [PageID]) throws(EditRefusal) {
    try refuse(pages.filter { document.slot(of: $0) == nil }, as: .unknownPage)
    try refuse(
      pages.filter { document.slot(of: $0).map { slots.isStop($0) } == false }, as: .beingDeleted)
  }
}

/// The timing of pages that come: first the neighbours make room, then the cells grow. Both phases
/// are linear. Pages whose delete failed or was cancelled come back the same way, from where they
/// are.
struct InsertAnimation: Equatable, Sendable {
  private var start: Time
  private var opening: Time
  private var growing: Time

  /// The duration of each phase depends on the page that has the farthest to go.
  init(of pages: [FadingPage], at start: Time, durations: DualStripViewer.Durations) {
    self.start = start
    opening = durations.closing.scaled(by: pages.map { 1 - $0.presence }.max() ?? 0)
    growing = durations.shrinking.scaled(by: pages.map { $0.collapse }.max() ?? 0)
  }

  var end: Time { start + opening + growing }

  func state(of page: FadingPage, at time: Time) -> FadingPage {
    let opened = time.fraction(since: start, of: opening)
    let grown = time.fraction(since: start + opening, of: growing)
    return FadingPage(
      slot: page.slot, collapse: page.collapse * (1 - grown),
      presence: page.presence + (1 - page.presence) * opened)
  }
}

extension InsertAnimation: Archivable {
  init(_ archive: inout Archive, _ saved: InsertAnimation?) throws(ArchiveFault) {
    start = try archive.start(saved?.start)
    opening = try archive.duration(saved?.opening)
    growing = try archive.duration(saved?.growing)
  }
}
