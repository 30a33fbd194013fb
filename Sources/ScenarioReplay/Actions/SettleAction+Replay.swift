import DualStrip

extension SettleAction: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    ActionSpan(length: nil)
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let patience = limit.map { runner.setup.time($0) } ?? .milliseconds(10_000)
    runner.waiting.append(.init(statement: index, limit: runner.now + patience))
  }
}
