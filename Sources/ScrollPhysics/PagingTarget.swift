import Elementary

/// The rule that decides which page a paging strip goes to when it is released.
///
/// By default this is the page nearest to where a `normal` deceleration would land, at most one
/// page from the base. UIKit's own rule is not public; with this one, about 400 pt/s turn a phone's
/// page.
public struct PagingTarget: Hashable, Sendable {
  /// The page that the gesture began from.
  public var base: Int
  /// Number of pages; at least 1.
  public var count: Int
  /// The deceleration that determines where a release would land by itself.
  public var rate: DecelerationRate
  /// How far past a page a release must land to go to the next page, away from the base; in pages,
  /// within 0…1.
  public var edge: Double
  /// The largest number of pages that a release can go from the base.
  public var limit: Int

  /// Creates the rule for a gesture that began on the page `base`.
  ///
  /// - Precondition: there is at least one page.
  public init(
    base: Int, count: Int, rate: DecelerationRate = .normal, edge: Double = 0.5, limit: Int = 1
  ) {
    precondition(count > 0, "paging needs at least one page, not \(count)")
    self.base = base
    self.count = count
    self.rate = rate
    self.edge = edge
    self.limit = limit
  }

  /// Returns the page that a release goes to.
  ///
  /// - Parameters:
  ///   - position: where the strip is released, in pages.
  ///   - velocity: the velocity there, in pages per second.
  /// - Returns: the index of the page; a tie goes to the later one.
  public func page(from position: Double, velocity: Double) -> Int {
    let natural = position + velocity / 1000 * rate.travel
    // Going back, the edge is measured from the other side of a page.
    let nearest = ElementaryFunctions.floor(natural + (natural < Double(base) ? edge : 1 - edge))
    let limit = Double(limit)
    let bounded = min(max(nearest, Double(base) - limit), Double(base) + limit)
    // Beyond 2^53, neighbouring pages are the same `Double` anyway.
    return Int(min(max(bounded, 0), min(Double(count - 1), 0x1p53)))
  }
}
