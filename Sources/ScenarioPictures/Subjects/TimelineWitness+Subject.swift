import CollectionGallery
import DualStrip

/// What a timeline shows for the strips and for a collection.
extension ReplaySubject {
  /// The states that last for a while, with their names; empty texts stand for nothing to show.
  var bands: [(name: String, text: String)] {
    switch self {
    case .strips(let viewer):
      return [
        ("driver", viewer.driver == .none ? "" : viewer.driver.rawValue),
        ("phase", viewer.phase == .idle ? "" : viewer.phase.rawValue),
        ("edits", viewer.isEditing ? "editing" : ""),
        ("bounds", viewer.isResizing ? "resizing" : ""),
      ]
    case .collection(let collection):
      let viewer = collection.viewer
      let motion = viewer.isTouched ? "dragging" : viewer.isIdle ? "" : "settling"
      let change = Scene.Change(of: viewer)?.rawValue ?? ""
      return [("layout", collection.layout), ("motion", motion), ("change", change)]
    }
  }

  /// The values of the curves, with their names.
  var plotted: [(name: String, value: Double)] {
    switch self {
    case .strips(let viewer):
      let shown = viewer.presentation
      // Where the view rests on the active page: pages that leave have no room there.
      let active = viewer.activeIndex.map { viewer.slots.place(viewer.slots.slot(at: $0)) + 1 }
      return [
        ("active", active ?? 0),
        ("preview", shown.previewPosition + 1), ("strip", shown.thumbnailsPosition + 1),
      ]
    case .collection(let collection):
      let offset = collection.viewer.contentOffset
      return [("offset x", offset.x), ("offset y", offset.y)]
    }
  }
}

extension ReplayInput {
  enum Touch {
    /// A touch began on this pane.
    case began(String)
    case ended
  }

  /// The beginning or the end of a touch; `nil` for any other input.
  var touch: Touch? {
    switch self {
    case .strips(.touchBegan(let pane)): return .began(pane.rawValue)
    case .collection(.touchBegan): return .began("pane")
    case .strips(.touchEnded), .strips(.touchCancelled), .collection(.touchEnded),
      .collection(.touchCancelled):
      return .ended
    case .strips, .collection: return nil
    }
  }
}

extension ReplayEvent {
  enum Place {
    /// The event is a mark with text.
    case mark
    /// A curve shows the event.
    case curve
    /// A band shows the event.
    case band
  }

  /// Where a timeline shows the event.
  var place: Place {
    switch ofStrips?.kind {
    case .driverChanged: return .band
    case .activePageChanged: return .curve
    default: return .mark
    }
  }

  /// Returns what happened, and to which pages or items, in a few words.
  func brief(_ names: Names) -> String {
    switch self {
    case .strips(let event):
      if case .driverChanged(_, let driver) = event.kind { return "\(name) \(driver.rawValue)" }
      let pages = event.kind.pages.prefix(3).map { names.name($0) }
      return ([name] + pages).joined(separator: " ")
    case .collection(let event):
      return name + (event.kind.item.map { " \(names.name($0))" } ?? "")
    }
  }
}
