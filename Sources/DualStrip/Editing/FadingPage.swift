import ScrollPhysics

/// A page that is opening or closing, as it was when that began.
struct FadingPage: Equatable, Sendable {
  var slot: Int
  /// κ: how far the cell is shrunk and faded, 0…1.
  var collapse: Double
  /// How far the page is there, 0…1.
  var presence: Double
}
