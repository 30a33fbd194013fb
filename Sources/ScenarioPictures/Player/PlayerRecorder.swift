import DualStrip

/// Records what a player shows of one run.
struct PlayerRecorder: RunWitness {
  private(set) var frames = FrameBytes()
  private(set) var book: PictureBook
  private(set) var marks: [TimelineWitness.Mark] = []
  private(set) var fingers = FingerPlaces()
  /// The values of each curve, frame by frame.
  private(set) var curves: [(name: String, values: [Double])] = []
  private var scene: Scene?
  private var cells = FrameCells()
  private let layouts: [String]

  /// The most frames that a page has room for. The events of a longer run are all recorded.
  static let mostFrames = 100_000

  init(_ run: ReplayRun, _ images: ImageReferences, _ book: PictureBook) {
    self.book = book
    self.book.use(run.record.names, images)
    layouts = run.setup.collection?.layoutNames ?? []
  }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .state(frame: .some) where frames.count < PlayerRecorder.mostFrames:
      let scene = Scene(subject, names: names, reading: &cells)
      frames.append(scene, layouts: layouts, &book)
      fingers.addScene(at: scene.time)
      plot(subject.plotted.filter { $0.name != "active" })
      self.scene = scene
    case .given(let input):
      guard let act = input.fingerAct else { return }
      // The first frame comes after the inputs of its time.
      fingers.take(act, in: scene ?? Scene(subject, names: names, reading: &cells))
    case .ended: fingers.settle()
    case .event(let event):
      marks.append(TimelineWitness.Mark(text: event.brief(names), time: event.time))
    case .detail(let text, let time):
      marks.append(TimelineWitness.Mark(text: text, time: time))
    default: break
    }
  }
  private mutating func plot(_ values: [(name: String, value: Double)]) {
    if curves.isEmpty { curves = values.map { ($0.name, []) } }
    for (number, value) in values.enumerated() { curves[number].values.append(value.value) }
  }
}
