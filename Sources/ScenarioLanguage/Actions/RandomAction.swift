/// Random inputs, drawn from a seed.
package struct RandomAction: ActionForm {
  package var count: Measure
  package var seed: Measure
  package var duration: Measure
  /// The kinds of inputs to draw; empty for the usual ones.
  package var kinds: [Located<String>] = []

  static let strips: ActionDescription? = .init(
    "gestures and edits that chance draws, the same for the same seed: of the kinds "
      + "\(SubjectKind.strips.randomKinds.joined(separator: ", ")); where none is named of "
      + RandomGesture.usual.map { $0.rawValue }.joined(separator: ", "),
    "random 10 gestures seed 7 over 5s from drag, flick")
  static let collection: ActionDescription? = .init(
    "changes that chance draws, the same for the same seed: of the kinds "
      + "\(SubjectKind.collection.randomKinds.joined(separator: ", ")); of all where none is named",
    "random 10 changes seed 7 over 5s from insert, delete")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    let things = parser.kind.randomThings
    count = try line.measure(.number, of: "the count of \(things)", isCount: true)
    try line.expect(things, example: "random 10 \(things) seed 7 over 5s")
    try line.expect("seed")
    seed = try line.measure(.number, of: "the seed", isCount: true)
    try line.expect("over")
    duration = try line.measure(.time, of: "the duration")
    guard line.accept("from") else { return }
    repeat {
      let range = line.range
      let word = try line.oneOf(
        parser.kind.randomKinds, "a kind of \(things.dropLast())")
      kinds.append(Located(value: word, range: range))
    } while line.acceptSign(",")
  }

  var facts: ActionFacts {
    ActionFacts(
      claims: [.number(count, 0...10_000), .number(seed, 0...1e15), .time(duration)],
      leavesPagesUncertain: true)
  }
}
