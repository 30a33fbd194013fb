import DualStrip

/// Writes what a frame shows.
extension TraceRecords {
  /// - Parameter cells: the cells of the frame, if they are to be written.
  func addFrame(
    _ viewer: DualStripViewer, _ shown: Presentation, _ cells: FrameCells?, to json: inout JSONText
  ) {
    json.add("driver", viewer.driver.rawValue)
    json.add("phase", viewer.phase.rawValue)
    json.add("position", shown.position + 1, decimals: pageDecimals)
    addPanes(shown, cells, to: &json)
    json.add("sync", shown.syncError, decimals: pageDecimals)
    add("active", viewer.activePage, to: &json)
    add("target", viewer.targetPage, to: &json)
    add("settled", viewer.settledPage, to: &json)
    addBounds(shown, to: &json)
    json.add("still", raw: viewer.isSettled ? "true" : "false")
    json.add("editing", raw: viewer.isEditing ? "true" : "false")
    json.add("resizing", raw: viewer.isResizing ? "true" : "false")
  }

  func addPanes(_ shown: Presentation, _ cells: FrameCells?, to json: inout JSONText) {
    json.openObject("preview")
    addPane(shown.previewOffset, shown.previewVelocity, shown.previewPosition, to: &json)
    if let cells { addCells(cells.preview, to: &json) }
    json.closeObject()
    json.openObject("thumbnails")
    addPane(shown.thumbnailsOffset, shown.thumbnailsVelocity, shown.thumbnailsPosition, to: &json)
    if let cells { addCells(cells.thumbnails, to: &json) }
    json.closeObject()
  }

  func addBounds(_ shown: Presentation, to json: inout JSONText) {
    json.openList("bounds")
    json.addElement(shown.bounds.width, decimals: lengthDecimals)
    json.addElement(shown.bounds.height, decimals: lengthDecimals)
    json.closeList()
    json.add("distance", shown.syncDistance, decimals: pageDecimals)
  }

  private func add(_ key: String, _ page: PageID?, to json: inout JSONText) {
    if let page {
      json.add(key, names.name(page))
    } else {
      json.add(key, raw: "null")
    }
  }

  private func addPane(
    _ offset: Double, _ velocity: Double, _ position: Double, to json: inout JSONText
  ) {
    json.add("offset", offset, decimals: lengthDecimals)
    json.add("velocity", velocity, decimals: lengthDecimals)
    json.add("position", position + 1, decimals: pageDecimals)
  }

  private func addCells(
    _ cells: [LayoutAttributes<PreviewDetails>], to json: inout JSONText
  ) {
    json.openList("cells")
    for cell in cells {
      openCell(cell, showing: cell.details.page, in: &json)
      if let parallax = cell.details.parallax {
        json.add("parallax", parallax, decimals: pageDecimals)
      } else {
        json.add("parallax", raw: "null")
      }
      // Across the axis a cell does not move.
      json.add(
        "translation", cell.transform.translation.x + cell.transform.translation.y,
        decimals: lengthDecimals)
      json.add("image", cell.details.imageTranslation, decimals: lengthDecimals)
      addMarks(isSelected: cell.details.isSelected, angle: cell.details.angle, to: &json)
      json.closeObject()
    }
    json.closeList()
  }

  private func addCells(
    _ cells: [LayoutAttributes<ThumbnailDetails>], to json: inout JSONText
  ) {
    json.openList("cells")
    for cell in cells {
      openCell(cell, showing: cell.details.page, in: &json)
      json.add("expansion", cell.details.expansion, decimals: pageDecimals)
      addMarks(isSelected: cell.details.isSelected, angle: cell.details.angle, to: &json)
      if cell.details.isLifted { json.add("lifted", cell.details.pileCount) }
      json.closeObject()
    }
    json.closeList()
  }

  /// What only some cells have.
  private func addMarks(isSelected: Bool, angle: Double, to json: inout JSONText) {
    if isSelected { json.add("selected", raw: "true") }
    if angle != 0 { json.add("angle", angle, decimals: lengthDecimals) }
  }

  private func openCell<Details>(
    _ cell: LayoutAttributes<Details>, showing page: PageID, in json: inout JSONText
  ) {
    json.openElement()
    add("page", page, to: &json)
    let frame = cell.frame
    json.openList("frame")
    json.addElement(frame.minX, decimals: lengthDecimals)
    json.addElement(frame.minY, decimals: lengthDecimals)
    json.addElement(frame.size.width, decimals: lengthDecimals)
    json.addElement(frame.size.height, decimals: lengthDecimals)
    json.closeList()
    json.add("alpha", cell.alpha, decimals: pageDecimals)
  }
}
