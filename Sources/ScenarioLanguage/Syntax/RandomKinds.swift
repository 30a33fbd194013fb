/// What `random` can draw for the two strips.
package enum RandomGesture: String, CaseIterable, Sendable {
  case drag
  case flick
  case tap
  case step
  case wheel
  case key
  case select
  case hold
  case rotate
  case resize
  case focus
  case delete
  case insert
  case move
  case arrange
  case turn
  case undo
  case redo
  case resolve
  case wait

  /// The kinds that `random` draws from if a statement names none.
  package static let usual: [Self] = [.drag, .flick, .tap, .hold, .focus, .rotate]
}

/// What `random` can draw for a collection: from all of these if a statement names none.
package enum RandomChange: String, CaseIterable, Sendable {
  case insert
  case delete
  case move
  case reload
  case layout
  case resize
  case scroll
  case drag
  case measure
}
