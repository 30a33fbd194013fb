import CollectionLayouts
package import Elementary
import ScrollPhysics

extension DualStripViewer.Configuration: Archivable {
  /// Passes the numbers of all settings, in their order.
  package init(
    _ archive: inout Archive, _ saved: DualStripViewer.Configuration?
  ) throws(ArchiveFault) {
    self.init()
    for setting in DualStripViewer.Setting.allCases {
      set(setting, to: try archive.list(saved?.numbers(of: setting)))
    }
    direction = try archive.word(saved?.direction, among: [.leftToRight, .rightToLeft])
    try archive.check(self == bounded)
  }
}

extension BoundsChange: Archivable {
  init(_ archive: inout Archive, _ saved: BoundsChange?) throws(ArchiveFault) {
    from = try archive(saved?.from)
    to = try archive(saved?.to)
    start = try archive.start(saved?.start)
    duration = try archive.duration(saved?.duration)
    easing = try archive(saved?.easing)
    isUnderWay = try archive(saved?.isUnderWay)
  }
}

extension ViewerBounds: Archivable {
  init(_ archive: inout Archive, _ saved: ViewerBounds?) throws(ArchiveFault) {
    self.init(size: try archive(saved?.size), insets: try archive(saved?.insets))
  }
}

extension Expansion: Archivable {
  init(_ archive: inout Archive, _ saved: Expansion?) throws(ArchiveFault) {
    rule = try archive(saved?.rule)
    blend = try archive.optional(saved?.blend)
  }
}

extension Expansion.Rule: Archivable {
  init(_ archive: inout Archive, _ saved: Expansion.Rule?) throws(ArchiveFault) {
    switch (saved, try archive.choice(saved?.number, of: 3)) {
    case (.focused(let slot), _): self = .focused(try archive.slot(slot))
    case (.tent, _), (nil, 0): self = .tent
    case (.collapsed, _), (nil, 1): self = .collapsed
    case (nil, _): self = .focused(try archive.slot(nil))
    }
  }

  private var number: Int {
    switch self {
    case .tent: return 0
    case .collapsed: return 1
    case .focused: return 2
    }
  }
}

extension Expansion.Blend: Archivable {
  init(_ archive: inout Archive, _ saved: Expansion.Blend?) throws(ArchiveFault) {
    snapshot = try archive(saved?.snapshot)
    start = try archive.start(saved?.start)
    duration = try archive.duration(saved?.duration)
    easing = try archive(saved?.easing)
  }
}

extension Browsing: Archivable {
  init(_ archive: inout Archive, _ saved: Browsing?) throws(ArchiveFault) {
    anchor = try archive.optionalSlot(saved?.anchor)
    base = try archive(saved?.base)
    share = try archive(saved?.share)
    motion = try archive(saved?.motion)
    activePage = try archive.optional(saved?.activePage)
  }
}

extension Browsing.Motion: Archivable {
  init(_ archive: inout Archive, _ saved: Browsing.Motion?) throws(ArchiveFault) {
    switch (saved, try archive.choice(saved?.number, of: 5)) {
    case (.resting, _), (nil, 0): self = .resting
    case (.held(let distance), _): self = .held(distance: try archive(distance))
    case (.coasting(let curve, let start, let end, let reachesEnd), _):
      self = .coasting(
        try archive(curve), start: try archive.start(start), end: try archive.end(end),
        reachesEnd: try archive(reachesEnd))
    case (.bouncing(let curve, let atUpperEnd, let start, let end), _):
      self = .bouncing(
        try archive(curve), atUpperEnd: try archive(atUpperEnd), start: try archive.start(start),
        end: try archive.end(end))
    case (.revealing(let fade, let share), _):
      self = .revealing(try archive(fade), beyond: try archive(share))
    case (nil, 1): self = .held(distance: try archive(nil))
    case (nil, 2):
      self = .coasting(
        try archive(nil), start: try archive.start(nil), end: try archive.end(nil),
        reachesEnd: try archive(nil))
    case (nil, 3):
      self = .bouncing(
        try archive(nil), atUpperEnd: try archive(nil), start: try archive.start(nil),
        end: try archive.end(nil))
    case (nil, _): self = .revealing(try archive(nil), beyond: try archive(nil))
    }
  }

  private var number: Int {
    switch self {
    case .resting: return 0
    case .held: return 1
    case .coasting: return 2
    case .bouncing: return 3
    case .revealing: return 4
    }
  }
}
