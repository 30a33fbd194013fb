import CDualStrip
import CollectionGallery
import CollectionLayouts

extension Values {
  static let layouts: [GalleryLayout.Kind] = [
    .list, .flow, .columns, .quilt, .waterfall, .mosaic, .carousel, .pile,
  ]
  static let axes: [ScrollAxis?] = [nil, .horizontal, .vertical]
  static let sides: [ContentAnchor.Side] = [.leading, .center, .trailing]
  static let anchors: [AnchorPolicy?] = [nil, .leading, .center, .trailing]
  static let edges: [PaneEdge] = [.top, .left, .bottom, .right]
  static let kinds: [ElementKind] = [.sectionHeader, .sectionFooter, .sectionBackground]
}

// MARK: What callers give

extension ds_gallery_options {
  func viewer(
    _ content: GalleryContent, _ layout: GalleryLayout
  ) throws(Fault) -> CollectionViewer {
    CollectionViewer(
      content: content, layout: layout, bounds: Size(width: width, height: height),
      insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right),
      direction: try Values.directions.value(direction, "the direction"),
      configuration: try configuration())
  }

  private func configuration() throws(Fault) -> CollectionViewer.Configuration {
    var result = CollectionViewer.Configuration()
    result.style.appearing = try style(appearing, appearing_number)
    result.style.disappearing = try style(disappearing, disappearing_number)
    if let anchor = try anchor(update_anchor) { result.updateAnchor = anchor }
    if let anchor = try anchor(switch_anchor) { result.switchAnchor = anchor }
    result.boundsAnchor = try anchor(bounds_anchor)
    result.reducesMotion = reduces_motion != 0
    if deceleration != 0 { result.deceleration = DecelerationRate(surviving: deceleration) }
    if stiffness != 0 { result.stiffness = stiffness }
    return result
  }

  private func anchor(_ number: ds_enum) throws(Fault) -> AnchorPolicy? {
    try Values.anchors.value(number, "the anchor")
  }

  private func style(_ number: ds_enum, _ value: Double) throws(Fault) -> AppearanceStyle {
    switch Int(number) {
    case Int(DS_STYLE_FADE): return .fade
    case Int(DS_STYLE_FALL):
      return .fall(seed: UInt32(value.bounded(within: 0...4e9, otherwise: 0)))
    case Int(DS_STYLE_SCALE): return .scale(value)
    case Int(DS_STYLE_SLIDE_TOP)...Int(DS_STYLE_SLIDE_RIGHT):
      return .slide(Values.edges[Int(number) - Int(DS_STYLE_SLIDE_TOP)])
    default: throw Fault(DS_INVALID, "the style \(number) does not exist; it must be from 0 to 6")
    }
  }
}

/// Reads the caller's layout.
func layout(_ address: UnsafePointer<ds_layout>?) throws(Fault) -> GalleryLayout {
  let layout = unsafe try structure(address, "the layout")
  let kind = unsafe try Values.layouts.value(layout.kind, "the layout")
  let axis = unsafe try Values.axes.value(layout.axis, "the axis")
  let pinned = unsafe layout.pinned
  guard pinned <= 3 else { throw Fault(DS_INVALID, "there is nothing \(pinned) to pin") }
  var values: [(GalleryLayout.Parameter, [Double])] = []
  let parameters = unsafe try buffer(layout.parameters, layout.parameter_count)
  for place in parameters.indices { values.append(unsafe try parameters[place].value(of: kind)) }
  return GalleryLayout(
    kind, axis: axis,
    sections: SectionStyle(pinned: PinnedElements(rawValue: UInt8(pinned))), values)
}

extension ds_parameter {
  fileprivate func value(
    of kind: GalleryLayout.Kind
  ) throws(Fault) -> (GalleryLayout.Parameter, [Double]) {
    let (name, word) = unsafe (try self.name.utf8(), try self.word.utf8())
    guard let parameter = kind.parameters.first(where: { unsafe name.spell($0.rawValue) }) else {
      throw Fault(
        DS_INVALID,
        unsafe "the layout \(kind.rawValue) has no parameter \(name.text); it has \(list(kind.parameters.map { $0.rawValue }))"
      )
    }
    let words = parameter.words
    if words.isEmpty, word.isEmpty {
      return unsafe (parameter, [numbers.0, numbers.1, numbers.2, numbers.3])
    }
    guard let place = words.firstIndex(where: { unsafe word.spell($0) }) else {
      throw Fault(
        DS_INVALID,
        words.isEmpty
          ? unsafe "the parameter \(name.text) takes numbers, not \(word.text)"
          : unsafe "the parameter \(name.text) takes a word: \(list(words))")
    }
    return (parameter, [Double(place)])
  }
}

