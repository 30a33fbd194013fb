/// What a layout lays out: items in sections.
public protocol CollectionContent: Sendable {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
}

/// Which way reading goes.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The part of the content that is looked at. Passed in, so that scrolling changes no layout.
public struct Viewport: Hashable, Sendable {
  /// The origin is the content offset, the size that of the pane; in points.
  public var bounds: Rect
  public var safeArea: EdgeInsets
  public var direction: LayoutDirection

  public init(bounds: Rect, safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight)
  {
    self.bounds = bounds
    self.safeArea = safeArea
    self.direction = direction
  }
}

/// How much of a layout has to be done again.
public enum LayoutInvalidation: UInt8, Comparable, Sendable {
  case nothing
  /// What follows the content offset.
  case attributes
  /// More has to be prepared; what there is may stay.
  case extent
  case layout

  public static func < (left: LayoutInvalidation, right: LayoutInvalidation) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What is to stay in place across a change: a point of an item, as a fraction of its frame.
public struct ContentAnchor: Hashable, Sendable {
  public var item: ItemIndex
  public var fraction: Point

  public init(item: ItemIndex, fraction: Point) {
    self.item = item
    self.fraction = fraction
  }
}

/// One change of the content, by item.
public enum CollectionUpdate: Hashable, Sendable {
  case insert(at: ItemIndex)
  case delete(at: ItemIndex)
  case move(from: ItemIndex, to: ItemIndex)
  case reload(at: ItemIndex)
}

/// The rule that places items, in the terms of `UICollectionViewLayout`.
///
/// Three differences: the viewport is passed in, so that scrolling mutates no layout; attributes
/// are values with `Details` instead of subclasses; and a velocity is in points per *second*
/// everywhere (UIKit's hook speaks points per millisecond).
public protocol CollectionLayout: Sendable {
  associatedtype Content: CollectionContent
  associatedtype Details: Equatable & Sendable

  mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation)
  var contentSize: Size { get }
  var contentInset: EdgeInsets { get }

  /// Appends exactly the elements whose drawn frame shares an area with a rectangle of the
  /// content, in order.
  func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<Details>])
  func layoutAttributes(for element: LayoutElement, viewport: Viewport)
    -> LayoutAttributes<Details>?

  func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport) -> LayoutInvalidation
  /// Where a release is to come to rest, in content coordinates; velocity in points per second.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point
  func anchor(in viewport: Viewport) -> ContentAnchor?
  /// The offset for the viewport's new bounds that keeps the anchor where it was.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point

  mutating func prepare(forCollectionUpdates updates: [CollectionUpdate])
  func initialLayoutAttributes(forAppearing final: LayoutAttributes<Details>, viewport: Viewport)
    -> LayoutAttributes<Details>
  func finalLayoutAttributes(
    forDisappearing initial: LayoutAttributes<Details>, viewport: Viewport
  ) -> LayoutAttributes<Details>
  mutating func finalizeCollectionUpdates()
}
