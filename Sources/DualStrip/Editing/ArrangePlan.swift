import CollectionLayouts

/// How pages get into another order: which of them stay in their slots, and where the others go.
///
/// If few pages must leave their slots, all of them glide. Otherwise the page in the middle of the
/// view stays, what is in view glides, what comes into view fades in, and all other pages are in
/// their new places at once, so that a frame costs no more than its view.
struct ArrangePlan {
  /// A page that leaves its slot.
  struct Way {
    var slot: Int
    /// The slot before which it goes.
    var gap: Int
    var kind: Kind
  }

  enum Kind: Equatable {
    /// It glides from where it is shown.
    case glide
    /// It appears in its new place. It makes room for itself if pages that leave the view make room
    /// for it; otherwise it has its room at once.
    case fade(makesRoom: Bool)
    /// It is out of view before and after.
    case jump
  }

  /// The slot of the page that stays where it is shown.
  let center: Int
  /// In the new order; so the gaps ascend.
  private(set) var ways: [Way] = []

  /// - Parameters:
  ///   - order: the slots of all stops in their new order.
  ///   - center: the slot of the page that stays where it is shown.
  ///   - view: the slots in view now, around the center.
  ///   - reach: how many pages may be in view on either side of the center.
  ///   - all: the slots as they are.
  ///   - few: how many pages may glide, wherever they are.
  /// - Complexity: O(*n* log *n*).
  init(_ order: [Int], around center: Int, view: Range<Int>, reach: Int, in all: Slots, few: Int) {
    self.center = center
    let middle = order.firstIndex(of: center) ?? 0
    let most = ArrangePlan.longestAscent(of: order)
    guard order.count - most.count > few else {
      let kinds: [Kind?] = order.map { most.holds(ascending: $0) ? nil : .glide }
      addWays(order, kinds, behind: view.upperBound, beyond: middle)
      return
    }
    let window = max(0, middle - reach)..<min(order.count, middle + reach + 1)
    // What comes into view or leaves it must move, or a page would appear or vanish at once.
    let candidates = order.indices.filter { place in
      let slot = order[place]
      let isOnItsSide = place < middle ? slot < center : slot >= center
      let way = place - middle - (all.finalPlace(slot) - all.finalPlace(center))
      return isOnItsSide && (way == 0 || window.contains(place) == view.contains(slot))
    }
    let kept = ArrangePlan.longestAscent(of: candidates.map { order[$0] })
    var kinds: [Kind?] = order.indices.map { place in
      let slot = order[place]
      if kept.holds(ascending: slot) { return nil }
      return view.contains(slot) ? .glide : window.contains(place) ? .fade(makesRoom: true) : .jump
    }
    let leaving = order.indices.filter { kinds[$0] == .glide }.map { order[$0] }
    let shown = window.filter { kinds[$0] == nil && view.contains(order[$0]) }
    let inner = (shown.first ?? middle)...(shown.last ?? middle)
    ArrangePlan.giveRoom(
      middle..<window.upperBound, then: window.upperBound..<order.count, beyond: inner,
      left: leaving.count { $0 > center }, &kinds)
    ArrangePlan.giveRoom(
      (window.lowerBound..<middle).reversed(), then: (0..<window.lowerBound).reversed(),
      beyond: inner, left: leaving.count { $0 < center }, &kinds)
    addWays(order, kinds, behind: view.upperBound, beyond: middle)
  }

  /// Sends each page that moves behind the nearest one before it that stays.
  ///
  /// - Parameters:
  ///   - kinds: how each page of the order moves; `nil` if it stays.
  ///   - end: the end of the view. Pages that leave it stand before it until they are gone, so what
  ///     follows the view goes behind them.
  ///   - middle: the place of the center.
  private mutating func addWays(
    _ order: [Int], _ kinds: [Kind?], behind end: Int, beyond middle: Int
  ) {
    var gap = 0
    for (place, slot) in order.enumerated() {
      guard let kind = kinds[place] else {
        gap = slot + 1
        continue
      }
      if place > middle, kind == .jump || kind == .fade(makesRoom: false) { gap = max(gap, end) }
      ways.append(Way(slot: slot, gap: gap, kind: kind))
    }
  }

  /// Lets pages have their room at once where none is left by others. If more pages glide to a side
  /// than leave it, as many beyond the view fade in too, or they would be seen before it fills.
  ///
  /// - Parameters:
  ///   - places: the places on one side of the center that may be in view, from the center outwards.
  ///   - farther: the places beyond them.
  ///   - inner: the places up to the outermost pages that stay in view: between these, room opens.
  ///   - count: how many pages leave this side.
  private static func giveRoom(
    _ places: some Sequence<Int>, then farther: some Sequence<Int>, beyond inner: ClosedRange<Int>,
    left count: Int, _ kinds: inout [Kind?]
  ) {
    var room = count - places.count { kinds[$0] == .glide }
    let missing = max(0, -room)
    for place in places where kinds[place] == .fade(makesRoom: true) {
      if inner.contains(place) || room > 0 {
        room -= 1
      } else {
        kinds[place] = .fade(makesRoom: false)
      }
    }
    for place in farther.prefix(missing) where kinds[place] != .glide {
      kinds[place] = .fade(makesRoom: false)
    }
  }

  /// Returns a longest ascending selection of numbers, in their order.
  static func longestAscent(of numbers: [Int]) -> [Int] {
    // The last number of the best ascent of each length, as an index; and the one before each.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for index in numbers.indices {
      let length = partitionPoint(of: ends.count) { numbers[ends[$0]] >= numbers[index] }
      if length > 0 { before[index] = ends[length - 1] }
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(numbers[index])
      index = before[index]
    }
    return result.reversed()
  }
}
