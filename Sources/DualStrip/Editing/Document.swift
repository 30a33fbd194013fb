import CollectionLayouts
import Elementary

/// The pages in their slots. Motion never touches it, so copies of a viewer share it.
struct Document: Sendable {
  /// The page of each slot; for a ghost, the page that has left it.
  private(set) var ids: [PageID] = []
  /// How many times pages have come, gone or changed their order.
  private(set) var revision = 0
  /// Width / height of each slot's page, before it is turned.
  var aspects: [Double] = []
  /// By how many quarters each slot's page is turned clockwise, 0…3.
  private(set) var quarterTurns: [UInt8] = []
  private var lookup: PageLookup

  /// - Parameter revision: the revision of the document that this one replaces, plus one.
  /// - Complexity: O(*n*) if the ids ascend, else O(*n* log *n*).
  init(_ pages: [Page], revision: Int = 0) {
    self.revision = revision
    ids = pages.map { $0.id }
    aspects = pages.map { $0.aspect }
    quarterTurns = pages.map { UInt8($0.quarterTurns) }
    lookup = PageLookup(of: ids)
  }

  var count: Int { ids.count }

  /// Whether all ids are unique. Cost: O(*n*).
  var hasUniqueIDs: Bool { lookup.isUnique(in: ids) }

  /// The slot of a page; `nil` if there is no such page. Cost: O(log *n*).
  func slot(of id: PageID) -> Int? { lookup.slot(of: id, in: ids) }

  /// The page of a slot.
  func page(in slot: Int) -> Page {
    Page(id: ids[slot], aspect: aspects[slot], quarterTurns: Int(quarterTurns[slot]))
  }

  /// Turns the page of a slot clockwise.
  mutating func turn(_ slot: Int, by quarters: Int) {
    quarterTurns[slot] = UInt8((Int(quarterTurns[slot]) + quarters) & 3)
  }

  /// Inserts new pages, each before one of `gaps`, ascending; the numbers of later slots grow. Cost:
  /// O(*n* + *k* log *n*).
  mutating func insert(_ pages: [Page], at gaps: [Int]) {
    revision += 1
    let added = pages.map { $0.id }
    lookup.prepareToInsert(added, at: gaps, into: ids)
    open(gaps, for: pages)
    lookup.insert(added, at: gaps, in: ids)
  }

  /// Gives present pages second slots, each before one of `gaps`, ascending; their old slots become
  /// ghosts. Cost: O(*n* + *k* log *n*).
  mutating func insertSecondSlots(for pages: [Page], at gaps: [Int]) {
    revision += 1
    lookup.move(pages.map { $0.id }, to: gaps, in: ids)
    open(gaps, for: pages)
  }

  /// Removes slots, of pages and ghosts alike. Cost: O(*n*).
  mutating func remove(_ slots: [Int]) {
    revision += 1
    let gone = slots.sorted()
    lookup.remove(gone)
    if gone.count <= 4 {
      // Usually one or two go: moving the rest in one piece is then faster than one by one.
      for slot in gone.reversed() {
        ids.remove(at: slot)
        aspects.remove(at: slot)
        quarterTurns.remove(at: slot)
      }
      return
    }
    ids.removeAll(at: gone)
    aspects.removeAll(at: gone)
    quarterTurns.removeAll(at: gone)
  }

  /// Opens a slot for each page before one of `gaps`, ascending.
  private mutating func open(_ gaps: [Int], for pages: [Page]) {
    ids.insert(pages.map { $0.id }, at: gaps)
    aspects.insert(pages.map { $0.aspect }, at: gaps)
    quarterTurns.insert(pages.map { UInt8($0.quarterTurns) }, at: gaps)
  }
}

extension Document: Equatable {
  /// The lookup is derived from the rest.
  static func == (left: Document, right: Document) -> Bool {
    left.revision == right.revision && left.ids == right.ids && left.aspects == right.aspects
      && left.quarterTurns == right.quarterTurns
  }
}

extension Array {
  /// Removes the elements at these indices, ascending. Cost: O(*n*), one pass.
  fileprivate mutating func removeAll(at indices: [Int]) {
    guard var next = indices.first else { return }
    var gone = indices[...]
    for index in next..<count {
      if gone.first == index {
        gone.removeFirst()
      } else {
        self[next] = self[index]
        next += 1
      }
    }
    removeLast(indices.count)
  }

  /// Inserts each element before one of these indices, ascending. Cost: O(*n*), one pass.
  fileprivate mutating func insert(_ elements: [Element], at indices: [Int]) {
    guard let first = indices.first, indices.last != first else {
      insert(contentsOf: elements, at: indices.first ?? count)
      return
    }
    // From the back, so that each element moves once.
    var upper = count
    self += elements
    for k in indices.indices.reversed() {
      for index in (indices[k]..<upper).reversed() { self[index + k + 1] = self[index] }
      self[indices[k] + k] = elements[k]
      upper = indices[k]
    }
  }
}

extension Document: Archivable {
  init(_ archive: inout Archive, _ saved: Document?) throws(ArchiveFault) {
    let revision = try archive.number(saved?.revision, in: 0...(.max / 2))
    let pages = try archive.list(saved.map { saved in (0..<saved.count).map(saved.page) })
    self.init(pages, revision: revision)
  }

  /// Prepares to find the pages of a document that has been read.
  ///
  /// - Parameter ghosts: the slots that pages have left, ascending.
  /// - Returns: whether all ids are unique.
  mutating func findPages(without ghosts: [Int]) -> Bool {
    if !ghosts.isEmpty { lookup = PageLookup(of: ids, without: ghosts) }
    return hasUniqueIDs
  }
}
