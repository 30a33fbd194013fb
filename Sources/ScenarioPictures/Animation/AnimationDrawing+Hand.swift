import CollectionLayouts
import DualStrip

/// The finger in a moving picture, and the words below it.
extension AnimationDrawing {
  /// Adds a dot with a fading trail: the same motion, each time a little later.
  mutating func addFinger(to markup: inout Markup) {
    let places = Track.filled(fingers)
    guard !places.isEmpty else { return }
    let finger = attributes(
      Track(motions: places.map { .init(place: $0.value, opacity: $0.isShown ? 1 : 0) }))
    for (late, dot) in zip(FingerPlaces.trail, SceneDrawing.fingerDots).reversed() {
      let delay: Markup.Attributes =
        late > 0 ? ["style": "animation-delay:\(Markup.number(late))s"] : [:]
      markup.add("g", finger + delay) { $0.addDot(dot) }
    }
  }

  /// Adds what happens, in the words of the scenario.
  mutating func addCaptions(y: Double, x: Double, to markup: inout Markup) {
    for (number, caption) in captions.enumerated() {
      let end = number + 1 < captions.count ? captions[number + 1].time : .never
      let isShown = scenes.map { caption.time <= $0.time && $0.time < end }
      let track = Track(motions: isShown.map { .init(opacity: $0 ? 1 : 0) })
      guard !track.isNothing else { continue }
      let attributes = attributes(track)
      markup.add("g", attributes) {
        $0.addLabel(
          caption.text, at: Point(x: x, y: y), size: 18,
          fill: caption.colour, ["text-anchor": "middle"])
      }
    }
  }
}
