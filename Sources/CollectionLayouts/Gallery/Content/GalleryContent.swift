/// Items in sections that every layout of the gallery can lay out: the same content goes through all
/// of them.
public struct GalleryContent: Equatable, Sendable {
  /// The sections, in order.
  public var sections: [GallerySection]

  /// Content by its sections; none unless told otherwise.
  public init(_ sections: [GallerySection] = []) {
    self.sections = sections
  }

  /// One section of items that are alike.
  public init(count: Int, of item: GalleryItem = GalleryItem()) {
    self.init([GallerySection(count: count, of: item)])
  }

  /// Whether no size is a guess. Cost: O(*n*) where items differ in that.
  public var isExact: Bool { sections.allSatisfy { $0.isExact } }

  /// An item.
  ///
  /// - Precondition: it is there.
  public subscript(item: ItemIndex) -> GalleryItem {
    get { sections[item.section][item.item] }
    set { sections[item.section][item.item] = newValue }
  }
}

/// One section of a gallery: its items, and how long its header and its footer are.
public struct GallerySection: Equatable, Sendable {
  /// Its name; 0 where nobody asks for it.
  public var id: ItemID
  /// The length of its header along the main axis, in points; 0 for none.
  public var header: Double
  /// The length of its footer along the main axis, in points; 0 for none.
  public var footer: Double

  private var ids: AlikeValues<ItemID>
  private var sizes: AlikeValues<Size>
  private var blocks: AlikeValues<BlockSize>
  private var spans: AlikeValues<Int>
  private var insets: AlikeValues<EdgeInsets>
  private var estimates: AlikeValues<Bool>

  /// A section of items that are alike. Cost: constant.
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

  /// A section of these items. What all have alike takes no memory for each.
  public init(
    id: ItemID = 0, _ items: some Sequence<GalleryItem>, header: Double = 0, footer: Double = 0
  ) {
    self.init(id: id, count: 0, header: header, footer: footer)
    for item in items { append(item) }
  }

  /// The number of items.
  public var count: Int { sizes.count }

  /// An item.
  ///
  /// - Precondition: it is there.
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

  /// Whether no size is a guess.
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

  /// Takes some items out, and puts others in.
  mutating func rearrange(departures: [Int], arrivals: [(place: Int, value: GalleryItem)]) {
    ids.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.id) })
    sizes.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.size) })
    blocks.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.block) })
    spans.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.span) })
    insets.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.insets) })
    estimates.rearrange(departures: departures, arrivals: arrivals.map { ($0, $1.isEstimated) })
  }

  /// Calls for the name of every item, in order; once where all have one name.
  func forEachID(_ body: (Int, ItemID) -> Void) {
    for place in 0..<(ids.areAlike ? min(1, count) : count) { body(place, ids[place]) }
  }

  func size(of place: Int) -> Size { sizes[place] }
  func block(of place: Int) -> BlockSize { blocks[place] }
  func span(of place: Int) -> Int { spans[place] }
  func insets(of place: Int) -> EdgeInsets { insets[place] }
  func isEstimated(_ place: Int) -> Bool { estimates[place] }
}

extension GalleryContent: SizedContent, BlockContent, LaneContent {
  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has.
  public func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// Whether the size of an item is a guess so far.
  public func isEstimated(_ item: ItemIndex) -> Bool {
    sections[item.section].isEstimated(item.item)
  }

  /// How long a section's header or footer is.
  public func length(
    of kind: ElementKind, inSection section: Int, across breadth: Double
  ) -> Double {
    kind == .sectionHeader ? sections[section].header : sections[section].footer
  }

  /// The size of an item.
  public func size(of item: ItemIndex) -> Size { sections[item.section].size(of: item.item) }

  /// The units that an item takes.
  public func block(of item: ItemIndex) -> BlockSize { sections[item.section].block(of: item.item) }

  /// What is free around an item within its block.
  public func insets(of item: ItemIndex) -> EdgeInsets {
    sections[item.section].insets(of: item.item)
  }

  /// Its height, whichever way the lanes go.
  public func length(of item: ItemIndex, across breadth: Double) -> Double {
    sections[item.section].size(of: item.item).height
  }

  /// The lanes that an item takes.
  public func span(of item: ItemIndex) -> Int { sections[item.section].span(of: item.item) }
}
