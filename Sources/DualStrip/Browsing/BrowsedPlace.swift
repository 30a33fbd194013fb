import CollectionLayouts
import ScrollPhysics

/// What a browsing strip keeps in place through edits and changes of the bounds; lengths in points.
struct BrowsedPlace {
  /// The page that keeps its distance from the start of the pane.
  var page: (id: PageID, distance: Double, isActive: Bool)?
  /// The offset that the motion has led to, and the one that is shown.
  var raw: Double
  var shown: Double
}

extension DualStripViewer {
  /// What the strip is to keep now.
  var browsedPlace: BrowsedPlace {
    let shown = browsingOffset
    return BrowsedPlace(
      page: staysAfterDrop ? nil : placeToKeep(at: shown), raw: rawBrowsingOffset, shown: shown)
  }

  /// Whether the strip counts from no page, as all that are in view may be on the move after a drop.
  private var staysAfterDrop: Bool { browsing.anchor == nil && !edits.moves.isEmpty }

  /// The active page if a part of its thumbnail is visible at an offset, else the page at the start.
  func placeToKeep(at offset: Double) -> (id: PageID, distance: Double, isActive: Bool)? {
    let metrics = configuration.thumbnails
    if let live {
      let distance = slots.place(live) * metrics.pitch - offset
      if distance + metrics.width > 0, distance < length(of: .thumbnails) {
        return (document.ids[live], distance, true)
      }
    }
    return nearestPage(to: offset / metrics.pitch).map {
      (document.ids[$0], slots.place($0) * metrics.pitch - offset, false)
    }
  }

  /// Lets the strip show what it has kept, although the pages or the bounds may have changed.
  mutating func keepBrowsing(_ kept: BrowsedPlace) {
    let pitch = configuration.thumbnails.pitch
    let length = length(of: .thumbnails)
    let slot = kept.page.flatMap { document.slot(of: $0.id) }
    if slot != nil || !staysAfterDrop {
      browsing.anchor = slot ?? nearestPage(to: kept.shown / pitch)
    }
    browsing.share = 0
    guard let anchor = browsing.anchor else {
      browsing.base = kept.raw - browsing.displacement(at: now)
      return
    }
    let place = slots.place(anchor) * pitch
    var raw = kept.raw
    if slot != nil, let page = kept.page {
      raw += place - page.distance - kept.shown
      // A page that is half out of view keeps its distance: as a share it would grow without limit.
      if page.isActive, length > 0 { browsing.share = min(max(page.distance / length, 0), 1) }
    }
    browsing.base = raw - place + browsing.share * length - browsing.displacement(at: now)
  }
}
