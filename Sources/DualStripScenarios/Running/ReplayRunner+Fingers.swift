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
      input(.ended(velocity: release.map(setup.number) ?? 0))
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
      played(touch.lifted(at: now))
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
    state.touch = RecordedTouch(at: state.place(of: row), time: now)
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
    if let dragged { played(dragged) } else { showState() }
  }
}

/// A finger on the glass; one that is played from a table is recognized here.
struct FingerState {
  /// The strip that it is on.
  var pane: Pane?
  /// Along which its ways are counted.
  var axis = ScrollAxis.horizontal
  var touch: RecordedTouch?

  /// Where it is along that axis, in points.
  func place(of row: TouchTable.Row) -> Double { axis == .vertical ? row.y : row.x }
}

/// What one finger does, in points along an axis: to the right, or down.
enum FingerInput: Sendable {
  case began
  case moved(by: Double)
  case ended(velocity: Double)
  case cancelled

  /// `nil` for an input that is of no finger.
  init?(_ input: DualStripViewer.Input) {
    switch input {
    case .touchBegan: self = .began
    case .dragMoved(_, let distance): self = .moved(by: distance)
    case .touchEnded(_, let velocity): self = .ended(velocity: velocity)
    case .touchCancelled: self = .cancelled
    default: return nil
    }
  }

  func strips(on pane: Pane) -> DualStripViewer.Input {
    switch self {
    case .began: return .touchBegan(pane)
    case .moved(let distance): return .dragMoved(pane, by: distance)
    case .ended(let velocity): return .touchEnded(pane, velocity: velocity)
    case .cancelled: return .touchCancelled(pane)
    }
  }

  func collection(along axis: ScrollAxis) -> CollectionViewer.Input {
    func way(_ distance: Double) -> Point {
      axis == .vertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
    }
    switch self {
    case .began: return .touchBegan
    case .moved(let distance): return .dragMoved(by: way(distance))
    case .ended(let velocity): return .touchEnded(velocity: way(velocity))
    case .cancelled: return .touchCancelled
    }
  }

  /// The statement of a collection that says it.
  var text: String {
    switch self {
    case .began: return "touch down"
    case .moved(let distance): return "touch move \(DecimalText.points(distance))"
    case .ended(let velocity): return "touch up release \(DecimalText.points(velocity))/s"
    case .cancelled: return "touch cancel"
    }
  }
}

extension HeadingName {
  /// Along which a finger goes in a pane that scrolls along an axis.
  func axis(ofPane axis: ScrollAxis) -> ScrollAxis {
    switch self {
    case .left, .right: return .horizontal
    case .up, .down: return .vertical
    case .forward, .backward: return axis
    }
  }
}
