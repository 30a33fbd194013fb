import DualStrip

/// Fingers on the glass: whole gestures, recorded touches, single inputs.
extension ReplayRunner {
  mutating func gesture(_ gesture: DualStripViewer.Gesture, statement index: Int) {
    guard putFingerDown(statement: index) else { return }
    let inputs = gesture.inputs(
      touchRate: setup.device.touch, direction: setup.device.direction)
    perform(
      .init(
        time: now, rank: .statement(index),
        work: .gesture(inputs, next: 0, start: now),
        number: 0))
  }

  mutating func perform(_ touch: Action.Touch, statement index: Int) {
    let pane = finger?.pane ?? .preview
    switch touch {
    case .down(let pane):
      guard putFingerDown(statement: index) else { return }
      finger?.pane = Pane(pane)
      input(.touchBegan(Pane(pane)))
    case .move where finger == nil, .up where finger == nil, .cancel where finger == nil:
      trouble(.statement, index, "no finger is on the glass")
    case .move(let length): input(.dragMoved(pane, by: setup.number(length)))
    case .up(let release):
      input(.touchEnded(pane, velocity: release.map(setup.number) ?? 0))
      finger = nil
    case .cancel:
      input(.touchCancelled(pane))
      finger = nil
    }
  }

  mutating func putFingerDown(statement index: Int) -> Bool {
    if finger != nil {
      trouble(.statement, index, "a finger is already on the glass")
      return false
    }
    finger = FingerState()
    return true
  }

  mutating func play(_ row: TouchTable.Row) {
    switch row.motion {
    case .down:
      let shown = viewer.presentation
      let point = Point(x: row.x, y: row.y)
      guard finger?.touch == nil else { return }
      guard
        let pane = shown.previewFrame.contains(point)
          ? Pane.preview : shown.thumbnailsFrame.contains(point) ? .thumbnails : nil
      else {
        let time = DecimalText.seconds(now)
        return show(.warning(.touchBesidePanes(row: row.range, time: time)))
      }
      finger = FingerState(
        pane: pane, touch: RecordedTouch(on: pane, x: row.x, at: now))
      played(.touchBegan(pane))
    case .move: move(to: row)
    case .up:
      move(to: row)
      guard let touch = finger?.touch else { break }
      finger?.touch = nil
      played(touch.lifted(at: now))
    case .cancel:
      guard finger?.touch != nil else { break }
      finger?.touch = nil
      played(.touchCancelled(finger?.pane ?? .preview))
    }
  }

  /// An input that a recorded touch has become.
  private mutating func played(_ touch: DualStripViewer.Input) {
    if let text = touch.touchStatement { show(.detail(text, now)) }
    input(touch)
  }

  private mutating func move(to row: TouchTable.Row) {
    guard var touch = finger?.touch else { return }
    let dragged = touch.moved(to: row.x, at: now)
    finger?.touch = touch
    if let dragged { played(dragged) } else { showState() }
  }
}
