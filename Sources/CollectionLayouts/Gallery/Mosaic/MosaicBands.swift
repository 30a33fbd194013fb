/// How the items of a mosaic are split into bands: first one over the whole breadth, then in turn
/// halves, two thirds and two thirds mirrored, and at the end whatever is left.
///
/// Everything is computed directly: finding the band of an item, or the items of a band, costs the
/// same for any number of items.
struct MosaicBands: Equatable, Sendable {
  enum Style: Int, Sendable {
    /// One item over the whole breadth.
    case full
    /// Two items side by side.
    case halves
    /// A large item, and two small ones one behind the other.
    case thirdsLast
    /// Two small items one behind the other, and a large one.
    case thirdsFirst

    var count: Int {
      switch self {
      case .full: return 1
      case .halves: return 2
      case .thirdsLast, .thirdsFirst: return 3
      }
    }
  }

  /// The number of items.
  let itemCount: Int

  /// The styles that repeat after the first band.
  private static let round: [Style] = [.halves, .thirdsLast, .thirdsFirst]
  private static let itemsOfRound = 8
  /// The styles after the last whole round, by the number of items that are left.
  private static let tails: [[Style]] = [
    [], [.full], [.halves], [.halves, .full], [.halves, .halves], [.halves, .thirdsLast],
    [.halves, .thirdsLast, .full], [.halves, .thirdsLast, .halves],
  ]

  private var roundCount: Int { max(0, itemCount - 1) / MosaicBands.itemsOfRound }
  private var tail: [Style] {
    MosaicBands.tails[max(0, itemCount - 1) % MosaicBands.itemsOfRound]
  }

  var count: Int { itemCount == 0 ? 0 : 1 + 3 * roundCount + tail.count }

  /// Returns how a band is split, and the number of its first item.
  func band(_ number: Int) -> (style: Style, first: Int) {
    guard number > 0 else { return (.full, 0) }
    let round = min((number - 1) / 3, roundCount)
    let styles = round < roundCount ? MosaicBands.round : tail
    let place = number - 1 - 3 * round
    let before = styles[..<place].reduce(0) { $0 + $1.count }
    return (styles[place], 1 + MosaicBands.itemsOfRound * round + before)
  }

  /// Returns the band of an item, and the item's place in it.
  func place(of item: Int) -> (band: Int, place: Int) {
    guard item > 0 else { return (0, 0) }
    let round = (item - 1) / MosaicBands.itemsOfRound
    let styles = round < roundCount ? MosaicBands.round : tail
    var rest = (item - 1) % MosaicBands.itemsOfRound
    var band = 1 + 3 * round
    for style in styles {
      if rest < style.count { break }
      rest -= style.count
      band += 1
    }
    return (band, rest)
  }
}
