import CollectionGallery

extension NumberList {
  mutating func append(_ event: CollectionEvent) {
    let kind: Double
    var item: ItemID?
    switch event.kind {
    case .layoutChanged: kind = 20
    case .switchFinished: kind = 21
    case .switchCancelled: kind = 22
    case .updateApplied: kind = 23
    case .updateFinished: kind = 24
    case .updateCancelled: kind = 25
    case .updateRefused: kind = 26
    case .appeared(let id): (kind, item) = (27, id)
    case .disappeared(let id): (kind, item) = (28, id)
    case .moved(let id): (kind, item) = (29, id)
    case .settled: kind = 30
    case .resized: kind = 31
    case .anchorLost(let id): (kind, item) = (32, id)
    case .measured(let id): (kind, item) = (33, id)
    case .itemUnknown(let id): (kind, item) = (34, id)
    @unknown default: kind = -1
    }
    append(kind, event.time, item.map { [Double($0.rawValue)] } ?? [])
  }
}
