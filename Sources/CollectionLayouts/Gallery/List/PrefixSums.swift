/// The sums of some lengths up to each of them, in pieces: a change of a few costs no pass over all.
struct PrefixSums: Sendable {
  private struct Piece: Sendable {
    /// The number of its first length.
    var first: Int
    /// The sum of all lengths before it.
    var start: Double
    /// The sums from its first length on: where each begins, and at last where the next piece does.
    let sums: [Double]

    var count: Int { sums.count - 1 }
    var end: Double { start + sums[sums.count - 1] }
  }

  /// So many lengths, or a few more, are in one piece.
  private static let pieceCount = 512

  private var pieces: [Piece] = []
  private(set) var count = 0

  /// - Complexity: O(*n*), and each length is asked for once.
  init(count: Int, length: (Int) -> Double) {
    replace(0..<0, with: count, length: length)
  }

  /// The sum of all lengths before one; of all for the number behind the last. Cost: O(log *n*).
  func start(of number: Int) -> Double {
    guard number < count else { return pieces.last?.end ?? 0 }
    let piece = pieces[piece(of: number)]
    return piece.start + piece.sums[number - piece.first]
  }

  /// The lengths that share more than an end with a stretch. Cost: O(log *n*).
  func numbers(from lower: Double, to upper: Double) -> Range<Int> {
    let first = firstNumber { $0.start + $0.sums[$1 + 1] > lower }
    return first..<max(first, firstNumber { $0.start + $0.sums[$1] >= upper })
  }

  /// The first number for which an ascending condition holds, which is asked of a place in a piece.
  private func firstNumber(where holds: (Piece, Int) -> Bool) -> Int {
    let k = partitionPoint(of: pieces.count) { holds(pieces[$0], pieces[$0].count - 1) }
    guard k < pieces.count else { return count }
    return pieces[k].first + partitionPoint(of: pieces[k].count) { holds(pieces[k], $0) }
  }

  /// Puts other lengths in the places of some; the later ones keep theirs, and get other numbers.
  ///
  /// - Parameters:
  ///   - changed: the numbers of those that go.
  ///   - newCount: how many come in their places.
  ///   - length: any length by its number afterwards, asked for those in the pieces that change.
  /// - Complexity: O(*n* / 512 + 512), and that of the lengths that change.
  mutating func replace(_ changed: Range<Int>, with newCount: Int, length: (Int) -> Double) {
    let lower = pieces.isEmpty ? 0 : min(piece(of: changed.lowerBound), pieces.count - 1)
    let upper =
      pieces.isEmpty
      ? 0 : min(piece(of: max(changed.lowerBound, changed.upperBound - 1)), pieces.count - 1) + 1
    let first = pieces.isEmpty ? 0 : pieces[lower].first
    let old = pieces[lower..<upper].reduce(0) { $0 + $1.count }
    let growth = newCount - changed.count
    let made = PrefixSums.pieces(from: first, count: old + growth, length: length)
    pieces.replaceSubrange(lower..<upper, with: made)
    count += growth
    var (number, start) = lower > 0 ? (first, pieces[lower - 1].end) : (0, 0.0)
    for k in lower..<pieces.count {
      pieces[k].first = number
      pieces[k].start = start
      number += pieces[k].count
      start = pieces[k].end
    }
  }

  /// Even pieces of some lengths.
  private static func pieces(
    from first: Int, count: Int, length: (Int) -> Double
  ) -> [Piece] {
    let pieceCount = (count + PrefixSums.pieceCount - 1) / PrefixSums.pieceCount
    return (0..<pieceCount).map { k in
      let numbers = first + count * k / pieceCount..<first + count * (k + 1) / pieceCount
      var sums = [0.0]
      sums.reserveCapacity(numbers.count + 1)
      for number in numbers { sums.append(sums[sums.count - 1] + length(number)) }
      return Piece(first: numbers.lowerBound, start: 0, sums: sums)
    }
  }

  /// The piece that has a number; behind the last one for the number behind the last.
  private func piece(of number: Int) -> Int {
    partitionPoint(of: pieces.count) { pieces[$0].first + pieces[$0].count > number }
  }
}
