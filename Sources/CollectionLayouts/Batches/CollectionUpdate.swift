/// One change of the content.
///
/// What goes, moves or shows something else is named by its place before all changes of a batch,
/// what comes, and where something moves to, by the place after all of them.
public enum CollectionUpdate: Hashable, Sendable {
  /// An item that is new.
  case insert(at: ItemIndex)
  /// An item that goes.
  case delete(at: ItemIndex)
  /// An item that changes places.
  case move(from: ItemIndex, to: ItemIndex)
  /// An item that shows something else.
  case reload(at: ItemIndex)
  /// A section that is new, with all its items.
  case insertSection(at: Int)
  /// A section that goes, with all its items but those that move elsewhere.
  case deleteSection(at: Int)
  /// A section that changes places, with all its items.
  case moveSection(from: Int, to: Int)
  /// A section whose items go, and others come for them.
  case reloadSection(at: Int)
}
