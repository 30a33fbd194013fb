import DualStrip

extension ArrangeAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let viewer = runner.subject.ofStrips else { return }
    let leaving = Set(viewer.pendingEdits.flatMap { $0.pages })
    let present = viewer.pages.filter { !leaving.contains($0) }
    switch order {
    case .reversed: runner.edit(.arrange(present.reversed()), statement: index)
    case .interleaved: runner.edit(.arrange(present.interleaved), statement: index)
    case .pages(let targets):
      runner.edit(runner.pages(targets, statement: index).map { .arrange($0) }, statement: index)
    }
  }
}
