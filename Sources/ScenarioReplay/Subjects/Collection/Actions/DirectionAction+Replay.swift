import CollectionGallery
import DualStrip

extension DirectionAction: CollectionChange {
  var duration: Measure? { nil }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.input(.setDirection(isRightToLeft ? .rightToLeft : .leftToRight))
  }
}
