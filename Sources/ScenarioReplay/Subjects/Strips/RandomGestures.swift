import Elementary
import ScrollPhysics

/// The statements that `random` stands for: drawn from a seed, the same for ever.
///
/// Each purpose draws from a stream of its own, so that a new kind of gesture does not reshuffle
/// the moments or the lengths of the others.
struct RandomGestures {
  /// A statement, with its time from the beginning of the `random`.
  struct Drawn {
    var offset: Time
    var text: String

    /// Draws a number of statements, each with its own share of the time, to begin and end in.
    ///
    /// - Parameter statement: draws a statement for a room of so many milliseconds.
    static func spread(
      _ count: Int, over duration: Time, _ moments: inout RandomStream,
      statement: (Double) -> String
    ) -> [Drawn] {
      guard count > 0 else { return [] }
      let room = duration.milliseconds / Double(count)
      return (0..<count).map { number in
        let start = (Double(number) + moments.fraction() * 0.2) * room
        return Drawn(
          offset: .milliseconds(ElementaryFunctions.floor(start)), text: statement(room * 0.7))
      }
    }
  }

  private let count: Int
  private let duration: Time
  private let kinds: [RandomGesture]
  private let moments: RandomStream
  private var kindStream: RandomStream
  private var panes: RandomStream
  private var lengths: RandomStream
  private var speeds: RandomStream
  private var pages: RandomStream
  /// The number of pages that exist whatever was deleted so far.
  private var certainPages: Int
  private var inserted = 0
  private var isLandscape = false

  init(count: Int, seed: UInt64, duration: Time, kinds: [RandomGesture], pageCount: Int) {
    self.count = count
    self.duration = duration
    self.kinds = kinds.isEmpty ? RandomGesture.usual : kinds
    certainPages = pageCount
    moments = RandomStream(seed: seed, purpose: .moments)
    kindStream = RandomStream(seed: seed, purpose: .kinds)
    panes = RandomStream(seed: seed, purpose: .panes)
    lengths = RandomStream(seed: seed, purpose: .lengths)
    speeds = RandomStream(seed: seed, purpose: .speeds)
    pages = RandomStream(seed: seed, purpose: .pages)
  }

  /// Returns the statements in the order of their times; fingers never overlap.
  mutating func drawn() -> [Drawn] {
    var moments = moments
    return Drawn.spread(count, over: duration, &moments) { statement(room: $0) }
  }

  private mutating func statement(room: Double) -> String {
    let length = max(1, min(room, 60 + lengths.fraction() * 400))
    let time = "\(Int(length))ms"
    let distance = "\(20 + lengths.whole(in: 0...400))pt"
    let speed = "\(speeds.whole(in: 100...4000))pt/s"
    let pane = panes.choice(of: ["preview", "thumbnails"])
    let heading = panes.choice(of: ["forward", "backward"])
    let target = target()
    switch kindStream.choice(of: kinds) {
    case .drag:
      let release = speeds.whole(in: 0...1) == 0 ? "" : " release \(speed)"
      return "drag \(pane) \(heading) \(distance) over \(time)\(release)"
    case .flick: return "flick \(pane) \(heading) \(speed) over \(Int(min(length, 100)))ms"
    case .tap: return "tap thumbnail \(target)"
    case .step:
      let way = heading == "forward" ? 1 : -1
      return "step \(pane) by \(way * speeds.choice(of: [1, 1, 1, 2, 3, 12]))"
    case .wheel:
      let way = heading == "forward" ? "" : "-"
      if speeds.fraction() < 0.4 {
        return "wheel \(pane) \(way)\(speeds.whole(in: 1...4)) notches over \(time)"
      }
      return "wheel \(pane) \(way)\(distance) over \(time) tail \(time)"
    case .key: return "key \(speeds.choice(of: Self.keys))"
    case .select: return "select \(speeds.choice(of: ["", "toggle ", "to "]))\(target)"
    case .hold: return "hold \(pane) for \(time)"
    case .focus: return "focus \(target) \(speeds.whole(in: 0...3) == 0 ? "instant" : "animated")"
    case .rotate:
      isLandscape.toggle()
      return "rotate \(isLandscape ? "landscape" : "portrait") over 300ms"
    case .resize: return "resize \(300 + lengths.whole(in: 0...600))pt x 600pt over 200ms"
    case .delete:
      certainPages = max(0, certainPages - 1)
      return "delete \(target)"
    case .insert:
      inserted += 1
      return "insert r\(inserted) aspect \(aspect()) first"
    case .move: return "move \(target) after \(self.target())"
    case .arrange: return "arrange \(speeds.choice(of: ["reversed", "interleaved"]))"
    case .turn: return "turn \(target) by \(speeds.choice(of: [1, -1, 2]))"
    case .undo: return "undo"
    case .redo: return "redo"
    case .resolve: return "resolve \(target) aspect \(aspect())"
    case .wait: return "wait \(time)"
    }
  }

  /// Keys that only move the view, and that mean the same in both reading directions.
  private static let keys = [KeyName.up, .down, .pageUp, .pageDown, .home, .end].map {
    $0.rawValue
  }

  private mutating func aspect() -> String {
    DecimalText.rounded(0.3 + lengths.fraction() * 2.5, decimals: 2)
  }

  private mutating func target() -> String {
    guard certainPages > 0 else { return "active" }
    let number = pages.whole(in: 0...certainPages)
    return number == 0 ? "active" : "[\(number)]"
  }
}
