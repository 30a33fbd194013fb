import CollectionLayouts
package import Elementary

extension UndoEntry: Archivable {
  init(_ archive: inout Archive, _ saved: UndoEntry?) throws(ArchiveFault) {
    kind = try archive.word(
      saved?.kind, among: [.delete, .insert, .move, .arrange, .turn, .replace])
    id = try archive.optional(saved?.id)
    before = try archive.list(saved?.before)
    after = try archive.list(saved?.after)
    for pages in [before, after] {
      try archive.check(pages.map { $0.id }.namedTwice.isEmpty)
    }
    quarters = try archive.number(saved?.quarters, in: -3...3)
    edit = try archive.optional(saved?.edit)
    restoring = try archive.optional(saved?.restoring)
    isNew = try archive(saved?.isNew)
  }
}

extension UndoHistory.Wish: Archivable {
  init(_ archive: inout Archive, _ saved: UndoHistory.Wish?) throws(ArchiveFault) {
    isUndo = try archive(saved?.isUndo)
    number = try archive(saved?.number)
  }
}

extension PlacedPage: Archivable {
  init(_ archive: inout Archive, _ saved: PlacedPage?) throws(ArchiveFault) {
    page = try archive(saved?.page)
    isSelected = try archive(saved?.isSelected)
    previous = try archive(saved?.previous)
    next = try archive(saved?.next)
  }
}

extension PlacedPage.Neighbour: Archivable {
  init(_ archive: inout Archive, _ saved: PlacedPage.Neighbour?) throws(ArchiveFault) {
    page = try archive.optional(saved?.page)
    stop = try archive.optional(saved?.stop)
  }
}

extension Page: Archivable {
  package init(_ archive: inout Archive, _ saved: Page?) throws(ArchiveFault) {
    self.init(
      id: try archive(saved?.id), aspect: try archive.unboundedNumber(saved?.aspect),
      quarterTurns: try archive.number(saved?.quarterTurns, in: 0...3))
    try archive.check(Page.isValid(aspect: aspect))
  }
}
