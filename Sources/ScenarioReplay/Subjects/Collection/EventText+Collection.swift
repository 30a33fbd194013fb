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

extension UpdateRefusal {
  /// The reason, in words.
  var text: String {
    switch self {
    case .unknown: return "there is no such item or section"
    case .duplicate: return "it already exists"
    case .fault(let fault): return fault.reason.text
    }
  }
}

extension BatchFault.Reason {
  fileprivate var text: String {
    switch self {
    case .noSuchItem: return "there is no such item"
    case .noSuchSection: return "there is no such section"
    case .beyondTheEnd: return "a place is beyond the end"
    case .deletedTwice: return "something is deleted twice"
    case .movedTwice: return "something moves twice"
    case .reloadedTwice: return "something is reloaded twice"
    case .deletedAndMoved: return "something is both deleted and moved"
    case .deletedAndReloaded: return "something is both deleted and reloaded"
    case .twoInOnePlace: return "two changes use one place"
    case .saidBySection: return "a change of the section already covers it"
    case .itemCountDisagrees: return "the item count of a section disagrees"
    case .sectionCountDisagrees: return "the count of sections disagrees"
    @unknown default: return "it contradicts itself"
    }
  }
}
