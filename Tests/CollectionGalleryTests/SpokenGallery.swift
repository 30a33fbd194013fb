import CDualStrip
import CollectionGallery
import DualStripC
import Testing

/// A gallery behind the functions for C, which is told what happens to a viewer in Swift.
struct SpokenGallery {
  let handle: ds_gallery

  init(_ viewer: CollectionViewer) throws {
    var options = ds_gallery_options()
    options.size = UInt32(MemoryLayout<ds_gallery_options>.size)
    (options.width, options.height) = (viewer.paneSize.width, viewer.paneSize.height)
    options.direction = viewer.direction == .leftToRight ? 0 : 1
    let style = viewer.configuration.style
    (options.appearing, options.appearing_number) = SpokenGallery.style(style.appearing)
    (options.disappearing, options.disappearing_number) = SpokenGallery.style(style.disappearing)
    options.update_anchor =
      [.leading: 1, .center: 2, .trailing: 3][viewer.configuration.updateAnchor] ?? 0
    var gallery: ds_gallery = 0
    var sections = unsafe [ds_section]()
    let items = viewer.content.sections.map { section in
      (0..<section.count).map { ds_item(section[$0]) }
    }
    let all = UnsafeMutablePointer<ds_item>.allocate(
      capacity: items.joined().count + 1)
    defer { unsafe all.deallocate() }
    var place = 0
    for (section, items) in zip(viewer.content.sections, items) {
      unsafe sections.append(
        ds_section(
          id: section.id.rawValue, header: section.header, footer: section.footer,
          items: all + place, item_count: items.count))
      for item in items {
        unsafe all[place] = item
        place += 1
      }
    }
    let status = unsafe SpokenGallery.with(viewer.layout) {
      unsafe ds_gallery_make(&options, $0, sections, sections.count, &gallery)
    }
    try #require(status == DS_OK)
    handle = gallery
  }

