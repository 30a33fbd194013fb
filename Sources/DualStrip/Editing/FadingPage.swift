import ScrollPhysics

/// The state of a page that opens or closes.
struct FadingPage: Equatable, Sendable {
  var slot: Int
  /// κ: how far the cell is shrunk and faded, 0…1.
  var collapse: Double
  /// How far the page's slot is open, 0…1.
  var presence: Double
}
