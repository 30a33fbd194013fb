import CollectionGallery
import DualStrip

/// What a timeline plots of the strips, and what of a collection.
extension ReplaySubject {
  /// What is as it is for a while, with its name; empty where there is nothing to say.
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

  /// Where it is, a curve each.
  var plotted: [(name: String, value: Double)] {
    switch self {
    case .strips(let viewer):
      let shown = viewer.presentation
      return [
        ("active", Double(viewer.activeIndex.map { $0 + 1 } ?? 0)),
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
    /// On a pane.
    case began(String)
    case ended
  }

  /// A finger that comes or goes.
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
    /// A mark with its text.
    case mark
    /// A curve shows it.
    case curve
    /// A band shows it.
    case band
  }

  /// Where a timeline shows it.
  var place: Place {
    switch ofStrips?.kind {
    case .driverChanged: return .band
    case .activePageChanged: return .curve
    default: return .mark
    }
  }

  /// What happened, and to whom, in few words.
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
