import CollectionLayouts
import ScrollPhysics

/// How the content offset follows time, along the axis that scrolls and in the direction of reading.
enum ScrollMotion: Equatable, Sendable {
  /// It does not.
  case resting
  /// A finger holds the content.
  case held(Hold)
  /// A curve runs.
  case running(Run)

  /// Where a finger has the content, in points: within the limits that offset, beyond them a pull of
  /// which the rubber band shows a part.
  struct Hold: Equatable, Sendable {
    var raw: Double
  }

  struct Run: Equatable, Sendable {
    let curve: Curve
    let start: Time
    /// When it comes to rest, or runs into an edge.
    let end: Time
    /// Where it is at its end.
    let target: Double
    /// Whether content ends there before the curve does.
    var endsAtEdge = false
    /// What it is sent to.
    var goal: Goal?

    func offset(at time: Time) -> Double { curve.offset(at: (time - start).seconds) }
    func velocity(at time: Time) -> Double { curve.velocity(at: (time - start).seconds) }
  }

  /// An item that is to be at a place of the pane.
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