/// Reads the caller's sections. Names may not be there twice.
func content(
  _ sections: UnsafePointer<ds_section>?, _ count: Int
) throws(Fault) -> GalleryContent {
  var content = GalleryContent()
  let sections = unsafe try buffer(sections, count)
  var (ids, sectionIDs): (Set<UInt64>, Set<UInt64>) = ([], [])
  func check(_ id: UInt64, _ known: inout Set<UInt64>, _ what: StaticString) throws(Fault) {
    guard id == 0 || known.insert(id).inserted else {
      throw Fault(DS_INVALID, "\(what) \(id) is there twice")
    }
  }
  for place in sections.indices {
    let section = unsafe try sections[place].section()
    try check(section.id.rawValue, &sectionIDs, "the section")
    for item in 0..<section.count { try check(section[item].id.rawValue, &ids, "the item") }
    content.sections.append(section)
  }
  return content
}

extension ds_section {
  func section() throws(Fault) -> GallerySection {
    let items = unsafe try buffer(self.items, item_count)
    var section = unsafe GallerySection(
      id: ItemID(id), count: 0, header: header, footer: footer)
    for place in items.indices { section.append(unsafe items[place].item) }
    return section
  }
}

extension ds_item {
  /// The item, with the usual measure where a number is 0.
  var item: GalleryItem {
    var item = GalleryItem(id: ItemID(id), isEstimated: is_estimated != 0)
    if width != 0 { item.size.width = width }
    if height != 0 { item.size.height = height }
    item.block = BlockSize(width: side(block_width), height: side(block_height))
    item.span = side(span)
    item.insets = EdgeInsets(
      top: insets.0, left: insets.1, bottom: insets.2, right: insets.3)
    return item
  }

  private func side(_ number: Int64) -> Int { number == 0 ? 1 : Int(clamping: number) }
}

extension ds_change {
  func change() throws(Fault) -> GalleryChange {
    let (id, number) = unsafe (ItemID(self.id), Int(clamping: section_number))
    switch unsafe Int(kind) {
    case Int(DS_CHANGE_INSERT):
      guard var item = unsafe given else {
        throw Fault(DS_NULL, "the item \(id.rawValue) to insert has no address")
      }
      item.id = id
      return .insert(item, unsafe try target())
    case Int(DS_CHANGE_DELETE): return .delete(id)
    case Int(DS_CHANGE_MOVE): return .move(id, unsafe try target())
    case Int(DS_CHANGE_RELOAD): return unsafe .reload(id, given)
    case Int(DS_CHANGE_INSERT_SECTION): return .insertSection(id, at: number)
    case Int(DS_CHANGE_DELETE_SECTION): return .deleteSection(id)
    case Int(DS_CHANGE_MOVE_SECTION): return .moveSection(id, to: number)
    case Int(DS_CHANGE_RELOAD_SECTION): return .reloadSection(id)
    default:
      throw Fault(DS_INVALID, "the change \(unsafe kind) does not exist; it must be from 0 to 7")
    }
  }

  private var given: GalleryItem? {
    guard let item = unsafe item else { return nil }
    return unsafe item.pointee.item
  }

  private func target() throws(Fault) -> GalleryPlace {
    switch unsafe Int(place) {
    case Int(DS_BEFORE_ITEM): return unsafe .before(ItemID(beside))
    case Int(DS_AFTER_ITEM): return unsafe .after(ItemID(beside))
    case Int(DS_AT_NUMBER):
      return unsafe .at(
        ItemIndex(section: Int(clamping: section_number), item: Int(clamping: item_number)))
    default:
      throw Fault(DS_INVALID, "the place \(unsafe place) does not exist; it must be from 0 to 2")
    }
  }
}
