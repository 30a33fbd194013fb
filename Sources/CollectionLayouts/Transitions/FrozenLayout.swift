/// A state frozen in the middle of a change: elements that take part in the change are where they
/// are now, all others where the change would have them.
///
/// An interrupting change starts from this state. Its map names the elements as they are after the
/// interrupted change.
public struct FrozenLayout<Base: CollectionLayout>: CollectionLayout {
  private let base: Base
  /// The viewport that the base is prepared for.
  private let target: Viewport
  /// The part of the content that the pane showed when it was frozen.
  private let pane: Rect
  private let elements: [LayoutElement: LayoutAttributes<Base.Details>]
  /// The elements on their way out, which have no names any more but their numbers here.
  public let leaving: [LayoutAttributes<Base.Details>]
  /// The content size of the change when it was frozen.
  public let contentSize: Size

  fileprivate init(
    _ base: Base, for target: Viewport, contentSize: Size, in pane: Rect,
    _ elements: [LayoutElement: LayoutAttributes<Base.Details>],
    leaving: [LayoutAttributes<Base.Details>]
  ) {
    self.base = base
    self.target = target
    self.contentSize = contentSize
    self.pane = pane
    self.elements = elements
    self.leaving = leaving
  }

  /// Returns the name of an element on its way out, by its number in `leaving`.
  public static func leavingElement(_ number: Int) -> LayoutElement {
    .decoration(.leaving, ItemIndex(item: number))
  }

  /// Does nothing: a frozen state stays as it is.
  public mutating func prepare(
    _ content: Base.Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {}

  /// The content of the state that the change leads to.
  public var content: Base.Content { base.content }
  /// The axis of the state that the change leads to.
  public var axis: ScrollAxis { base.axis }

  /// Appends the elements in a rectangle: visible ones that take part, and others where the pane
  /// did not reach when it was frozen.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<Base.Details>]
  ) {
    var found = (Array(elements.values) + leaving).filter {
      $0.alpha > 0 && $0.boundingBox.sharesArea(with: rect)
    }
    if rect != pane {
      let there = Rect(origin: rect.origin - way, size: rect.size)
      for attributes in base.layoutAttributesForElements(in: there, viewport: targeted(viewport))
      where elements[attributes.element] == nil {
        let other = moved(attributes)
        if other.alpha > 0 { found.append(other) }
      }
    }
    result += found.sorted { $0.element.order < $1.element.order }
  }

  /// Returns how an element is drawn: where it is now if it takes part, otherwise where the change
  /// would have it.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<Base.Details>? {
    if case .decoration(.leaving, let index) = element {
      return leaving.indices.contains(index.item) ? leaving[index.item] : nil
    }
    if let attributes = elements[element] { return attributes }
    return base.layoutAttributes(for: element, viewport: targeted(viewport)).map { moved($0) }
  }

  /// Returns a viewport on the base, scrolled as far as the given one has been since the state was
  /// frozen.
  private func targeted(_ viewport: Viewport) -> Viewport {
    var result = target
    result.bounds.origin = target.bounds.origin + (viewport.bounds.origin - pane.origin)
    return result
  }

  /// How far elements that take no part are from where the base has them: in the pane, they keep
  /// their distance from the side where reading begins.
  private var way: Point {
    var way = pane.origin - target.bounds.origin
    if target.direction == .rightToLeft { way.x += pane.size.width - target.bounds.size.width }
    return way
  }

  /// Returns an element that takes no part, moved from where the base has it. Inside the frozen
  /// pane it stays invisible, because it was not seen there.
  private func moved(
    _ attributes: LayoutAttributes<Base.Details>
  ) -> LayoutAttributes<Base.Details> {
    var result = attributes
    result.center = attributes.center + way
    if result.boundingBox.sharesArea(with: pane) { result.alpha = 0 }
    return result
  }
}

extension ElementKind {
  /// An element on its way out, whose item or section is gone already: number 3.
  static let leaving = ElementKind(rawValue: 3)
}

extension LayoutTransition {
  /// Returns the state on the way to a target as it is now, from which another change can begin.
  ///
  /// - Parameters:
  ///   - t: the progress, from 0 to 1.
  ///   - target: the state that this transition leads to.
  public func frozen<Target>(
    at t: Double, on target: LayoutController<Target>
  ) -> LayoutController<FrozenLayout<Target>> where Target.Details == Details {
    var elements: [LayoutElement: LayoutAttributes<Details>] = [:]
    var leaving: [LayoutAttributes<Details>] = []
    for element in self.elements {
      var attributes = layoutAttributes(of: element, at: t)
      if let name = element.after {
        attributes.element = name
        elements[name] = attributes
      } else {
        attributes.element = FrozenLayout<Target>.leavingElement(leaving.count)
        leaving.append(attributes)
      }
    }
    var viewport = target.viewport
    viewport.bounds = Rect(origin: contentOffset(at: t), size: paneSize(at: t))
    return LayoutController(
      prepared: FrozenLayout(
        target.layout, for: target.viewport, contentSize: contentSize(at: t), in: viewport.bounds,
        elements, leaving: leaving),
      viewport: viewport)
  }
}

extension LayoutController {
  /// The state as it is; all visible elements take part.
  public var frozen: LayoutController<FrozenLayout<Layout>> {
    LayoutTransition(from: self, to: self).frozen(at: 1, on: self)
  }
}
