import DualStrip

extension ResolveAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let aspect = runner.setup.number(aspect)
    runner.edit(
      runner.page(target, statement: index).map { .setAspect($0, aspect) }, statement: index)
  }
}
