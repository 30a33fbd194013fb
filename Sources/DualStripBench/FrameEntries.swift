import DualStrip

/// A frame: an input or time that passes, then everything that is shown is read.
enum FrameEntries {
  static let frames = 600

  static func all(sizes: [Int]) -> [Entry] {
    sizes.flatMap { size in
      [
        entry("frame, preview swipe", size) { viewer, frame in
          swipe(.preview, by: 9, &viewer, frame)
        },
        entry("frame, strip flick", size) { viewer, frame in
          swipe(.thumbnails, by: 21, &viewer, frame)
        },
        entry("frame, focus", size) { viewer, frame in
          if frame % 30 == 0, let page = viewer.page(at: (frame / 30 * 7) % viewer.count) {
            viewer.handle(.focus(page, animated: true), at: time(frame))
          }
          viewer.advance(to: time(frame))
        },
        entry("frame, during a delete", size, isDeleting: true) { viewer, frame in
          swipe(.preview, by: 9, &viewer, frame)
        },
      ]
    }
  }

  /// A finger for half a second, then half a second of its run.
  private static func swipe(
    _ pane: Pane, by distance: Double, _ viewer: inout DualStripViewer, _ frame: Int
  ) {
    let step = frame % 60
    let sign = frame / 60 % 4 < 2 ? -1.0 : 1
    switch step {
    case 0: viewer.handle(.touchBegan(pane), at: time(frame))
    case 1..<30: viewer.handle(.dragMoved(pane, by: sign * distance), at: time(frame))
    case 30:
      viewer.handle(.touchEnded(pane, velocity: sign * distance * 60), at: time(frame))
    default: viewer.advance(to: time(frame))
    }
  }

  private static func entry(
    _ name: String, _ size: Int, isDeleting: Bool = false,
    _ step: @escaping (inout DualStripViewer, Int) -> Void
  ) -> Entry {
    Entry(name: name, size: size, operations: frames, isFrame: true) {
      var viewer = viewer(size, deletes: isDeleting)
      return {
        for frame in 1...frames {
          step(&viewer, frame)
          read(viewer)
        }
      }
    }
  }

  static func time(_ frame: Int) -> Time { .frame(frame, perSecond: 60) }

  /// A viewer in the middle of a document; one page may be on its way out all the while.
  static func viewer(_ size: Int, deletes: Bool = false) -> DualStripViewer {
    var configuration = DualStripViewer.Configuration()
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

  /// As a host reads a frame: offsets, the active page, the cells of both panes.
  @inline(never)
  private static func read(_ viewer: DualStripViewer) {
    let shown = viewer.presentation
    var sum = shown.previewOffset + shown.thumbnailsOffset
    sum += Double(viewer.activePage?.rawValue ?? 0)
    for cell in shown.preview.visibleLayoutAttributes { sum += cell.center.x }
    for cell in shown.thumbnails.visibleLayoutAttributes { sum += cell.center.x }
    consume(sum)
  }
}
