import CollectionGallery
import CollectionLayouts
import DualStrip

extension MeasureAction: CollectionChange {
  var duration: Measure? { nil }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let collection = runner.subject.ofCollection else { return }
    let content = collection.viewer.content
    var measured: [ItemID: Size] = [:]
    for (name, traits) in sizes {
      guard let id = runner.item(name, statement: index) else { return runner.showState() }
      var item = content.places(of: [id])[id].map { content[$0] } ?? GalleryItem(id: id)
      runner.setup.apply(traits, to: &item)
      measured[id] = item.size
    }
    runner.input(.measure(measured))
  }
}
