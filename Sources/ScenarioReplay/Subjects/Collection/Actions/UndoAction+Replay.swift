import DualStrip

extension UndoAction: CollectionChange {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    runner.takeBack(label, over: duration, statement: index)
  }
}
