import CollectionGallery
import CollectionLayouts
import DualStrip

/// What a viewer shows at one time: panes with cells, for any kind of drawing.
///
/// Lengths are in points; panes are in the viewer's coordinates, cells in the coordinates of their
/// pane's content.
struct Scene {
  let time: Time
  let size: Size
  let panes: [Pane]
  let state: State

  /// The role of a pane in the scene.
  enum Role {
    case preview
    case thumbnails
    case collection
  }

  struct Pane: Equatable {
    let role: Role
    let frame: Rect
    /// The axis along which the pane scrolls.
    let axis: ScrollAxis
    /// Whether the thumbnail in the middle is the page that the preview shows.
    var isCentered = false
    /// The point of the content in the upper left corner of the pane.
    let offset: Point
    /// The cells from the lowest to the highest.
    let cells: [Cell]
  }

  struct Cell: Equatable {
    let thing: Thing
    /// Width / height of the image in the cell. The turns of a page do not count.
    let aspect: Double
    /// The frame of the cell, before its rotation.
    let frame: Rect
    /// The window of the cell: the part of the cell through which its picture is visible. The
    /// picture fills it.
    let window: Rect
    /// How far the picture is shifted in its window, in points.
    let shift: Point
    let alpha: Double
    /// The rotation about the center, in radians.
    let rotation: Double
    /// The angle of the picture in its window, in degrees.
    var angle = 0.0
    /// Whether the cell shows a selected page.
    var isSelected = false
    /// How many pages it shows in a pile, if a hand has lifted its page; 0 for one on its way there.
    var lifted: Int?
  }

  /// What a cell shows, identified for life.
  enum Thing: Hashable {
    case page(PageID)
    case item(ItemID)
    /// A header, a footer or a background, named as in a trace.
    case part(String)

    /// The number of the page or the item, on which its picture depends.
    var number: UInt64? {
      switch self {
      case .page(let page): page.rawValue
      case .item(let item): item.rawValue
      case .part: nil
      }
    }

    /// Whether the thing is text on a plain background rather than a picture.
    var isPart: Bool { number == nil }
  }

  struct Strips: Equatable {
    /// The position in pages from the start.
    let position: Double
    let active: PageID?
    let target: PageID?
    let driver: DualStripViewer.Driver
    let phase: DualStripViewer.Phase
    let isEditing: Bool
    let isResizing: Bool
  }

  /// A change of a collection that is under way.
  enum Change: String, CaseIterable {
    case layout = "switch"
    case update
    case resize

    /// Creates the change that is under way in a viewer; `nil` if there is none.
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

  struct Collection: Equatable {
    let layout: String
    /// The progress of the change; `nil` if there is none.
    let progress: Double?
    let change: Change?
  }
}

extension Scene {
  /// Whether another scene looks the same, at whatever time it is.
  func looksLike(_ other: Scene) -> Bool {
    size == other.size && panes == other.panes && state == other.state
  }

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
        role: .preview, frame: shown.previewFrame, axis: viewer.axis(of: .preview),
        offset: viewer.axis(of: .preview).point(shown.previewOffset),
        cells: cells.preview.map { Cell($0, in: viewer) }),
      Pane(
        role: .thumbnails, frame: shown.thumbnailsFrame, axis: viewer.axis(of: .thumbnails),
        isCentered: viewer.configuration.thumbnails.mode == .centered,
        offset: viewer.axis(of: .thumbnails).point(shown.thumbnailsOffset),
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
        axis: viewer.layout.axis, offset: viewer.contentOffset,
        cells: Scene.piled(viewer.visibleElements).map { Cell($0, names: names) })
    ]
    state = .collection(
      Collection(
        layout: collection.layout, progress: viewer.progress,
        change: Change(of: viewer)))
  }

  /// Sorts elements from the lowest to the highest; elements with equal z indices keep their order.
  private static func piled(_ shown: [CollectionViewer.Shown]) -> [CollectionViewer.Shown] {
    shown.enumerated().sorted {
      ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
    }.map { $0.element }
  }
}
