// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionGallery

@c @implementation
public func ds_gallery_read_frame(
  _ gallery: ds_gallery, _ frame: UnsafeMutablePointer<ds_gallery_frame>?,
  _ elements: UnsafeMutablePointer<ds_element>?, _ room: Int
) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in
    guard let frame = unsafe frame else { throw Fault(DS_NULL, "the frame has no address") }
    try check(unsafe Int(frame.pointee.size), of: ds_gallery_frame.self, "the frame")
    if room != 0 {
      try check(unsafe Int(frame.pointee.element_size), of: ds_element.self, "an element")
    }
    let elements = unsafe try DualStripC.room(elements, room)
    let shown = held.viewer.visibleElements
    unsafe frame.pointee.tell(held.viewer)
    unsafe frame.pointee.element_count = UInt64(shown.count)
    for place in 0..<min(elements.count, shown.count) {
      let one = shown[place]
      unsafe elements[place] = ds_element(one.id, one.element, one.attributes)
      unsafe elements[place].is_leaving = one.isLeaving ? 1 : 0
    }
    guard room == 0 || shown.count <= room.asRoom else {
      throw Fault(DS_NO_ROOM, "there are \(shown.count) elements")
    }
  }
}

@c @implementation
public func ds_gallery_poll_events(
  _ gallery: ds_gallery, _ events: UnsafeMutablePointer<ds_gallery_event>?, _ eventSize: Int,
  _ room: Int, _ count: UnsafeMutablePointer<Int>?
) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in
    unsafe try set(count, 0)
    try check(eventSize, of: ds_gallery_event.self, "an event")
    let events = unsafe try DualStripC.room(events, room)
    var taken = 0
    while taken < room.asRoom, let first = held.events.first {
      unsafe events[taken] = ds_gallery_event(first)
      taken += 1
      held.events.removeFirst()
    }
    unsafe try set(count, taken)
  }
}

@c @implementation
public func ds_gallery_hit_test(
  _ gallery: ds_gallery, _ x: Double, _ y: Double, _ item: UnsafeMutablePointer<ds_item_id>?
) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in
    unsafe try set(item, held.viewer.item(at: Point(x: x, y: y))?.rawValue ?? 0)
  }
}

@c @implementation
public func ds_gallery_find(
  _ gallery: ds_gallery, _ item: ds_item_id, _ element: UnsafeMutablePointer<ds_element>?,
  _ elementSize: Int
) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in
    try check(elementSize, of: ds_element.self, "an element")
    guard let attributes = held.viewer.layoutAttributes(of: ItemID(item)) else {
      throw Fault(DS_INVALID, "there is no item \(item)")
    }
    unsafe try set(element, ds_element(ItemID(item), attributes.element, attributes))
  }
}

@c @implementation
public func ds_gallery_items(
  _ gallery: ds_gallery, _ section: Int64, _ items: UnsafeMutablePointer<ds_item_id>?,
  _ room: Int, _ count: UnsafeMutablePointer<Int>?
) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in
    let sections = held.viewer.content.sections
    let number = Int(clamping: section)
    let ids =
      sections.indices.contains(number)
      ? (0..<sections[number].count).map { sections[number][$0].id.rawValue } : []
    unsafe try copy(ids, "items", to: items, room, count)
  }
}

// MARK: What callers get

