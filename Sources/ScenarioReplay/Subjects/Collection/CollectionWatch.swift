import CollectionGallery
import CollectionLayouts

/// Watches a collection: its invariants at every state, and whether a change begins with a jump.
struct CollectionWatch {
  /// The viewer just before an input that may not move anything at once.
  private var before: CollectionViewer?
  /// Whether that input has begun a change.
  private var hasBegun = false
  /// What the layout was prepared for when all of it was last checked.
  private var checked: Prepared?

  /// What a layout is prepared for.
  private struct Prepared: Equatable {
    let size: Size
    let pane: Size
    let count: Int
    let isChanging: Bool
  }

  /// The most items that are checked one by one.
  private static let mostItems = 200

  mutating func note(_ happening: Happening, _ viewer: CollectionViewer) {
    switch happening {
    case .input, .detail:
      before = viewer
      hasBegun = false
    case .event(.collection(let event)):
      switch event.kind {
      case .layoutChanged, .updateApplied: hasBegun = true
      // A measured size takes effect at once.
      case .measured: before = nil
      default: break
      }
    case .began, .given, .look, .ended, .state, .event, .snapshot, .warning: break
    }
  }

  /// The rules that do not hold.
  mutating func violations(of viewer: CollectionViewer, frame: Int?) -> [String] {
    let count = (0..<viewer.content.sectionCount).reduce(0) {
      $0 + viewer.content.itemCount(inSection: $1)
    }
    let prepared = Prepared(
      size: viewer.contentSize, pane: viewer.finalPaneSize, count: count,
      isChanging: viewer.progress != nil)
    let isThorough = count <= CollectionWatch.mostItems && (frame == nil || checked != prepared)
    if isThorough { checked = prepared }
    var found = viewer.checkInvariants(thoroughly: isThorough)
    if frame == nil, let old = before {
      before = nil
      let resizes = old.finalPaneSize != viewer.finalPaneSize || old.insets != viewer.insets
      if hasBegun || resizes, CollectionWatch.jumps(from: old, to: viewer) {
        found.append("8: what is shown jumps when a change begins")
      }
    }
    return found
  }

  /// Whether something jumps when a change begins: the first frame of a change must equal the last
  /// one before it.
  private static func jumps(from old: CollectionViewer, to new: CollectionViewer) -> Bool {
    guard old.now == new.now, new.progress == 0 else { return false }
    func place(_ shown: CollectionViewer.Shown, in viewer: CollectionViewer) -> Rect {
      let frame = shown.attributes.frame
      return Rect(origin: frame.origin - viewer.contentOffset, size: frame.size)
    }
    let now = new.visibleElements
    return !old.visibleElements.allSatisfy { shown in
      let rect = place(shown, in: old)
      return now.contains { other in
        other.id == shown.id && place(other, in: new).isNear(rect)
          && (other.attributes.alpha - shown.attributes.alpha).magnitude < 1e-6
      }
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    let slack = 1e-6
    return (minX - other.minX).magnitude < slack && (minY - other.minY).magnitude < slack
      && (maxX - other.maxX).magnitude < slack && (maxY - other.maxY).magnitude < slack
  }
}
