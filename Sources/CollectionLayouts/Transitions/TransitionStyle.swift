import Elementary

/// How new cells appear, and how gone cells disappear. The changes decide which cells those are,
/// never the style; headers, footers and backgrounds fade.
public struct TransitionStyle: Hashable, Sendable {
  /// How new cells appear.
  public var appearing: AppearanceStyle
  /// How gone cells disappear.
  public var disappearing: AppearanceStyle

  /// Creates a style; by default cells fade in and out.
  public init(appearing: AppearanceStyle = .fade, disappearing: AppearanceStyle = .fade) {
    self.appearing = appearing
    self.disappearing = disappearing
  }
}

/// An edge of the pane.
public enum PaneEdge: Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge, in either reading direction.
  case left
  /// The lower edge.
  case bottom
  /// The right edge, in either reading direction.
  case right
}

/// The state from which a cell appears, or to which it disappears; always transparent.
public enum AppearanceStyle: Hashable, Sendable {
  /// In its place.
  case fade
  /// Just beyond an edge of the pane.
  case slide(PaneEdge)
  /// Tipped over its lower left corner and fallen, each cell a little differently, depending on the
  /// seed and the cell's own index.
  case fall(seed: UInt32)
  /// In its place, scaled by this factor.
  case scale(Double)

  /// Returns an element as it is outside of its place, before it appears or after it disappears.
  ///
  /// - Parameters:
  ///   - attributes: the element in its place, in the pane's coordinates.
  ///   - pane: the size of the pane.
  func outside<Details>(
    _ attributes: LayoutAttributes<Details>, pane: Size
  ) -> LayoutAttributes<Details> {
    var result = attributes
    result.alpha = 0
    guard case .cell(let item) = attributes.element else { return result }
    let box = attributes.boundingBox
    switch self {
    case .fade: break
    case .slide(.top): result.center.y -= box.maxY
    case .slide(.left): result.center.x -= box.maxX
    case .slide(.bottom): result.center.y += pane.height - box.minY
    case .slide(.right): result.center.x += pane.width - box.minX
    case .scale(let part): result.transform.scale *= part.bounded(within: 0...10, otherwise: 1)
    case .fall(let seed):
      let chance = FallChance(seed: seed, item: item)
      let fallen = AppearanceStyle.fallen(box.size, drop: chance.drop, turn: chance.turn)
      result.transform.translation = result.transform.translation + fallen.translation
      result.transform.rotation += fallen.rotation
    }
    return result
  }

  /// Returns a transform that moves down by a share of half the height, then turns about the lower
  /// left corner by a share of an eighth of a circle.
  package static func fallen(_ size: Size, drop: Double, turn: Double) -> Transform {
    let angle = turn * .pi / 4
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    let half = size * 0.5
    let below = drop * half.height - half.height
    return Transform(
      translation: Point(
        x: half.width * cosine - below * sine - half.width,
        y: half.width * sine + below * cosine + half.height),
      rotation: angle)
  }
}

/// How far a cell falls: two shares from 0 to 0.99 that are the same in every run.
struct FallChance: Equatable, Sendable {
  let drop: Double
  let turn: Double

  init(seed: UInt32, item: ItemIndex) {
    let section = UInt64(truncatingIfNeeded: item.section)
    let place = (UInt64(seed) &+ section) << 32 &+ UInt64(truncatingIfNeeded: item.item)
    let bits = SplitMix.number(of: place &+ SplitMix.step)
    drop = Double((bits >> 32) % 100) / 100
    turn = Double((bits & 0xFFFF_FFFF) % 100) / 100
  }
}
