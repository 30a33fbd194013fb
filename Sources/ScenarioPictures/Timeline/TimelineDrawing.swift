import CollectionLayouts
import DualStrip

/// Draws a run over time: the positions of both panes, the driver, events, and expectations.
struct TimelineDrawing {
  let run: ReplayRun
  let seen: TimelineWitness
  private let time: TimelineScale

  static let width = 1000.0
  /// The size of all labels, and about how wide a letter of them is. Pages show pictures at 850
  /// points; there the labels are as large as small print.
  static let textSize = 14.0
  static let letter = 7.3
  static let gutter = 104.0
  static let right = 24.0
  static let plotHeight = 250.0

  init(_ run: ReplayRun) {
    self.run = run
    seen = run.again(showing: TimelineWitness())
    time = TimelineScale(
      from: 0, to: max(0.001, run.record.lastTime.seconds), start: TimelineDrawing.gutter,
      end: TimelineDrawing.width - TimelineDrawing.right)
  }

  func svg() -> [UInt8] {
    let heading = TextLines(run.heading, size: 16, width: TimelineDrawing.width - 40)
    var body = Markup()
    let top = 44 + 22 * Double(heading.lines.count)
    var y = top
    addPlot(at: &y, to: &body)
    for band in seen.bands where band.stretches.contains(where: { !$0.text.isEmpty }) {
      add(band.stretches, named: band.name, at: &y, to: &body)
    }
    if !seen.touches.isEmpty { add(seen.touches, named: "touches", at: &y, to: &body) }
    addMarks(seen.events, named: "events", colour: Palette.event, at: &y, to: &body)
    addMarks(statements, named: "script", colour: Palette.quiet, at: &y, to: &body)
    addChecks(at: &y, to: &body)
    var ground = Markup()
    addTimes(from: top, to: y, to: &ground)
    addFailures(from: top, to: y, to: &ground)
    let size = Size(width: TimelineDrawing.width, height: y + 40)
    return Markup.picture(size, title: run.heading) { markup in
      markup.addDarkness(Palette.darkTimeline)
      for (number, line) in heading.lines.enumerated() {
        markup.addLabel(
          line, at: Point(x: 20, y: 32 + 22 * Double(number)), size: 16, ["font-weight": "700"])
      }
      markup.write(ground.bytes)
      markup.write(body.bytes)
    }
  }

  /// Draws the curves alone.
  func curves() -> (markup: Markup, height: Double) {
    let top = 32.0
    var y = top
    var body = Markup()
    addPlot(at: &y, to: &body)
    var markup = Markup()
    addTimes(from: top, to: y, to: &markup)
    addFailures(from: top, to: y, to: &markup)
    markup.write(body.bytes)
    return (markup, y + 28)
  }

  func x(_ moment: Time) -> Double { time.place(moment.seconds) }

  func addName(_ name: String, at y: Double, to markup: inout Markup) {
    markup.addLabel(
      name, at: Point(x: TimelineDrawing.gutter - 12, y: y), size: TimelineDrawing.textSize,
      fill: Palette.quiet, ["text-anchor": "end"])
  }

  // MARK: The ground

  private func addTimes(from top: Double, to bottom: Double, to markup: inout Markup) {
    for tick in time.ticks(apart: 90) {
      let x = time.place(tick)
      markup.addLine(
        [Point(x: x, y: top), Point(x: x, y: bottom)], stroke: Palette.line, ["stroke-width": "1"])
      markup.addLabel(
        "\(DecimalText.rounded(tick, decimals: 3)) s", at: Point(x: x, y: bottom + 20),
        size: TimelineDrawing.textSize, fill: Palette.quiet, ["text-anchor": "middle"])
    }
  }

  private func addFailures(from top: Double, to bottom: Double, to markup: inout Markup) {
    for check in run.checks.filter({ !$0.holds }).prefix(100) {
      let window = run.window(of: check)
      let (from, to) = (x(window.from), x(window.to))
      markup.addRect(
        Rect(x: from - 1, y: top, width: max(2, to - from + 2), height: bottom - top),
        fill: Palette.failure, ["fill-opacity": "0.1"])
      let moment = x(min(check.time, run.record.lastTime))
      markup.addLine(
        [Point(x: moment, y: top), Point(x: moment, y: bottom)], stroke: Palette.failure,
        ["stroke-width": "1.5", "stroke-dasharray": "4 3"])
    }
  }

  // MARK: Curves

  private func addPlot(at y: inout Double, to markup: inout Markup) {
    let isPages = seen.curves.contains { $0.name == "active" }
    // An axis along which a collection never scrolls has a constant offset: leave it out.
    let moving = seen.curves.filter { isPages || !$0.isConstant }
    let curves = moving.isEmpty ? Array(seen.curves.prefix(1)) : moving
    let values = curves.flatMap { $0.points.map { $0.value } }
    var least = values.min() ?? 0
    let most = values.max() ?? 0
    // One page alone would be one tick: the page before it is there to compare with.
    if isPages, least > 1 { least = min(least, most - 1) }
    let room = max((most - least) * 0.06, isPages ? 0.2 : 1)
    let scale = TimelineScale(
      from: least - room, to: most + room, start: y + TimelineDrawing.plotHeight, end: y)
    for tick in scale.ticks(apart: 30, least: isPages ? 1 : 0) {
      // There are no pages beyond the ends.
      if isPages, tick < 1 || tick > most + 0.5 { continue }
      let place = scale.place(tick)
      markup.addLine(
        [Point(x: time.start, y: place), Point(x: time.end, y: place)], stroke: Palette.line)
      let text = DecimalText.rounded(tick, decimals: 2)
      addName(isPages ? "page \(text)" : "\(text) pt", at: place + 4, to: &markup)
    }
    for (number, curve) in curves.enumerated() {
      let style = TimelineDrawing.style(of: curve.name)
      let points = thinned(curve.points, on: scale, isStepped: curve.name == "active")
      markup.addLine(
        points, stroke: style.colour,
        ["stroke-width": style.width, "stroke-linejoin": "round"])
      let legend = TimelineDrawing.width - TimelineDrawing.right - 96 * Double(number + 1)
      markup.addLine(
        [Point(x: legend, y: y - 14), Point(x: legend + 18, y: y - 14)], stroke: style.colour,
        ["stroke-width": style.width])
      markup.addLabel(
        curve.name, at: Point(x: legend + 24, y: y - 9), size: TimelineDrawing.textSize)
    }
    y += TimelineDrawing.plotHeight + 16
  }

  private static func style(of curve: String) -> (colour: String, width: String) {
    switch curve {
    case "active": return (Palette.active, "1.2")
    // A wide pale line under a narrow dark one keeps both visible where they agree.
    case "preview": return (Palette.widePreview, "7")
    case "strip": return (Palette.strip, "1.6")
    default: return (curve == "offset x" ? Palette.strip : Palette.preview, "2")
    }
  }

  /// Leaves out points that are less than a quarter of a point away in the picture.
  private func thinned(
    _ points: [(time: Time, value: Double)], on scale: TimelineScale, isStepped: Bool
  ) -> [Point] {
    var result: [Point] = []
    for point in points {
      let next = Point(x: x(point.time), y: scale.place(point.value))
      guard let last = result.last else {
        result.append(next)
        continue
      }
      if isStepped, last.y != next.y { result.append(Point(x: next.x, y: last.y)) }
      if !isStepped || last.y != next.y, max(next.x - last.x, (next.y - last.y).magnitude) >= 0.25 {
        result.append(next)
      }
    }
    if let end = points.last { result.append(Point(x: x(end.time), y: scale.place(end.value))) }
    return result
  }
}
