import CollectionLayouts
import DualStrip

/// Plays fingers on the screen, and recorded touches.
extension ReplayRunner {
  mutating func putFingerDown(statement index: Int) -> Bool {
    if finger != nil {
      trouble(index, "a finger is already on the glass")
      return false
    }
    take(wheel.stop(at: now))
    finger = FingerState()
    return true
  }

  // MARK: Recorded touches

  mutating func play(_ row: TouchTable.Row) {
    switch row.motion {
    case .down: putDown(row)
    case .move: move(to: row)
    case .up:
      move(to: row)
      guard let touch = finger?.touch else { break }
      finger?.touch = nil
      played(.ended(velocity: touch.velocity(at: now)))
    case .cancel:
      guard finger?.touch != nil else { break }
      finger?.touch = nil
      played(.cancelled)
    }
  }

  private mutating func putDown(_ row: TouchTable.Row) {
    guard finger?.touch == nil else { return }
    guard var state = fingerState(at: Point(x: row.x, y: row.y)) else {
      let time = DecimalText.seconds(now)
      return show(.warning(.touchBesidePanes(row: row.range, time: time)))
    }
    state.touch = TouchRecognizer(at: state.place(of: row), time: now)
    finger = state
    played(.began)
  }

  /// Gives the subject an input that a recorded touch has become.
  private mutating func played(_ touch: FingerInput) {
    if let text = statement(of: touch) { show(.detail(text, now)) }
    input(touch)
  }

  private mutating func move(to row: TouchTable.Row) {
    guard let state = finger, var touch = state.touch else { return }
    let dragged = touch.moved(to: state.place(of: row), at: now)
    finger?.touch = touch
    if let dragged { played(.moved(by: dragged)) } else { showState() }
  }
}
