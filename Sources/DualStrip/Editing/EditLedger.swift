import CollectionLayouts
import Elementary
import ScrollPhysics

/// All edits under way, by number: what each shows, and whether it is committed.
///
/// An `Entry` holds how an edit changes in time. Its slots are in lists over all edits, in slot
/// order, so that renumbering takes one pass over each list.
struct EditLedger: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var id: EditID
    var stage: Stage
    /// Whether the host has already removed the pages: then the viewer requests no commit.
    var isCommitted = false
  }

  enum Stage: Equatable, Sendable {
    /// A delete shows its animation.
    case closing(DeleteAnimation)
    /// The animation is over, and the viewer waits for the host's answer.
    case committing
    /// Pages open: new ones, or ones that come back.
    case opening(InsertAnimation)
    case moving(MoveAnimation)
  }

  /// A page that an edit opens or closes.
  struct FadingEntry: Equatable, Sendable {
    var edit: EditID
    /// The stage of its edit, copied so that a frame need not look it up for every page.
    var stage: Stage
    var page: FadingPage
  }

  /// A page that an edit moves.
  struct Move: Equatable, Sendable {
    var edit: EditID
    var animation: MoveAnimation
    /// The slot that the page has now, even after later moves.
    var page: Int
    /// The slot that the page has left.
    var ghost: Int
  }

  /// By ascending number.
  private(set) var entries: [Entry] = []
  /// In slot order; no page is in it twice.
  private(set) var fading: [FadingEntry] = []
  /// By the page's slot; moves of one page from the oldest to the latest.
  private(set) var moves: [Move] = []
  var aspectChanges = SlotChanges()
  /// By how many degrees pages have still to turn.
  var turns = SlotChanges()
  /// The latest deletes that failed, from the oldest to the latest.
  var failed: [FailedDelete] = []
  /// What people did, to undo it.
  var history = UndoHistory()
  private var lastNumber: Int

  /// Whether no slot is edited.
  var isEmpty: Bool { entries.isEmpty }

  func stage(of id: EditID) -> Stage? {
    let place = partitionPoint(of: entries.count) { entries[$0].id >= id }
    return place < entries.count && entries[place].id == id ? entries[place].stage : nil
  }

  /// The pages that an edit opens or closes, in slot order.
  func pages(of id: EditID) -> [FadingPage] {
    fading.compactMap { $0.edit == id ? $0.page : nil }
  }

  /// The most inserts and moves that are animated at a time.
  ///
  /// Further ones are in their places at once. The limit exceeds the number of thumbnails that a
  /// strip shows, so more would not be visible. Each animated edit adds to the cost of every
  /// frame and edit: the limit keeps thousands of edits at one moment linear.
  static let mostArrivals = 100

  /// Whether one more insert or move can be animated.
  var hasRoomForArrival: Bool {
    entries.count < EditLedger.mostArrivals
      || entries.count { !$0.stage.isLeaving } < EditLedger.mostArrivals
  }

  // MARK: Changes

  /// Records a new edit of these pages, or of none, and returns its number.
  mutating func add(_ stage: Stage, pages: [FadingPage] = []) -> EditID {
    let id = takeNumber()
    add(Entry(id: id, stage: stage), pages: pages)
    return id
  }

  /// Takes the next number, for a new edit.
  mutating func takeNumber() -> EditID {
    defer { lastNumber += 1 }
    return nextNumber
  }

  /// Records an edit that already has a number.
  mutating func add(_ entry: Entry, pages: [FadingPage]) {
    let place = partitionPoint(of: entries.count) { entries[$0].id >= entry.id }
    entries.insert(entry, at: place)
    let (id, stage) = (entry.id, entry.stage)
    let added = pages.sorted { $0.slot < $1.slot }.map {
      FadingEntry(edit: id, stage: stage, page: $0)
    }
    fading.insert(contentsOf: added) { $0.page.slot }
  }

  /// The number of the next edit.
  var nextNumber: EditID { EditID(rawValue: lastNumber + 1) }

  /// Whether the host has removed an edit's pages already.
  func isCommitted(_ id: EditID) -> Bool { entries.contains { $0.id == id && $0.isCommitted } }

  /// Records which pages an edit moves.
  mutating func add(_ added: [Move]) {
    moves.insert(contentsOf: added.sorted { $0.page < $1.page }) { $0.page }
  }

  /// Starts the next stage of an edit, with its pages in these states.
  mutating func set(_ id: EditID, to stage: Stage, pages: [FadingPage]) {
    guard let k = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[k].stage = stage
    var states = pages[...]
    for k in fading.indices where fading[k].edit == id {
      guard let state = states.popFirst() else { return }
      fading[k] = FadingEntry(edit: id, stage: stage, page: state)
    }
  }

  /// The moves that are over. No event reports their end, so all can end together.
  func arrived(at time: Time) -> [EditID] {
    entries.compactMap { entry in
      if case .moving(let animation) = entry.stage, animation.end <= time { return entry.id }
      return nil
    }
  }

  /// Removes finished edits, given by ascending number.
  mutating func remove(_ finished: [EditID]) {
    entries.removeAll { finished.holds(ascending: $0.id) }
    fading.removeAll { finished.holds(ascending: $0.edit) }
    moves.removeAll { finished.holds(ascending: $0.edit) }
  }

  /// Removes the openings that are over; no event reports their end.
  mutating func removeOpened(at time: Time) {
    let isOver: (Entry) -> Bool = { entry in
      if case .opening(let animation) = entry.stage { return animation.end <= time }
      return false
    }
    let over = entries.filter(isOver).map { $0.id }
    guard !over.isEmpty else { return }
    entries.removeAll(where: isOver)
    fading.removeAll { over.holds(ascending: $0.edit) }
  }

  /// Takes pages out of the animations that open them, so that they close from where they are.
  mutating func withdraw(_ slots: [Int]) {
    let taken = slots.sorted()
    fading.removeAll { taken.holds(ascending: $0.page.slot) }
    removeIdleEntries()
  }

  /// Forgets the moves of pages that go.
  mutating func removeMoves(of pages: [Int]) {
    guard !moves.isEmpty else { return }
    let gone = pages.sorted()
    moves.removeAll { gone.holds(ascending: $0.page) }
    removeIdleEntries()
  }

  /// Removes edits that have no page left.
  private mutating func removeIdleEntries() {
    let busy = (fading.map { $0.edit } + moves.map { $0.edit }).sorted()
    entries.removeAll { !busy.holds(ascending: $0.id) }
  }

  /// Forgets all edits under way.
  mutating func removeAll() {
    let kept = history
    self = EditLedger(firstNumber: nextNumber)
    history = kept
  }

  /// - Parameter firstNumber: the number of the first edit.
  init(firstNumber: EditID) {
    lastNumber = min(max(firstNumber.rawValue, 1), Int.max / 4) - 1
  }

  /// Applies a renumbering of the slots. What belongs to a page goes with the page; a ghost stays
  /// where it is.
  mutating func renumber(_ numbering: Numbering) {
    fading = fading.compactMap { entry in
      guard let slot = numbering.slot(entry.page.slot) else { return nil }
      var entry = entry
      entry.page.slot = slot
      return entry
    }
    for k in moves.indices {
      moves[k].page = numbering.slot(moves[k].page) ?? moves[k].page
      guard !numbering.movesPagesOnly else { continue }
      moves[k].ghost = numbering.slot(moves[k].ghost) ?? moves[k].ghost
    }
    aspectChanges.renumber(numbering)
    turns.renumber(numbering)
    guard numbering.movesPagesOnly else { return }
    fading.sort { $0.page.slot < $1.page.slot }
    moves.sort { ($0.page, $0.edit) < ($1.page, $1.edit) }
  }
}

