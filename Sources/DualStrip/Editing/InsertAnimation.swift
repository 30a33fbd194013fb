import ScrollPhysics

/// Pages on their way in: the neighbours make room, then the cells grow; linear. Pages whose
/// delete failed or was cancelled come back the same way, from where they are.
struct InsertAnimation: Equatable, Sendable {
  var pages: [FadingPage]
  private var start: Time
  private var opening: Time
  private var growing: Time

  /// - Parameter phase: how long each phase takes for a whole way.
  init(_ pages: [FadingPage], at start: Time, phase: Time) {
    self.pages = pages
    self.start = start
    opening = phase.scaled(by: pages.map { 1 - $0.presence }.max() ?? 0)
    growing = phase.scaled(by: pages.map(\.collapse).max() ?? 0)
  }

  var end: Time { start + opening + growing }

  func state(of page: FadingPage, at time: Time) -> FadingPage {
    let opened = time.fraction(since: start, of: opening)
    let grown = time.fraction(since: start + opening, of: growing)
    return FadingPage(
      slot: page.slot, collapse: page.collapse * (1 - grown),
      presence: page.presence + (1 - page.presence) * opened)
  }
}
