import CollectionGallery
import DualStrip

extension ProgressAction: CollectionChange {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard runner.isHeld(label, statement: index) else { return }
    runner.input(
      .moveSwitch(
        progress: runner.setup.number(progress), over: runner.setup.time(duration)))
  }
}
