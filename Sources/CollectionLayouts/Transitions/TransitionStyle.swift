import Elementary

/// How cells come that are new, and how those go that are gone. Who that is the changes say, never the
/// style; headers, footers and backgrounds fade.
public struct TransitionStyle: Hashable, Sendable {
  /// How cells come.
  public var appearing: AppearanceStyle
  /// How cells go.
  public var disappearing: AppearanceStyle

  /// A style: cells fade in and out, unless told otherwise.
  public init(appearing: AppearanceStyle = .fade, disappearing: AppearanceStyle = .fade) {
    self.appearing = appearing
    self.disappearing = disappearing
  }
}

/// An edge of the pane.
public enum PaneEdge: Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge, whichever way reading goes.
  case left
  /// The lower edge.
  case bottom
  /// The right edge, whichever way reading goes.
  case right
}

/// The state between which and its place a cell comes or goes: always transparent.
public enum AppearanceStyle: Hashable, Sendable {
  /// In its place.
  case fade
  /// Just beyond an edge of the pane.
  case slide(PaneEdge)
  /// Tipped over its lower left corner and fallen, each cell a little differently: by a number of the
  /// seed and the cell's own.
  case fall(seed: UInt32)
  /// In its place, at a part of its size.
  case scale(Double)

  /// The state of a cell outside of its place.
  ///
  /// - Parameters:
  ///   - attributes: its place, in the pane's coordinates.
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

  /// Moved down by a share of half its height, then turned about its lower left corner by a share of an
  /// eighth of a circle.
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

/// By how much a cell falls: two shares of 0 to 0.99 that are the same in every run.
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
