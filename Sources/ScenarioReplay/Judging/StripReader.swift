import DualStrip
import Elementary

/// Reads the signals of the two strips off a state.
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
    case .path(let path): return value(ofPath: path.value)
    case .page(let name, let target):
      guard let page = page(of: target) else { return .absent }
      return value(of: name.value, page: page)
    case .cell(let pane, let target, let part):
      guard let page = page(of: target), let index = viewer.index(of: page) else {
        return .absent
      }
      return side(part.value, of: ItemIndex(item: index), in: pane)
    // Of a collection.
    case .side, .element, .sectionCount: return .absent
    }
  }

  private func value(ofPath path: String) -> SignalValue {
    let shown = presentation
    switch path {
    case "position": return .number(shown.position + 1)
    case "position.fraction":
      let nearest = ElementaryFunctions.floor(shown.position + 0.5)
      return .number((shown.position - nearest).magnitude)
    case "preview.position": return .number(shown.previewPosition + 1)
    case "thumbnails.position": return .number(shown.thumbnailsPosition + 1)
    case "preview.offset": return .number(shown.previewOffset)
    case "thumbnails.offset": return .number(shown.thumbnailsOffset)
    case "preview.velocity": return .number(shown.previewVelocity)
    case "thumbnails.velocity": return .number(shown.thumbnailsVelocity)
    case "preview.limit": return .number(shown.previewLimit)
    case "thumbnails.middle": return .number(shown.thumbnailsFrame.size.width / 2)
    case "sync.error": return .number(shown.syncError)
    case "sync.distance": return .number(shown.syncDistance)
    case "driver": return .word(viewer.driver.rawValue)
    case "phase": return .word(viewer.phase.rawValue)
    case "active": return .page(viewer.activePage)
    case "target": return .page(viewer.targetPage)
    case "settled": return .page(viewer.settledPage)
    case "active.index": return index(of: viewer.activePage)
    case "target.index": return index(of: viewer.targetPage)
    case "settled.index": return index(of: viewer.settledPage)
    case "count": return .number(Double(viewer.count))
    default: return .absent
    }
  }

  private func index(of page: PageID?) -> SignalValue {
    page.flatMap { viewer.index(of: $0) }.map { .number(Double($0 + 1)) } ?? .absent
  }

  private func value(of name: String, page: PageID) -> SignalValue {
    if name == "presence" { return .number(viewer.presence(of: page) ?? 0) }
    guard let number = viewer.index(of: page) else { return .absent }
    let item = ItemIndex(item: number)
    switch name {
    case "expansion":
      let cell = viewer.thumbnails.layoutAttributesForItem(at: item)
      return cell.map { .number($0.details.expansion) } ?? .absent
    case "alpha":
      let cell = viewer.thumbnails.layoutAttributesForItem(at: item)
      return cell.map { .number($0.alpha) } ?? .absent
    case "image":
      let cell = viewer.preview.layoutAttributesForItem(at: item)
      return cell.map { .number($0.details.imageTranslation) } ?? .absent
    default:
      let cell = viewer.preview.layoutAttributesForItem(at: item)
      return cell?.details.parallax.map { .number($0) } ?? .absent
    }
  }

  private func side(_ part: String, of item: ItemIndex, in pane: PaneName) -> SignalValue {
    switch pane {
    case .preview: return side(part, of: item, in: viewer.preview)
    case .thumbnails: return side(part, of: item, in: viewer.thumbnails)
    }
  }

  /// In points from the pane's left edge.
  private func side<Layout>(
    _ part: String, of item: ItemIndex, in controller: LayoutController<Layout>
  ) -> SignalValue {
    guard let frame = controller.layoutAttributesForItem(at: item)?.frame,
      frame.sharesArea(with: controller.viewport.bounds)
    else { return .absent }
    let left = controller.contentOffset.x
    switch part {
    case "start": return .number(frame.minX - left)
    case "mid": return .number(frame.midX - left)
    case "end": return .number(frame.maxX - left)
    default: return .number(frame.size.width)
    }
  }

  func flag(_ name: String) -> Bool {
    switch name {
    case "still": return viewer.isSettled
    case "resizing": return viewer.isResizing
    case "editing": return viewer.isEditing
    default: return presentation.isOverscrolled
    }
  }

  /// `nil` for a place where there is no page. A name is always one of a page, which need not have
  /// been there yet.
  func page(of target: Target) -> PageID? {
    if case .name(let name) = target { return names.id(name.value) ?? Names.nobody }
    return names.page(target, in: viewer)
  }

  func page(_ target: Target) -> SignalValue {
    guard let page = page(of: target) else { return .absent }
    // `active` may be none; a page that is named is there or it is not.
    return viewer.index(of: page) == nil ? .absent : .page(page)
  }
}
