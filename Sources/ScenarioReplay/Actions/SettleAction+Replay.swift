import DualStrip

extension SettleAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: nil)
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let patience = runner.setup.time(limit, usually: .milliseconds(10_000))
    runner.waiting.append(.init(statement: index, limit: runner.now + patience))
  }
}
