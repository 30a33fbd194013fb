import CollectionGallery
import DualStrip

extension FinishAction: CollectionChange {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard runner.isHeld(label, statement: index) else { return }
    let time = runner.setup.time(duration, usually: CollectionSubject.usualDuration)
    runner.input(.finishSwitch(over: time))
  }
}
