import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

/// Frames as a caller gets them.
extension HeldViewer {
  mutating func read(
    _ frame: inout ds_frame, _ pages: UnsafeMutableBufferPointer<ds_cell>,
    _ cells: UnsafeMutableBufferPointer<ds_cell>
  ) {
    let shown = viewer.readFrame(preview: &preview, thumbnails: &thumbnails)
    frame.tell(shown)
    frame.tell(viewer)
    // A finger that stays will lift a page, and a burst of a wheel will end.
    if finger?.deadline != nil || wheel.deadline != nil { frame.needs_frames = 1 }
    frame.preview_count = UInt64(preview.count)
    frame.thumbnails_count = UInt64(thumbnails.count)
    for place in 0..<min(pages.count, preview.count) {
      unsafe pages[place].tell(preview[place])
    }
    for place in 0..<min(cells.count, thumbnails.count) {
      unsafe cells[place].tell(thumbnails[place])
    }
  }
}

extension ds_frame {
  fileprivate mutating func tell(_ shown: Presentation) {
    time = shown.time.ticks
    (width, height) = (shown.bounds.width, shown.bounds.height)
    preview = ds_rect(shown.previewFrame)
    thumbnails = ds_rect(shown.thumbnailsFrame)
    position = shown.position
    preview_position = shown.previewPosition
    preview_offset = shown.previewOffset
    preview_velocity = shown.previewVelocity
    thumbnails_position = shown.thumbnailsPosition
    thumbnails_offset = shown.thumbnailsOffset
    thumbnails_velocity = shown.thumbnailsVelocity
    sync_error = shown.syncError
    sync_distance = shown.syncDistance
  }

  fileprivate mutating func tell(_ viewer: borrowing DualStripViewer) {
    active_page = viewer.activePage?.rawValue ?? 0
    target_page = viewer.targetPage?.rawValue ?? 0
    active_index = Int64(viewer.activeIndex ?? -1)
    count = Int64(viewer.count)
    selection_count = Int64(viewer.selectionCount)
    undo_depth = Int64(viewer.undoDepth)
    redo_depth = Int64(viewer.redoDepth)
    next_edit = Int64(viewer.nextEdit.rawValue)
    driver = Values.drivers.number(of: viewer.driver)
    phase = Values.viewerPhases.number(of: viewer.phase)
    is_settled = viewer.isSettled ? 1 : 0
    is_editing = viewer.isEditing ? 1 : 0
    is_resizing = viewer.isResizing ? 1 : 0
    needs_frames = viewer.needsFrames ? 1 : 0
  }
}

extension ds_rect {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension ds_cell {
  fileprivate mutating func tell(_ cell: LayoutAttributes<PreviewDetails>) {
    tell(cell, cell.details.page, angle: cell.details.angle, isSelected: cell.details.isSelected)
    tell(image: cell.imageFrame)
    image_shift = cell.details.imageTranslation * cell.transform.scale
    extra = cell.details.parallax ?? .nan
    pile = 0
  }

  fileprivate mutating func tell(_ cell: LayoutAttributes<ThumbnailDetails>) {
    tell(cell, cell.details.page, angle: cell.details.angle, isSelected: cell.details.isSelected)
    tell(image: cell.frame)
    image_shift = 0
    extra = cell.details.expansion
    pile = cell.details.isLifted ? Int32(clamping: cell.details.pileCount + 1) : 0
  }

  private mutating func tell<Details>(
    _ cell: LayoutAttributes<Details>, _ page: PageID, angle: Double, isSelected: Bool
  ) {
    self.page = page.rawValue
    if case .cell(let place) = cell.element { index = Int64(place.item) } else { index = -1 }
    let frame = cell.frame
    (x, y, width, height) = (frame.minX, frame.minY, frame.size.width, frame.size.height)
    self.angle = angle
    scale = cell.transform.scale
    alpha = cell.alpha
    z = cell.zIndex
    is_selected = isSelected ? 1 : 0
  }

  private mutating func tell(image frame: Rect) {
    (image_x, image_y) = (frame.minX, frame.minY)
    (image_width, image_height) = (frame.size.width, frame.size.height)
  }
}
