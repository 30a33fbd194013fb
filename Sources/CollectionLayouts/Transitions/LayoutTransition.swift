/// The way from one state to another: of layouts, of contents, of bounds, or of all of them.
///
/// What can be seen before or afterwards takes part, and moves in the coordinates of the pane, so that
/// an anchor goes straight whatever the offsets do. Progress is a number: a curve makes it, or a finger.
public struct LayoutTransition<Details: Equatable & Sendable>: Equatable, Sendable {
  /// What takes part, in the order of the content afterwards.
  public let elements: [TransitionElement<Details>]
  private let offsets: Way<Point>
  private let sizes: Way<Size>
  private let panes: Way<Size>

  private struct Way<Value: Equatable & Sendable>: Equatable, Sendable {
    let from: Value
    let to: Value
  }

  /// The way between two states.
  ///
  /// - Parameters:
  ///   - before: the state that is left.
  ///   - after: the state that is to be reached, at its content offset.
  ///   - map: what has become of the elements.
  ///   - revived: what was on its way out of the state that is left, by its name afterwards.
  ///   - style: how cells come that are new, and how those go that are gone.
  /// - Complexity: that of what can be seen in both.
  public init<Before, After>(
    from before: LayoutController<Before>, to after: LayoutController<After>,
    map: ElementMap = .identity, revived: [LayoutElement: LayoutElement] = [:],
    style: TransitionStyle = TransitionStyle()
  ) where Before.Details == Details, After.Details == Details {
    offsets = Way(from: before.contentOffset, to: after.contentOffset)
    sizes = Way(from: before.contentSize, to: after.contentSize)
    panes = Way(from: before.viewport.bounds.size, to: after.viewport.bounds.size)
    var elements: [TransitionElement<Details>] = []
    var known: Set<LayoutElement> = []
    /// What an element of one state is in the other, where it is as far from where reading begins.
    func outside(
      _ attributes: LayoutAttributes<Details>, from own: Viewport, to other: Viewport,
      _ style: AppearanceStyle
    ) -> LayoutAttributes<Details> {
      var moved = attributes
      moved.center = attributes.center - own.bounds.origin
      moved = style.outside(moved, pane: own.bounds.size)
      moved.center = moved.center + other.bounds.origin
      if other.direction == .rightToLeft {
        moved.center.x += other.bounds.size.width - own.bounds.size.width
      }
      return moved
    }
    var again: [LayoutElement: LayoutElement] = [:]
    for (name, old) in revived.sorted(by: { $0.key.order < $1.key.order }) {
      again[old] = again[old] ?? name
    }
    for start in before.visibleLayoutAttributes {
      let name = again[start.element] ?? map.newElement(of: start.element)
      if let name, let end = after.layoutAttributes(for: name) {
        known.insert(name)
        elements.append(.init(before: start.element, after: name, start: start, end: end))
      } else {
        let end = outside(
          start, from: before.viewport, to: after.viewport, style.disappearing)
        elements.append(.init(before: start.element, after: nil, start: start, end: end))
      }
    }
    for end in after.visibleLayoutAttributes where !known.contains(end.element) {
      let name = revived[end.element] ?? map.oldElement(of: end.element)
      if let name, let start = before.layoutAttributes(for: name) {
        elements.append(.init(before: name, after: end.element, start: start, end: end))
      } else {
        let start = outside(end, from: after.viewport, to: before.viewport, style.appearing)
        elements.append(.init(before: nil, after: end.element, start: start, end: end))
      }
    }
    self.elements = elements.sorted(by: TransitionElement.isOrdered)
  }

  /// The content offset on the way, exact at both ends.
  public func contentOffset(at t: Double) -> Point {
    offsets.from.blended(toward: offsets.to, by: bounded(t))
  }

  /// The size of the content on the way, exact at both ends.
  public func contentSize(at t: Double) -> Size {
    sizes.from.blended(toward: sizes.to, by: bounded(t))
  }

  /// The size of the pane on the way, exact at both ends.
  public func paneSize(at t: Double) -> Size {
    panes.from.blended(toward: panes.to, by: bounded(t))
  }

  /// How an element is drawn on the way, in content coordinates at the offset that the way has there:
  /// exactly as before at 0, and as afterwards at 1.
  public func layoutAttributes(
    of element: TransitionElement<Details>, at t: Double
  ) -> LayoutAttributes<Details> {
    let t = bounded(t)
    var (start, end) = (element.start, element.end)
    if t == 0 { return start }
    if t == 1 { return end }
    start.center = start.center - offsets.from
    end.center = end.center - offsets.to
    var result = start.blended(toward: end, by: t)
    result.center = result.center + contentOffset(at: t)
    result.element = element.after ?? element.start.element
    return result
  }

  /// How an element that takes no part would be drawn on the way, by how it is in both states.
  package func layoutAttributes(
    from start: LayoutAttributes<Details>, to end: LayoutAttributes<Details>, at t: Double
  ) -> LayoutAttributes<Details> {
    layoutAttributes(
      of: TransitionElement(
        before: start.element, after: end.element, start: start, end: end), at: t)
  }

  /// What can be seen on the way, and how it is drawn: from the lowest in the pile to the highest, and
  /// of one height in the order of the content.
  public func visibleElements(
    at t: Double
  ) -> [(element: TransitionElement<Details>, attributes: LayoutAttributes<Details>)] {
    let pane = Rect(origin: contentOffset(at: t), size: paneSize(at: t))
    let visible = elements.compactMap { element in
      let attributes = layoutAttributes(of: element, at: t)
      return attributes.alpha > 0 && attributes.boundingBox.sharesArea(with: pane)
        ? (element: element, attributes: attributes) : nil
    }
    guard visible.contains(where: { $0.attributes.zIndex != visible[0].attributes.zIndex }) else {
      return visible
    }
    // Sorting keeps the order of equals by their places.
    return visible.indices.sorted { a, b in
      let (left, right) = (visible[a].attributes.zIndex, visible[b].attributes.zIndex)
      return left == right ? a < b : left < right
    }.map { visible[$0] }
  }

  private func bounded(_ t: Double) -> Double { t.bounded(within: 0...1, otherwise: 1) }
}
