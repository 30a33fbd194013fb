/// The motion of a viewer that a finger holds.
struct Hold: Equatable, Sendable {
  var pane: Pane
  /// `y`: the distance of the position from the anchor, without overscroll, in pages.
  var offset: Double
  /// The overscroll that is shown beyond an end, in pages, with its sign.
  var overscroll: Double
  /// How far the finger has pulled beyond that end; used only while its measurements still hold.
  var pull: Pull?

  struct Pull: Equatable, Sendable {
    /// In pages, with the sign of the overscroll.
    var distance: Double
    /// The position when this was measured, in pages.
    var position: Double
    var upperBound: Double
    var paneLength: Double
  }
}
