/// What a layout lays out: items in sections.
public protocol CollectionContent: Sendable {
  /// The number of sections; all items are in one of them.
  var sectionCount: Int { get }
  /// The number of items in a section, the first section being 0.
  func itemCount(inSection section: Int) -> Int
  /// Whether the size of an item is a guess so far.
  func isEstimated(_ item: ItemIndex) -> Bool
}

extension CollectionContent {
  /// No: all sizes are known.
  public func isEstimated(_ item: ItemIndex) -> Bool { false }
}

/// Which way reading goes.
public enum LayoutDirection: Hashable, Sendable {
  /// The first item is at the left.
  case leftToRight
  /// The first item is at the right: the panes are the mirror image.
  case rightToLeft
}

/// The part of the content that is looked at. Passed in, so that scrolling changes no layout.
public struct Viewport: Hashable, Sendable {
  /// The origin is the content offset, the size that of the pane; in points.
  public var bounds: Rect
  /// What is covered at the pane's edges, in points; for layouts that keep clear of it.
  public var safeArea: EdgeInsets
  /// Which way reading goes in the pane.
  public var direction: LayoutDirection

  /// A view of content through a pane.
  ///
  /// - Parameters:
  ///   - bounds: the content offset and the size of the pane, in points.
  ///   - safeArea: what is covered at the pane's edges, in points.
  ///   - direction: which way reading goes.
  public init(bounds: Rect, safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight)
  {
    self.bounds = bounds
    self.safeArea = safeArea
    self.direction = direction
  }
}

/// How much of a layout has to be done again.
public enum LayoutInvalidation: UInt8, Comparable, Sendable {
  /// All that was prepared and placed stays true.
  case nothing
  /// What follows the content offset.
  case attributes
  /// More has to be prepared; what there is may stay.
  case extent
  /// Everything is prepared anew.
  case layout

  /// Whether the first leaves less to be done again.
  public static func < (left: LayoutInvalidation, right: LayoutInvalidation) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The rule that places items, in the terms of `UICollectionViewLayout`.
///
/// Three differences: the viewport is passed in, so that scrolling mutates no layout; attributes
/// are values with `Details` instead of subclasses; and a velocity is in points per *second*
/// everywhere (UIKit's hook speaks points per millisecond).
public protocol CollectionLayout: Sendable {
  /// What the layout lays out.
  associatedtype Content: CollectionContent
  /// What its attributes have besides those of all layouts.
  associatedtype Details: Equatable & Sendable

  /// Takes in the content and the viewport; all later answers are about these.
  ///
  /// Called before anything else is asked, and again where a change of the viewport leaves more
  /// than ``LayoutInvalidation/attributes`` to be done again; what the invalidation leaves may be
  /// kept.
  mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation)
  /// What it was prepared for.
  var content: Content { get }
  /// The size of all that is laid out, in points, without the inset.
  var contentSize: Size { get }
  /// How far the content may be scrolled beyond its edges, in points.
  var contentInset: EdgeInsets { get }
  /// Which way the content scrolls.
  var axis: ScrollAxis { get }
  /// Which headers and footers stay in the pane.
  var pinned: PinnedElements { get }

  /// Appends exactly the elements whose drawn frame, upright about what is rotated, shares an area
  /// with a rectangle of the content, in order.
  func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<Details>])
  /// How an element is drawn, in view or not; `nil` where there is no such element.
  func layoutAttributes(for element: LayoutElement, viewport: Viewport)
    -> LayoutAttributes<Details>?

  /// The item whose drawn cell holds a point of the content; of several, the one on top, and none
  /// where something else lies upon it.
  func item(at point: Point, viewport: Viewport) -> ItemIndex?

  /// How much has to be done again for new bounds; the viewport still has the old ones.
  func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport) -> LayoutInvalidation
  /// Where a release is to come to rest, in content coordinates; velocity in points per second.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point
  /// What stays in place when the bounds change, unless told otherwise.
  var usualAnchor: AnchorPolicy { get }
  /// What is to stay in place by a policy; `nil` where nothing is to.
  func anchor(in viewport: Viewport, by policy: AnchorPolicy) -> ContentAnchor?
  /// The offset for the viewport's bounds that has the anchor where it was.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point

  /// Takes in content that some changes have made of the content before. What is neither new nor
  /// reloaded is as it was.
  mutating func update(to content: Content, by batch: CollectionBatch, in viewport: Viewport)
}
