import DualStrip

extension ReplaceAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let pages = pages.map { page in
      let id = runner.setup.names.add(page.name.value)
      let known = runner.subject.ofStrips?.page(id) ?? runner.setup.pages.first { $0.id == id }
      return Page(
        id: id, aspect: page.aspect.map { runner.setup.number($0) } ?? known?.aspect ?? 1,
        quarterTurns: page.turned.map { Int(runner.setup.number($0)) } ?? known?.quarterTurns ?? 0)
    }
    runner.edit(.replace(pages), statement: index)
  }
}
