import DualStrip

extension UndoAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    label == nil ? ActionSpan() : ActionSpan(length: setup.time(duration), isOverAtOnce: true)
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let label else { return runner.edit(.undo, statement: index) }
    runner.takeBack(label, over: duration, statement: index)
  }
}
