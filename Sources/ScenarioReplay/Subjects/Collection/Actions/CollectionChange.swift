/// A change of a collection: it is over with its input, and how far it is the viewer says.
protocol CollectionChange: ReplayedAction {
  /// How long the input takes, where that is said.
  var duration: Measure? { get }
}

extension CollectionChange {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: setup.time(duration), isOverAtOnce: true)
  }
}
