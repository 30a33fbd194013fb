import CollectionGallery
import DualStrip

extension UpdateAction: CollectionChange {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let update = runner.bound(changes, statement: index) else { return runner.showState() }
    runner.begin(
      .update(
        update.changes, sections: update.sections, over: runner.setup.time(duration)),
      statement: index)
  }
}
