/// A wheel or a trackpad scrolls over a pane.
package struct WheelAction: StripsAction {
  package enum Content: Sendable {
    /// Notches of a mouse, spread evenly over the time.
    case notches(Measure, over: Measure?)
    /// Fingers on a trackpad, and what the window system scrolls after they have lifted.
    case points(Measure, over: Measure, tail: Measure?, hasPhases: Bool)
    /// A table of recorded events.
    case table(Located<String>)
  }

  package var pane: PaneName
  package var content: Content

  static let description = ActionDescription(
    "a wheel or a trackpad scrolls over a pane: notches, points, or a table of events; "
      + "below 0 it goes back", "wheel preview 240pt over 120ms tail 600ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    pane = try line.oneOf(PaneName.self, "a pane")
    if line.accept("play") {
      content = .table(try line.name("the name of a table of wheel events", of: .table))
      return
    }
    if line.word(at: 1) == "notches" {
      let count = try line.measure(.number, of: "the number of notches")
      try line.expect("notches")
      let time = line.accept("over") ? try line.measure(.time, of: "the duration") : nil
      content = .notches(count, over: time)
      return
    }
    let length = try line.measure(.length, of: "a wheel, or a number of `notches`")
    try line.expect("over", example: "wheel \(pane.rawValue) 240pt over 120ms")
    let time = try line.measure(.time, of: "the duration")
    let tail = line.accept("tail") ? try line.measure(.time, of: "the tail") : nil
    content = .points(length, over: time, tail: tail, hasPhases: line.accept("phases"))
  }

  var facts: ActionFacts {
    switch content {
    case .notches(let count, let time):
      return ActionFacts(claims: [.whole(count, -1000...1000)] + .time(time))
    case .points(let length, let time, let tail, _):
      return ActionFacts(
        claims: .number(length, -1_000_000...1_000_000) + .time(time) + .time(tail))
    case .table(let name): return ActionFacts(claims: [.wheelTable(name)])
    }
  }
}

/// Recorded events of a wheel or a trackpad.
package struct WheelTable: Sendable {
  package struct Row: Sendable {
    package var milliseconds: Double
    package var dx: Double
    package var dy: Double
    package var phase: WheelPhaseName?
  }

  package var name: Located<String>
  package var unit: WheelUnitName
  package var rows: [Row] = []
}

extension ScenarioSyntax {
  package func wheelTable(named name: String) -> WheelTable? {
    wheelTables.first { $0.name.value == name }
  }
}

/// The unit of a table of wheel events.
package enum WheelUnitName: String, Sendable, CaseIterable {
  case points = "pt"
  case notches
  case lines
}

/// What the hand does at a wheel event.
package enum WheelPhaseName: String, Sendable, CaseIterable {
  case began
  case changed
  case ended
  case momentum
}
