/// Reads tables of wheel events.
extension Parser {
  mutating func parseWheelsHeading(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("a name for these events")
    syntax.wheelTables.append(WheelTable(name: name, unit: .points))
    try line.expect("in", example: "wheels swipe in ms pt")
    try line.expect("ms")
    let unit = try line.oneOf(WheelUnitName.self, "`pt`, `notches` or `lines`")
    syntax.wheelTables[syntax.wheelTables.count - 1].unit = unit
  }

  mutating func parseWheelRow(_ line: inout LineParser) throws(Faulty) {
    let first = line.range
    let numbers = try parseNumbers(
      ["the time, in ms", "the distance to the right", "the distance down"], &line)
    let phase = try line.oneOfOrEnd(WheelPhaseName.self, "what the hand does")
    try line.expectEnd("the event")
    guard let table = syntax.wheelTables.last else { return }
    try checkRowTime(numbers[0], after: table.rows.last?.milliseconds, at: first)
    syntax.wheelTables[syntax.wheelTables.count - 1].rows.append(
      WheelTable.Row(milliseconds: numbers[0], dx: numbers[1], dy: numbers[2], phase: phase))
  }
}
