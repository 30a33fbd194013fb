import CollectionLayouts
import DualStrip

/// Draws a run as a card for a pull request: what failed, the device before, then and after, the ways of
/// both panes, and the command that repeats the run. If all holds, it shows the start, the middle and the
/// end.
struct CardDrawing {
  private let run: ReplayRun
  private let command: String
  private let failure: ReplayCheck?
  private var sheet: SceneSheet

  /// As wide as the text of a pull request.
  private static let width = 846.0
  private static let margin = 24.0
  private static let room = width - 2 * margin
  private static let tallestDevice = 280.0

  /// - Parameter command: The command that repeats the run.
  init(_ run: ReplayRun, images: ImageReferences, command: String) {
    self.run = run
    self.command = command
    let failure = run.checks.filter { !$0.holds }.min { $0.time < $1.time }
    self.failure = failure
    let step = Time.milliseconds(300)
    let times =
      failure.map { [max(.zero, $0.time - step), $0.time, min(run.end, $0.time + step)] }
      ?? [.zero, run.end.scaled(by: 0.5), run.end]
    let shots = RunDrawing(run, images: images).shots(at: Set(times).sorted())
    sheet = SceneSheet(run, shots, images: images)
  }

  /// Returns the card as SVG, light and dark.
  mutating func svg(reading read: (ImageReference) -> PageImage?) -> [UInt8] {
    let heading = TextLines(run.heading, size: 17, width: CardDrawing.room)
    let verdict = TextLines(verdict, size: 14, width: CardDrawing.room)
    let top = 30 + 24 * Double(heading.lines.count)
    let devices = top + 20 * Double(verdict.lines.count) + 6
    var pictures = Markup()
    let below = devices + drawDevices(into: &pictures) + 12
    let timeline = TimelineDrawing(run)
    let scale = CardDrawing.room / TimelineDrawing.width
    let curves = timeline.curves()
    let end = below + scale * curves.height + 12
    // Letters of one width are wider.
    let commands = TextLines(command, size: 15.6, width: CardDrawing.room).lines
    let (sheet, failure) = (sheet, failure)
    let size = Size(width: CardDrawing.width, height: end + 20 + 20 * Double(commands.count))
    return Markup.picture(size, title: run.heading, ground: Palette.card) { markup in
      markup.addDarkness(Palette.darkDevice + Palette.darkCard)
      markup.addDarkness(Palette.darkTimeline, within: "curves")
      sheet.book.addDefinitions(to: &markup, reading: read)
      for (number, line) in heading.lines.enumerated() {
        markup.addLabel(
          line, at: Point(x: CardDrawing.margin, y: 32 + 24 * Double(number)), size: 17,
          ["font-weight": "700"])
      }
      for (number, line) in verdict.lines.enumerated() {
        markup.addLabel(
          line, at: Point(x: CardDrawing.margin, y: top + 20 * Double(number)), size: 14,
          fill: failure == nil ? Palette.success : Palette.failure, ["font-weight": "700"])
      }
      CardDrawing.place(pictures, at: devices, in: &markup)
      markup.add("g", ["class": "curves"]) {
        CardDrawing.place(curves.markup, at: below, scale: scale, in: &$0)
      }
      for (number, line) in commands.enumerated() {
        markup.addLabel(
          line, at: Point(x: CardDrawing.margin, y: end + 20 * Double(number + 1)), size: 13,
          fill: Palette.quiet, ["style": "font-family: ui-monospace, Menlo, Consolas, monospace"])
      }
    }
  }

  private var verdict: String {
    guard let failure else {
      switch run.checks.count {
      case 0: return "Nothing is expected"
      case 1: return "✓ The check holds"
      default: return "✓ All \(run.checks.count) checks hold"
      }
    }
    let found = failure.failure.map { "; \($0.message): \($0.label)" } ?? ""
    let more = run.checks.count { !$0.holds } - 1
    return "✗ line \(failure.line): \(run.text(of: failure))\(found)"
      + (more > 0 ? " (and \(more) more)" : "")
  }

  /// Draws the devices side by side, the room shared out evenly.
  ///
  /// - Returns: their height with their captions.
  private mutating func drawDevices(into markup: inout Markup) -> Double {
    let drawings = sheet.shots.enumerated().map {
      SceneDrawing($0.element, number: $0.offset)
    }
    let slot = CardDrawing.room / Double(max(1, drawings.count))
    let scale = drawings.reduce(1) {
      min($0, CardDrawing.tallestDevice / $1.size.height, (slot - 20) / $1.size.width)
    }
    var height = 0.0
    for (number, drawing) in drawings.enumerated() {
      let shot = sheet.shots[number]
      let caption = String(drawing.scene.shortCaption(sheet.book.names).prefix(40))
      let corner = Point(x: slot * Double(number), y: 0)
      sheet.draw(drawing, shot, caption, at: corner, scale: scale, to: &markup)
      height = max(height, drawing.size.height * scale + 38)
    }
    return height
  }

  private static func place(
    _ drawn: Markup, at y: Double, scale: Double = 1, in markup: inout Markup
  ) {
    let place = "translate(\(Markup.number(margin)) \(Markup.number(y)))"
    markup.add("g", ["transform": "\(place) scale(\(Markup.number(scale)))"]) {
      $0.write(drawn.bytes)
    }
  }
}
