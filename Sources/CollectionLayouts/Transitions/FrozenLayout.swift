/// A state as it is in the middle of a change: what takes part is where it is now, everything else where
/// the change would have it.
///
/// A change that interrupts another begins here; its own map tells what becomes of the elements by their
/// names after the interrupted one.
public struct FrozenLayout<Base: CollectionLayout>: CollectionLayout {
  private let base: Base
  /// What the base is prepared for.
  private let target: Viewport
  /// What the pane showed when it was frozen.
  private let pane: Rect
  private let elements: [LayoutElement: LayoutAttributes<Base.Details>]
  /// What is on its way out: it has no name any more but its number here.
  public let leaving: [LayoutAttributes<Base.Details>]
  /// That of the change when it was frozen.
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
  public var axis: ScrollAxis { base.axis }

  /// Appends what takes part and can be seen in a rectangle, and what lies where the pane did not
  /// reach when it was frozen.
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

  /// How an element is drawn: where it is if it takes part, else where the change would have it.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<Base.Details>? {
    if case .decoration(.leaving, let index) = element {
      return leaving.indices.contains(index.item) ? leaving[index.item] : nil
    }
    if let attributes = elements[element] { return attributes }
    return base.layoutAttributes(for: element, viewport: targeted(viewport)).map { moved($0) }
  }

  /// A viewport on the base that is scrolled as far as this one has been since it was frozen.
  private func targeted(_ viewport: Viewport) -> Viewport {
    var result = target
    result.bounds.origin = target.bounds.origin + (viewport.bounds.origin - pane.origin)
    return result
  }

  /// How far what takes no part is from where the base has it: in the pane it is as far from where
  /// reading begins.
  private var way: Point {
    var way = pane.origin - target.bounds.origin
    if target.direction == .rightToLeft { way.x += pane.size.width - target.bounds.size.width }
    return way
  }

  /// What takes no part, from where the base has it. It was not seen, though the base may have it in
  /// what the pane showed.
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
  /// What is left of something that is gone already: number 3.
  static let leaving = ElementKind(rawValue: 3)
}

extension LayoutTransition {
  /// The state on the way to a target, as it is now: what another change begins from.
  ///
  /// - Parameters:
  ///   - t: its progress, from 0 to 1.
  ///   - target: the state that this one leads to.
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
  /// The state as it is, with what can be seen taking part.
  public var frozen: LayoutController<FrozenLayout<Layout>> {
    LayoutTransition(from: self, to: self).frozen(at: 1, on: self)
  }
}
