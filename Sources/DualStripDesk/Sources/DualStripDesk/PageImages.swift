import Dispatch
import DualStrip

/// Decoded images, in bounded memory. The model says which pages will be needed, and in which order.
final class PageImages {
  /// A page as one pane shows it.
  private struct Key: Hashable {
    var page: PageID
    var pane: Pane
  }

  private struct Entry {
    var image: PageImage
    /// The box that it was decoded for, in pixels.
    var size: (width: Double, height: Double)
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var wanted: [Key] = []
  private var running: Set<Key> = []
  private var failed: Set<Key> = []
  private var uses = 0
  private var sizes: [Pane: (width: Double, height: Double)] = [:]

  private let source: (PageID) -> PageSource?
  private let arrived: (PageID, PageImage?) -> Void
  private let queue = DispatchQueue(label: "pages", attributes: .concurrent)

  /// The most that images may take, in bytes.
  private static let limit = 160 << 20
  /// How many images are decoded at a time.
  private static let workers = 2

  /// - Parameters:
  ///   - source: where the image of a page comes from.
  ///   - arrived: what to do when it is there, or cannot be read.
  init(
    source: @escaping (PageID) -> PageSource?, arrived: @escaping (PageID, PageImage?) -> Void
  ) {
    self.source = source
    self.arrived = arrived
  }

  /// The image of a page for a pane; the one of the other pane until it is there.
  func image(of page: PageID, in pane: Pane) -> PageImage? {
    let other = pane == .preview ? Pane.thumbnails : .preview
    for pane in [pane, other] {
      if let place = entries.index(forKey: Key(page: page, pane: pane)) {
        uses += 1
        entries.values[place].lastUse = uses
        return entries.values[place].image
      }
    }
    return nil
  }

  /// Decodes these pages, in this order, so that they fit the panes' sizes in pixels.
  func prepare(
    _ pages: [DualStripViewer.Preparation], sizes: [Pane: (width: Double, height: Double)]
  ) {
    self.sizes = sizes
    wanted = pages.map { Key(page: $0.page, pane: $0.pane) }
    start()
  }

  /// Forgets that a page could not be read: it may be there now.
  func retry(_ page: PageID) { failed = failed.filter { $0.page != page } }

  private func start() {
    for key in wanted {
      guard running.count < PageImages.workers else { return }
      guard !running.contains(key), !failed.contains(key), let size = sizes[key.pane],
        entries[key].map({ $0.size != size }) ?? true, let source = source(key.page)
      else { continue }
      running.insert(key)
      queue.async {
        let image = source.image(fitting: size)
        onMain { self.finish(key, image, size) }
      }
    }
  }

  private func finish(_ key: Key, _ image: PageImage?, _ size: (width: Double, height: Double)) {
    running.remove(key)
    if let image {
      uses += 1
      entries[key] = Entry(image: image, size: size, lastUse: uses)
      makeRoom()
    } else {
      failed.insert(key)
    }
    arrived(key.page, image)
    start()
  }

  /// Drops the least recently used images, except those that are wanted.
  private func makeRoom() {
    var bytes = entries.values.reduce(0) { $0 + $1.image.bytes }
    guard bytes > PageImages.limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > PageImages.limit * 3 / 4 else { return }
      if wanted.contains(key) { continue }
      entries[key] = nil
      bytes -= entry.image.bytes
    }
  }
}
