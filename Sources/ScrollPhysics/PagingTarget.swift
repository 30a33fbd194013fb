import Elementary

/// Which page a release of a paging strip goes to.
///
/// The page nearest to where a `normal` deceleration would carry it, at most one from the base,
/// unless other rules are given. UIKit's own choice is not public; with this one about 400 pt/s turn
/// a phone's page.
public struct PagingTarget: Hashable, Sendable {
  /// The page that the gesture began from.
  public var base: Int
  /// Number of pages; at least 1.
  public var count: Int
  /// By which the natural end is found.
  public var rate: DecelerationRate
  /// How far from a page, in pages, the next one away from the base begins; within 0…1.
  public var edge: Double
  /// How many pages it goes from the base at the most.
  public var limit: Int

  /// A choice among pages for a gesture that began from the page `base`.
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

  /// The page that a release goes to.
  ///
  /// - Parameters:
  ///   - position: where it is released, in pages.
  ///   - velocity: in pages per second.
  /// - Returns: the index of the page; a tie goes to the later one.
  public func page(from position: Double, velocity: Double) -> Int {
    let natural = position + velocity / 1000 * rate.travel
    // Going back, the pages are counted from the other side.
    let nearest = ElementaryFunctions.floor(natural + (natural < Double(base) ? edge : 1 - edge))
    let limit = Double(limit)
    let bounded = min(max(nearest, Double(base) - limit), Double(base) + limit)
    // Beyond 2^53 neighbouring pages are one number anyway.
    return Int(min(max(bounded, 0), min(Double(count - 1), 0x1p53)))
  }
}
