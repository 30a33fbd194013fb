import DualStrip

extension ReplaceAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let pages = pages.map { page in
      let id = runner.setup.names.add(page.name.value)
      let known =
        runner.subject.ofStrips?.aspect(of: id) ?? runner.setup.pages.first { $0.id == id }?.aspect
      return Page(id: id, aspect: page.aspect.map { runner.setup.number($0) } ?? known ?? 1)
    }
    runner.edit(.replace(pages), statement: index)
  }
}