extension ds_gallery_frame {
  fileprivate mutating func tell(_ viewer: borrowing CollectionViewer) {
    time = viewer.now.ticks
    // These are computed properties: each is read once.
    let (pane, content) = (viewer.paneSize, viewer.contentSize)
    let (offset, greatest) = (viewer.contentOffset, viewer.greatestContentOffset)
    (width, height) = (pane.width, pane.height)
    (content_width, content_height) = (content.width, content.height)
    (offset_x, offset_y) = (offset.x, offset.y)
    (greatest_offset_x, greatest_offset_y) = (greatest.x, greatest.y)
    progress = viewer.progress ?? .nan
    anchor_drift = viewer.anchorDrift
    anchor = viewer.anchor?.rawValue ?? 0
    section_count = Int64(viewer.content.sections.count)
    layout = Values.layouts.number(of: viewer.layout.kind)
    axis = Values.axes.number(of: viewer.layout.axis)
    direction = Values.directions.number(of: viewer.direction)
    is_settled = viewer.isSettled ? 1 : 0
    is_switching = viewer.isSwitching ? 1 : 0
    is_held = viewer.isHeld ? 1 : 0
    is_updating = viewer.isUpdating ? 1 : 0
    is_resizing = viewer.isResizing ? 1 : 0
    is_touched = viewer.isTouched ? 1 : 0
    is_idle = viewer.isIdle ? 1 : 0
    is_overscrolled = viewer.isOverscrolled ? 1 : 0
    needs_frames = viewer.needsFrames ? 1 : 0
  }
}

extension ds_element {
  fileprivate init(
    _ id: ItemID?, _ element: LayoutElement, _ attributes: LayoutAttributes<GalleryDetails>
  ) {
    self.init()
    self.id = id?.rawValue ?? 0
    item = -1
    switch element {
    case .cell(let index):
      kind = ds_enum(DS_ELEMENT_ITEM)
      (section, item) = (Int64(index.section), Int64(index.item))
    case .supplementary(let kind, let index), .decoration(let kind, let index):
      // These kinds are numbered after the item. Items that left before this change come here too.
      self.kind = Values.kinds.number(of: kind) + 1
      section = Int64(index.section)
    }
    let frame = attributes.frame
    (x, y, width, height) = (frame.minX, frame.minY, frame.size.width, frame.size.height)
    (row, column) = (Int64(attributes.details.row), Int64(attributes.details.column))
    scale = attributes.transform.scale
    angle = attributes.transform.rotation * 180 / .pi
    (alpha, z) = (attributes.alpha, attributes.zIndex)
  }
}

extension ds_gallery_event {
  fileprivate init(_ told: CollectionEvent) {
    self.init()
    time = told.time.ticks
    reason = -1
    switch told.kind {
    case .layoutChanged: tell(DS_LAYOUT_CHANGED)
    case .switchFinished: tell(DS_SWITCH_FINISHED)
    case .switchCancelled: tell(DS_SWITCH_CANCELLED)
    case .updateApplied: tell(DS_UPDATE_APPLIED)
    case .updateFinished: tell(DS_UPDATE_FINISHED)
    case .updateCancelled: tell(DS_UPDATE_CANCELLED)
    case .updateRefused(.unknown(let item)): tell(DS_UPDATE_REFUSED, item, DS_UPDATE_UNKNOWN)
    case .updateRefused(.duplicate(let item)): tell(DS_UPDATE_REFUSED, item, DS_UPDATE_DUPLICATE)
    case .updateRefused(.fault): tell(DS_UPDATE_REFUSED, nil, DS_UPDATE_CONTRADICTION)
    case .appeared(let item): tell(DS_ITEM_APPEARED, item)
    case .disappeared(let item): tell(DS_ITEM_DISAPPEARED, item)
    case .moved(let item): tell(DS_ITEM_MOVED, item)
    case .settled: tell(DS_SCROLL_SETTLED)
    case .resized(let size):
      tell(DS_PANE_RESIZED)
      (width, height) = (size.width, size.height)
    case .anchorLost(let item): tell(DS_ANCHOR_LOST, item)
    case .measured(let item): tell(DS_ITEM_MEASURED, item)
    case .itemUnknown(let item): tell(DS_ITEM_UNKNOWN, item)
    @unknown default: kind = -1
    }
  }

  private mutating func tell<Word: BinaryInteger>(
    _ kind: Word, _ item: ItemID? = nil, _ reason: Word? = nil
  ) {
    self.kind = Int32(kind)
    id = item?.rawValue ?? 0
    if let reason { self.reason = Int32(reason) }
  }
}
