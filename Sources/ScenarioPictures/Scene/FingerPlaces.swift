import CollectionLayouts

/// Where the finger is in each scene of a run, in the viewer's coordinates.
struct FingerPlaces {
  /// The place in each scene; `nil` while no finger is down.
  private(set) var places: [Point?] = []
  private var touch: Touch?

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

  /// Adds the place in the next scene.
  mutating func addScene() { places.append(touch?.place) }

  /// Takes what an input says.
  ///
  /// - Parameter scene: the scene that shows the panes at its time.
  mutating func take(_ act: FingerAct, in scene: Scene) {
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
    touch = Touch(pane: pane, start: places.count, place: place)
  }

  private mutating func move(by distance: Point) {
    guard let touch else { return }
    self.touch?.place = touch.place + distance
    self.touch?.way = touch.way + distance
  }

  /// Ends a touch. Where nothing says where the finger is, the middle of its way is in the middle of the
  /// pane.
  mutating func end() {
    defer { touch = nil }
    guard let touch, !touch.isPlaced else { return }
    let half = Point(x: touch.way.x / 2, y: touch.way.y / 2)
    for scene in touch.start..<places.count { places[scene] = places[scene].map { $0 - half } }
  }
}
