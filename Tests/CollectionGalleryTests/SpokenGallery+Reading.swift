import CDualStrip
import CollectionGallery
import DualStripC
import Testing

extension SpokenGallery {
  /// Compares a frame with what Swift shows, in every field.
  func expectFrame(of viewer: CollectionViewer, _ name: String) throws {
    var frame = ds_gallery_frame()
    frame.size = UInt32(MemoryLayout<ds_gallery_frame>.size)
    frame.element_size = UInt32(MemoryLayout<ds_element>.size)
    let shown = viewer.visibleElements
    var elements = [ds_element](repeating: ds_element(), count: shown.count)
    try #require(
      unsafe ds_gallery_read_frame(handle, &frame, &elements, shown.count) == DS_OK, "\(name)")
    #expect(frame.time == viewer.now.ticks, "\(name)")
    let lengths = [
      frame.width, frame.height, frame.content_width, frame.content_height, frame.offset_x,
      frame.offset_y, frame.greatest_offset_x, frame.greatest_offset_y, frame.anchor_drift,
    ]
    let (pane, content) = (viewer.paneSize, viewer.contentSize)
    let (offset, greatest) = (viewer.contentOffset, viewer.greatestContentOffset)
    #expect(
      lengths == [
        pane.width, pane.height, content.width, content.height, offset.x, offset.y, greatest.x,
        greatest.y, viewer.anchorDrift,
      ], "\(name)")
    #expect(viewer.progress.map { $0 == frame.progress } ?? frame.progress.isNaN, "\(name)")
    #expect(frame.anchor == viewer.anchor?.rawValue ?? 0, "\(name)")
    #expect(frame.section_count == viewer.content.sections.count, "\(name)")
    #expect(GalleryLayout.Kind.allCases[Int(frame.layout)] == viewer.layout.kind, "\(name)")
    #expect(frame.axis == (viewer.layout.axis == .horizontal ? 1 : 2), "\(name)")
    #expect(frame.direction == (viewer.direction == .leftToRight ? 0 : 1), "\(name)")
    let flags = [
      frame.is_settled, frame.is_switching, frame.is_held, frame.is_updating, frame.is_resizing,
      frame.is_touched, frame.is_idle, frame.is_overscrolled, frame.needs_frames,
    ]
    #expect(
      flags.map { $0 == 1 } == [
        viewer.isSettled, viewer.isSwitching, viewer.isHeld, viewer.isUpdating,
        viewer.isResizing, viewer.isTouched, viewer.isIdle, viewer.isOverscrolled,
        viewer.needsFrames,
      ], "\(name)")
    #expect(frame.element_count == shown.count, "\(name)")
    #expect(elements.map(\.id) == shown.map { $0.id?.rawValue ?? 0 }, "\(name)")
    #expect(elements.map { $0.is_leaving == 1 } == shown.map(\.isLeaving), "\(name)")
    for (told, one) in zip(elements, shown) { expect(told, one.element, one.attributes, name) }
    try expectItems(of: viewer, name)
  }

  private func expect(
    _ told: ds_element, _ element: LayoutElement, _ attributes: LayoutAttributes<GalleryDetails>,
    _ name: String
  ) {
    let frame = attributes.frame
    #expect(
      [told.x, told.y, told.width, told.height] == [
        frame.minX, frame.minY, frame.size.width, frame.size.height,
      ], "\(name)")
    let transform = attributes.transform
    #expect(
      [told.scale, told.angle, told.alpha, told.z] == [
        transform.scale, transform.rotation * 180 / .pi, attributes.alpha, attributes.zIndex,
      ], "\(name)")
    #expect(
      [told.row, told.column] == [
        Int64(attributes.details.row), Int64(attributes.details.column),
      ], "\(name)")
    let index = [told.section, told.item]
    switch element {
    case .cell(let place):
      #expect(told.kind == 0 && index == [Int64(place.section), Int64(place.item)], "\(name)")
    case .supplementary(.sectionHeader, let place):
      #expect(told.kind == 1 && index == [Int64(place.section), -1], "\(name)")
    case .supplementary(_, let place):
      #expect(told.kind == 2 && index == [Int64(place.section), -1], "\(name)")
    case .decoration(_, let place):
      #expect(told.item == -1 && told.section == place.section, "\(name)")
    }
  }

  /// Compares what is found under points, and the items of each section with their places.
  private func expectItems(of viewer: CollectionViewer, _ name: String) throws {
    for point in [Point(x: 10, y: 10), Point(x: 200, y: 150), Point(x: -5, y: 900)] {
      var item: ds_item_id = 0
      #expect(unsafe ds_gallery_hit_test(handle, point.x, point.y, &item) == DS_OK)
      #expect(item == viewer.item(at: point)?.rawValue ?? 0, "\(name)")
    }
    for (number, section) in viewer.content.sections.enumerated() {
      var items = [ds_item_id](repeating: 0, count: section.count)
      var count = 0
      try #require(
        unsafe ds_gallery_items(handle, Int64(number), &items, section.count, &count) == DS_OK)
      #expect(items == (0..<section.count).map { section[$0].id.rawValue }, "\(name)")
      guard let last = items.last, let found = viewer.layoutAttributes(of: ItemID(last)) else {
        continue
      }
      var element = ds_element()
      let size = MemoryLayout<ds_element>.size
      #expect(unsafe ds_gallery_find(handle, last, &element, size) == DS_OK)
      #expect(element.id == last && element.is_leaving == 0, "\(name)")
      expect(element, found.element, found, "\(name), item \(last)")
    }
  }

  /// Compares all events so far, which are taken a few at a time.
  func expectEvents(_ events: [CollectionEvent]) {
    var told: [ds_gallery_event] = []
    var some = [ds_gallery_event](repeating: ds_gallery_event(), count: 3)
    var count = 0
    let size = MemoryLayout<ds_gallery_event>.size
    repeat {
      #expect(unsafe ds_gallery_poll_events(handle, &some, size, 3, &count) == DS_OK)
      told += some.prefix(count)
    } while count > 0
    #expect(told.map(\.time) == events.map(\.time.ticks))
    #expect(told.map(\.kind) == events.map { SpokenGallery.number(of: $0.kind).kind })
    #expect(told.map(\.id) == events.map { SpokenGallery.number(of: $0.kind).item })
    for (told, event) in zip(told, events) {
      switch event.kind {
      case .resized(let size): #expect([told.width, told.height] == [size.width, size.height])
      case .updateRefused(.unknown): #expect(told.reason == 0)
      case .updateRefused(.duplicate): #expect(told.reason == 1)
      case .updateRefused(.fault): #expect(told.reason == 2)
      default: #expect(told.reason == -1 && told.width == 0)
      }
    }
  }

  private static func number(of kind: CollectionEvent.Kind) -> (kind: ds_enum, item: UInt64) {
    switch kind {
    case .layoutChanged: (0, 0)
    case .switchFinished: (1, 0)
    case .switchCancelled: (2, 0)
    case .updateApplied: (3, 0)
    case .updateFinished: (4, 0)
    case .updateCancelled: (5, 0)
    case .updateRefused(.unknown(let item)), .updateRefused(.duplicate(let item)):
      (6, item.rawValue)
    case .updateRefused(.fault): (6, 0)
    case .appeared(let item): (7, item.rawValue)
    case .disappeared(let item): (8, item.rawValue)
    case .moved(let item): (9, item.rawValue)
    case .settled: (10, 0)
    case .resized: (11, 0)
    case .anchorLost(let item): (12, item.rawValue)
    case .measured(let item): (13, item.rawValue)
    case .itemUnknown(let item): (14, item.rawValue)
    @unknown default: (-1, 0)
    }
  }
}
