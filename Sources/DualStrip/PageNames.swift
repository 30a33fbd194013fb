/// Translates between page ids and the names that a host has for its pages, such as UUIDs, so that
/// the host needs no table of its own.
///
/// ```swift
/// var names = PageNames<String>()
/// let viewer = DualStripViewer(
///   pages: ["cover", "letter"].map { Page(id: names.id(of: $0), aspect: 0.7071) },
///   bounds: Size(width: 393, height: 852))
/// let active = viewer.activePage.flatMap { names[$0] }  // "cover"
/// ```
///
/// The viewer itself knows only numbers, so the cost of a frame does not depend on the names.
public struct PageNames<Name: Hashable & Sendable>: Sendable {
  private var ids: [Name: PageID] = [:]
  private var names: [PageID: Name] = [:]
  private var lastNumber: UInt64 = 0

  /// Creates an empty table.
  public init() {}

  /// Returns the id of the page with this name; a new name gets a new id. Cost: O(1).
  public mutating func id(of name: Name) -> PageID {
    if let id = ids[name] { return id }
    lastNumber += 1
    let id = PageID(lastNumber)
    ids[name] = id
    names[id] = name
    return id
  }

  /// The name of a page; `nil` for an id that this table never gave out, or has forgotten. Cost:
  /// O(1).
  public subscript(page: PageID) -> Name? { names[page] }

  /// Forgets a page that will not come back. Its name would get a new id afterwards. Cost: O(1).
  public mutating func forget(_ page: PageID) {
    if let name = names.removeValue(forKey: page) { ids[name] = nil }
  }
}
