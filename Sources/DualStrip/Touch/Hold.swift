/// A finger on the glass and what it holds.
struct Hold: Equatable, Sendable {
  var pane: Pane
  /// `y`: how far the position is from the anchor, without what is beyond the ends; in pages.
  var offset: Double
  /// What is shown beyond an end of the range, in pages, with its sign.
  var overscroll: Double
  /// How far the finger has pulled beyond that end, while all that it was measured on stays.
  var pull: Pull?

  struct Pull: Equatable, Sendable {
    /// In pages, with the sign of the overscroll.
    var distance: Double
    /// Where the view was then, in pages.
    var position: Double
    var upperBound: Double
    var paneWidth: Double
  }
}
