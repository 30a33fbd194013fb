import CollectionGallery
import CollectionLayouts
import ScrollPhysics

/// The viewer of a collection, with the names that only a script uses.
package struct CollectionSubject: Sendable {
  package var viewer: CollectionViewer
  /// The name of the present layout.
  package private(set) var layout: String
  /// The name of the layout to which taking back the last switch leads.
  private var layoutBefore: String
  /// The statement of the switch or update that is under way.
  private(set) var statementOnItsWay: Int?
  let names: [String]

  init(_ collection: CollectionSetup, _ setup: Setup) {
    viewer = CollectionViewer(
      content: collection.content, layout: collection.layout(named: collection.layout) ?? .list(),
      bounds: setup.bounds, insets: setup.insets, direction: setup.device.direction,
      configuration: collection.configuration)
    layout = collection.layout
    layoutBefore = layout
    names = collection.layoutNames
  }

  /// Notes the beginning of a switch to a named layout.
  mutating func switched(to name: String) {
    layoutBefore = layout
    layout = name
  }

  /// Takes back the switch or the update that is under way.
  mutating func takeBack(over duration: Time) -> [CollectionEvent] {
    if viewer.isSwitching { swap(&layout, &layoutBefore) }
    return viewer.handle(.takeBack(over: duration), at: viewer.now)
  }

  /// Notes that a statement has begun a switch or an update, if one is under way.
  mutating func began(statement: Int) {
    statementOnItsWay = viewer.isSwitching || viewer.isUpdating ? statement : nil
  }

  /// Whether the switch or the update that a statement has begun is still under way.
  func isOnItsWay(_ statement: Int) -> Bool {
    statementOnItsWay == statement && (viewer.isSwitching || viewer.isUpdating)
  }

  /// The axis along which the pane scrolls.
  var axis: ScrollAxis { viewer.layout.axis }
}

extension CollectionViewer {
  /// Adds all that a frame publishes to a fingerprint.
  func addNumbers(to fingerprint: inout StateFingerprint) {
    for length in [
      contentOffset.x, contentOffset.y, contentSize.width, contentSize.height, paneSize.width,
      paneSize.height,
    ] { fingerprint.add(length, steps: 1e3) }
    for shown in visibleElements {
      let frame = shown.attributes.frame
      for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
        fingerprint.add(length, steps: 1e3)
      }
      for share in [
        shown.attributes.alpha, shown.attributes.transform.rotation, shown.attributes.zIndex,
      ] { fingerprint.add(share, steps: 1e6) }
    }
  }
}
