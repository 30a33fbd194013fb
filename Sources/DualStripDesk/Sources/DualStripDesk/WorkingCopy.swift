import DualStrip
import Foundation

/// Why the desk cannot do something, in words for people.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

/// What people have opened and scanned, and what they did with it. It is written after every change,
/// so that nothing gets lost if the program ends at any moment. Of files that people opened it has the
/// paths; they change only when people save.
final class WorkingCopy {
  /// A page as it is stored.
  struct StoredPage: Codable {
    var page: Page
    var source: PageSource
  }

  private struct State: Codable {
    var pages: [StoredPage] = []
    var nextPage: UInt64 = 1
    var nextEdit = EditID(rawValue: 1)
    /// Whether something would be lost without the working copy.
    var isUnsaved = false
  }

  /// Where scans are stored.
  let folder: URL
  private var state = State()
  private(set) var sources: [PageID: PageSource] = [:]

  private var file: URL { folder.appendingPathComponent("pages.json") }
  private var removed: URL { folder.appendingPathComponent("removed") }

  /// Opens the working copy of a folder, or creates one.
  init(at folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: removed, withIntermediateDirectories: true)
    // It is held until the program ends.
    let lock = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR, 0o600)
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw Failure(description: "another desk uses it")
    }
    if let data = try? Data(contentsOf: file) {
      state = try JSONDecoder().decode(State.self, from: data)
    }
    for stored in state.pages { sources[stored.page.id] = stored.source }
    removeOldScans()
  }

  /// Nobody can bring back what was deleted before.
  private func removeOldScans() {
    let known = Set(sources.values.map { $0.path })
    for folder in [folder, removed] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for path in names.filter({ $0.hasPrefix("scan-") }).map({ folder.path + "/" + $0 })
      where !known.contains(path) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  var pages: [Page] { state.pages.map { $0.page } }

  var isUnsaved: Bool { state.isUnsaved }

  var nextEdit: EditID { state.nextEdit }

  /// New pages for these sources. Until an image is decoded, its aspect is that of A4.
  func makePages(_ sources: [PageSource]) -> [Page] {
    sources.map { source in
      let page = Page(id: PageID(state.nextPage), aspect: 210 / 297)
      state.nextPage += 1
      self.sources[page.id] = source
      return page
    }
  }

  /// Stores the pages of a viewer. Pages that are being deleted stay until their commit.
  ///
  /// - Parameter isUnsaved: whether something would be lost without them.
  func store(_ viewer: DualStripViewer, isUnsaved: Bool) throws {
    state.isUnsaved = isUnsaved
    state.pages = viewer.pages.compactMap { id in
      guard let page = viewer.page(id), let source = sources[id] else { return nil }
      return StoredPage(page: page, source: source)
    }
    state.nextEdit = viewer.nextEdit
    try JSONEncoder().encode(state).write(to: file, options: .atomic)
  }

  /// Removes pages. Scans go to a folder from which an undo brings them back; all other files stay as
  /// they are.
  func remove(_ pages: [PageID]) throws { try move(pages, to: removed) }

  /// Brings pages back.
  func restore(_ pages: [PageID]) throws { try move(pages, to: folder) }

  private func move(_ pages: [PageID], to target: URL) throws {
    for page in pages {
      guard let source = sources[page], source.path.hasPrefix(folder.path + "/") else { continue }
      // A scan that is gone already needs no removal.
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let file = URL(fileURLWithPath: source.path)
      let place = target.appendingPathComponent(file.lastPathComponent)
      guard place.path != source.path else { continue }
      try FileManager.default.moveItem(at: file, to: place)
      sources[page] = PageSource(path: place.path)
    }
  }
}
