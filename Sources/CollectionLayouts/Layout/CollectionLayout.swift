/// The content that a layout lays out: items in sections.
public protocol CollectionContent: Sendable {
  /// The number of sections; every item is in one of them.
  var sectionCount: Int { get }
  /// Returns the number of items in a section; the first section is 0.
  func itemCount(inSection section: Int) -> Int
  /// Returns whether the size of an item is still an estimate.
  func isEstimated(_ item: ItemIndex) -> Bool
}

extension CollectionContent {
  /// Returns `false`: all sizes are known.
  public func isEstimated(_ item: ItemIndex) -> Bool { false }
}

/// The direction of reading.
public enum LayoutDirection: Hashable, Sendable {
  /// The first item is on the left.
  case leftToRight
  /// The first item is on the right: the panes are mirrored.
  case rightToLeft
}

/// The visible part of the content. Methods take it as an argument, so that scrolling changes no
/// layout.
public struct Viewport: Hashable, Sendable {
  /// The content offset, as the origin, and the size of the pane; in points.
  public var bounds: Rect
  /// The covered edges of the pane, in points, for layouts that keep clear of them.
  public var safeArea: EdgeInsets
  /// The reading direction of the pane.
  public var direction: LayoutDirection

  /// Creates a view of content through a pane.
  ///
  /// - Parameters:
  ///   - bounds: the content offset and the size of the pane, in points.
  ///   - safeArea: the covered edges of the pane, in points.
  ///   - direction: the reading direction.
  public init(bounds: Rect, safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight)
  {
    self.bounds = bounds
    self.safeArea = safeArea
    self.direction = direction
  }
}

/// How much of a layout must be computed again.
public enum LayoutInvalidation: UInt8, Comparable, Sendable {
  /// Everything that was prepared and placed stays valid.
  case nothing
  /// Only what follows the content offset must be computed again.
  case attributes
  /// More must be prepared; what is prepared already may stay.
  case extent
  /// Everything must be prepared anew.
  case layout

  /// Whether the first invalidates less than the second.
  public static func < (left: LayoutInvalidation, right: LayoutInvalidation) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The rule that places items, in the terms of `UICollectionViewLayout`.
///
/// Three differences: the viewport is passed in, so that scrolling mutates no layout; attributes
/// are values with `Details` instead of subclasses; and a velocity is in points per *second*
/// everywhere (UIKit's method takes points per millisecond).
public protocol CollectionLayout: Sendable {
  /// What the layout lays out.
  associatedtype Content: CollectionContent
  /// What this layout's attributes add to those of all layouts.
  associatedtype Details: Equatable & Sendable

  /// Prepares the layout for content and a viewport; all later answers are about these.
  ///
  /// Called before anything else, and again when a change of the viewport invalidates more than
  /// ``LayoutInvalidation/attributes``. The layout may keep whatever stays valid.
  mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation)
  /// The content that the layout was prepared for.
  var content: Content { get }
  /// The size of the whole content, in points, without the inset.
  var contentSize: Size { get }
  /// How far the content may be scrolled beyond its edges, in points.
  var contentInset: EdgeInsets { get }
  /// The axis along which the content scrolls.
  var axis: ScrollAxis { get }
  /// The headers and footers that stay in the pane.
  var pinned: PinnedElements { get }

  /// Appends exactly the elements whose drawn frame shares an area with a rectangle of the content,
  /// in order. For a rotated element, the frame is the upright rectangle around it.
  func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<Details>])
  /// Returns how an element is drawn, in view or not; `nil` if there is no such element.
  func layoutAttributes(for element: LayoutElement, viewport: Viewport)
    -> LayoutAttributes<Details>?

  /// Returns the topmost item whose drawn cell contains a point of the content; `nil` if there is
  /// none, or if something else lies on top of it.
  func item(at point: Point, viewport: Viewport) -> ItemIndex?

  /// Returns how much new bounds invalidate; the viewport still has the old ones.
  func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport) -> LayoutInvalidation
  /// Returns where a release comes to rest, in content coordinates; the velocity is in points per
  /// second.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point
  /// What stays in place by default when the bounds change.
  var usualAnchor: AnchorPolicy { get }
  /// Returns the anchor that a policy chooses; `nil` if nothing is to stay in place.
  func anchor(in viewport: Viewport, by policy: AnchorPolicy) -> ContentAnchor?
  /// Returns the offset, for the viewport's bounds, at which the anchor is where it was.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point

  /// Takes in content changed by a batch. Whatever is neither new nor reloaded is as it was.
  mutating func update(to content: Content, by batch: CollectionBatch, in viewport: Viewport)
}
