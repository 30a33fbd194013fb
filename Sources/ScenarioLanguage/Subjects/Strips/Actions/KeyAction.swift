/// A key is pressed, or held so that it repeats.
package struct KeyAction: StripsAction {
  package var modifiers: [ModifierName] = []
  package var key: KeyName
  /// How often it is pressed; once if `nil`.
  package var count: Measure?
  package var duration: Measure?

  static let description = ActionDescription(
    "a key does what it usually does: arrows step, `page-up` and `page-down` go by a stripful, "
      + "`home` and `end` to the ends; `delete` deletes what is selected, or the active page, `alt` "
      + "with an arrow moves it, `shift` selects; `command a` selects all, `escape` nothing; "
      + "`command z` undoes, `command shift z` does it again",
    "key page-down repeat 5 over 400ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    while let modifier = line.acceptOne(of: ModifierName.self) { modifiers.append(modifier) }
    key = try line.oneOf(KeyName.self, "a key")
    guard line.accept("repeat") else { return }
    count = try line.measure(.number, of: "how often the key is pressed", isCount: true)
    if line.accept("over") { duration = try line.measure(.time, of: "the duration") }
  }

  var facts: ActionFacts {
    ActionFacts(
      claims: .number(count, 0...1000) + .time(duration),
      leavesPagesUncertain: key == .delete || key == .z)
  }
}

/// A key.
package enum KeyName: String, Sendable, CaseIterable {
  case left
  case right
  case up
  case down
  case pageUp = "page-up"
  case pageDown = "page-down"
  case home
  case end
  case delete
  case escape
  case a
  case z
}

/// A key that is held while another one is pressed.
package enum ModifierName: String, Sendable, CaseIterable {
  case shift
  case alt
  case command
}
