import CollectionGallery
import CollectionLayouts
import DualStrip

/// Reads the signals of a collection from a state.
struct CollectionReader {
  let collection: CollectionSubject
  let names: Names

  init(_ collection: CollectionSubject, names: Names) {
    self.collection = collection
    self.names = names
  }

  var viewer: CollectionViewer { collection.viewer }

  func value(of signal: Signal) -> SignalValue {
    switch signal {
    case .ofCollection(let signal): return value(of: signal.value)
    case .sectionCount(_, let section):
      guard let number = number(ofSection: section) else { return .absent }
      return .number(Double(viewer.content.itemCount(inSection: number)))
    case .element(let name, let target):
      return drawn(target).map { value(of: name.value, $0) } ?? .absent
    case .side(let frame, let target, let part):
      guard let attributes = drawn(target) else { return .absent }
      var rect = attributes.boundingBox
      if frame.value == .shown { rect.origin = rect.origin - viewer.contentOffset }
      return .number(side(part.value, of: rect))
    // These signals belong to the two strips.
    case .ofStrips, .cell, .page: return .absent
    }
  }

  private func value(of signal: CollectionSignal) -> SignalValue {
    switch signal {
    case .offsetX: return .number(viewer.contentOffset.x)
    case .offsetY: return .number(viewer.contentOffset.y)
    case .limitX: return .number(viewer.greatestContentOffset.x)
    case .limitY: return .number(viewer.greatestContentOffset.y)
    case .contentWidth: return .number(viewer.contentSize.width)
    case .contentHeight: return .number(viewer.contentSize.height)
    case .layout: return .word(collection.layout)
    case .progress: return viewer.progress.map { .number($0) } ?? .absent
    case .count: return .number(Double(itemCount(before: viewer.content.sectionCount)))
    case .shownCount: return .number(Double(cellsInView.count))
    case .first: return .item(cellsInView.min { $0.0 < $1.0 }?.1)
    case .last: return .item(cellsInView.max { $0.0 < $1.0 }?.1)
    case .anchor: return .item(viewer.anchor)
    case .anchorDrift: return .number(viewer.anchorDrift)
    case .overlap: return .number(overlap)
    }
  }

  func isTrue(_ flag: CollectionFlag) -> Bool {
    switch flag {
    case .still: return viewer.isSettled
    case .idle: return viewer.isIdle
    case .updating: return viewer.isUpdating
    case .switching: return viewer.isSwitching
    case .resizing: return viewer.isResizing
    case .exact: return viewer.content.isExact
    case .overscroll: return viewer.isOverscrolled
    }
  }

  // MARK: Items

  /// The value of a named item; the name of a layout is a word.
  func item(_ target: Target) -> SignalValue {
    guard case .name(let name) = target else { return .absent }
    guard let item = names.item(name.value) else {
      return collection.names.contains(name.value) ? .word(name.value) : .absent
    }
    return viewer.content.places(of: [item])[item] == nil ? .absent : .item(item)
  }

  /// The number of items in the sections before one.
  private func itemCount(before section: Int) -> Int {
    (0..<section).reduce(0) { $0 + viewer.content.itemCount(inSection: $1) }
  }

  /// The index of an item among all items.
  func index(of item: ItemID) -> Int? {
    viewer.content.places(of: [item])[item].map { itemCount(before: $0.section) + $0.item }
  }

  /// The places of named items; `nil` if one of them does not exist.
  func places(of targets: [Target]) -> [ItemIndex]? {
    let ids = targets.compactMap { target -> ItemID? in
      if case .name(let name) = target { return names.item(name.value) }
      return nil
    }
    let places = viewer.content.places(of: Set(ids))
    let found = ids.compactMap { places[$0] }
    return found.count == targets.count ? found : nil
  }

  private func number(ofSection section: Located<String>) -> Int? {
    let id = names.section(section.value)
    return viewer.content.sections.firstIndex { $0.id == id }
  }

  /// The layout element of a target; `nil` if it does not exist.
  func element(_ target: ElementTarget) -> LayoutElement? {
    switch target {
    case .item(let target): return places(of: [target])?.first.map { .cell($0) }
    case .header(let section):
      return number(ofSection: section).map {
        .supplementary(.sectionHeader, ItemIndex(section: $0, item: 0))
      }
    case .footer(let section):
      return number(ofSection: section).map {
        .supplementary(.sectionFooter, ItemIndex(section: $0, item: 0))
      }
    }
  }

  /// How an element is drawn, in view or not; a deleted item has a value while it is leaving.
  func drawn(_ target: ElementTarget) -> LayoutAttributes<GalleryDetails>? {
    if let element = element(target) { return viewer.layoutAttributes(of: element) }
    return viewer.visibleElements.first { $0.isLeaving && isDrawn($0, as: target) }?.attributes
  }

  /// Whether a leaving element is the one that a script means.
  private func isDrawn(_ shown: CollectionViewer.Shown, as target: ElementTarget) -> Bool {
    switch target {
    case .item(.name(let name)):
      guard let item = names.item(name.value), shown.id == item else { return false }
      return !shown.isOfSection
    case .item: return false
    case .header(let section), .footer(let section):
      var isHeader = false
      if case .header = target { isHeader = true }
      let kind = isHeader ? ElementKind.sectionHeader : .sectionFooter
      guard case .supplementary(kind, _) = shown.element else { return false }
      return shown.id == names.section(section.value)
    }
  }

  /// Whether a part of an element is in view.
  func isVisible(_ target: ElementTarget) -> Bool {
    guard let attributes = drawn(target), attributes.alpha > 0 else { return false }
    return attributes.boundingBox.sharesArea(
      with: Rect(origin: viewer.contentOffset, size: viewer.paneSize))
  }

  func isPinned(_ target: ElementTarget) -> Bool {
    element(target).map { viewer.isPinned($0) } ?? false
  }

  private func value(
    of signal: ElementSignal, _ attributes: LayoutAttributes<GalleryDetails>
  ) -> SignalValue {
    switch signal {
    case .alpha: return .number(attributes.alpha)
    case .scale: return .number(attributes.transform.scale)
    case .rotation: return .number(attributes.transform.rotation)
    case .level: return .number(attributes.zIndex)
    case .column, .lane: return .number(Double(attributes.details.column + 1))
    case .row, .band: return .number(Double(attributes.details.row + 1))
    }
  }

  private func side(_ part: FrameSide, of rect: Rect) -> Double {
    switch part {
    case .left: return rect.minX
    case .top: return rect.minY
    case .right: return rect.maxX
    case .bottom: return rect.maxY
    case .midx: return rect.midX
    case .midy: return rect.midY
    case .width: return rect.size.width
    case .height: return rect.size.height
    }
  }

  // MARK: In view

  /// The cells in view that are in the content, with their places.
  private var cellsInView: [(ItemIndex, ItemID)] {
    viewer.visibleElements.compactMap { shown in
      guard case .cell(let place) = shown.element, !shown.isLeaving, let id = shown.id else {
        return nil
      }
      return (place, id)
    }
  }

  private var overlap: Double {
    let frames = viewer.visibleElements.compactMap { shown -> Rect? in
      if case .cell = shown.element { return shown.attributes.boundingBox }
      return nil
    }
    return Rect.deepestOverlap(of: frames)
  }
}

extension CollectionViewer.Shown {
  /// Whether its name is that of a section.
  fileprivate var isOfSection: Bool {
    if case .supplementary = element { return true }
    return false
  }
}
