import CollectionLayouts
import DualStrip

/// Where the finger is in each scene of a run, in the viewer's coordinates.
struct FingerPlaces {
  /// The place in each scene; `nil` while no finger is down.
  private(set) var places: [Point?] = []
  /// The first scene of each touch.
  private(set) var starts: [Int] = []
  private var times: [Time] = []
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
    /// When a picture no longer shows it.
    var end = Time.never
  }

  /// How long ago the places of a trail were, in seconds; `frames.js` has the same.
  static let trail = [0, 0.04, 0.08, 0.12]

  /// How long a picture shows a tap.
  private static let tap = Time.milliseconds(200)

  /// Adds the place in the next scene.
  mutating func addScene(at time: Time) {
    if let touch, time >= touch.end { end() }
    places.append(touch?.place)
    times.append(time)
  }

  /// Returns the places of the finger in a scene and a little before; empty while none is down.
  func trail(inScene number: Int) -> [Point] {
    guard places.indices.contains(number), places[number] != nil else { return [] }
    let start = starts.last { $0 <= number } ?? 0
    return FingerPlaces.trail.compactMap { late in
      let time = times[number] - .seconds(late)
      return places[times[start...number].lastIndex { $0 <= time } ?? start]
    }
  }

  /// Takes what an input says.
  ///
  /// - Parameter scene: the scene that shows the panes at its time.
  mutating func take(_ act: FingerAct, in scene: @autoclosure () -> Scene) {
    switch act {
    case .tapped(let point):
      let scene = scene()
      end()
      place(at: point, in: scene)
      touch?.end = scene.time + FingerPlaces.tap
    case .down(let role):
      let pane = scene().panes.first { $0.role == role }
      begin(in: pane, at: pane?.frame.center ?? .zero)
    case .placed(let point):
      // A tap may still be shown: that was another touch.
      if touch?.end != .never { end() }
      place(at: point, in: scene())
    case .movedAlong(let distance):
      move(by: (touch?.pane?.axis ?? .horizontal).point(distance, across: 0))
    case .moved(let way): move(by: way)
    case .up: end()
    }
  }

  /// Puts the finger at a place in the strip.
  private mutating func place(at point: Point, in scene: Scene) {
    let pane = scene.panes.first { $0.role == .thumbnails }
    let place = (pane?.frame.origin ?? .zero) + point
    if touch == nil { begin(in: pane, at: place) }
    touch?.place = place
    touch?.isPlaced = true
  }

  private mutating func begin(in pane: Scene.Pane?, at place: Point) {
    end()
    touch = Touch(pane: pane, start: places.count, place: place)
    starts.append(places.count)
  }

  private mutating func move(by distance: Point) {
    guard let touch else { return }
    self.touch?.place = touch.place + distance
    self.touch?.way = touch.way + distance
  }

  private mutating func end() {
    settle()
    touch = nil
  }

  /// Puts the middle of a touch's way in the middle of its pane, where nothing says where the finger is.
  mutating func settle() {
    guard let touch, !touch.isPlaced else { return }
    let half = Point(x: touch.way.x / 2, y: touch.way.y / 2)
    for scene in touch.start..<places.count { places[scene] = places[scene].map { $0 - half } }
    self.touch?.place = touch.place - half
    self.touch?.isPlaced = true
  }
}
