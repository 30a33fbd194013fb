import CollectionLayouts
import DualStrip

/// Adds the rows below the curves.
extension TimelineDrawing {
  func add(
    _ stretches: [TimelineWitness.Stretch], named name: String, at y: inout Double,
    to markup: inout Markup
  ) {
    addName(name, at: y + 15, to: &markup)
    for stretch in stretches where !stretch.text.isEmpty {
      let (from, to) = (x(stretch.start), max(x(stretch.end), x(stretch.start) + 1.5))
      markup.addRect(
        Rect(x: from, y: y, width: to - from, height: 21),
        fill: TimelineDrawing.colour(of: stretch.text), ["fill-opacity": "0.22", "rx": "3"])
      if width(of: stretch.text) + 8 <= to - from {
        markup.addLabel(
          stretch.text, at: Point(x: from + 5, y: y + 15), size: TimelineDrawing.textSize)
      }
    }
    y += 27
  }

  private static func colour(of word: String) -> String {
    switch word {
    case "preview", "dragging": return Palette.preview
    case "thumbnails": return Palette.strip
    case "program", "focusing", "switch": return Palette.accent
    case "editing", "resizing", "update", "resize": return Palette.event
    default: return Palette.quiet
    }
  }

  /// Returns the approximate width of a text at the size of labels.
  private func width(of text: String) -> Double { Double(text.count) * TimelineDrawing.letter }

  /// The distance from one line of labels to the next.
  private static let line = 20.0

  /// The actions of the script with their starting times.
  var statements: [TimelineWitness.Mark] {
    run.syntax.script.indices.compactMap { index -> TimelineWitness.Mark? in
      guard case .action = run.syntax.script[index].body,
        let start = run.record.timeline.starts[index]
      else { return nil }
      let label = run.syntax.script[index].label.map { " as \($0.value)" } ?? ""
      return .init(text: run.canonicalText(of: index) + label, time: start)
    }.sorted { $0.time < $1.time }
  }

  /// The most rows of labels; a mark whose label has no room stays without it.
  private static let mostRows = 8

  /// The most marks in a row: more would be too close to tell apart.
  private static let mostMarks = 2000

  func addMarks(
    _ marks: [TimelineWitness.Mark], named name: String, colour: String, at y: inout Double,
    to markup: inout Markup
  ) {
    guard !marks.isEmpty else { return }
    let marks = marks.prefix(TimelineDrawing.mostMarks)
    addName(name, at: y + 14, to: &markup)
    for mark in marks {
      markup.addRect(Rect(x: x(mark.time) - 0.75, y: y + 3, width: 1.5, height: 13), fill: colour)
    }
    y += TimelineDrawing.line + 1
    var rows = LabelRows(most: TimelineDrawing.mostRows)
    for mark in marks where !mark.text.isEmpty {
      let room = width(of: mark.text)
      let place = place(ofText: room, at: mark.time)
      let start = place.isBefore ? max(TimelineDrawing.gutter, place.x - room) : place.x
      guard let row = rows.row(from: start, width: room + 14) else { continue }
      let top = y + Double(row) * TimelineDrawing.line
      markup.addRect(Rect(x: x(mark.time) - 0.75, y: top, width: 1.5, height: 17), fill: colour)
      markup.addLabel(
        mark.text, at: Point(x: place.x, y: top + 14), size: TimelineDrawing.textSize,
        place.isBefore ? ["text-anchor": "end"] : [:])
    }
    y += Double(rows.ends.count) * TimelineDrawing.line + 8
  }

  /// Returns where the label of a mark begins: after the mark, or before it if there is no room on
  /// the right.
  private func place(ofText room: Double, at time: Time) -> (x: Double, isBefore: Bool) {
    let isBefore = x(time) + room + 8 > TimelineDrawing.width
    return (x(time) + (isBefore ? -6 : 6), isBefore)
  }

  /// The most expectations with a row of their own. Failures take precedence.
  private static let mostChecks = 60

  func addChecks(at y: inout Double, to markup: inout Markup) {
    guard !run.checks.isEmpty else { return }
    addName("expected", at: y + 14, to: &markup)
    let most = TimelineDrawing.mostChecks
    let failed = run.checks.filter { !$0.holds }
    let kept =
      failed.prefix(most) + run.checks.filter { $0.holds }.prefix(max(0, most - failed.count))
    for check in kept.sorted(by: { $0.line < $1.line }) {
      add(check, at: y, to: &markup)
      y += TimelineDrawing.line
    }
    if run.checks.count > kept.count {
      markup.addLabel(
        "… and \(run.checks.count - kept.count) more",
        at: Point(x: TimelineDrawing.gutter, y: y + 14), size: TimelineDrawing.textSize,
        fill: Palette.quiet)
      y += TimelineDrawing.line
    }
    y += 8
  }

  private func add(_ check: ReplayCheck, at y: Double, to markup: inout Markup) {
    let colour = check.holds ? Palette.success : Palette.failure
    let window = run.window(of: check)
    let moment = min(check.time, run.record.lastTime)
    let (from, to) = (x(window.from), x(window.to))
    markup.addRect(
      Rect(x: from - 1, y: y + 1, width: max(2, to - from), height: 17), fill: colour,
      ["fill-opacity": "0.13", "rx": "3"])
    markup.addRect(
      Rect(x: x(moment) - 1.25, y: y + 1, width: 2.5, height: 17),
      fill: colour)
    let text = "\(check.holds ? "✓" : "✗") \(check.line): \(run.text(of: check))"
    let place = place(ofText: width(of: text), at: moment)
    markup.addLabel(
      text, at: Point(x: place.x, y: y + 14), size: TimelineDrawing.textSize,
      fill: check.holds ? Palette.ink : colour,
      (place.isBefore ? ["text-anchor": "end"] : [:])
        + (check.holds ? [:] : ["font-weight": "700"]))
  }
}
