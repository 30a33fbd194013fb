import CollectionGallery
import CollectionLayouts
import DualStrip

/// Fingers on the glass: whole gestures, recorded touches, single inputs.
extension ReplayRunner {
  mutating func gesture(_ gesture: Action.Gesture, statement index: Int) {
    guard putFingerDown(statement: index) else { return }
    var (axis, direction) = (ScrollAxis.horizontal, setup.device.direction)
    if case .collection(let collection) = subject {
      axis = collection.axis
      direction = collection.viewer.direction
    }
    finger?.axis = gesture.heading.axis(ofPane: axis)
    let inputs = setup.gesture(gesture, axis: axis)
      .inputs(touchRate: setup.device.touch, direction: direction)
      .compactMap { moment in
        FingerInput(moment.input).map { (time: moment.time, input: $0) }
      }
    finger?.pane = gesture.pane.map { Pane($0) }
    perform(
      .init(
        time: now, rank: .statement(index),
        work: .gesture(inputs, next: 0, start: now),
        number: 0))
  }

  mutating func perform(_ touch: Action.Touch, statement index: Int) {
    switch touch {
    case .down(let pane):
      guard putFingerDown(statement: index) else { return }
      finger?.pane = pane.map { Pane($0) }
      if case .collection(let collection) = subject { finger?.axis = collection.axis }
      input(.began)
    case .move where finger == nil, .up where finger == nil, .cancel where finger == nil:
      trouble(.statement, index, "no finger is on the glass")
    case .move(let length): input(.moved(by: setup.number(length)))
    case .up(let release):
      input(.ended(velocity: release.map { setup.number($0) } ?? 0))
      finger = nil
    case .cancel:
      input(.cancelled)
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

  /// An input of the finger that is on the glass.
  mutating func input(_ touch: FingerInput) {
    switch subject {
    case .strips: input(touch.strips(on: finger?.pane ?? .preview))
    case .collection: input(touch.collection(along: finger?.axis ?? .vertical))
    }
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
    let point = Point(x: row.x, y: row.y)
    var state = FingerState()
    var isOnPane = true
    switch subject {
    case .strips(let viewer):
      let shown = viewer.presentation
      state.pane =
        shown.previewFrame.contains(point)
        ? Pane.preview : shown.thumbnailsFrame.contains(point) ? .thumbnails : nil
      isOnPane = state.pane != nil
    case .collection(let collection):
      state.axis = collection.axis
      isOnPane = Rect(origin: .zero, size: collection.viewer.paneSize).contains(point)
    }
    guard isOnPane else {
      let time = DecimalText.seconds(now)
      return show(.warning(.touchBesidePanes(row: row.range, time: time)))
    }
    state.touch = TouchRecognizer(at: state.place(of: row), time: now)
    finger = state
    played(.began)
  }

  /// An input that a recorded touch has become.
  private mutating func played(_ touch: FingerInput) {
    switch subject {
    case .strips:
      if let text = touch.strips(on: finger?.pane ?? .preview).touchStatement {
        show(.detail(text, now))
      }
    case .collection: show(.detail(touch.text, now))
    }
    input(touch)
  }

  private mutating func move(to row: TouchTable.Row) {
    guard let state = finger, var touch = state.touch else { return }
    let dragged = touch.moved(to: state.place(of: row), at: now)
    finger?.touch = touch
    if let dragged { played(.moved(by: dragged)) } else { showState() }
  }
}
