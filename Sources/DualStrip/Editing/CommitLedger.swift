import CollectionLayouts
import ScrollPhysics

/// All edits under way, by number: what each shows, and whether it is committed.
struct EditLedger: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var id: EditID
    var stage: Stage
  }

  enum Stage: Equatable, Sendable {
    /// A delete shows its animation.
    case closing(DeleteAnimation)
    /// The animation is over, and the host owes an answer for these slots.
    case committing([Int])
    /// Pages come, or come back.
    case opening(InsertAnimation)
    case moving(ReorderAnimation)
  }

  /// By ascending number.
  private(set) var entries: [Entry] = []
  /// In slot order.
  var aspectChanges: [AspectChange] = []
  private var lastNumber = 0

  /// Whether no slot is edited.
  var isEmpty: Bool { entries.isEmpty }

  /// When the next phase ends.
  var nextEnd: Time? {
    var next: Time?
    for end in entries.lazy.compactMap(\.stage.end) { next = min(next ?? end, end) }
    for change in aspectChanges { next = min(next ?? change.end, change.end) }
    return next
  }

  func entry(_ id: EditID) -> Entry? { entries.first { $0.id == id } }

  /// The first entry whose phase has ended.
  func dueEntry(at time: Time) -> Entry? {
    entries.first { ($0.stage.end ?? Time(ticks: .max)) <= time }
  }

  /// Puts a change of an aspect in the place of the one that runs for its page, if any.
  mutating func add(_ change: AspectChange) {
    let place = aspectPlace(of: change.slot)
    if place < aspectChanges.count, aspectChanges[place].slot == change.slot {
      aspectChanges[place] = change
    } else {
      aspectChanges.insert(change, at: place)
    }
  }

  func aspectChange(of slot: Int) -> AspectChange? {
    let place = aspectPlace(of: slot)
    return place < aspectChanges.count && aspectChanges[place].slot == slot
      ? aspectChanges[place] : nil
  }

  private func aspectPlace(of slot: Int) -> Int {
    partitionPoint(of: aspectChanges.count) { aspectChanges[$0].slot >= slot }
  }

  mutating func add(_ stage: Stage) -> EditID {
    lastNumber += 1
    let id = EditID(rawValue: lastNumber)
    entries.append(Entry(id: id, stage: stage))
    return id
  }

  /// Puts an entry into another stage, or takes it away.
  mutating func set(_ id: EditID, to stage: Stage?) {
    guard let k = entries.firstIndex(where: { $0.id == id }) else { return }
    if let stage { entries[k].stage = stage } else { entries.remove(at: k) }
  }

  /// Forgets everything but the numbers that were given.
  mutating func removeAll() {
    entries = []
    aspectChanges = []
  }

  /// The moves of a page, the oldest first.
  func moves(of page: Int) -> [ReorderAnimation] {
    entries.compactMap { entry in
      guard case .moving(let move) = entry.stage, move.page == page else { return nil }
      return move
    }
  }

  /// Takes pages out of the animations that open them: they are closed from where they are.
  mutating func takeOver(_ slots: [Int]) {
    let taken = Numbering.removing(slots)
    for k in entries.indices {
      guard case .opening(var animation) = entries[k].stage else { continue }
      animation.pages.removeAll { taken.slot($0.slot) == nil }
      entries[k].stage = .opening(animation)
    }
    entries.removeAll { entry in
      if case .opening(let animation) = entry.stage { return animation.pages.isEmpty }
      return false
    }
  }

  /// Forgets the moves of pages that go.
  mutating func removeMoves(of pages: [Int]) {
    let gone = Numbering.removing(pages)
    entries.removeAll { entry in
      if case .moving(let move) = entry.stage { return gone.slot(move.page) == nil }
      return false
    }
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

  /// The slots of the pages that leave the document.
  var leavingSlots: [Int]? {
    switch self {
    case .closing(let animation): return animation.pages.map(\.slot)
    case .committing(let slots): return slots
    case .opening, .moving: return nil
    }
  }

  /// Follows a change of the slots' numbers; a ghost has the number of no page.
  mutating func renumber(_ numbering: Numbering) {
    func pages(_ pages: [FadingPage]) -> [FadingPage] {
      pages.compactMap { page in
        numbering.slot(page.slot).map {
          FadingPage(slot: $0, collapse: page.collapse, presence: page.presence)
        }
      }
    }
    switch self {
    case .closing(var animation):
      animation.pages = pages(animation.pages)
      self = .closing(animation)
    case .committing(let slots):
      self = .committing(slots.compactMap { numbering.slot($0) })
    case .opening(var animation):
      animation.pages = pages(animation.pages)
      self = .opening(animation)
    case .moving(var animation):
      animation.page = numbering.slot(animation.page) ?? animation.page
      if case .moving = numbering {
      } else {
        animation.ghost = numbering.slot(animation.ghost) ?? animation.ghost
      }
      self = .moving(animation)
    }
  }
}

extension EditLedger {
  mutating func renumber(_ numbering: Numbering) {
    for k in entries.indices { entries[k].stage.renumber(numbering) }
    aspectChanges = aspectChanges.compactMap { change in
      var change = change
      guard let slot = numbering.slot(change.slot) else { return nil }
      change.slot = slot
      return change
    }
    aspectChanges.sort { $0.slot < $1.slot }
  }
}
