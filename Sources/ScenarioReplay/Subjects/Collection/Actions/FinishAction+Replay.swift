import CollectionGallery
import DualStrip

extension FinishAction: CollectionChange {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard runner.isHeld(label, statement: index) else { return }
    let setup = runner.setup
    runner.input(
      .finishSwitch(
        over: duration.map { setup.time($0) } ?? CollectionSubject.usualDuration))
  }
}
