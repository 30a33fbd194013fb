import CollectionLayouts
import DualStrip

/// Draws a run as a moving picture: an SVG whose style moves it, in real time and again and again. It
/// stands still where people prefer less motion.
struct AnimationDrawing {
  private let run: ReplayRun
  /// Whether there are scenes, and not too many cells for a picture.
  let canBeDrawn: Bool
  /// What each frame shows.
  let scenes: [Scene]
  /// Where the finger is at each frame; `nil` while none is down.
  let fingers: [Point?]
  let captions: [Caption]
  var book: PictureBook
  private var styles = ""
  var tracks = 0
  /// When each frame is, in percent of the whole.
  private let shares: [Double]
  private let duration: Time
  /// The frame that is shown without motion: where the run fails first, or else its end.
  private let still: Int

  init(_ run: ReplayRun, images: ImageReferences) {
    let witness = run.again(showing: AnimationWitness())
    self.run = run
    scenes = witness.scenes
    fingers = witness.fingers.places
    canBeDrawn = witness.isWhole && !scenes.isEmpty
    book = PictureBook(names: run.record.names, images: images)
    let duration = (scenes.last?.time ?? .zero) + AnimationDrawing.pause
    self.duration = duration
    shares = scenes.map { 100 * $0.time.seconds / duration.seconds }
    let failed = run.checks.filter { !$0.holds }
    let first = failed.map { $0.time }.min()
    still = scenes.firstIndex { $0.time >= first ?? .never } ?? scenes.count - 1
    let times = scenes.map { $0.time }
    func frame(at time: Time) -> Time { times.first { $0 >= time } ?? times.last ?? time }
    var said: [Caption] = witness.statements.map {
      Caption(time: frame(at: $0.time), kind: .statement, text: run.canonicalText(of: $0.index))
    }
    said += run.checks.filter { !$0.holds || $0.kind == .expect }.map { check in
      let time = check.holds ? run.window(of: check).to : check.time
      let text = TerminalText.shown((check.holds ? "✓ " : "✗ ") + run.text(of: check))
      return Caption(time: frame(at: time), kind: check.holds ? .holds : .fails, text: text)
    }
    captions = AnimationDrawing.captions(said)
  }

  struct Caption {
    /// Of several captions at one time, only those of the first of these kinds are shown.
    enum Kind: Int {
      case fails
      case statement
      case holds
    }

    let time: Time
    let kind: Kind
    var text: String

    var colour: String {
      switch kind {
      case .fails: Palette.failure
      case .statement: Palette.ink
      case .holds: Palette.success
      }
    }
  }

  /// The caption from each frame on: the first failure at that time, or the last statement, or the first
  /// expectation that holds.
  private static func captions(_ said: [Caption]) -> [Caption] {
    Set(said.map { $0.time }).sorted().compactMap { time in
      let all = said.filter { $0.time == time }
      let kind = all.map { $0.kind }.min { $0.rawValue < $1.rawValue }
      let alike = all.filter { $0.kind == kind }
      guard var caption = kind == .statement ? alike.last : alike.first else { return nil }
      let more =
        kind != .statement && alike.count > 1 ? " +\(alike.count - 1) more" : ""
      let room = mostLetters - more.count
      caption.text = caption.text.shortened(to: room) + more
      return caption
    }
  }

  /// As many letters as fit below the device.
  private static let mostLetters = 62

  /// How long the end stands still.
  private static let pause = Time.milliseconds(900)
  private static let margin = 16.0
  private static let width = 560.0

  mutating func svg(reading read: (ImageReference) -> PageImage?) -> [UInt8] {
    let drawings = scenes.map { SceneDrawing(scene: $0).size }
    let room = Size(
      width: drawings.map { $0.width }.max() ?? 0, height: drawings.map { $0.height }.max() ?? 0)
    let margin = AnimationDrawing.margin
    var body = Markup()
    addDevice(drawings, in: room, to: &body)
    let scale = AnimationDrawing.width / max(room.width, room.height, 1)
    // The words below need their room, however narrow the device is.
    let size = Size(
      width: AnimationDrawing.width + 2 * margin, height: room.height * scale + 2 * margin + 40)
    let left = (size.width - room.width * scale) / 2
    var below = Markup()
    addCaptions(y: size.height - 20, x: size.width / 2, to: &below)
    let (finished, styles) = (book, styles)
    return Markup.picture(size, title: run.heading, ground: nil) { markup in
      markup.write(style(styles))
      markup.addDarkness(Palette.darkDevice)
      finished.addDefinitions(to: &markup, reading: read)
      let place =
        "translate(\(Markup.number(left)) \(Markup.number(margin))) "
        + "scale(\(Markup.number(scale)))"
      markup.add("g", ["transform": place]) { $0.write(body.bytes) }
      markup.write(below.bytes)
    }
  }

  private func style(_ keyframes: String) -> String {
    """
    <style>
    .m{animation:\(Markup.number(duration.seconds))s linear infinite backwards}
    \(keyframes)@media (prefers-reduced-motion: reduce){.m{animation:none}}
    </style>

    """
  }

  /// Adds an element that moves by a track.
  mutating func attributes(_ track: Track, _ more: Markup.Attributes = [:])
    -> Markup.Attributes
  {
    guard !track.isConstant else { return track.attributes(still) + more }
    let name = "k\(tracks)"
    tracks += 1
    styles += track.keyframes(name, at: shares)
    return ["class": "m \(name)"] + track.attributes(still) + more
  }
}
