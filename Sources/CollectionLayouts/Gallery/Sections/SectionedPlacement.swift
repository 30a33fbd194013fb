/// Sections that follow each other along the main axis, each with a header, cells and a footer.
/// Most layouts of the gallery share this.
struct SectionedPlacement<Body: SectionBody>: Sendable {
  struct Section: Sendable {
    /// The length of the header; 0 for none.
    var header = 0.0
    /// The space between the header and the cells.
    var before = 0.0
    var body: Body
    /// The space between the cells and the footer.
    var after = 0.0
    /// The length of the footer; 0 for none.
    var footer = 0.0
    /// The space behind the section.
    var gap = 0.0

    var length: Double { header + before + body.length + after + footer }
  }

  let content: Body.Content
  let axis: ScrollAxis
  let style: SectionStyle
  /// The breadth of the pane across the main axis, in points.
  let breadth: Double
  private let sections: [Section]
  private let stack: SectionStack

  /// Creates a placement without sections.
  init(_ content: Body.Content, axis: ScrollAxis, style: SectionStyle) {
    self.content = content
    self.axis = axis
    self.style = style
    breadth = 0
    sections = []
    stack = SectionStack()
  }

  /// - Parameters:
  ///   - breadth: the breadth of the pane; if it is 0, there are no sections.
  ///   - section: returns a section with the gap behind it; the gap of the last one does not count.
  init(
    _ content: Body.Content, axis: ScrollAxis, style: SectionStyle, breadth: Double,
    section: (Int) -> Section
  ) {
    self.content = content
    self.axis = axis
    self.style = style
    self.breadth = breadth
    let sections = breadth > 0 ? (0..<content.boundedSectionCount).map(section) : []
    stack = SectionStack(count: sections.count) {
      sections[$0].length + ($0 + 1 < sections.count ? sections[$0].gap : 0)
    }
    self.sections = sections
  }

  private var pinned: PinnedElements { style.pinned }

  /// Returns the cells of a section; `nil` if there is no such section.
  func body(of section: Int) -> Body? {
    sections.indices.contains(section) ? sections[section].body : nil
  }

  var contentSize: Size { axis.size(length: stack.length, breadth: max(0, breadth)) }

  /// Returns what a change of the pane's bounds invalidates: pinned elements follow the offset.
  func invalidation(_ newBounds: Rect, in viewport: Viewport) -> LayoutInvalidation {
    // The length of the pane changes no place.
    let newBreadth = axis.breadth(of: newBounds.size)
    if newBreadth != axis.breadth(of: viewport.bounds.size) { return .layout }
    return pinned.isEmpty || newBounds == viewport.bounds ? .nothing : .attributes
  }

  /// Appends the elements that share an area with a rectangle: section by section its background, its
  /// header, its cells and its footer.
  func append(
    in rect: Rect, _ viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    let axes = axes(viewport)
    let wanted = axes.axisRect(rect)
    func append(_ attributes: LayoutAttributes<GalleryDetails>?) {
      if let attributes, attributes.frame.sharesArea(with: rect) { result.append(attributes) }
    }
    for section in stack.sections(from: wanted.main, to: wanted.mainEnd) {
      append(background(of: section, axes))
      append(header(of: section, axes, viewport))
      let start = bodyStart(of: section)
      sections[section].body.forEachItem(from: wanted.main - start, to: wanted.mainEnd - start) {
        append(cell(ItemIndex(section: section, item: $0), axes))
      }
      append(footer(of: section, axes, viewport))
    }
  }

