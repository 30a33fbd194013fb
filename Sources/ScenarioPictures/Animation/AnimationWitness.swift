import CollectionLayouts
import DualStrip

/// Records what a moving picture shows of a run: the scene and the finger at each frame, and when each
/// statement gave an input.
struct AnimationWitness: RunWitness {
  private(set) var scenes: [Scene] = []
  /// Where the finger is in each scene, in the viewer's coordinates; `nil` while none is down.
  private(set) var fingers: [Point?] = []
  private(set) var statements: [(time: Time, index: Int)] = []
  private var cellCount = 0
  private var statement: Int?
  private var touch: Touch?
  private var cells = FrameCells()

  /// A touch under way.
  private struct Touch {
    let pane: Scene.Pane?
    /// The first scene that shows it.
    let start: Int
    var place: Point
    /// How far the finger has moved since it came down.
    var way = Point.zero
    /// Whether inputs have said where the finger is.
    var isPlaced = false
  }

  /// The most cells of all scenes together: 20 s at 120 Hz with 80 of them in view.
  private static let mostCells = 200_000

  /// Whether the scenes of all frames are there.
  var isWhole: Bool { cellCount <= AnimationWitness.mostCells }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .state(frame: .some) where isWhole:
      let scene = Scene(subject, names: names, reading: &cells)
      cellCount += scene.panes.reduce(0) { $0 + $1.cells.count }
      scenes.append(scene)
      fingers.append(touch?.place)
    case .input(statement: let index): statement = index
    case .given(let input):
      if let statement, statements.last?.index != statement {
        statements.append((subject.now, statement))
      }
      guard let act = input.fingerAct else { return }
      // The first frame comes after the inputs of its time.
      take(act, in: scenes.last ?? Scene(subject, names: names, reading: &cells))
    case .ended: end()
    default: break
    }
  }

  private mutating func take(_ act: FingerAct, in scene: Scene) {
    switch act {
    case .down(let role):
      let pane = scene.panes.first { $0.role == role }
      begin(in: pane, at: pane?.frame.center ?? .zero)
    case .placed(let point):
      let pane = scene.panes.first { $0.role == .thumbnails }
      let place = (pane?.frame.origin ?? .zero) + point
      if touch == nil { begin(in: pane, at: place) }
      touch?.place = place
      touch?.isPlaced = true
    case .movedAlong(let distance):
      move(by: (touch?.pane?.axis ?? .horizontal).point(distance, across: 0))
    case .moved(let way): move(by: way)
    case .up: end()
    }
  }

  private mutating func begin(in pane: Scene.Pane?, at place: Point) {
    end()
    touch = Touch(pane: pane, start: fingers.count, place: place)
  }

  private mutating func move(by distance: Point) {
    guard let touch else { return }
    self.touch?.place = touch.place + distance
    self.touch?.way = touch.way + distance
  }

  /// Where nothing says where the finger is, the middle of its way is in the middle of the pane.
  private mutating func end() {
    defer { touch = nil }
    guard let touch, !touch.isPlaced else { return }
    let half = Point(x: touch.way.x / 2, y: touch.way.y / 2)
    for scene in touch.start..<fingers.count { fingers[scene] = fingers[scene].map { $0 - half } }
  }
}
