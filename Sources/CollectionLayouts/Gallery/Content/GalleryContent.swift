/// Items in sections that every layout of the gallery can lay out, so one content goes through all
/// of them.
///
/// ```swift
/// let photo = GalleryItem(id: 1, size: Size(width: 120, height: 90))
/// let content = GalleryContent([GallerySection(id: 7, [photo], header: 44)])
/// ```
public struct GalleryContent: Equatable, Sendable {
  /// The sections, in order.
  public var sections: [GallerySection]

  /// Creates content from sections; without any by default.
  public init(_ sections: [GallerySection] = []) {
    self.sections = sections
  }

  /// Creates content with one section of equal items.
  public init(count: Int, of item: GalleryItem = GalleryItem()) {
    self.init([GallerySection(count: count, of: item)])
  }

  /// Whether no size is an estimate. Cost: O(*n*) if items differ in that.
  public var isExact: Bool { sections.allSatisfy { $0.isExact } }

  /// The item at an index.
  ///
  /// - Precondition: the item exists.
  public subscript(item: ItemIndex) -> GalleryItem {
    get { sections[item.section][item.item] }
    set { sections[item.section][item.item] = newValue }
  }
}

/// One section of a gallery: its items, and how long its header and its footer are.
public struct GallerySection: Equatable, Sendable {
  /// The name of the section; 0 if it needs none.
  public var id: ItemID
  /// The length of the header along the main axis, in points; 0 for none.
  public var header: Double
  /// The length of the footer along the main axis, in points; 0 for none.
  public var footer: Double

  private var ids: AlikeValues<ItemID>
  private var sizes: AlikeValues<Size>
  private var blocks: AlikeValues<BlockSize>
  private var spans: AlikeValues<Int>
  private var insets: AlikeValues<EdgeInsets>
  private var estimates: AlikeValues<Bool>

  /// Creates a section of equal items. Cost: constant.
  public init(
    id: ItemID = 0, count: Int, of item: GalleryItem = GalleryItem(), header: Double = 0,
    footer: Double = 0
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    let count = min(max(count, 0), mostItems)
    ids = AlikeValues(repeating: item.id, count: count)
    sizes = AlikeValues(repeating: item.size, count: count)
    blocks = AlikeValues(repeating: item.block, count: count)
    spans = AlikeValues(repeating: item.span, count: count)
    insets = AlikeValues(repeating: item.insets, count: count)
    estimates = AlikeValues(repeating: item.isEstimated, count: count)
  }

  /// Creates a section of these items. Properties that all of them share need no memory per item.
  public init(
    id: ItemID = 0, _ items: some Sequence<GalleryItem>, header: Double = 0, footer: Double = 0
  ) {
    self.init(id: id, count: 0, header: header, footer: footer)
    for item in items { append(item) }
  }

  /// The number of items.
  public var count: Int { sizes.count }

  /// The item with a number in the section.
  ///
  /// - Precondition: the item exists.
  public subscript(place: Int) -> GalleryItem {
    get {
      GalleryItem(
        id: ids[place], size: sizes[place], block: blocks[place], span: spans[place],
        insets: insets[place], isEstimated: estimates[place])
    }
    set {
      ids[place] = newValue.id
      sizes[place] = newValue.size
      blocks[place] = newValue.block
      spans[place] = newValue.span
      insets[place] = newValue.insets
      estimates[place] = newValue.isEstimated
    }
  }

  /// Whether no size is an estimate.
  var isExact: Bool { estimates.allSatisfy { !$0 } }

  /// Adds an item at the end.
  public mutating func append(_ item: GalleryItem) {
    ids.append(item.id)
    sizes.append(item.size)
    blocks.append(item.block)
    spans.append(item.span)
    insets.append(item.insets)
    estimates.append(item.isEstimated)
  }

  /// Removes some items, and inserts others.
  mutating func rearrange(departures: [Int], arrivals: [(place: Int, value: GalleryItem)]) {
    ids.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.id) })
    sizes.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.size) })
    blocks.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.block) })
    spans.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.span) })
    insets.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.insets) })
    estimates.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.isEstimated) })
  }

  /// Calls `body` for the name of every item, in order; only for the first one if none has a name.
  func forEachID(_ body: (Int, ItemID) -> Void) {
    let hasNoNames = ids.areAlike && count > 0 && ids[0] == 0
    for place in 0..<(hasNoNames ? 1 : count) { body(place, ids[place]) }
  }

  func size(of place: Int) -> Size { sizes[place] }
  func block(of place: Int) -> BlockSize { blocks[place] }
  func span(of place: Int) -> Int { spans[place] }
  func insets(of place: Int) -> EdgeInsets { insets[place] }
  func isEstimated(_ place: Int) -> Bool { estimates[place] }
}

extension GalleryContent: SizedContent, BlockContent, LaneContent {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items in a section.
  public func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// Returns whether the size of an item is still an estimate.
  public func isEstimated(_ item: ItemIndex) -> Bool {
    sections[item.section].isEstimated(item.item)
  }

  /// Returns the length of a section's header or footer along the main axis, in points.
  public func length(
    of kind: ElementKind, inSection section: Int, across breadth: Double
  ) -> Double {
    kind == .sectionHeader ? sections[section].header : sections[section].footer
  }

  /// Returns the size of an item, in points.
  public func size(of item: ItemIndex) -> Size { sections[item.section].size(of: item.item) }

  /// Returns the size of an item's block, in units of the grid.
  public func block(of item: ItemIndex) -> BlockSize { sections[item.section].block(of: item.item) }

  /// Returns the insets of an item within its block, in points.
  public func insets(of item: ItemIndex) -> EdgeInsets {
    sections[item.section].insets(of: item.item)
  }

  /// Returns the height of an item, whichever way the lanes go.
  public func length(of item: ItemIndex, across breadth: Double) -> Double {
    sections[item.section].size(of: item.item).height
  }

  /// Returns the number of lanes that an item takes.
  public func span(of item: ItemIndex) -> Int { sections[item.section].span(of: item.item) }
}
