/// A state as it is in the middle of a change: what takes part is where it is now, everything else where
/// the change would have it.
///
/// A change that interrupts another begins here; its own map tells what becomes of the elements by their
/// names after the interrupted one.
public struct FrozenLayout<Base: CollectionLayout>: CollectionLayout {
  private var base: Base
  /// In content coordinates of the base.
  private let elements: [LayoutElement: LayoutAttributes<Base.Details>]
  /// What is on its way out: it has no name any more but its number here.
  public let leaving: [LayoutAttributes<Base.Details>]

  fileprivate init(
    _ base: Base, _ elements: [LayoutElement: LayoutAttributes<Base.Details>],
    leaving: [LayoutAttributes<Base.Details>]
  ) {
    self.base = base
    self.elements = elements
    self.leaving = leaving
  }

  /// What is on its way out is called by its number among such.
  public static func leavingElement(_ number: Int) -> LayoutElement {
    .decoration(.leaving, ItemIndex(item: number))
  }

  /// Does nothing: what is frozen stays.
  public mutating func prepare(
    _ content: Base.Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {}

  /// That of the state that the change leads to.
  public var content: Base.Content { base.content }
  /// That of the state that the change leads to.
  public var contentSize: Size { base.contentSize }
  /// That of the state that the change leads to.
  public var axis: ScrollAxis { base.axis }

  /// Appends what takes part and can be seen in a rectangle.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<Base.Details>]
  ) {
    let all = elements.values.sorted { $0.element.order < $1.element.order } + leaving
    result += all.filter { $0.alpha > 0 && $0.boundingBox.sharesArea(with: rect) }
  }

  /// How an element is drawn: where it is if it takes part, else where the change would have it.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<Base.Details>? {
    if case .decoration(.leaving, let index) = element {
      return leaving.indices.contains(index.item) ? leaving[index.item] : nil
    }
    if let attributes = elements[element] { return attributes }
    var other = base.layoutAttributes(for: element, viewport: viewport)
    // What takes no part is not seen, though the change may have let it lie in the pane.
    if let box = other?.boundingBox, box.sharesArea(with: viewport.bounds) { other?.alpha = 0 }
    return other
  }
}

extension ElementKind {
  /// What is left of something that is gone already: number 3.
  static let leaving = ElementKind(rawValue: 3)
}

extension LayoutTransition {
  /// The state on the way to a target, as it is now: what another change begins from.
  ///
  /// - Parameter target: the state that this one leads to.
  public func frozen<Target>(
    at t: Double, on target: LayoutController<Target>
  ) -> LayoutController<FrozenLayout<Target>> where Target.Details == Details {
    let way = target.contentOffset - contentOffset(at: t)
    var elements: [LayoutElement: LayoutAttributes<Details>] = [:]
    var leaving: [LayoutAttributes<Details>] = []
    for element in self.elements {
      var attributes = layoutAttributes(of: element, at: t)
      attributes.center = attributes.center + way
      if let name = element.after {
        attributes.element = name
        elements[name] = attributes
      } else {
        attributes.element = FrozenLayout<Target>.leavingElement(leaving.count)
        leaving.append(attributes)
      }
    }
    var viewport = target.viewport
    viewport.bounds.size = paneSize(at: t)
    return LayoutController(
      frozen: FrozenLayout(target.layout, elements, leaving: leaving), viewport: viewport)
  }
}

extension LayoutController {
  fileprivate init<Base>(frozen layout: Layout, viewport: Viewport)
  where Layout == FrozenLayout<Base> {
    self.init(layout: layout, content: layout.content, viewport: viewport)
  }
}
