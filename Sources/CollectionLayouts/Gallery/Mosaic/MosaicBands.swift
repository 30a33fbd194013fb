/// The bands of a mosaic of some items: one over the whole breadth first, then halves, two thirds
/// and two thirds mirrored in turn, and at the end what is left.
///
/// All by arithmetic: the band of an item and the items of a band cost the same for any number.
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

  /// What comes again and again behind the first band.
  private static let round: [Style] = [.halves, .thirdsLast, .thirdsFirst]
  private static let itemsOfRound = 8
  /// What comes behind whole rounds, by the number of items that are left.
  private static let tails: [[Style]] = [
    [], [.full], [.halves], [.halves, .full], [.halves, .halves], [.halves, .thirdsLast],
    [.halves, .thirdsLast, .full], [.halves, .thirdsLast, .halves],
  ]

  private var roundCount: Int { max(0, itemCount - 1) / MosaicBands.itemsOfRound }
  private var tail: [Style] {
    MosaicBands.tails[max(0, itemCount - 1) % MosaicBands.itemsOfRound]
  }

  var count: Int { itemCount == 0 ? 0 : 1 + 3 * roundCount + tail.count }

  /// How a band is split, and the number of its first item.
  func band(_ number: Int) -> (style: Style, first: Int) {
    guard number > 0 else { return (.full, 0) }
    let round = min((number - 1) / 3, roundCount)
    let styles = round < roundCount ? MosaicBands.round : tail
    let place = number - 1 - 3 * round
    let before = styles[..<place].reduce(0) { $0 + $1.count }
    return (styles[place], 1 + MosaicBands.itemsOfRound * round + before)
  }

  /// The band of an item, and which item of it that is.
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
