import CollectionGallery
import ScrollPhysics

/// The statements that `random N changes` stands for: drawn from a seed, the same for ever.
///
/// Each purpose draws from a stream of its own, so that a new kind of change does not reshuffle the
/// moments or the items of the others. If an item of a change no longer exists, the viewer refuses
/// the whole change.
struct RandomChanges {
  private let count: Int
  private let duration: Time
  private let kinds: [RandomChange]
  private let layouts: [String]
  private let sections: [(name: String, count: Int)]
  private let moments: RandomStream
  private var kindStream: RandomStream
  private var lengths: RandomStream
  private var items: RandomStream
  /// The stem of new names; it differs from the names of other statements and of people.
  private let stem: String
  private var inserted = 0

  init(
    count: Int, seed: UInt64, duration: Time, kinds: [RandomChange], statement: Int,
    _ collection: CollectionSetup, names: Names
  ) {
    stem = "new\(statement + 1)-"
    self.count = count
    self.duration = duration
    self.kinds = kinds.isEmpty ? RandomChange.allCases : kinds
    layouts = collection.layouts.map { $0.name }
    sections = collection.content.sections.map { (names.name(ofSection: $0.id), $0.count) }
      .filter { $0.count > 0 }
    moments = RandomStream(seed: seed, purpose: .moments)
    kindStream = RandomStream(seed: seed, purpose: .kinds)
    lengths = RandomStream(seed: seed, purpose: .lengths)
    items = RandomStream(seed: seed, purpose: .pages)
  }

  /// Returns the statements in the order of their times; fingers never overlap.
  mutating func drawn() -> [RandomGestures.Drawn] {
    guard !sections.isEmpty else { return [] }
    var moments = moments
    return RandomGestures.Drawn.spread(count, over: duration, &moments) { statement(room: $0) }
  }

  private mutating func statement(room: Double) -> String {
    // A change that takes longer than its room is interrupted by the next one.
    let time = "\(20 + lengths.whole(in: 0...380))ms"
    let length = 20 + lengths.whole(in: 0...400)
    let way = lengths.whole(in: 0...1) == 0 ? "forward" : "backward"
    let (item, other) = (self.item(), self.item())
    let size = "block \(1 + length % 3) x \(1 + length / 3 % 2) height \(40 + length / 2)pt"
    switch kindStream.choice(of: kinds) {
    case .insert:
      inserted += 1
      return "update insert \(stem)\(inserted) \(size) before \(item) over \(time)"
    case .delete: return "update delete \(item) over \(time)"
    case .move:
      return item == other
        ? "wait \(time)"
        : "update move \(item) \(length % 2 == 0 ? "before" : "after") \(other) over \(time)"
    case .reload: return "update reload \(item) \(size) over \(time)"
    case .layout:
      return layouts.isEmpty
        ? "wait \(time)" : "layout \(layouts[length % layouts.count]) over \(time)"
    case .resize: return "resize \(200 + length)pt x \(300 + length / 2)pt over \(time)"
    case .scroll:
      return length % 3 == 0
        ? "scroll to \(item) at middle animated" : "scroll \(way) \(length)pt instant"
    case .drag:
      let moving = max(1, Int(min(room, 120)))
      return "drag \(way) \(length)pt over \(moving)ms release \(length * 4)pt/s"
    case .measure: return "measure \(item) height \(40 + length / 2)pt"
    }
  }

  private mutating func item() -> String {
    let section = sections[items.whole(in: 0...sections.count - 1)]
    return "\(section.name)\(items.whole(in: 1...section.count))"
  }
}
