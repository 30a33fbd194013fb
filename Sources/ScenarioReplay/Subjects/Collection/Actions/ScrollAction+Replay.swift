import CollectionGallery
import CollectionLayouts
import DualStrip

extension ScrollAction: CollectionChange {
  var duration: Measure? { nil }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    switch self {
    case .toItem(let name, let place, let isAnimated):
      guard let item = runner.item(name, statement: index) else { return runner.showState() }
      let side: ContentAnchor.Side =
        place == "top" ? .leading : place == "middle" ? .center : .trailing
      runner.input(.scrollTo(item, at: side, animated: isAnimated))
    case .by(let length, let isForward):
      let way = runner.setup.number(length)
      runner.input(.scrollBy(isForward ? way : -way))
    }
  }
}
