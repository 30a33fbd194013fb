import CollectionLayouts
import DualStrip
import DualStripScenarios
import ScrollPhysics

/// Bytes are settings, inputs and times, hostile values among them: no crash, every invariant in
/// every state, and the text of the recorder is a scenario that gives the same events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = unsafe HostileBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  var viewer = bytes.viewer()
  var recorder = ScenarioRecorder(viewer)
  var events: [ViewerEvent] = []
  var time = Time.zero
  var inputs = 0
  while !bytes.isEmpty, inputs < 200 {
    // A recording begins with its first input.
    if inputs > 0 { time = time + bytes.pause() }
    inputs += 1
    if bytes.flag() {
      events += viewer.advance(to: time)
      recorder.advance(to: time)
    }
    let input = bytes.input(for: viewer)
    recorder.record(input, at: time)
    events += viewer.handle(input, at: time)
    let found = viewer.checkInvariants()
    require(found.isEmpty, "\(input): \(found.first?.description ?? "")\n\(recorder.text)")
  }
  do throws(Scenario.Fault) {
    let scenario = try Scenario(parsing: recorder.text)
    if bytes.isTame { compare(events, with: scenario.run().events, recorder.text) }
  } catch {
    fatalError("\(error.description)\n\(recorder.text)")
  }
  return 0
}

/// What the recorder wrote gives the events that were lived, as far as both go.
private func compare(_ lived: [ViewerEvent], with replayed: [ViewerEvent], _ text: String) {
  func told(_ events: [ViewerEvent]) -> [String] {
    events.compactMap { event in
      switch event.kind {
      // A refusal of what no script can say, and what its statement says.
      case .editRefused, .editAccepted: return nil
      case .settled(_, let index): return "\(event.time) settled \(index)"
      case .activePageChanged(_, _, let index, let cause):
        return "\(event.time) active \(index ?? -1) \(cause)"
      case .driverChanged(let from, let to): return "\(event.time) driver \(from) \(to)"
      case .commitRequested(_, let pages): return "\(event.time) requested \(pages.count)"
      case .committed(_, let pages): return "\(event.time) committed \(pages.count)"
      case .commitFailed(_, let pages): return "\(event.time) failed \(pages.count)"
      case .editCancelled(_, let pages): return "\(event.time) cancelled \(pages.count)"
      case .undone: return "\(event.time) undone"
      case .redone: return "\(event.time) redone"
      case .restoreRequested(_, let pages): return "\(event.time) restore? \(pages.count)"
      case .restored(_, let pages): return "\(event.time) restored \(pages.count)"
      case .restoreFailed(_, let pages): return "\(event.time) restore failed \(pages.count)"
      case .indexChanged(_, let index, let cause):
        return "\(event.time) index \(index) \(cause)"
      case .stepIgnored(let pane): return "\(event.time) step ignored \(pane)"
      case .stepRefused(let pane, _): return "\(event.time) step refused \(pane)"
      case .focusFinished, .focusCancelled, .sizeIgnored, .resized, .announced, .selectionChanged,
        .lifted, .liftRefused, .dropped, .liftCancelled:
        return nil
      }
    }
  }
  let difference = zip(told(lived), told(replayed)).first { $0 != $1 }
  require(difference == nil, "\(difference ?? ("", ""))\n\(text)")
}

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
    switch whole(20) {
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
