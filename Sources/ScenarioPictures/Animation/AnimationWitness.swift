import CollectionLayouts
import DualStrip

/// Records what a moving picture shows of a run: the scene and the finger at each frame, and when each
/// statement gave an input.
struct AnimationWitness: RunWitness {
  private(set) var scenes: [Scene] = []
  private(set) var fingers = FingerPlaces()
  private(set) var statements: [(time: Time, index: Int)] = []
  private var cellCount = 0
  private var statement: Int?
  private var cells = FrameCells()

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
      fingers.addScene(at: scene.time)
    case .input(statement: let index): statement = index
    case .given(let input):
      if let statement, statements.last?.index != statement {
        statements.append((subject.now, statement))
      }
      guard let act = input.fingerAct else { return }
      // The first frame comes after the inputs of its time.
      fingers.take(act, in: scenes.last ?? Scene(subject, names: names, reading: &cells))
    case .ended: fingers.settle()
    default: break
    }
  }
}
