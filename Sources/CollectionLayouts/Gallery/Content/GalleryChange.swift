/// One change of a gallery, which names items and sections by their IDs.
public enum GalleryChange: Hashable, Sendable {
  /// Inserts a new item at a place.
  case insert(GalleryItem, GalleryPlace)
  /// Deletes an item.
  case delete(ItemID)
  /// Moves an item to a place.
  case move(ItemID, GalleryPlace)
  /// Reloads an item, which shows something else; its name stays.
  case reload(ItemID, GalleryItem?)
  /// Inserts a new section; its number counts after all changes. Its contents are given with the
  /// changes.
  case insertSection(ItemID, at: Int)
  /// Deletes a section with its items.
  case deleteSection(ItemID)
  /// Moves a section to a number, which counts after all changes.
  case moveSection(ItemID, to: Int)
  /// Reloads a section: contents given with the changes replace its items.
  case reloadSection(ItemID)
}

/// A place among the items as they will be after all changes.
public enum GalleryPlace: Hashable, Sendable {
  /// Right before an item. Several arrivals there keep the order of their changes.
  case before(ItemID)
  /// Right behind an item. Several arrivals there keep the order of their changes.
  case after(ItemID)
  /// At an index.
  case at(ItemIndex)
}