  func release() { #expect(ds_gallery_release(handle) == DS_OK) }

  private static func style(_ style: AppearanceStyle) -> (ds_enum, Double) {
    switch style {
    case .fade: (0, 0)
    case .slide(.top): (1, 0)
    case .slide(.left): (2, 0)
    case .slide(.bottom): (3, 0)
    case .slide(.right): (4, 0)
    case .fall(let seed): (5, Double(seed))
    case .scale(let scale): (6, scale)
    }
  }

  // MARK: Inputs

  func handle(_ input: CollectionViewer.Input, at time: Time) -> ds_status {
    let time = time.ticks
    switch input {
    case .touchBegan: return ds_gallery_touch_began(handle, time)
    case .dragMoved(let way): return ds_gallery_drag_moved(handle, time, way.x, way.y)
    case .touchEnded(let speed): return ds_gallery_touch_ended(handle, time, speed.x, speed.y)
    case .touchCancelled: return ds_gallery_touch_cancelled(handle, time)
    case .scrollTo(let item, let side, let isAnimated):
      let number = [ContentAnchor.Side.leading, .center, .trailing].firstIndex(of: side) ?? -1
      return ds_gallery_scroll_to(
        handle, time, item.rawValue, ds_enum(number), isAnimated ? 1 : 0)
    case .scrollBy(let way): return ds_gallery_scroll_by(handle, time, way)
    case .switchLayout(let layout, let duration):
      return unsafe SpokenGallery.with(layout) {
        unsafe ds_gallery_switch(handle, time, $0, duration.ticks)
      }
    case .holdSwitch(let layout):
      return unsafe SpokenGallery.with(layout) { unsafe ds_gallery_hold_switch(handle, time, $0) }
    case .moveSwitch(let progress, let duration):
      return ds_gallery_move_switch(handle, time, progress, duration.ticks)
    case .finishSwitch(let duration):
      return ds_gallery_finish_switch(handle, time, duration.ticks)
    case .takeBack(let duration): return ds_gallery_take_back(handle, time, duration.ticks)
    case .measure(let sizes):
      let items = sizes.map { ds_item(GalleryItem(id: $0.key, size: $0.value)) }
      return unsafe ds_gallery_measure(handle, time, items, items.count)
    case .changeBounds(let size, let insets, let duration):
      let edges = [insets.top, insets.left, insets.bottom, insets.right]
      return unsafe ds_gallery_resize(
        handle, time, size.width, size.height, edges, duration.ticks)
    case .setDirection(let direction):
      return ds_gallery_set_direction(handle, time, direction == .leftToRight ? 0 : 1)
    case .update(let changes, let sections, let duration):
      #expect(sections.isEmpty)
      return update(changes, time, duration)
    @unknown default: return DS_INVALID
    }
  }

  private func update(_ changes: [GalleryChange], _ time: Int64, _ duration: Time) -> ds_status {
    let items = UnsafeMutablePointer<ds_item>.allocate(capacity: changes.count + 1)
    defer { unsafe items.deallocate() }
    var told = unsafe [ds_change]()
    for (number, change) in changes.enumerated() {
      let (form, item) = unsafe change.told
      if let item { unsafe items[number] = ds_item(item) }
      unsafe told.append(form)
      if item != nil { unsafe told[number].item = UnsafePointer(items + number) }
    }
    return unsafe ds_gallery_update(handle, time, told, told.count, duration.ticks)
  }

  /// Calls with a layout of the random inputs as C has it.
  private static func with(
    _ layout: GalleryLayout, _ call: (UnsafePointer<ds_layout>) -> ds_status
  ) -> ds_status {
    let number =
      (RandomInputs.layouts.firstIndex {
        $0.kind == layout.kind && $0.axis == layout.axis
      } ?? 0)
    let (kind, axis, values) = RandomInputs.named[number]
    var told = unsafe ds_layout()
    unsafe told.size = UInt32(MemoryLayout<ds_layout>.size)
    unsafe told.kind = ds_enum(GalleryLayout.Kind.allCases.firstIndex(of: kind) ?? -1)
    unsafe told.axis = axis == .horizontal ? 1 : axis == .vertical ? 2 : 0
    unsafe told.pinned = number == 0 ? 1 : 0
    guard let (parameter, numbers) = values.first else { return unsafe call(&told) }
    return unsafe text(parameter.rawValue) { name in
      let word = parameter.words.isEmpty ? "" : parameter.words[Int(numbers[0])]
      return unsafe text(word) { word in
        var one = unsafe ds_parameter(
          name: name, word: word, numbers: (parameter.words.isEmpty ? numbers[0] : 0, 0, 0, 0))
        return unsafe withUnsafePointer(to: &one) {
          unsafe told.parameters = $0
          unsafe told.parameter_count = 1
          return unsafe call(&told)
        }
      }
    }
  }

  private static func text(_ text: String, _ call: (ds_text) -> ds_status) -> ds_status {
    var text = text
    return text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe call(ds_text(bytes: $0.baseAddress, length: $0.count))
      }
    }
  }
}

extension ds_item {
  init(_ item: GalleryItem) {
    let insets = item.insets
    self.init(
      id: item.id.rawValue, width: item.size.width, height: item.size.height,
      insets: (insets.top, insets.left, insets.bottom, insets.right),
      block_width: Int64(item.block.width), block_height: Int64(item.block.height),
      span: Int64(item.span), is_estimated: item.isEstimated ? 1 : 0)
  }
}

extension GalleryChange {
  /// The change without its item, and the item.
  fileprivate var told: (ds_change, GalleryItem?) {
    var told = unsafe ds_change()
    func change(_ kind: Int, _ id: ItemID, _ place: GalleryPlace? = nil) {
      unsafe (told.kind, told.id) = (ds_enum(kind), id.rawValue)
      switch place {
      case .before(let item): unsafe (told.place, told.beside) = (0, item.rawValue)
      case .after(let item): unsafe (told.place, told.beside) = (1, item.rawValue)
      case .at(let index):
        unsafe told.place = 2
        unsafe (told.section_number, told.item_number) = (Int64(index.section), Int64(index.item))
      case nil: break
      }
    }
    switch self {
    case .insert(let item, let place):
      change(0, item.id, place)
      return unsafe (told, item)
    case .delete(let id): change(1, id)
    case .move(let id, let place): change(2, id, place)
    case .reload(let id, let item):
      change(3, id)
      return unsafe (told, item)
    case .insertSection(let id, let number):
      change(4, id)
      unsafe told.section_number = Int64(number)
    case .deleteSection(let id): change(5, id)
    case .moveSection(let id, let number):
      change(6, id)
      unsafe told.section_number = Int64(number)
    case .reloadSection(let id): change(7, id)
    }
    return unsafe (told, nil)
  }
}