extension EditLedger: Archivable {
  init(_ archive: inout Archive, _ saved: EditLedger?) throws(ArchiveFault) {
    entries = try archive.list(saved?.entries)
    fading = try archive.list(saved?.fading)
    moves = try archive.list(saved?.moves)
    aspectChanges = try archive(saved?.aspectChanges)
    let aspects = Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude
    try archive.check(aspectChanges.areStraight && aspectChanges.stay(within: aspects))
    turns = try archive(saved?.turns)
    try archive.check(turns.areStraight && turns.stay(within: Archive.range))
    failed = try archive.list(saved?.failed)
    history = try archive(saved?.history)
    lastNumber = try archive.number(saved?.lastNumber, in: 0...(.max / 2))
    try archive.check(copyStages())
  }

  /// Copies the stages of edits to their pages, after reading.
  ///
  /// - Returns: whether every page belongs to an edit of its kind, and the lists are in order.
  private mutating func copyStages() -> Bool {
    for k in fading.indices {
      guard let stage = stage(of: fading[k].edit) else { return false }
      if case .moving = stage { return false }
      fading[k].stage = stage
    }
    for k in moves.indices {
      guard case .moving(let animation) = stage(of: moves[k].edit) else { return false }
      moves[k].animation = animation
    }
    return entries.ascends { $0.id } && fading.ascends { $0.page.slot }
      && zip(moves, moves.dropFirst()).allSatisfy { $0.page <= $1.page }
  }
}
