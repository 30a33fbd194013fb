import CollectionLayouts
import ScrollPhysics

/// All edits under way, by number: what each shows, and whether it is committed.
///
/// What an edit does in time is an `Entry`; which slots it concerns stands in lists over all
/// edits, in slot order, so that a change of the slots' numbers is one pass over each.
struct EditLedger: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var id: EditID
    var stage: Stage
    /// Whether the host has removed the pages before they go: no commit is asked for.
    var isCommitted = false
  }

  enum Stage: Equatable, Sendable {
    /// A delete shows its animation.
    case closing(DeleteAnimation)
    /// The animation is over, and the host owes an answer.
    case committing
    /// Pages come, or come back.
    case opening(InsertAnimation)
    case moving(MoveAnimation)
  }

  /// A page that an edit opens or closes.
  struct FadingEntry: Equatable, Sendable {
    var edit: EditID
    /// That of its edit: a frame asks every page, and should not have to look for it.
    var stage: Stage
    var page: FadingPage
  }

  /// A page that an edit moves.
  struct Move: Equatable, Sendable {
    var edit: EditID
    var animation: MoveAnimation
    /// The slot that the page has now, whatever moves came after this one.
    var page: Int
    /// The slot that the page has left.
    var ghost: Int
  }

  /// By ascending number.
  private(set) var entries: [Entry] = []
  /// In slot order; no page is in it twice.
  private(set) var fading: [FadingEntry] = []
  /// By the page's slot; of one page the oldest first.
  private(set) var moves: [Move] = []
  /// In slot order.
  var aspectChanges: [AspectChange] = []
  /// The latest deletes that failed, the oldest first.
  var failed: [FailedDelete] = []
  private var lastNumber = 0

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

  /// How many inserts and moves are seen on their way together, at most.
  ///
  /// What comes on top is in its place at once. It is more than a strip shows thumbnails, so none
  /// could be told from the others; and as each under way costs every frame and every further
  /// edit, it is what keeps thousands of edits at one moment linear.
  static let mostArrivals = 100

  /// Whether one more page, or batch, that comes or moves can be seen on its way.
  var hasRoomForArrival: Bool {
    entries.count < EditLedger.mostArrivals
      || entries.count { !$0.stage.isLeaving } < EditLedger.mostArrivals
  }

  // MARK: Deadlines

  /// When the next phase ends.
  var nextEnd: Time? {
    var next: Time?
    for entry in entries {
      if let end = entry.stage.end { next = min(next ?? end, end) }
    }
    for change in aspectChanges { next = min(next ?? change.end, change.end) }
    return next
  }

  /// The first entry whose phase has ended.
  func dueEntry(at time: Time) -> Entry? {
    entries.first { ($0.stage.end ?? .never) <= time }
  }

  // MARK: Changes

  /// Writes down a new edit of these pages, or of none.
  mutating func add(_ stage: Stage, pages: [FadingPage] = []) -> EditID {
    let id = takeNumber()
    add(Entry(id: id, stage: stage), pages: pages)
    return id
  }

  /// The number of a new edit.
  mutating func takeNumber() -> EditID {
    defer { lastNumber += 1 }
    return nextNumber
  }

  /// Writes down an edit that has its number already.
  mutating func add(_ entry: Entry, pages: [FadingPage]) {
    let place = partitionPoint(of: entries.count) { entries[$0].id >= entry.id }
    entries.insert(entry, at: place)
    let (id, stage) = (entry.id, entry.stage)
    let added = pages.sorted { $0.slot < $1.slot }.map {
      FadingEntry(edit: id, stage: stage, page: $0)
    }
    fading.insert(contentsOf: added) { $0.page.slot }
  }

  /// What the next edit is called.
  var nextNumber: EditID { EditID(rawValue: lastNumber + 1) }

  /// Whether the host has removed an edit's pages already.
  func isCommitted(_ id: EditID) -> Bool { entries.contains { $0.id == id && $0.isCommitted } }

  /// Writes down which pages an edit moves.
  mutating func add(_ added: [Move]) {
    moves.insert(contentsOf: added.sorted { $0.page < $1.page }) { $0.page }
  }

  /// Puts the pages of an edit into another state, in which its next stage begins.
  mutating func set(_ id: EditID, to stage: Stage, pages: [FadingPage]) {
    guard let k = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[k].stage = stage
    var states = pages[...]
    for k in fading.indices where fading[k].edit == id {
      guard let state = states.popFirst() else { return }
      fading[k] = FadingEntry(edit: id, stage: stage, page: state)
    }
  }

  /// The moves that are over: nothing has to be told of them, so all end at once.
  func arrived(at time: Time) -> [EditID] {
    entries.compactMap { entry in
      if case .moving(let animation) = entry.stage, animation.end <= time { return entry.id }
      return nil
    }
  }

  /// Edits, by ascending number, are over, and concern no slot any more.
  mutating func remove(_ finished: [EditID]) {
    entries.removeAll { finished.holds(ascending: $0.id) }
    fading.removeAll { finished.holds(ascending: $0.edit) }
    moves.removeAll { finished.holds(ascending: $0.edit) }
  }

  /// Ends the openings that are over: nothing has to be told of them.
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

  /// Takes pages out of the animations that open them: they are closed from where they are.
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

  /// An edit of which no page is left is over.
  private mutating func removeIdleEntries() {
    let busy = (fading.map { $0.edit } + moves.map { $0.edit }).sorted()
    entries.removeAll { !busy.holds(ascending: $0.id) }
  }

  /// Forgets everything but the numbers that were given.
  mutating func removeAll() {
    self = EditLedger(firstNumber: nextNumber)
  }

  /// - Parameter firstNumber: what the first edit is called.
  init(firstNumber: EditID) {
    lastNumber = min(max(firstNumber.rawValue, 1), Int.max / 2) - 1
  }

  /// Follows a change of the slots' numbers. What belongs to a page goes with the page; a ghost
  /// stays where it is.
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
    aspectChanges = aspectChanges.compactMap { change in
      var change = change
      guard let slot = numbering.slot(change.slot) else { return nil }
      change.slot = slot
      return change
    }
    guard numbering.movesPagesOnly else { return }
    fading.sort { $0.page.slot < $1.page.slot }
    moves.sort { ($0.page, $0.edit) < ($1.page, $1.edit) }
    aspectChanges.sort { $0.slot < $1.slot }
  }
}

extension EditLedger.Stage {
  /// When it ends by itself.
  var end: Time? {
    switch self {
    case .closing(let animation): return animation.end
    case .committing: return nil
    case .opening(let animation): return animation.end
    case .moving(let animation): return animation.end
    }
  }

  /// Whether its pages leave the document.
  var isLeaving: Bool {
    switch self {
    case .closing, .committing: return true
    case .opening, .moving: return false
    }
  }
}
