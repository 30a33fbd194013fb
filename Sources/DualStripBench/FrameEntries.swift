import DualStrip

/// Frames: an input, or time that passes, and then a read of everything that is shown.
enum FrameEntries {
  static let frames = 600

  /// What happens from frame to frame.
  enum Motion: String, CaseIterable {
    case swipe = "preview swipe"
    case flick = "strip flick"
    case focus
    case delete = "during a delete"
    case steps = "steps of the preview"
    case browsing = "browsing a side bar"
    case carrying = "carrying a page"
  }

  static func all(sizes: [Int]) -> [Entry] {
    sizes.flatMap { size in
      Motion.allCases.map {
        // More than four thumbnails that make way at once need memory.
        entry(
          "frame, \($0.rawValue)", size, $0, Reader.readBuffers, isFreeOfMemory: $0 != .carrying)
      }
        + [Motion.swipe, .flick].map {
          entry("frame as arrays, \($0.rawValue)", size, $0, Reader.readArrays)
        }
    }
  }

  private static func entry(
    _ name: String, _ size: Int, _ motion: Motion,
    _ read: @escaping (inout Reader, borrowing DualStripViewer) -> Void,
    isFreeOfMemory: Bool = false
  ) -> Entry {
    Entry(
      name: name, size: size, operations: frames, isFrame: true,
      isFreeOfMemory: isFreeOfMemory
    ) {
      let start = viewer(size, deletes: motion == .delete, browses: motion == .browsing)
      return Work(
        run: {
          // Local, not captured: a variable that escapes is copied before every call.
          var viewer = start
          var reader = Reader()
          for frame in 1...frames {
            _ = step(motion, &viewer, frame)
            read(&reader, viewer)
          }
        },
        // Memory is needed for events, for a finger that comes or goes, and for the copy of a
        // viewer before its first change. All other frames need none.
        allocations: {
          var viewer = start
          var reader = Reader()
          var most = 0
          for frame in 1...frames {
            let before = Measurement.allocations
            let events = step(motion, &viewer, frame)
            read(&reader, viewer)
            if events.isEmpty, frame > 1, frame % 30 != 0 {
              most = max(most, Measurement.allocations - before)
            }
          }
          return Double(most)
        })
    }
  }

  /// - Returns: the events of the step.
  private static func step(
    _ motion: Motion, _ viewer: inout DualStripViewer, _ frame: Int
  ) -> [ViewerEvent] {
    switch motion {
    case .swipe, .delete: return take(swipe(.preview, by: 9, frame), &viewer, frame)
    case .flick, .browsing: return take(swipe(.thumbnails, by: 21, frame), &viewer, frame)
    case .steps:
      if frame % 15 == 0 {
        return viewer.handle(.step(.preview, by: frame / 60 % 2 == 0 ? 1 : -1), at: time(frame))
      }
      return viewer.advance(to: time(frame))
    case .carrying: return carry(&viewer, frame)
    case .focus:
      if frame % 30 == 0, let page = viewer.page(at: (frame / 30 * 7) % viewer.count) {
        return viewer.handle(.focus(page, animated: true), at: time(frame))
      }
      return viewer.advance(to: time(frame))
    }
  }

  /// Half a second with a finger down, then half a second of the motion that follows, where only time
  /// passes.
  static func swipe(_ pane: Pane, by distance: Double, _ frame: Int) -> DualStripViewer.Input? {
    let sign = frame / 60 % 4 < 2 ? -1.0 : 1
    switch frame % 60 {
    case 0: return .touchBegan(pane)
    case 1..<30: return .dragMoved(pane, by: sign * distance)
    case 30: return .touchEnded(pane, velocity: sign * distance * 60)
    default: return nil
    }
  }

  private static func take(
    _ input: DualStripViewer.Input?, _ viewer: inout DualStripViewer, _ frame: Int
  ) -> [ViewerEvent] {
    guard let input else { return viewer.advance(to: time(frame)) }
    return viewer.handle(input, at: time(frame))
  }

  /// A page in the hand goes to and fro for half a second, then scrolls the strip for another half.
  private static func carry(_ viewer: inout DualStripViewer, _ frame: Int) -> [ViewerEvent] {
    // The active page is in the middle, whatever its aspect.
    if frame == 1 { return viewer.handle(.lift(Point(x: 196, y: 30)), at: time(frame)) }
    let step = frame % 60
    switch step {
    case 0..<30:
      return viewer.handle(.carry(Point(x: 100 + 6 * Double(step), y: 20)), at: time(frame))
    case 30:
      let edge = frame / 60 % 2 == 0 ? 385.0 : 8
      return viewer.handle(.carry(Point(x: edge, y: 20)), at: time(frame))
    default: return viewer.advance(to: time(frame))
    }
  }

  static func time(_ frame: Int) -> Time { .frame(frame, perSecond: 60) }

  /// A viewer in the middle of a document; with `deletes`, one page is being deleted all the time;
  /// with `browses`, its strip has an offset of its own.
  static func viewer(
    _ size: Int, deletes: Bool = false, browses: Bool = false
  ) -> DualStripViewer {
    var configuration = DualStripViewer.Configuration()
    if browses { configuration.thumbnails.mode = .browsing }
    if deletes { configuration.durations.shrinking = .seconds(3600) }
    var viewer = DualStripViewer(
      pages: pages(size), activePage: PageID(UInt64(size / 2)),
      bounds: Size(width: 393, height: 852), configuration: configuration)
    if deletes { _ = try? viewer.delete([PageID(UInt64(size / 2 + 1))], at: .zero) }
    return viewer
  }

  static func pages(_ size: Int) -> [Page] {
    (0..<size).map { Page(id: PageID(UInt64($0)), aspect: 0.5 + Double($0 % 7) * 0.2) }
  }
}

/// Reads a frame as a host does: offsets, the active page, the cells of both panes.
struct Reader {
  private var pages: [LayoutAttributes<PreviewDetails>] = []
  private var cells: [LayoutAttributes<ThumbnailDetails>] = []

  init() {
    pages.reserveCapacity(16)
    cells.reserveCapacity(64)
  }

  @inline(never)
  static func readBuffers(_ reader: inout Reader, _ viewer: borrowing DualStripViewer) {
    let shown = viewer.readFrame(preview: &reader.pages, thumbnails: &reader.cells)
    consume(shown, viewer.activePage, reader.pages, reader.cells)
  }

  @inline(never)
  static func readArrays(_ reader: inout Reader, _ viewer: borrowing DualStripViewer) {
    consume(
      viewer.presentation, viewer.activePage, viewer.preview.visibleLayoutAttributes,
      viewer.thumbnails.visibleLayoutAttributes)
  }

  private static func consume(
    _ shown: Presentation, _ active: PageID?, _ pages: [LayoutAttributes<PreviewDetails>],
    _ cells: [LayoutAttributes<ThumbnailDetails>]
  ) {
    var sum = shown.previewOffset + shown.thumbnailsOffset + Double(active?.rawValue ?? 0)
    for cell in pages { sum += cell.center.x }
    for cell in cells { sum += cell.center.x }
    DualStripBench.consume(sum)
  }
}
