/// One change of a gallery, by names.
public enum GalleryChange: Hashable, Sendable {
  /// An item that is new, at a place.
  case insert(GalleryItem, GalleryPlace)
  /// An item that goes.
  case delete(ItemID)
  /// An item that goes to a place.
  case move(ItemID, GalleryPlace)
  /// An item that shows something else; its name stays.
  case reload(ItemID, GalleryItem?)
  /// A section that is new; its place counts afterwards. What it has comes with the changes.
  case insertSection(ItemID, at: Int)
  /// A section that goes with its items.
  case deleteSection(ItemID)
  /// A section that goes to a place, counted afterwards.
  case moveSection(ItemID, to: Int)
  /// A section whose items are replaced by what comes with the changes.
  case reloadSection(ItemID)
}

/// A place among the items as they are after all changes.
public enum GalleryPlace: Hashable, Sendable {
  /// Right before an item; of several in the order in which they are told.
  case before(ItemID)
  /// Right behind an item; of several in the order in which they are told.
  case after(ItemID)
  /// At a number.
  case at(ItemIndex)
}

/// Why changes by names cannot be.
public enum UpdateRefusal: Error, Hashable, Sendable {
  /// There is no such item or section.
  case unknown(ItemID)
  /// Something that is there already, or twice, is to come.
  case duplicate(ItemID)
  /// The changes contradict each other.
  case fault(BatchFault)
}
