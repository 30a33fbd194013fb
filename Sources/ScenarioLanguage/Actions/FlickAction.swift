/// A short drag that speeds up, and lifts at its speed.
package struct FlickAction: ActionForm {
  package var finger: FingerPlace
  package var speed: Measure
  /// `nil` for the usual time.
  package var duration: Measure?

  static let strips: ActionDescription? = .init(
    "a short drag that speeds up and lifts at its speed", "flick thumbnails forward 2500pt/s")
  static let collection: ActionDescription? = .init(
    "a short drag that speeds up and lifts at its speed", "flick forward 2500pt/s")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    finger = try FingerPlace(&line, parser)
    speed = try line.measure(.speed, of: "a flick")
    duration = line.accept("over") ? try line.measure(.time, of: "the duration") : nil
  }

  var facts: ActionFacts {
    ActionFacts(
      claims: .number(speed, 0...1_000_000) + .time(duration), putsFingerDown: true)
  }
}
