import CollectionLayouts
import TestSupport

/// Some lists, what chance has made of them, and the changes that have.
struct RandomBatch {
  typealias Lists = CollectionBatchTests.Lists

  let before: Lists
  private(set) var after: Lists
  let batch: CollectionBatch
  let updates: [CollectionUpdate]

  static func start(seed: Int) -> Lists {
    var chance = SeededNumbers(seed: UInt64(seed))
    return Lists(
      sections: (0..<chance.whole(0...4)).map { s in
        (0..<chance.whole(0...6)).map { "\(s).\($0)" }
      })
  }

  init(from before: Lists, seed: Int) throws {
    var chance = SeededNumbers(seed: UInt64(seed) &* 31)
    var updates: [CollectionUpdate] = []
    var named = 0
    func newName() -> String {
      named += 1
      return "new \(seed).\(named)"
    }

    // The sections first: sections that stay keep their order, and the others take places among
    // them.
    let number = before.sections.count
    let fates = (0..<number).map { _ in chance.whole(0...9) }
    let goes = (0..<number).filter { fates[$0] == 0 }
    let moves = (0..<number).filter { fates[$0] == 1 }
    let replaced = (0..<number).filter { fates[$0] == 2 }
    let stays = (0..<number).filter { fates[$0] > 1 }
    let arrivals = moves.map { Optional($0) } + (0..<chance.whole(0...1)).map { _ in nil }
    var order = stays.map { Optional($0) }
    let places = RandomBatch.places(arrivals.count, of: order.count + arrivals.count, &chance)
    for (arrival, place) in zip(arrivals, places) { order.insert(arrival, at: place) }
    for section in goes { updates.append(.deleteSection(at: section)) }
    for section in replaced { updates.append(.reloadSection(at: section)) }
    for (place, old) in order.enumerated() where places.contains(place) {
      updates.append(old.map { .moveSection(from: $0, to: place) } ?? .insertSection(at: place))
    }

    // Then the items; some move to any section that is there afterwards.
    var lists = order.map { old in old.map { before.sections[$0] } ?? [] }
    var moving: [[(name: String, from: ItemIndex)]] = order.map { _ in [] }
    for (name, item) in before.places.sorted(by: { $0.value < $1.value }) {
      let new = order.firstIndex(of: item.section)
      let isKept = new != nil && !replaced.contains(item.section)
      if !order.isEmpty, chance.chance(0.2) {
        moving[chance.whole(0...order.count - 1)].append((name, item))
      } else if isKept, chance.chance(0.2) {
        updates.append(.delete(at: item))
      } else {
        if isKept, chance.chance(0.2) { updates.append(.reload(at: item)) }
        if isKept { continue }
      }
      if let new { lists[new].removeAll { $0 == name } }
    }
    for (section, old) in order.enumerated() {
      let isNew = old.map(replaced.contains) ?? true
      var incoming: [(name: String, from: ItemIndex?)] = moving[section].map { ($0.name, $0.from) }
      for _ in 0..<chance.whole(0...2) { incoming.append((newName(), nil)) }
      let places = RandomBatch.places(
        incoming.count, of: lists[section].count + incoming.count, &chance)
      for ((name, origin), place) in zip(incoming, places) {
        lists[section].insert(name, at: place)
        let target = ItemIndex(section: section, item: place)
        if let origin {
          updates.append(.move(from: origin, to: target))
        } else if !isNew {
          updates.append(.insert(at: target))
        }
      }
    }
    self.before = before
    after = Lists(sections: lists)
    self.updates = updates
    batch = try CollectionBatch(updates, before: before, after: after)
  }

  /// Some places of a list, ascending.
  private static func places(_ count: Int, of size: Int, _ chance: inout SeededNumbers) -> [Int] {
    var left = Array(0..<size)
    return (0..<count).map { _ in left.remove(at: chance.whole(0...left.count - 1)) }.sorted()
  }
}
