import ScrollPhysics

/// A page that is opening or closing, as it was when that began.
struct FadingPage: Equatable, Sendable {
  var slot: Int
  /// κ: how far the cell is shrunk and faded, 0…1.
  var collapse: Double
  /// How far the page is there, 0…1.
  var presence: Double
}

/// Pages on their way out: the cells shrink and fade, then the neighbours close up; linear.
struct DeleteAnimation: Equatable, Sendable {
  var pages: [FadingPage]
  private var start: Time
  private var shrinking: Time
  private var closing: Time

  /// - Parameter phase: how long each phase takes for a whole way; of the pages' ways left the
  ///   longest counts.
  init(_ pages: [FadingPage], at start: Time, phase: Time) {
    self.pages = pages
    self.start = start
    shrinking = phase.scaled(by: pages.map { 1 - $0.collapse }.max() ?? 0)
    closing = phase.scaled(by: pages.map(\.presence).max() ?? 0)
  }

  var end: Time { start + shrinking + closing }

  func state(of page: FadingPage, at time: Time) -> FadingPage {
    let shrunk = time.fraction(since: start, of: shrinking)
    let closed = time.fraction(since: start + shrinking, of: closing)
    return FadingPage(
      slot: page.slot, collapse: page.collapse + (1 - page.collapse) * shrunk,
      presence: page.presence * (1 - closed))
  }
}
