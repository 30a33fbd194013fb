/// A finger that moves evenly, may stay, and lifts.
package struct DragAction: ActionForm {
  package var finger: FingerPlace
  package var length: Measure
  package var duration: Measure
  /// How long it stays before it lifts.
  package var hold: Measure?
  /// The velocity with which it lifts.
  package var release: Measure?

  static let strips: ActionDescription? = .init(
    "a finger moves a pane evenly, and lifts at rest or at a speed",
    "drag preview forward 300pt over 900ms release 900pt/s")
  static let collection: ActionDescription? = .init(
    "a finger moves the content evenly, and lifts at rest or at a speed",
    "drag forward 300pt over 900ms release 900pt/s")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    finger = try FingerPlace(&line, parser)
    length = try line.measure(.length, of: "a drag")
    try line.expect(
      "over", example: "drag \(parser.kind.paneInExamples)forward 300pt over 900ms")
    duration = try line.measure(.time, of: "the duration")
    while true {
      if line.accept("hold") {
        hold = try line.measure(.time, of: "the hold")
      } else if line.accept("release") {
        release = try line.measure(.speed, of: "the release")
      } else {
        break
      }
    }
  }

  var facts: ActionFacts {
    let numbers = .number(length, 0...1_000_000) + .number(release, -1_000_000...1_000_000)
    return ActionFacts(
      claims: numbers + .time(duration) + .time(hold), putsFingerDown: true)
  }
}

/// The pane that a finger is on, and the direction in which it moves.
package struct FingerPlace: Sendable {
  /// The strip that the finger is on; `nil` in a collection, which has one pane.
  package var pane: PaneName?
  package var heading = HeadingName.forward

  /// Reads the place of a finger that does not move.
  init(staying line: inout LineParser, _ parser: Parser) throws(Faulty) {
    pane = parser.kind.namesPanes ? try line.oneOf(PaneName.self, "a pane") : nil
  }

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    try self.init(staying: &line, parser)
    let word = try line.oneOf(parser.kind.headings.map { $0.rawValue }, "a direction")
    heading = HeadingName(rawValue: word) ?? .forward
  }
}
