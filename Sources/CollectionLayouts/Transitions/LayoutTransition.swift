/// The transition from one state to another: of layouts, of contents, of bounds, or of all of them.
///
/// All elements visible before or afterwards take part. They move in the coordinates of the pane,
/// so an anchor moves straight, whatever the offsets do. Progress is a number; a curve or a finger
/// sets it.
public struct LayoutTransition<Details: Equatable & Sendable>: Equatable, Sendable {
  /// The elements that take part, in the order of the content afterwards.
  public let elements: [TransitionElement<Details>]
  private let offsets: Way<Point>
  private let sizes: Way<Size>
  private let panes: Way<Size>

  private struct Way<Value: Equatable & Sendable>: Equatable, Sendable {
    let from: Value
    let to: Value
  }

  /// Creates the transition between two states.
  ///
  /// - Parameters:
  ///   - before: the state to leave.
  ///   - after: the state to reach, at its content offset.
  ///   - map: what becomes of the elements.
  ///   - revived: elements that were on their way out of `before` and are back, from their names
  ///     afterwards to their names there.
  ///   - style: how new cells appear, and how gone cells disappear.
  /// - Complexity: depends on the elements visible in both states.
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
    /// Returns where an element of one state comes from or goes to in the other, where it keeps its
    /// distance from the side where reading begins.
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

  /// Returns the content offset on the way, exact at both ends.
  public func contentOffset(at t: Double) -> Point {
    offsets.from.blended(toward: offsets.to, by: bounded(t))
  }

  /// Returns the size of the content on the way, exact at both ends.
  public func contentSize(at t: Double) -> Size {
    sizes.from.blended(toward: sizes.to, by: bounded(t))
  }

  /// Returns the size of the pane on the way, exact at both ends.
  public func paneSize(at t: Double) -> Size {
    panes.from.blended(toward: panes.to, by: bounded(t))
  }

  /// Returns how an element is drawn on the way, in content coordinates at the content offset for
  /// `t`: exactly as before at 0, and exactly as afterwards at 1.
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

  /// Returns how an element that takes no part would be drawn on the way, from how it is in both
  /// states.
  package func layoutAttributes(
    from start: LayoutAttributes<Details>, to end: LayoutAttributes<Details>, at t: Double
  ) -> LayoutAttributes<Details> {
    layoutAttributes(
      of: TransitionElement(
        before: start.element, after: end.element, start: start, end: end), at: t)
  }

  /// Returns the visible elements on the way, and how they are drawn: from bottom to top, and those
  /// of equal stacking order in the order of the content.
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
    // Comparing indices keeps the order of equals.
    return visible.indices.sorted { a, b in
      let (left, right) = (visible[a].attributes.zIndex, visible[b].attributes.zIndex)
      return left == right ? a < b : left < right
    }.map { visible[$0] }
  }

  private func bounded(_ t: Double) -> Double { t.bounded(within: 0...1, otherwise: 1) }
}
