import DualStrip

/// What a frame shows.
extension TraceWriter {
  func addFrame(
    _ viewer: DualStripViewer, to json: inout JSONText, showsAttributes: Bool
  ) {
    let shown = viewer.presentation
    json.add("driver", viewer.driver.rawValue)
    json.add("phase", viewer.phase.rawValue)
    json.add("position", raw: pages(shown.position + 1))
    var preview = pane(shown.previewOffset, shown.previewVelocity, shown.previewPosition)
    if showsAttributes { preview.add("cells", raw: cells(ofPreview: viewer)) }
    json.add("preview", raw: preview.closed)
    var strip = pane(shown.thumbnailsOffset, shown.thumbnailsVelocity, shown.thumbnailsPosition)
    if showsAttributes { strip.add("cells", raw: cells(ofStrip: viewer)) }
    json.add("thumbnails", raw: strip.closed)
    json.add("sync", raw: pages(shown.syncError))
    json.add("active", raw: name(viewer.activePage))
    json.add("target", raw: name(viewer.targetPage))
    json.add("settled", raw: name(viewer.settledPage))
    json.add(
      "bounds", raw: JSONText.list([length(shown.bounds.width), length(shown.bounds.height)]))
    json.add("distance", raw: pages(shown.syncDistance))
    json.add("still", raw: viewer.isSettled ? "true" : "false")
    json.add("editing", raw: viewer.isEditing ? "true" : "false")
    json.add("resizing", raw: viewer.isResizing ? "true" : "false")
  }

  private func pane(_ offset: Double, _ velocity: Double, _ position: Double) -> JSONText {
    var json = JSONText()
    json.add("offset", raw: length(offset))
    json.add("velocity", raw: length(velocity))
    json.add("position", raw: pages(position + 1))
    return json
  }

  private func cells(ofPreview viewer: DualStripViewer) -> String {
    JSONText.list(
      viewer.preview.visibleLayoutAttributes.map { cell in
        var json = head(of: cell, in: viewer)
        json.add("parallax", raw: cell.details.parallax.map(pages) ?? "null")
        json.add("translation", raw: length(cell.transform.translation.x))
        json.add("image", raw: length(cell.details.imageTranslation))
        return json.closed
      })
  }

  private func cells(ofStrip viewer: DualStripViewer) -> String {
    JSONText.list(
      viewer.thumbnails.visibleLayoutAttributes.map { cell in
        var json = head(of: cell, in: viewer)
        json.add("expansion", raw: pages(cell.details.expansion))
        return json.closed
      })
  }

  private func head<Details>(
    of cell: LayoutAttributes<Details>, in viewer: DualStripViewer
  ) -> JSONText {
    var json = JSONText()
    if case .cell(let index) = cell.element {
      json.add("page", raw: name(viewer.page(at: index.item)))
    }
    let frame = cell.frame
    json.add(
      "frame",
      raw: JSONText.list(
        [frame.minX, frame.minY, frame.size.width, frame.size.height].map(length)))
    json.add("alpha", raw: pages(cell.alpha))
    return json
  }
}
