/// A change of a collection; the viewer says how far it is and when it is over.
protocol CollectionChange: ReplayedAction {
  /// The time that the change takes, if the statement says it.
  var duration: Measure? { get }
}

extension CollectionChange {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: setup.time(duration), isOverAtOnce: true)
  }
}
