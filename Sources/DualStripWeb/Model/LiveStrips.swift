import CollectionLayouts
import DualStrip
import ScrollPhysics

/// The kind of viewer in this module.
typealias Live = LiveStrips

/// The two strips that a page drives, and the hands on them.
struct LiveStrips: LiveViewer {
  private var viewer: DualStripViewer
  private var finger: DualStripViewer.TouchReader?
  private var wheel = DualStripViewer.WheelReader()
  private var preview: [LayoutAttributes<PreviewDetails>] = []
  private var thumbnails: [LayoutAttributes<ThumbnailDetails>] = []

  /// Reads size, insets, direction, the active page or 0, the settings, and the pages. The settings
  /// begin with 0 for the defaults, 2 for the defaults with reduced motion, or 1 followed by all
  /// settings.
  init?(_ given: inout NumberReader) {
    let (size, insets, direction) = (given.size(), given.insets(), given.direction())
    let active = given.page()
    var configuration = DualStripViewer.Configuration.photos
    switch given.whole() {
    case 1: configuration = given.configuration()
    case 2: configuration.reducesMotion = true
    default: break
    }
    configuration.direction = direction
    let made = try? DualStripViewer(
      validating: given.pages(), activePage: active, bounds: size, insets: insets,
      configuration: configuration)
    guard let made else { return nil }
    viewer = made
  }

  mutating func advance(to time: Time) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    for (due, input) in wheel.advance(to: time) { events += viewer.handle(input, at: due) }
    return events + viewer.advance(to: time)
  }

  static func tell(_ event: ViewerEvent, in told: inout NumberList) { told.append(event) }

  mutating func handle(_ input: DualStripViewer.Input, at time: Time) -> [ViewerEvent] {
    viewer.handle(input, at: time)
  }

  mutating func inputs(
    _ word: Int, _ given: inout NumberReader, at time: Time
  ) -> [DualStripViewer.Input] {
    switch word {
    case 0:
      guard finger == nil else { return [] }
      let pane = given.pane()
      let (reader, input) = DualStripViewer.TouchReader.began(
        on: pane, at: given.number(), time: time)
      finger = reader
      return wheel.stop(at: time).map { $0.input } + [input]
    case 1: return finger?.moved(to: given.number(), at: time).map { [$0] } ?? []
    case 2:
      defer { finger = nil }
      return finger?.ended(at: given.number(), time: time) ?? []
    case 3:
      defer { finger = nil }
      return finger.map { [.touchCancelled($0.pane)] } ?? []
    case 4: return [.focus(given.page(), animated: given.isOn())]
    case 5: return [.tapThumbnails(given.point())]
    case 6: return [.changeBounds(given.size(), insets: given.insets(), over: given.time())]
    case 7: return [.setCommits(given.isOn() ? .byHost : .immediate)]
    case 16: return [.step(given.pane(), by: given.whole())]
    case 17:
      let pane = given.pane()
      let event = DualStripViewer.WheelEvent(
        time: time, dx: given.number(), dy: given.number(), unit: given.isOn() ? .lines : .points)
      return wheel.read(event, on: pane, of: viewer).map { $0.input }
    case 18:
      let press = DualStripViewer.KeyPress(given.key(), given.modifiers())
      return DualStripViewer.Shortcuts.usual.input(for: press, in: viewer).map { [$0] } ?? []
    case 19: return [.reveal(given.isOn() ? .center : .nearest)]
    case 20: return given.selecting().map { [.select($0)] } ?? []
    case 21: return [.edit(.undo)]
    case 22: return [.edit(.redo)]
    case 24: return [.lift(given.point())]
    case 25: return [.carry(given.point())]
    case 26: return [.drop]
    case 27: return [.cancelLift]
    default: return edit(word, &given).map { [.edit($0)] } ?? []
    }
  }

  private func edit(_ word: Int, _ given: inout NumberReader) -> Edit? {
    switch word {
    case 8: return .delete(given.pageNumbers())
    case 9:
      let destination = given.destination()
      return .insert(given.pages(), destination)
    case 11: return .byHost(.replace(given.pages()))
    case 12: return .setAspect(given.page(), given.number())
    case 13: return .commit(EditID(rawValue: given.whole()))
    case 14: return .failCommit(EditID(rawValue: given.whole()))
    case 15: return .cancel(EditID(rawValue: given.whole()))
    case 23:
      let quarters = given.whole()
      return .turn(given.pageNumbers(), quarters: quarters)
    default: return nil
    }
  }

  var selectedRows: [PageRow] { viewer.selectedRows }

  func page(at index: Int) -> UInt64? { viewer.page(at: index)?.rawValue }

  func index(of page: UInt64) -> Int? { viewer.index(of: PageID(rawValue: page)) }

  // MARK: Frames

  /// Writes a frame: the length of the state, the state, and for each pane the count of its cells
  /// and the cells.
  ///
  /// The state begins like the state of a player's frame: size; x, y, width, height and the
  /// offset's x and y of both panes; position, active page, target, driver, phase and what is under
  /// way. Then come the positions and velocities of both panes, the distance between them that is
  /// an error and the whole distance, the active page's index, the count, whether everything is
  /// still, how many pages are selected, and how many edits can be undone and redone.
  mutating func tellFrame(in told: inout NumberList) {
    let shown = viewer.readFrame(preview: &preview, thumbnails: &thumbnails)
    let start = told.count
    told.append(0)
    told.append(shown.bounds)
    told.append(shown.previewFrame, offset: viewer.axis(of: .preview).point(shown.previewOffset))
    told.append(
      shown.thumbnailsFrame, offset: viewer.axis(of: .thumbnails).point(shown.thumbnailsOffset))
    told.append(shown.position)
    told.append(viewer.activePage.map { Double($0.rawValue) } ?? 0)
    told.append(viewer.targetPage.map { Double($0.rawValue) } ?? 0)
    told.append(viewer.driver.number)
    told.append(viewer.phase.number)
    told.append((viewer.isEditing ? 1 : 0) + (viewer.isResizing ? 2 : 0))
    for number in [
      shown.previewPosition, shown.thumbnailsPosition, shown.previewVelocity,
      shown.thumbnailsVelocity, shown.syncError, shown.syncDistance,
    ] { told.append(number) }
    told.append(Double(viewer.activeIndex ?? -1))
    told.append(Double(viewer.count))
    told.append(viewer.isSettled ? 1 : 0)
    told.append(Double(viewer.selectionCount))
    told.append(Double(viewer.undoDepth))
    told.append(Double(viewer.redoDepth))
    told[start] = Double(told.count - start - 1)
    told.append(Double(preview.count))
    for cell in preview { told.append(cell) }
    told.append(Double(thumbnails.count))
    for cell in thumbnails { told.append(cell) }
  }
}
