import DualStrip

extension InsertAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.edit(bound(in: &runner, statement: index), statement: index)
  }

  private func bound<Witness: RunWitness>(
    in runner: inout ReplayRunner<Witness>, statement index: Int
  ) -> Edit? {
    guard let destination = placement.destination(in: &runner, statement: index) else { return nil }
    let pages = pages.map { page in
      Page(
        id: runner.setup.names.add(page.name.value),
        aspect: page.aspect.map { runner.setup.number($0) } ?? Vocabulary.usualAspect,
        quarterTurns: page.turned.map { Int(runner.setup.number($0)) } ?? 0)
    }
    return .insert(pages, destination)
  }
}

extension Placement<Target> {
  /// Returns the destination at this moment; `nil` if its page does not exist, which is a trouble
  /// that `page` has recorded.
  func destination<Witness: RunWitness>(
    in runner: inout ReplayRunner<Witness>, statement index: Int
  ) -> Destination? {
    switch self {
    case .first: return .first
    case .last: return .last
    case .before(let target): return runner.page(target, statement: index).map { .before($0) }
    case .after(let target): return runner.page(target, statement: index).map { .after($0) }
    }
  }
}
