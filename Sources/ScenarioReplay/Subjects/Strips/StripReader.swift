import DualStrip
import Elementary

/// Reads the signals of the two strips from a state.
struct StripReader {
  let viewer: DualStripViewer
  let presentation: Presentation
  let names: Names

  init(_ viewer: DualStripViewer, _ shown: Presentation, names: Names) {
    self.viewer = viewer
    presentation = shown
    self.names = names
  }

  func value(of signal: Signal) -> SignalValue {
    switch signal {
    case .ofStrips(let signal): return value(of: signal.value)
    case .page(let name, let target):
      guard let page = page(of: target) else { return .absent }
      return value(of: name.value, page: page)
    case .cell(let pane, let target, let part):
      guard let page = page(of: target), let index = viewer.index(of: page) else {
        return .absent
      }
      return side(part.value, of: ItemIndex(item: index), in: pane)
    // These signals belong to a collection.
    case .ofCollection, .side, .element, .sectionCount: return .absent
    }
  }

  private func value(of signal: StripSignal) -> SignalValue {
    let shown = presentation
    switch signal {
    case .position: return .number(shown.position + 1)
    case .positionFraction:
      let nearest = ElementaryFunctions.floor(shown.position + 0.5)
      return .number((shown.position - nearest).magnitude)
    case .previewPosition: return .number(shown.previewPosition + 1)
    case .thumbnailsPosition: return .number(shown.thumbnailsPosition + 1)
    case .previewOffset: return .number(shown.previewOffset)
    case .thumbnailsOffset: return .number(shown.thumbnailsOffset)
    case .previewVelocity: return .number(shown.previewVelocity)
    case .thumbnailsVelocity: return .number(shown.thumbnailsVelocity)
    case .previewLimit: return .number(shown.previewLimit)
    case .thumbnailsMiddle:
      let axis = viewer.axis(of: .thumbnails)
      return .number(axis.length(of: shown.thumbnailsFrame.size) / 2)
    case .syncError: return .number(shown.syncError)
    case .syncDistance: return .number(shown.syncDistance)
    case .driver: return .word(viewer.driver.rawValue)
    case .phase: return .word(viewer.phase.rawValue)
    case .active: return .page(viewer.activePage)
    case .target: return .page(viewer.targetPage)
    case .settled: return .page(viewer.settledPage)
    case .activeIndex: return index(of: viewer.activePage)
    case .targetIndex: return index(of: viewer.targetPage)
    case .settledIndex: return index(of: viewer.settledPage)
    case .count: return .number(Double(viewer.count))
    case .selectionCount: return .number(Double(viewer.selectionCount))
    case .undoDepth: return .number(Double(viewer.undoDepth))
    case .redoDepth: return .number(Double(viewer.redoDepth))
    case .gapBefore: return viewer.pageBehindGap.map { .page($0) } ?? .absent
    case .pileMiddle:
      let axis = viewer.axis(of: .thumbnails)
      return viewer.pileCenter.map { .number(axis.coordinate(of: $0)) } ?? .absent
    }
  }

  private func index(of page: PageID?) -> SignalValue {
    page.flatMap { viewer.index(of: $0) }.map { .number(Double($0 + 1)) } ?? .absent
  }

  private func value(of signal: PageSignal, page: PageID) -> SignalValue {
    if signal == .presence { return .number(viewer.presence(of: page) ?? 0) }
    guard let number = viewer.index(of: page) else { return .absent }
    let item = ItemIndex(item: number)
    switch signal {
    case .presence: return .absent
    case .expansion:
      let cell = viewer.thumbnails.layoutAttributesForItem(at: item)
      return cell.map { .number($0.details.expansion) } ?? .absent
    case .alpha:
      let cell = viewer.thumbnails.layoutAttributesForItem(at: item)
      return cell.map { .number($0.alpha) } ?? .absent
    case .image:
      let cell = viewer.preview.layoutAttributesForItem(at: item)
      return cell.map { .number($0.details.imageTranslation) } ?? .absent
    case .angle:
      let cell = viewer.thumbnails.layoutAttributesForItem(at: item)
      return cell.map { .number($0.details.angle) } ?? .absent
    case .parallax:
      let cell = viewer.preview.layoutAttributesForItem(at: item)
      return cell?.details.parallax.map { .number($0) } ?? .absent
    }
  }

  private func side(_ part: CellSide, of item: ItemIndex, in pane: PaneName) -> SignalValue {
    switch pane {
    case .preview: return side(part, of: item, in: viewer.preview)
    case .thumbnails: return side(part, of: item, in: viewer.thumbnails)
    }
  }

  /// The part of a cell along the axis, in points; edges and the middle count from the pane's left
  /// or upper edge.
  private func side<Layout>(
    _ part: CellSide, of item: ItemIndex, in controller: LayoutController<Layout>
  ) -> SignalValue {
    guard let frame = controller.layoutAttributesForItem(at: item)?.frame,
      frame.sharesArea(with: controller.viewport.bounds)
    else { return .absent }
    let axis = controller.layout.axis
    let edge = axis.coordinate(of: controller.contentOffset)
    let end = axis == .vertical ? frame.maxY : frame.maxX
    switch part {
    case .start: return .number(axis.coordinate(of: frame.origin) - edge)
    case .mid: return .number(axis.coordinate(of: frame.center) - edge)
    case .end: return .number(end - edge)
    case .length: return .number(axis.length(of: frame.size))
    }
  }

  func isTrue(_ flag: StripFlag) -> Bool {
    switch flag {
    case .still: return viewer.isSettled
    case .resizing: return viewer.isResizing
    case .editing: return viewer.isEditing
    case .overscroll: return presentation.isOverscrolled
    }
  }

  /// How many pages `prepared` looks at: those of a screen, and some beyond it.
  private static let preparedPages = 32

  func isTrue(_ flag: PageFlag, of target: Target) -> Bool {
    guard let page = page(of: target) else { return false }
    switch flag {
    case .prepared:
      return viewer.preparation(limit: StripReader.preparedPages).contains { $0.page == page }
    case .selected: return viewer.isSelected(page)
    }
  }

  /// The page that a target refers to; `nil` if there is no page at a place. A name always refers
  /// to a page, even one that has not existed yet.
  func page(of target: Target) -> PageID? {
    if case .name(let name) = target { return names.id(name.value) ?? Names.nobody }
    return names.page(target, in: viewer)
  }

  func page(_ target: Target) -> SignalValue {
    guard let page = page(of: target) else { return .absent }
    // `active` may be none; a named page either exists or is absent.
    return viewer.index(of: page) == nil ? .absent : .page(page)
  }
}
