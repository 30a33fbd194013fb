// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

@c @implementation
public func ds_read_frame(
  _ viewer: ds_viewer, _ frame: UnsafeMutablePointer<ds_frame>?,
  _ preview: UnsafeMutablePointer<ds_cell>?, _ previewRoom: Int,
  _ thumbnails: UnsafeMutablePointer<ds_cell>?, _ thumbnailsRoom: Int
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    guard let frame = unsafe frame else { throw Fault(DS_NULL, "the frame has no address") }
    try check(unsafe Int(frame.pointee.size), of: ds_frame.self, "the frame")
    if previewRoom != 0 || thumbnailsRoom != 0 {
      try check(unsafe Int(frame.pointee.cell_size), of: ds_cell.self, "a cell")
    }
    let (preview, thumbnails) = unsafe (
      try room(preview, previewRoom), try room(thumbnails, thumbnailsRoom)
    )
    unsafe held.read(&frame.pointee, preview, thumbnails)
    let counts = (held.preview.count, held.thumbnails.count)
    guard previewRoom == 0 || counts.0 <= previewRoom.asRoom,
      thumbnailsRoom == 0 || counts.1 <= thumbnailsRoom.asRoom
    else {
      throw Fault(
        DS_NO_ROOM, "there are \(counts.0) cells in the preview and \(counts.1) in the strip")
    }
  }
}

extension Int {
  /// A room as the caller means it: beyond what an `Int` holds there is room for everything.
  var asRoom: Int { self < 0 ? .max : self }
}

/// The caller's array; without room it may have no address.
func room<Element>(
  _ array: UnsafeMutablePointer<Element>?, _ count: Int
) throws(Fault) -> UnsafeMutableBufferPointer<Element> {
  guard unsafe count == 0 || array != nil else {
    throw Fault(DS_NULL, "an array with room for \(count) elements has no address")
  }
  return unsafe UnsafeMutableBufferPointer(start: array, count: count.asRoom)
}

@c @implementation
public func ds_poll_events(
  _ viewer: ds_viewer, _ events: UnsafeMutablePointer<ds_event>?, _ eventSize: Int,
  _ eventRoom: Int,
  _ numbers: UnsafeMutablePointer<UInt64>?, _ numberRoom: Int,
  _ eventCount: UnsafeMutablePointer<Int>?, _ numberCount: UnsafeMutablePointer<Int>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    unsafe try set(eventCount, 0)
    unsafe try set(numberCount, 0)
    try check(eventSize, of: ds_event.self, "an event")
    let (events, numbers) = unsafe (try room(events, eventRoom), try room(numbers, numberRoom))
    var (taken, told) = (0, 0)
    while taken < eventRoom.asRoom, let first = held.events.first {
      let next = ToldEvent(first)
      guard next.numbers.count <= numberRoom.asRoom - told else {
        guard taken == 0 else { break }
        unsafe try set(numberCount, next.numbers.count)
        throw Fault(DS_NO_ROOM, "the next event has \(next.numbers.count) numbers")
      }
      unsafe events[taken] = next.event
      for number in next.numbers {
        unsafe numbers[told] = number
        told += 1
      }
      taken += 1
      held.events.removeFirst()
    }
    unsafe try set(eventCount, taken)
    unsafe try set(numberCount, told)
  }
}

@c @implementation
public func ds_page_at(
  _ viewer: ds_viewer, _ index: Int64, _ page: UnsafeMutablePointer<ds_page_id>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    unsafe try set(page, held.viewer.page(at: Int(clamping: index))?.rawValue ?? 0)
  }
}

@c @implementation
public func ds_index_of(
  _ viewer: ds_viewer, _ page: ds_page_id, _ index: UnsafeMutablePointer<Int64>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    unsafe try set(index, Int64(held.viewer.index(of: PageID(page)) ?? -1))
  }
}

@c @implementation
public func ds_hit_test(
  _ viewer: ds_viewer, _ pane: ds_enum, _ x: Double, _ y: Double,
  _ page: UnsafeMutablePointer<ds_page_id>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let pane = try DualStripC.pane(pane)
    let found = held.viewer.page(in: pane, at: Point(x: x, y: y))
    unsafe try set(page, found?.rawValue ?? 0)
  }
}

@c @implementation
public func ds_pages(
  _ viewer: ds_viewer, _ pages: UnsafeMutablePointer<ds_page_id>?, _ room: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    unsafe try copy(held.viewer.pages.map { $0.rawValue }, "pages", to: pages, room, count)
  }
}

@c @implementation
public func ds_selected_pages(
  _ viewer: ds_viewer, _ pages: UnsafeMutablePointer<ds_page_id>?, _ room: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let selected = held.viewer.selectedPages.map { $0.rawValue }
    unsafe try copy(selected, "selected pages", to: pages, room, count)
  }
}

@c @implementation
public func ds_read_setting(
  _ viewer: ds_viewer, _ name: UnsafePointer<CChar>?, _ nameLength: Int,
  _ numbers: UnsafeMutablePointer<Double>?, _ word: UnsafeMutablePointer<CChar>?, _ room: Int,
  _ wordLength: UnsafeMutablePointer<Int>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let setting = unsafe try ds_text(bytes: name, length: nameLength).setting()
    let values = held.viewer.configuration.numbers(of: setting)
    guard let numbers = unsafe numbers else { throw Fault(DS_NULL, "the numbers have no address") }
    for place in 0..<2 { unsafe numbers[place] = place < values.count ? values[place] : 0 }
    let letters = setting.words.isEmpty ? [] : Array(setting.words[Int(values[0])].utf8)
    unsafe try copy(letters.map { CChar(bitPattern: $0) }, "bytes", to: word, room, wordLength)
  }
}

/// Tells one value to a caller.
func set<Value>(_ place: UnsafeMutablePointer<Value>?, _ value: Value) throws(Fault) {
  guard let place = unsafe place else { throw Fault(DS_NULL, "the result has no address") }
  unsafe place.pointee = value
}

/// Copies a whole list to a caller, or tells how long it is.
func copy<Element>(
  _ list: [Element], _ what: StaticString, to array: UnsafeMutablePointer<Element>?, _ room: Int,
  _ count: UnsafeMutablePointer<Int>?
) throws(Fault) {
  unsafe try set(count, list.count)
  let array = unsafe try DualStripC.room(array, room)
  guard list.count <= room.asRoom else {
    throw Fault(DS_NO_ROOM, "there are \(list.count) \(what)")
  }
  for (place, element) in list.enumerated() { unsafe array[place] = element }
}

extension DualStripViewer {
  /// The page that is drawn at a point of a pane.
  fileprivate func page(in pane: Pane, at point: Point) -> PageID? {
    let size = (pane == .preview ? presentation.previewFrame : presentation.thumbnailsFrame).size
    guard Rect(origin: .zero, size: size).contains(point) else { return nil }
    let item =
      switch pane {
      case .preview: preview.item(at: preview.contentOffset + point)
      case .thumbnails: thumbnails.item(at: thumbnails.contentOffset + point)
      }
    return item.flatMap { page(at: $0.item) }
  }
}
