import ScrollPhysics

/// The times of pages on their way in: the neighbours make room, then the cells grow; linear.
/// Pages whose delete failed or was cancelled come back the same way, from where they are.
struct InsertAnimation: Equatable, Sendable {
  private var start: Time
  private var opening: Time
  private var growing: Time

  /// How long each phase takes depends on the longest way that is left to one of the pages.
  init(of pages: [FadingPage], at start: Time, durations: DualStripViewer.Durations) {
    self.start = start
    opening = durations.closing.scaled(by: pages.map { 1 - $0.presence }.max() ?? 0)
    growing = durations.shrinking.scaled(by: pages.map(\.collapse).max() ?? 0)
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