  /// Returns the attributes of an element; `nil` if there is no such element.
  func attributes(
    for element: LayoutElement, _ viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    switch element {
    case .cell(let item):
      guard sections.indices.contains(item.section), content.has(item) else { return nil }
      return cell(item, axes(viewport))
    case .supplementary(let kind, let index):
      guard sections.indices.contains(index.section), index.item == 0 else { return nil }
      switch kind {
      case .sectionHeader: return header(of: index.section, axes(viewport), viewport)
      case .sectionFooter: return footer(of: index.section, axes(viewport), viewport)
      default: return nil
      }
    case .decoration(.sectionBackground, let index):
      guard sections.indices.contains(index.section), index.item == 0 else { return nil }
      return background(of: index.section, axes(viewport))
    case .decoration: return nil
    }
  }

  // MARK: Elements

  private func axes(_ viewport: Viewport) -> Axes {
    Axes(axis, contentSize: contentSize, direction: viewport.direction)
  }

  private func bodyStart(of section: Int) -> Double {
    stack.start(of: section) + sections[section].header + sections[section].before
  }

  private func cell(_ item: ItemIndex, _ axes: Axes) -> LayoutAttributes<GalleryDetails> {
    let body = sections[item.section].body
    var place = body.frame(of: item, in: content)
    place.main += bodyStart(of: item.section)
    let frame = axes.rect(place)
    return LayoutAttributes(
      element: .cell(item), center: frame.center, size: frame.size,
      details: body.details(of: item.item))
  }

  private func background(
    of section: Int, _ axes: Axes
  ) -> LayoutAttributes<GalleryDetails>? {
    guard let insets = style.background.map({ AxisInsets($0, axis) }) else { return nil }
    let place = AxisRect(
      main: bodyStart(of: section) + insets.mainStart, cross: insets.crossStart,
      length: sections[section].body.length - insets.mainStart - insets.mainEnd,
      breadth: breadth - insets.crossStart - insets.crossEnd)
    guard place.length > 0, place.breadth > 0 else { return nil }
    let frame = axes.rect(place)
    return LayoutAttributes(
      element: .decoration(.sectionBackground, ItemIndex(section: section, item: 0)),
      center: frame.center, size: frame.size, zIndex: -1, details: GalleryDetails())
  }

  private func header(
    of section: Int, _ axes: Axes, _ viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    let length = sections[section].header
    let own = stack.start(of: section)
    var main = own
    if pinned.contains(.headers) {
      // Never above its own place, and pushed out by the end of its section.
      main = max(own, min(axes.visible(viewport).start, own + extent(of: section) - length))
    }
    return supplementary(.sectionHeader, section, main, length, axes, isPinned: .headers)
  }

  private func footer(
    of section: Int, _ axes: Axes, _ viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    let length = sections[section].footer
    let own = stack.start(of: section) + extent(of: section) - length
    var main = own
    if pinned.contains(.footers) {
      // Never below its own place, and never above where the header of its section ends.
      let header = stack.start(of: section) + sections[section].header
      main = min(own, max(axes.visible(viewport).end - length, header))
    }
    return supplementary(.sectionFooter, section, main, length, axes, isPinned: .footers)
  }

  private func extent(of section: Int) -> Double { sections[section].length }

  private func supplementary(
    _ kind: ElementKind, _ section: Int, _ main: Double, _ length: Double, _ axes: Axes,
    isPinned pin: PinnedElements
  ) -> LayoutAttributes<GalleryDetails>? {
    guard length > 0 else { return nil }
    let frame = axes.rect(AxisRect(main: main, cross: 0, length: length, breadth: breadth))
    return LayoutAttributes(
      element: .supplementary(kind, ItemIndex(section: section, item: 0)), center: frame.center,
      size: frame.size, zIndex: pinned.contains(pin) ? 1 : 0, details: GalleryDetails())
  }
}

extension Axes {
  /// Returns the stretch of the main axis that a viewport shows, within its safe area.
  fileprivate func visible(_ viewport: Viewport) -> (start: Double, end: Double) {
    let pane = axisRect(viewport.bounds)
    let covered = ends(of: viewport.safeArea)
    let start = pane.main + covered.start
    return (start, max(start, pane.mainEnd - covered.end))
  }
}
