import ScrollPhysics

/// The times of pages on their way out: the cells shrink and fade, then the neighbours close up;
/// linear.
struct DeleteAnimation: Equatable, Sendable {
  private var start: Time
  private var shrinking: Time
  private var closing: Time

  /// How long each phase takes depends on the longest way that is left to one of the pages.
  init(of pages: [FadingPage], at start: Time, durations: DualStripViewer.Durations) {
    self.start = start
    shrinking = durations.shrinking.scaled(by: pages.map { 1 - $0.collapse }.max() ?? 0)
    closing = durations.closing.scaled(by: pages.map(\.presence).max() ?? 0)
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
