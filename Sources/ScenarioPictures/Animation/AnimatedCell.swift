import CollectionLayouts

/// A cell of a moving picture, from its first frame to its last.
struct AnimatedCell {
  let thing: Scene.Thing
  /// The number of its picture.
  let picture: Int
  /// Whether it is the cell as a hand carries it, above all others.
  let isLifted: Bool
  /// The first frame that shows it.
  let start: Int
  /// The cell from its first frame to its last; `nil` where it is not in view.
  private(set) var shown: [Scene.Cell?] = []
  /// When it is the active page.
  private var isActive: [Bool] = []

  init(_ cell: Scene.Cell, picture: Int, from start: Int) {
    thing = cell.thing
    isLifted = cell.lifted != nil
    self.picture = picture
    self.start = start
  }

  mutating func show(_ cell: Scene.Cell, isActive: Bool, at frame: Int) {
    while shown.count < frame - start {
      shown.append(nil)
      self.isActive.append(false)
    }
    shown.append(cell)
    self.isActive.append(isActive)
  }

  private var poses: [(value: Scene.Cell, isShown: Bool)] { Track.filled(shown) }

  /// Its motions, invisible before its first frame and after its last one.
  private func motions(_ motions: [Track.Motion], of frames: Int) -> Track {
    var motions = motions
    let isFirst = start == 0
    let isLast = start + shown.count >= frames
    if !isLast, var last = motions.last {
      last.opacity = 0
      motions.append(last)
    }
    if !isFirst, var first = motions.first {
      first.opacity = 0
      motions.insert(first, at: 0)
    }
    return Track(from: isFirst ? 0 : start - 1, motions: motions)
  }

  /// - Parameter frames: the number of frames of the picture.
  func center(of frames: Int) -> Track {
    motions(
      poses.map {
        .init(
          place: $0.value.window.center, angle: $0.value.rotation * 180 / .pi,
          opacity: $0.isShown ? $0.value.alpha : 0)
      }, of: frames)
  }

  /// The window around its own center.
  var window: Track {
    Track(from: start, places: poses.map { Rect(center: .zero, size: $0.value.window.size) })
  }

  /// The picture around the center of the window, 100 points high before it is scaled; for a part its
  /// text, from the upper left corner.
  var content: Track {
    Track(
      from: start,
      motions: poses.map {
        let (place, window) = ($0.value.picture, $0.value.window)
        return thing.isPart
          ? .init(place: window.origin - window.center)
          : .init(
            place: place.center - window.center, angle: $0.value.angle,
            scale: place.size.height / 100)
      })
  }

  /// Its size when it is seen first.
  var size: Size { shown.lazy.compactMap { $0 }.first?.window.size ?? .zero }

  var aspect: Double { shown.lazy.compactMap { $0 }.first?.aspect ?? 1 }

  var active: Track { visibility(isActive) }

  /// A mark in the lower right corner.
  var selected: Track {
    Track(
      from: start,
      motions: zip(poses, shown).map { pose, shown in
        let size = pose.value.window.size
        return .init(
          place: Point(x: size.width / 2 - 9, y: size.height / 2 - 9),
          opacity: shown?.isSelected ?? false ? 1 : 0)
      })
  }

  var lifted: Track { visibility(shown.map { ($0?.lifted ?? 0) > 0 }) }

  /// The most pages that it shows in a pile.
  var pile: Int { shown.lazy.compactMap { $0?.lifted }.max() ?? 0 }

  private func visibility(_ isVisible: [Bool]) -> Track {
    Track(from: start, motions: isVisible.map { .init(opacity: $0 ? 1 : 0) })
  }
}

extension Track {
  /// Whether it is never visible.
  var isNothing: Bool { kind == .motion && values.allSatisfy { $0[4] == 0 } }
}
