import CollectionLayouts

extension CollectionViewer {
  /// What must hold in every state, and does not: empty as long as the model is right.
  ///
  /// - Parameter thoroughly: whether what is prepared is looked at as well, and not only what is shown.
  /// - Complexity: O(*k*²) for *k* elements in view; thoroughly O(*n*).
  public func checkInvariants(thoroughly: Bool = true) -> [String] {
    var found: [String] = []
    let shown = visibleElements
    checkFinite(shown, into: &found)
    checkOnce(shown, into: &found)
    if isSettled { checkRest(shown, into: &found) }
    checkAnchor(into: &found)
    if thoroughly {
      checkQueries(into: &found)
      checkFresh(into: &found)
    }
    return found
  }

  private func checkFinite(_ shown: [Shown], into found: inout [String]) {
    let numbers =
      [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height, anchorDrift]
      + shown.flatMap { element -> [Double] in
        let box = element.attributes.boundingBox
        return [
          box.minX, box.minY, box.size.width, box.size.height, element.attributes.alpha,
          element.attributes.zIndex,
        ]
      }
    if !numbers.allSatisfy({ $0.isFinite }) { found.append("1: a number is not finite") }
  }

  private func checkOnce(_ shown: [Shown], into found: inout [String]) {
    var known: Set<LayoutElement> = []
    for element in shown where !element.isLeaving {
      if !known.insert(element.element).inserted { found.append("2: a cell is there twice") }
    }
  }

  private func checkRest(_ shown: [Shown], into found: inout [String]) {
    if isOverscrolled { found.append("3: at rest beyond an end") }
    guard layout.isDisjoint else { return }
    let cells = shown.filter { if case .cell = $0.element { true } else { false } }
    // More than anybody can tell apart are not compared with each other.
    for (number, cell) in cells.prefix(1000).enumerated() {
      let frame = cell.attributes.frame
      if !frame.isInside(contentSize, along: layout.axis) {
        found.append("4: a cell is outside of the content")
      }
      let overlaps = cells[..<number].contains { frame.sharesArea(with: $0.attributes.frame) }
      if overlaps { found.append("5: two cells lie over each other") }
    }
  }

  /// What a change keeps is a point that a policy names, and only an end of the content moves it.
  private func checkAnchor(into found: inout [String]) {
    guard let change, let anchor = change.anchor, anchor.limit == nil, !hasScrolledSince(change),
      change.before.layout.axis == layout.axis, !layout.restsAtCards
    else { return }
    let points: [(ContentAnchor.Side, Double)] = [(.leading, 0), (.center, 0.5), (.trailing, 1)]
    if !points.contains(where: { $0 == (anchor.side, anchor.fraction) }) {
      found.append("9: an anchor at \(anchor.fraction) of its element")
    }
    let limits = offsetLimits
    let isInside = offset > limits.lowerBound + 1e-6 && offset < limits.upperBound - 1e-6
    if isInside, isAnchorInPlace, anchorDrift > 1e-6 {
      found.append("10: the anchor drifts by \(anchorDrift)")
    }
  }

  // MARK: What is prepared

  /// What a query gives is what there is.
  private func checkQueries(into found: inout [String]) {
    let all = everyElement
    for rect in rectangles {
      let asked = pane.layoutAttributesForElements(in: rect).filter { $0.alpha > 0 }
      let expected = all.filter { $0.alpha > 0 && $0.boundingBox.sharesArea(with: rect) }
      if asked != expected {
        found.append("6: a query of \(rect) gives \(asked.count) of \(expected.count) elements")
      }
    }
  }

  /// All that the layout has, one by one.
  private var everyElement: [LayoutAttributes<GalleryDetails>] {
    var elements: [LayoutElement] = []
    for section in 0..<content.sectionCount {
      let index = ItemIndex(section: section, item: 0)
      elements.append(.decoration(.sectionBackground, index))
      elements.append(.supplementary(.sectionHeader, index))
      for item in 0..<content.itemCount(inSection: section) {
        elements.append(.cell(ItemIndex(section: section, item: item)))
      }
      elements.append(.supplementary(.sectionFooter, index))
    }
    return elements.compactMap { pane.layoutAttributes(for: $0) }
  }

  /// The pane, its halves, thin lines, and what lies outside.
  private var rectangles: [Rect] {
    let pane = self.pane.viewport.bounds
    let (x, y) = (pane.minX, pane.minY)
    let (width, height) = (pane.size.width, pane.size.height)
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
    return [
      pane, rect(x, y, width, height / 2), rect(x + width / 2, y, width / 2, height),
      rect(x, y + height / 3, width, 1), rect(x + width / 3, y, 1, height),
      rect(x - width, y, width, height), rect(x, y + contentSize.height, width, height),
      rect(x - 2, y - 2 * height, width + 4, 5 * height),
    ]
  }

  /// What changes have made of the layout is what it would be prepared anew.
  private func checkFresh(into found: inout [String]) {
    guard !layout.remembersMoreThanContent else { return }
    let fresh = LayoutController(layout: layout, content: content, viewport: pane.viewport)
    let whole = Rect(origin: .zero, size: pane.contentSize)
    if fresh.contentSize != pane.contentSize
      || fresh.layoutAttributesForElements(in: whole) != pane.layoutAttributesForElements(in: whole)
    {
      found.append("7: prepared anew, the layout is another one")
    }
  }
}

extension GalleryLayout {
  /// Whether no cell of it lies over another, or outside of the content.
  fileprivate var isDisjoint: Bool {
    switch self {
    case .carousel, .pile: return false
    case .list, .flow, .columns, .quilt, .waterfall, .mosaic: return true
    }
  }

  /// Whether it rests only where a card is in the middle, which goes before an anchor.
  fileprivate var restsAtCards: Bool {
    if case .carousel = self { return true }
    return false
  }

  /// Whether what was before says where items are.
  fileprivate var remembersMoreThanContent: Bool {
    if case .waterfall(let layout) = self { return layout.metrics.keepsLanes }
    return false
  }
}

extension Rect {
  /// Whether it is within a content along the axis that scrolls: across there may be no room for it.
  fileprivate func isInside(_ content: Size, along axis: ScrollAxis) -> Bool {
    let slack = 1e-6
    return axis == .vertical
      ? minY >= -slack && maxY <= content.height + slack
      : minX >= -slack && maxX <= content.width + slack
  }

  /// The shorter side of what two rectangles share; 0 where they share no area.
  package func overlap(with other: Rect) -> Double {
    guard sharesArea(with: other) else { return 0 }
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return max(0, min(width, height))
  }

  /// The greatest overlap of two of some rectangles, in points. Cost: O(*n* log *n*) where they lie in a line or a
  /// grid; those in a heap are all compared.
  package static func deepestOverlap(of frames: [Rect]) -> Double {
    let width = (frames.map { $0.maxX }.max() ?? 0) - (frames.map { $0.minX }.min() ?? 0)
    let height = (frames.map { $0.maxY }.max() ?? 0) - (frames.map { $0.minY }.min() ?? 0)
    // Along the longer side fewer of them are beside each other.
    let isTall = height > width
    let ordered = frames.map { (from: isTall ? $0.minY : $0.minX, frame: $0) }
      .sorted { $0.from < $1.from }
    var deepest = 0.0
    for (number, (_, frame)) in ordered.enumerated() {
      let end = isTall ? frame.maxY : frame.maxX
      for (from, other) in ordered[(number + 1)...] {
        // Nothing behind it can lie deeper in the frame.
        guard from < end - deepest else { break }
        deepest = max(deepest, frame.overlap(with: other))
      }
    }
    return deepest
  }
}
