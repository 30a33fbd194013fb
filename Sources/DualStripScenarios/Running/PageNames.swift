import DualStrip

/// The names of a scenario's pages, for life; ids are numbers from 1 in the order of the names.
struct PageNames: Sendable {
  private var names: [String] = []
  private var ids: [String: PageID] = [:]
  /// How many pages `p1`, `p2`, … there are.
  private var numbered = 0

  /// The id of no page: those of names begin with 1.
  static let nobody = PageID(0)

  func id(_ name: String) -> PageID? { ids[name] }

  func name(_ id: PageID) -> String {
    let number = Int(id.rawValue)
    return number >= 1 && number <= names.count ? names[number - 1] : "#\(id.rawValue)"
  }

  /// The id of a name, which is given one when it is new.
  mutating func add(_ name: String) -> PageID {
    if let id = ids[name] { return id }
    names.append(name)
    let id = PageID(UInt64(names.count))
    ids[name] = id
    return id
  }

  mutating func addNumbered() -> PageID {
    numbered += 1
    while ids["p\(numbered)"] != nil { numbered += 1 }
    return add("p\(numbered)")
  }
}
