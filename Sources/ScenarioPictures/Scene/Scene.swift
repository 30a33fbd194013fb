import CollectionGallery
import CollectionLayouts
import DualStrip

/// What is seen of a viewer at one time: panes with cells, as any drawing of it needs them.
///
/// Lengths are in points; panes are in the viewer's coordinates, cells in those of their pane's content.
struct Scene {
  let time: Time
  let size: Size
  let panes: [Pane]
  let state: State

  /// What a pane is among those of the scene.
  enum Role {
    case preview
    case thumbnails
    case collection
  }

  struct Pane {
    let role: Role
    let frame: Rect
    /// The point of the content in the pane's upper left corner.
    let offset: Point
    /// From the lowest to the highest.
    let cells: [Cell]
  }

  struct Cell {
    let thing: Thing
    /// Width over height of what the cell shows.
    let aspect: Double
    /// The cell as drawn, before it is turned.
    let frame: Rect
    /// The part of it through which its picture is seen: the picture fills it.
    let window: Rect
    /// How far the picture is pushed in its window, to the right.
    let shift: Double
    let alpha: Double
    /// About the middle, in radians.
    let rotation: Double
  }

  /// What a cell shows, by a name for life.
  enum Thing: Hashable {
    case page(PageID)
    case item(ItemID)
    /// A header, a footer or a background, by the words of a trace.
    case part(String)

    /// Whether it is a text on a ground, and no picture.
    var isPart: Bool {
      if case .part = self { return true }
      return false
    }
  }

  struct Strips {
    /// In pages from the start.
    let position: Double
    let active: PageID?
    let target: PageID?
    let driver: DualStripViewer.Driver
    let phase: DualStripViewer.Phase
    let isEditing: Bool
    let isResizing: Bool
  }

  /// What can be on its way in a collection.
  enum Change: String, CaseIterable {
    case layout = "switch"
    case update
    case resize

    /// `nil` where nothing is.
    init?(of viewer: CollectionViewer) {
      if viewer.isSwitching {
        self = .layout
      } else if viewer.isUpdating {
        self = .update
      } else if viewer.isResizing {
        self = .resize
      } else {
        return nil
      }
    }
  }

  struct Collection {
    let layout: String
    /// Of the change on its way.
    let progress: Double?
    let change: Change?
  }
}

extension Scene {
  init(_ subject: ReplaySubject, names: Names) {
    var cells = FrameCells()
    self.init(subject, names: names, reading: &cells)
  }

  init(_ viewer: DualStripViewer, reading cells: inout FrameCells) {
    let shown = cells.read(viewer)
    time = shown.time
    size = shown.bounds
    panes = [
      Pane(
        role: .preview, frame: shown.previewFrame, offset: Point(x: shown.previewOffset, y: 0),
        cells: cells.preview.map { Cell($0, in: viewer) }),
      Pane(
        role: .thumbnails, frame: shown.thumbnailsFrame,
        offset: Point(x: shown.thumbnailsOffset, y: 0),
        cells: cells.thumbnails.map { Cell($0, in: viewer) }),
    ]
    state = .strips(
      Strips(
        position: shown.position, active: viewer.activePage, target: viewer.targetPage,
        driver: viewer.driver, phase: viewer.phase, isEditing: viewer.isEditing,
        isResizing: viewer.isResizing))
  }

  init(_ collection: CollectionSubject, names: Names) {
    let viewer = collection.viewer
    time = viewer.now
    size = viewer.paneSize
    panes = [
      Pane(
        role: .collection, frame: Rect(origin: .zero, size: viewer.paneSize),
        offset: viewer.contentOffset,
        cells: Scene.piled(viewer.visibleElements).map { Cell($0, names: names) })
    ]
    state = .collection(
      Collection(
        layout: collection.layout, progress: viewer.progress,
        change: Change(of: viewer)))
  }

  /// From the lowest to the highest; those of one height in their order.
  private static func piled(_ shown: [CollectionViewer.Shown]) -> [CollectionViewer.Shown] {
    shown.enumerated().sorted {
      ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
    }.map { $0.element }
  }
}
