/// The running sums of some lengths, in pieces: changing a few lengths does not sum up all again.
struct PrefixSums: Sendable {
  private struct Piece: Sendable {
    /// The number of the first length.
    var first: Int
    /// The sum of all lengths before it.
    var start: Double
    /// The sums from the first length on: where each length begins, and last where the next piece
    /// does.
    let sums: [Double]

    var count: Int { sums.count - 1 }
    var end: Double { start + sums[sums.count - 1] }
  }

  /// The largest number of lengths in one piece.
  private static let pieceCount = 512

  private var pieces: [Piece] = []
  private(set) var count = 0

  /// - Complexity: O(*n*); `length` is called once for each number.
  init(count: Int, length: (Int) -> Double) {
    replace(0..<0, with: count, length: length)
  }

  /// Returns the sum of all lengths before a number, or of all lengths for the number behind the
  /// last. Cost: O(log *n*).
  func start(of number: Int) -> Double {
    guard number < count else { return pieces.last?.end ?? 0 }
    let piece = pieces[piece(of: number)]
    return piece.start + piece.sums[number - piece.first]
  }

  /// Returns the numbers of the lengths that share more than an end with a stretch. Cost: O(log
  /// *n*).
  func numbers(from lower: Double, to upper: Double) -> Range<Int> {
    let first = firstNumber { $0.start + $0.sums[$1 + 1] > lower }
    return first..<max(first, firstNumber { $0.start + $0.sums[$1] >= upper })
  }

  /// Returns the first number for which a condition on a piece and a place in it holds. Once the
  /// condition holds, it must hold for all later numbers.
  private func firstNumber(where holds: (Piece, Int) -> Bool) -> Int {
    let k = partitionPoint(of: pieces.count) { holds(pieces[$0], pieces[$0].count - 1) }
    guard k < pieces.count else { return count }
    return pieces[k].first + partitionPoint(of: pieces[k].count) { holds(pieces[k], $0) }
  }

  /// Replaces some lengths with others; later lengths stay, but get other numbers.
  ///
  /// - Parameters:
  ///   - changed: the numbers of the lengths to replace.
  ///   - newCount: how many lengths replace them.
  ///   - length: returns a length by its number afterwards; called for those in the pieces that
  ///     change.
  /// - Complexity: O(*n* / 512 + 512), plus that of the lengths that change.
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

  /// Returns pieces of even size for some lengths.
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

  /// Returns the piece that has a number; the one behind the last for the number behind the last.
  private func piece(of number: Int) -> Int {
    partitionPoint(of: pieces.count) { pieces[$0].first + pieces[$0].count > number }
  }
}
