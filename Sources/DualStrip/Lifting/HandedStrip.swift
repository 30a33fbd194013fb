import CollectionLayouts

/// The strip under a hand, at one moment, as if nothing made way.
struct HandedStrip {
  let moment: Moment
  let cells: ThumbnailCells
  /// Where the hand is, in points from the start of the strip's content.
  let pointer: Double
  /// The coordinate at the edge of the pane.
  private let origin: Double
  /// How far the slots of the lifted pages have closed.
  let closed: Double

  /// Borrows the viewer: otherwise the initializer would get a copy.
  init(_ viewer: borrowing DualStripViewer, _ lift: borrowing Lift) {
    closed = lift.closed(at: viewer.now)
    moment = viewer.moment
    let scale = viewer.thumbnailsScale(in: moment.bounds)
    cells = ThumbnailCells(
      viewer.slots, opening: viewer.expansions(at: moment.position),
      metrics: viewer.configuration.thumbnails, axis: scale.axis,
      aspect: { viewer.shownAspect(of: $0) })
    origin = scale.contentOffset(at: moment.shownThumbnails)
    let within = min(
      max(viewer.axis(of: .thumbnails).coordinate(of: lift.pointer), 0),
      viewer.length(of: .thumbnails, in: moment.bounds))
    pointer = cells.place(ofCoordinate: origin + within)
  }

  /// Returns where the middle of a thumbnail that is not lifted is, in points from the start of the
  /// strip's content.
  ///
  /// - Parameter left: how far it has still to go while it makes way, in pages.
  func middle(of slot: Int, in slots: Slots, _ lift: borrowing Lift, left: Double) -> Double {
    let way = lift.pages.displacement(of: slot, grip: lift.grip, gap: lift.gap, closed: closed)
    return cells.middle(of: slots, slot: slot, displacedBy: way + left)
  }

  /// Returns the pointer's coordinate in the pane at a place of the content.
  func pointer(at place: Double) -> Double { cells.coordinate(ofPlace: place) - origin }
}
