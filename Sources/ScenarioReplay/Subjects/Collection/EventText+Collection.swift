import CollectionGallery
import CollectionLayouts

/// The names of a collection's events in scenarios and traces, and what they are about.
extension CollectionEvent.Kind {
  var name: String { word.rawValue }

  var word: CollectionEventWord {
    switch self {
    case .layoutChanged: return .layoutChanged
    case .switchFinished: return .switchFinished
    case .switchCancelled: return .switchCancelled
    case .updateApplied: return .updateApplied
    case .updateFinished: return .updateFinished
    case .updateCancelled: return .updateCancelled
    case .updateRefused: return .updateRefused
    case .appeared: return .appeared
    case .disappeared: return .disappeared
    case .moved: return .moved
    case .settled: return .settled
    case .resized: return .resized
    case .anchorLost: return .anchorLost
    case .measured: return .measured
    case .itemUnknown: return .itemUnknown
    }
  }

  /// The item that the event is about.
  package var item: ItemID? {
    switch self {
    case .appeared(let item), .disappeared(let item), .moved(let item), .anchorLost(let item),
      .measured(let item), .itemUnknown(let item):
      return item
    case .layoutChanged, .switchFinished, .switchCancelled, .updateApplied, .updateFinished,
      .updateCancelled, .updateRefused, .settled, .resized:
      return nil
    }
  }
}
