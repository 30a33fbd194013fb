import CollectionGallery
import CollectionLayouts

/// Writes what a frame shows of a collection, and the collection's events.
extension TraceRecords {
  func addFrame(_ collection: CollectionSubject, showsCells: Bool, to json: inout JSONText) {
    let viewer = collection.viewer
    json.add("layout", collection.layout)
    if let progress = viewer.progress {
      json.add("progress", progress, decimals: pageDecimals)
    } else {
      json.add("progress", raw: "null")
    }
    addPair("offset", viewer.contentOffset.x, viewer.contentOffset.y, to: &json)
    addPair("content", viewer.contentSize.width, viewer.contentSize.height, to: &json)
    addPair("bounds", viewer.paneSize.width, viewer.paneSize.height, to: &json)
    json.add("still", raw: viewer.isSettled ? "true" : "false")
    json.add("updating", raw: viewer.isUpdating ? "true" : "false")
    json.add("switching", raw: viewer.isSwitching ? "true" : "false")
    json.add("resizing", raw: viewer.isResizing ? "true" : "false")
    guard showsCells else { return }
    json.openList("cells")
    for shown in viewer.visibleElements { add(shown, to: &json) }
    json.closeList()
  }

  private func addPair(_ key: String, _ first: Double, _ second: Double, to json: inout JSONText) {
    json.openList(key)
    json.addElement(first, decimals: lengthDecimals)
    json.addElement(second, decimals: lengthDecimals)
    json.closeList()
  }

  private func add(_ shown: CollectionViewer.Shown, to json: inout JSONText) {
    json.openElement()
    json.add("element", names.name(of: shown))
    let frame = shown.attributes.frame
    json.openList("frame")
    for number in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
      json.addElement(number, decimals: lengthDecimals)
    }
    json.closeList()
    json.add("alpha", shown.attributes.alpha, decimals: pageDecimals)
    json.add("rotation", shown.attributes.transform.rotation, decimals: pageDecimals)
    json.add("z", shown.attributes.zIndex, decimals: pageDecimals)
    if shown.isLeaving { json.add("leaving", raw: "true") }
    json.closeObject()
  }

  // MARK: Events

  func record(_ event: CollectionEvent) -> String {
    var json = JSONText()
    json.add("event", event.kind.name)
    json.add("time", raw: time(event.time))
    if let item = event.kind.item { json.add("item", names.name(item)) }
    switch event.kind {
    case .updateRefused(let refusal): json.add("reason", refusal.text)
    case .resized(let size):
      json.add("bounds", raw: JSONText.list([length(size.width), length(size.height)]))
    default: break
    }
    return json.closed
  }
}
