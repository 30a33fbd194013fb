import CollectionLayouts
import DualStrip
import ScrollPhysics

/// Reads what a fuzzer has drawn as values, ordinary and hostile ones.
struct HostileBytes {
  private var bytes: ArraySlice<UInt8>
  /// Whether nothing has been drawn so far that a scenario cannot say to the last bit.
  private(set) var isTame = true

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func whole(_ count: Int) -> Int { Int(byte()) % max(1, count) }

  private static let hostile = [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0,
    1e300, -1e300, 1e-300, 1e15, -1e15, 0x1p63,
  ]

  /// Returns a number within a range, and now and then a hostile one.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let first = byte()
    if first >= 250 {
      isTame = false
      return HostileBytes.hostile[whole(HostileBytes.hostile.count)]
    }
    let fraction = (Double(first) * 256 + Double(byte())) / (250 * 256)
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  mutating func pause() -> Time {
    let first = byte()
    switch first {
    case 0..<200: return .milliseconds(Int(first) * 2)
    case 200..<250: return .zero
    default:
      isTame = false
      return Time(ticks: first == 255 ? .max : Int64(byte()) << 40)
    }
  }

  mutating func duration() -> Time { .milliseconds(number(0...400)) }

  mutating func size() -> Size { Size(width: number(0...900), height: number(0...900)) }

  mutating func pane() -> Pane { flag() ? .preview : .thumbnails }

  mutating func viewer() -> DualStripViewer {
    var configuration = DualStripViewer.Configuration(
      mapping: flag() ? .stepped : .continuous, focusPolicy: flag() ? .next : .previous,
      commits: flag() ? .immediate : .byHost, reducesMotion: byte() > 230,
      direction: flag() ? .leftToRight : .rightToLeft)
    if byte() > 180 { configuration.thumbnails.mode = .browsing }
    configuration.announces = byte() > 128
    if byte() > 200 {
      // Settings are clamped as they are taken in, and recorded as they came.
      isTame = false
      configuration.parallaxGap = number(-50...200)
      configuration.imageShift = number(-2...2)
      configuration.thumbnails.height = number(0...200)
      configuration.thumbnails.spacing = number(0...20)
      configuration.thumbnails.focusedSpacing = number(0...60)
      configuration.scrolling.activationDistance = number(0.4...1)
      configuration.durations.closing = duration()
      configuration.durations.settlement = duration()
    }
    let pages = (0..<whole(12)).map { Page(id: PageID(UInt64($0 + 1)), aspect: aspect() ?? 1) }
    let bounds = size()
    return DualStripViewer(
      pages: pages, bounds: bounds, insets: EdgeInsets(bottom: number(0...40)),
      configuration: configuration)
  }

  /// `nil` for one that cannot be drawn.
  private mutating func aspect() -> Double? {
    let number = number(0.05...4)
    return number.isFinite && number > 0 ? number : nil
  }

  mutating func input(for viewer: DualStripViewer) -> DualStripViewer.Input {
    switch whole(26) {
    case 20:
      return .select([.toggle(page(of: viewer)), .to(page(of: viewer)), .all, .none][whole(4)])
    case 21: return .edit(flag() ? .undo : .redo)
    case 22: return .edit(.byHost(edit(of: viewer)))
    case 23: return flag() ? .reveal(.center) : .cancelLift
    case 24: return .edit(.arrange(viewer.pages.reversed()))
    case 25: return .edit(.arrange(viewer.pages.interleaved))
    case 18: return .lift(Point(x: number(0...900), y: number(0...60)))
    case 19: return flag() ? .drop : .carry(Point(x: number(-100...900), y: number(-100...60)))
    case 16: return .step(pane(), by: [1, -1, 2, 40][whole(4)])
    case 17: return .step(pane(), by: flag() ? .max : .min)
    case 0, 1: return .touchBegan(pane())
    case 2, 3, 4: return .dragMoved(viewer.heldPane ?? pane(), by: number(-200...200))
    case 5, 6: return .touchEnded(viewer.heldPane ?? pane(), velocity: number(-4000...4000))
    case 7: return .touchCancelled(pane())
    case 8: return .focus(page(of: viewer), animated: flag())
    case 9: return .tapThumbnails(Point(x: number(0...900), y: number(0...60)))
    case 10:
      return .changeBounds(size(), insets: EdgeInsets(bottom: number(0...40)), over: duration())
    case 11: return .setCommits(flag() ? .immediate : .byHost)
    default: return .edit(edit(of: viewer))
    }
  }

  private mutating func edit(of viewer: DualStripViewer) -> Edit {
    switch whole(11) {
    case 10: return .turn([page(of: viewer)], quarters: whole(7) - 3)
    case 0, 1, 2: return .delete((0..<whole(4)).map { _ in page(of: viewer) })
    case 3, 4: return .insert((0..<whole(4)).map { _ in newPage() }, destination(viewer))
    case 5, 6: return .move((0..<whole(4)).map { _ in page(of: viewer) }, destination(viewer))
    case 7: return .setAspect(page(of: viewer), aspect() ?? .nan)
    case 8:
      let id = viewer.pendingEdits.first?.id ?? EditID(rawValue: whole(20))
      switch whole(3) {
      case 0: return .commit(id)
      case 1: return .failCommit(id)
      default: return .cancel(id)
      }
    default: return .replace((0..<whole(6)).map { _ in newPage() })
    }
  }

  private mutating func newPage() -> Page {
    Page(id: PageID(UInt64(whole(24) + 1)), aspect: aspect() ?? 1, quarterTurns: whole(9) - 4)
  }

  private mutating func page(of viewer: DualStripViewer) -> PageID {
    viewer.page(at: whole(viewer.count)) ?? PageID(UInt64(whole(30)))
  }

  private mutating func destination(_ viewer: DualStripViewer) -> Destination {
    switch whole(4) {
    case 0: return .first
    case 1: return .last
    case 2: return .before(page(of: viewer))
    default: return .after(page(of: viewer))
    }
  }
}
