/// Why changes by name are refused.
public enum UpdateRefusal: Error, Hashable, Sendable {
  /// There is no such item or section.
  case unknown(ItemID)
  /// An item or a section would be there twice.
  case duplicate(ItemID)
  /// The changes contradict each other.
  case fault(BatchFault)
}

extension UpdateRefusal {
  /// The reason, in words.
  package var text: String {
    switch self {
    case .unknown: return "there is no such item or section"
    case .duplicate: return "it already exists"
    case .fault(let fault): return fault.reason.text
    }
  }
}

extension BatchFault.Reason {
  /// The reason, in words.
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
    }
  }
}
