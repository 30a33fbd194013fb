import CollectionGallery
import CollectionLayouts
import ScrollPhysics

/// A viewer of a collection, and what only a script calls by names.
package struct CollectionSubject: Sendable {
  package var viewer: CollectionViewer
  /// The name of the layout that counts.
  package private(set) var layout: String
  /// The name of the layout that taking back the last switch leads to.
  private var layoutBefore: String
  /// The statement of the switch or the update on its way.
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

  /// Begins a switch to a layout that a script has a name for.
  mutating func switched(to name: String) {
    layoutBefore = layout
    layout = name
  }

  /// Takes back what is on its way.
  mutating func takeBack(over duration: Time) -> [CollectionEvent] {
    if viewer.isSwitching { swap(&layout, &layoutBefore) }
    return viewer.handle(.takeBack(over: duration), at: viewer.now)
  }

  /// A statement has begun a switch or an update, where one is on its way.
  mutating func began(statement: Int) {
    statementOnItsWay = viewer.isSwitching || viewer.isUpdating ? statement : nil
  }

  /// Whether what a statement has begun is on its way still.
  func isOnItsWay(_ statement: Int) -> Bool {
    statementOnItsWay == statement && (viewer.isSwitching || viewer.isUpdating)
  }

  /// Along which the pane scrolls.
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
