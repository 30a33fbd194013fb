/// The first number below `count` for which an ascending condition holds, else `count`.
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

/// The whole numbers from 0 up, but below a count, that lie between two positions.
func wholeNumbers(from lower: Double, through upper: Double, below count: Int) -> Range<Int> {
  /// The last number that is not above a position from 0 up; the count for those beyond it.
  func number(atOrBelow position: Double) -> Int {
    position < Double(count) ? Int(position) : count
  }
  guard lower == lower else { return count..<count }
  var first = lower > 0 ? number(atOrBelow: lower) : 0
  if Double(first) < lower, first < count { first += 1 }
  let next = upper >= 0 ? min(count, number(atOrBelow: upper) + 1) : 0
  return first..<max(first, next)
}
