/// Returns the first number below `count` for which a condition holds, else `count`. Once the
/// condition holds, it must hold for all later numbers.
package func partitionPoint(of count: Int, where holds: (Int) -> Bool) -> Int {
  var lower = 0
  var upper = count
  while lower < upper {
    let middle = lower + (upper - lower) / 2
    if holds(middle) {
      upper = middle
    } else {
      lower = middle + 1
    }
  }
  return lower
}

/// Returns the whole numbers from 0 up to, but excluding, a count that lie between two positions.
func wholeNumbers(from lower: Double, through upper: Double, below count: Int) -> Range<Int> {
  /// Returns the last number not above a position that is at least 0; the count if the position is
  /// at or beyond it.
  func number(atOrBelow position: Double) -> Int {
    position < Double(count) ? Int(position) : count
  }
  guard lower == lower else { return count..<count }
  var first = lower > 0 ? number(atOrBelow: lower) : 0
  if Double(first) < lower, first < count { first += 1 }
  let next = upper >= 0 ? min(count, number(atOrBelow: upper) + 1) : 0
  return first..<max(first, next)
}
