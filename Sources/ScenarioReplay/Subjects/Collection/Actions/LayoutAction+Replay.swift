import CollectionGallery
import DualStrip

extension LayoutAction: CollectionChange {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let layout = runner.setup.collection?.layout(named: layout.value) else { return }
    let input: CollectionViewer.Input =
      isHeld
      ? .holdSwitch(layout) : .switchLayout(layout, over: runner.setup.time(duration))
    runner.begin(input, statement: index, layout: self.layout.value)
  }
}
