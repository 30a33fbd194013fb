/// Changes of the content that happen together.
package struct UpdateAction: CollectionAction {
  package var changes: [BatchChange] = []
  package var duration: Measure?

  static let description = ActionDescription(
    "changes of the content that happen together: insert, delete, move, reload, of items and of "
      + "sections", "update delete a4, move a2 after a7 over 300ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    repeat {
      let first = line.next
      let kind = try BatchChange.Kind(&line)
      changes.append(.init(kind: kind, range: line.range(from: first)))
    } while line.acceptSign(",")
    duration = try line.duration()
  }

  var facts: ActionFacts {
    ActionFacts(claims: [.batch(changes)] + .time(duration), takesItsWay: true)
  }
}
