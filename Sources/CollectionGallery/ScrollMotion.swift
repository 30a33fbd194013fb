import CollectionLayouts
import ScrollPhysics

/// How the content offset follows time, along the axis that scrolls and in reading direction.
enum ScrollMotion: Equatable, Sendable {
  /// The offset stays.
  case resting
  /// A finger holds the content.
  case held(Hold)
  /// A curve runs.
  case running(Run)

  /// Where a finger holds the content, in points: within the limits this is the offset, beyond them
  /// a pull, of which the rubber band shows a part.
  struct Hold: Equatable, Sendable {
    var raw: Double
  }

  struct Run: Equatable, Sendable {
    let curve: Curve
    let start: Time
    /// When the motion comes to rest, or runs into an edge.
    let end: Time
    /// The offset at the end.
    let target: Double
    /// Whether the content ends at the target before the curve does.
    var endsAtEdge = false
    /// The item that the motion scrolls to, if it was sent to one.
    var goal: Goal?

    func offset(at time: Time) -> Double { curve.offset(at: (time - start).seconds) }
    func velocity(at time: Time) -> Double { curve.velocity(at: (time - start).seconds) }
  }

  /// An item to be shown at a side of the pane.
  struct Goal: Equatable, Sendable {
    let item: ItemID
    let side: ContentAnchor.Side
  }

  enum Curve: Equatable, Sendable {
    case coast(Deceleration)
    case settle(SettleCurve)
    case bounce(Bounce)

    func offset(at seconds: Double) -> Double {
      switch self {
      case .coast(let curve): return curve.position(at: seconds)
      case .settle(let curve): return curve.position(at: seconds)
      case .bounce(let curve): return curve.position(at: seconds)
      }
    }

    func velocity(at seconds: Double) -> Double {
      switch self {
      case .coast(let curve): return curve.velocity(at: seconds)
      case .settle(let curve): return curve.velocity(at: seconds)
      case .bounce(let curve): return curve.velocity(at: seconds)
      }
    }
  }
}
