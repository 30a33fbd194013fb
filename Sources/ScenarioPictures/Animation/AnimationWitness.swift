import CollectionLayouts
import DualStrip

/// Records what a moving picture shows of a run: the scene and the finger at each frame, and which
/// statement gave an input when.
struct AnimationWitness: RunWitness {
  struct Frame {
    let scene: Scene
    /// The touch under way; `nil` while no finger is down.
    let touch: Int?
  }

  private(set) var frames: [Frame] = []
  private var cellCount = 0
  /// The most cells of all frames together: 20 s at 120 Hz with 80 of them in view.
  private static let mostCells = 200_000

  /// Whether all frames of the run are there.
  var isWhole: Bool { cellCount <= AnimationWitness.mostCells }
  private(set) var statements: [(time: Time, index: Int)] = []
  /// Where the finger of each touch is at each frame that it lasts, in the viewer's coordinates.
  private(set) var touches: [[Int: Point]] = []
  private var finger: Point?
  /// How far the finger has moved since it came down.
  private var way = Point.zero
  /// Whether inputs have said where the finger is.
  private var isPlaced = false
  private var pane: Scene.Pane?
  private var cells = FrameCells()
  private var scene: Scene?
  private var statement: Int?

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .state(frame: .some):
      guard cellCount <= AnimationWitness.mostCells else { return }
      let scene = Scene(subject, names: names, reading: &cells)
      cellCount += scene.panes.reduce(0) { $0 + $1.cells.count }
      if let finger { touches[touches.count - 1][frames.count] = finger }
      frames.append(Frame(scene: scene, touch: finger.map { _ in touches.count - 1 }))
      self.scene = scene
    case .input(statement: let index): statement = index
    case .given(let input):
      if let statement, statements.last?.index != statement {
        statements.append((subject.now, statement))
      }
      guard let act = input.fingerAct else { return }
      // The first frame comes after the inputs of its time.
      if scene == nil { scene = Scene(subject, names: names, reading: &cells) }
      take(act)
    case .ended: end()
    default: break
    }
  }

  private mutating func take(_ act: FingerAct) {
    switch act {
    case .down(let role):
      pane = scene?.panes.first { $0.role == role }
      begin(at: pane?.frame.center ?? .zero)
    case .placed(let point):
      pane = scene?.panes.first { $0.role == .thumbnails }
      let place = (pane?.frame.origin ?? .zero) + point
      if finger == nil { begin(at: place) }
      finger = place
      isPlaced = true
    case .movedAlong(let distance): move(by: (pane?.axis ?? .horizontal).point(distance, across: 0))
    case .moved(let way): move(by: way)
    case .up: end()
    }
  }

  private mutating func begin(at place: Point) {
    end()
    touches.append([:])
    finger = place
    way = .zero
    isPlaced = false
  }

  private mutating func move(by distance: Point) {
    finger = finger.map { $0 + distance }
    way = way + distance
  }

  /// Where nothing says where the finger is, the middle of its way is in the middle of the pane.
  private mutating func end() {
    defer { finger = nil }
    guard finger != nil, !isPlaced else { return }
    let half = Point(x: way.x / 2, y: way.y / 2)
    touches[touches.count - 1] = touches[touches.count - 1].mapValues { $0 - half }
  }
}
