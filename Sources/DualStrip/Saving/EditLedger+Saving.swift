import CollectionLayouts
import Elementary
import ScrollPhysics

extension EditLedger.Entry: Archivable {
  init(_ archive: inout Archive, _ saved: EditLedger.Entry?) throws(ArchiveFault) {
    id = try archive(saved?.id)
    stage = try archive(saved?.stage)
    isCommitted = try archive(saved?.isCommitted)
  }
}

extension EditLedger.Stage: Archivable {
  init(_ archive: inout Archive, _ saved: EditLedger.Stage?) throws(ArchiveFault) {
    switch (saved, try archive.choice(saved?.number, of: 4)) {
    case (.closing(let animation), _): self = .closing(try archive(animation))
    case (.opening(let animation), _): self = .opening(try archive(animation))
    case (.moving(let animation), _): self = .moving(try archive(animation))
    case (.committing, _), (nil, 1): self = .committing
    case (nil, 0): self = .closing(try archive(nil))
    case (nil, 2): self = .opening(try archive(nil))
    case (nil, _): self = .moving(try archive(nil))
    }
  }

  private var number: Int {
    switch self {
    case .closing: return 0
    case .committing: return 1
    case .opening: return 2
    case .moving: return 3
    }
  }
}

extension EditLedger.FadingEntry: Archivable {
  /// Passes all but the stage, which the ledger copies from the edit.
  init(_ archive: inout Archive, _ saved: EditLedger.FadingEntry?) throws(ArchiveFault) {
    edit = try archive(saved?.edit)
    stage = .committing
    page = try archive(saved?.page)
  }
}

extension EditLedger.Move: Archivable {
  /// Passes all but the animation, which the ledger copies from the edit.
  init(_ archive: inout Archive, _ saved: EditLedger.Move?) throws(ArchiveFault) {
    edit = try archive(saved?.edit)
    animation = MoveAnimation(start: .zero, duration: .zero, easing: .linear)
    page = try archive.slot(saved?.page)
    ghost = try archive.slot(saved?.ghost)
  }
}

extension EditLedger.FailedDelete: Archivable {
  init(_ archive: inout Archive, _ saved: EditLedger.FailedDelete?) throws(ArchiveFault) {
    id = try archive(saved?.id)
    pages = try archive.list(saved?.pages)
    try archive.check(pages.namedTwice.isEmpty)
    entry = try archive.optional(saved?.entry)
  }
}

extension FadingPage: Archivable {
  init(_ archive: inout Archive, _ saved: FadingPage?) throws(ArchiveFault) {
    slot = try archive.slot(saved?.slot)
    collapse = try archive.number(saved?.collapse, in: 0...1)
    presence = try archive.number(saved?.presence, in: 0...1)
  }
}

extension MoveAnimation: Archivable {
  init(_ archive: inout Archive, _ saved: MoveAnimation?) throws(ArchiveFault) {
    start = try archive.start(saved?.start)
    duration = try archive.duration(saved?.duration)
    easing = try archive(saved?.easing)
  }
}

extension SlotChange: Archivable {
  init(_ archive: inout Archive, _ saved: SlotChange?) throws(ArchiveFault) {
    slot = try archive.slot(saved?.slot)
    // An aspect may be any number above 0.
    from = try archive.unboundedNumber(saved?.from)
    to = try archive.unboundedNumber(saved?.to)
    start = try archive.start(saved?.start)
    duration = try archive.duration(saved?.duration)
    easing = try archive(saved?.easing)
    bend = try archive(saved?.bend)
  }
}

extension EditID: Archivable {
  init(_ archive: inout Archive, _ saved: EditID?) throws(ArchiveFault) {
    self.init(rawValue: try archive.number(saved?.rawValue, in: 1...(.max / 2)))
  }
}
