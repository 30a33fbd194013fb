/// One change of the content.
///
/// Deleted, moved and reloaded elements are named by their places before all changes of a batch;
/// inserted elements, and the targets of moves, by their places after all of them.
public enum CollectionUpdate: Hashable, Sendable {
  /// Inserts a new item.
  case insert(at: ItemIndex)
  /// Deletes an item.
  case delete(at: ItemIndex)
  /// Moves an item.
  case move(from: ItemIndex, to: ItemIndex)
  /// Reloads an item, which shows something else.
  case reload(at: ItemIndex)
  /// Inserts a new section with all its items.
  case insertSection(at: Int)
  /// Deletes a section with all its items, except items that move elsewhere.
  case deleteSection(at: Int)
  /// Moves a section with all its items.
  case moveSection(from: Int, to: Int)
  /// Reloads a section: its items go, and others replace them.
  case reloadSection(at: Int)
}
