import CollectionLayouts
package import Elementary
import ScrollPhysics

extension Motion: Archivable {
  init(_ archive: inout Archive, _ saved: Motion?) throws(ArchiveFault) {
    switch (saved, try archive.choice(saved?.number, of: 4)) {
    case (.resting(let fade), _): self = .resting(fade: try archive.optional(fade))
    case (.held(let hold), _): self = .held(try archive(hold))
    case (.settling(let settling), _): self = .settling(try archive(settling))
    case (.focusing(let focusing), _): self = .focusing(try archive(focusing))
    case (nil, 0): self = .resting(fade: try archive.optional(nil))
    case (nil, 1): self = .held(try archive(nil))
    case (nil, 2): self = .settling(try archive(nil))
    case (nil, _): self = .focusing(try archive(nil))
    }
  }

  private var number: Int {
    switch self {
    case .resting: return 0
    case .held: return 1
    case .settling: return 2
    case .focusing: return 3
    }
  }
}

extension Fade: Archivable {
  init(_ archive: inout Archive, _ saved: Fade?) throws(ArchiveFault) {
    amount = try archive(saved?.amount)
    start = try archive.start(saved?.start)
    duration = try archive.duration(saved?.duration)
    easing = try archive(saved?.easing)
  }
}

extension Hold: Archivable {
  init(_ archive: inout Archive, _ saved: Hold?) throws(ArchiveFault) {
    pane = try archive(saved?.pane)
    offset = try archive(saved?.offset)
    overscroll = try archive(saved?.overscroll)
    pull = try archive.optional(saved?.pull)
  }
}

extension Hold.Pull: Archivable {
  init(_ archive: inout Archive, _ saved: Hold.Pull?) throws(ArchiveFault) {
    distance = try archive(saved?.distance)
    position = try archive(saved?.position)
    upperBound = try archive(saved?.upperBound)
    paneLength = try archive(saved?.paneLength)
  }
}

extension Settling: Archivable {
  init(_ archive: inout Archive, _ saved: Settling?) throws(ArchiveFault) {
    pane = try archive(saved?.pane)
    target = try archive.slot(saved?.target)
    curve = try archive(saved?.curve)
    start = try archive.start(saved?.start)
    end = try archive.end(saved?.end)
  }
}

extension Settling.Curve: Archivable {
  init(_ archive: inout Archive, _ saved: Settling.Curve?) throws(ArchiveFault) {
    switch (saved, try archive.choice(saved?.number, of: 2)) {
    case (.settle(let curve), _): self = .settle(try archive(curve))
    case (.bounce(let curve), _): self = .bounce(try archive(curve))
    case (nil, 0): self = .settle(try archive(nil))
    case (nil, _): self = .bounce(try archive(nil))
    }
  }

  private var number: Int {
    switch self {
    case .settle: return 0
    case .bounce: return 1
    }
  }
}

extension Focusing: Archivable {
  init(_ archive: inout Archive, _ saved: Focusing?) throws(ArchiveFault) {
    target = try archive.slot(saved?.target)
    approach = try archive(saved?.approach)
    isRequested = try archive(saved?.isRequested)
  }
}

extension Finger: Archivable {
  init(_ archive: inout Archive, _ saved: Finger?) throws(ArchiveFault) {
    pane = try archive(saved?.pane)
    isDragging = try archive(saved?.isDragging)
    base = try archive.optionalSlot(saved?.base)
  }
}

extension Lag: Archivable {
  init(_ archive: inout Archive, _ saved: Lag?) throws(ArchiveFault) {
    pane = try archive(saved?.pane)
    fade = try archive(saved?.fade)
  }
}

extension Pane: Archivable {
  package init(_ archive: inout Archive, _ saved: Pane?) throws(ArchiveFault) {
    self = try archive.word(saved, among: Pane.allCases)
  }
}
