import CollectionGallery
import CollectionLayouts
import DualStrip

/// The permanent names of a scenario's pages or items. Ids are numbers from 1, in the order of the
/// names.
///
/// Numbered names, such as `p1`, `p2`, …, are stored as stretches only: a document may have two
/// million pages.
package struct Names: Sendable {
  /// Names with consecutive numbers and ids.
  private struct Stretch {
    var stem: String
    var firstNumber: Int
    var firstID: Int
    var count: Int
  }

  /// All stretches, by ascending ids.
  private var stretches: [Stretch] = []
  /// The stretches of each stem, by ascending numbers.
  private var numbered: [String: [Int]] = [:]
  private var written: [String: UInt64] = [:]
  private var names: [UInt64: String] = [:]
  private var count = 0
  private var lastNumber = 0
  /// The names of sections, which are separate from those of items.
  private var sections: [String] = []
  /// The prefix of the number of a page that has no name.
  private var unnamed = "#"

  package init() {}

  /// Creates names that the caller has chosen; pages without one are called by their number.
  package init(chosen: [PageID: String]) {
    unnamed = "p"
    for (page, name) in chosen {
      names[page.rawValue] = name
      written[name] = page.rawValue
    }
  }

  /// An id that no page has: the ids of names begin with 1.
  static let nobody = PageID(0)

  /// The page with a name. Cost: O(log of the stretches).
  package func id(_ name: String) -> PageID? { number(name).map { PageID($0) } }

  /// The item with a name. Cost: O(log of the stretches).
  func item(_ name: String) -> ItemID? { number(name).map { ItemID($0) } }

  package func name(_ id: PageID) -> String { name(id.rawValue) }

  package func name(_ id: ItemID) -> String { name(id.rawValue) }

  private func number(_ name: String) -> UInt64? {
    if let (stem, number) = NumberedName.split(name), let list = numbered[String(stem)] {
      let place = partitionPoint(of: list.count) { stretches[list[$0]].firstNumber > number } - 1
      if place >= 0 {
        let stretch = stretches[list[place]]
        if number - stretch.firstNumber < stretch.count {
          return UInt64(stretch.firstID + number - stretch.firstNumber)
        }
      }
    }
    return written[name]
  }

  private func name(_ id: UInt64) -> String {
    if let name = names[id] { return name }
    let number = Int(clamping: id)
    let place = partitionPoint(of: stretches.count) { stretches[$0].firstID > number } - 1
    guard place >= 0, number - stretches[place].firstID < stretches[place].count else {
      return "\(unnamed)\(id)"
    }
    let stretch = stretches[place]
    return "\(stretch.stem)\(stretch.firstNumber + number - stretch.firstID)"
  }

  /// Returns the id of a name; a new name gets a new id.
  package mutating func add(_ name: String) -> PageID {
    if let id = id(name) { return id }
    count += 1
    let id = UInt64(count)
    written[name] = id
    names[id] = name
    return PageID(id)
  }

  /// Returns the item with a name; a new name gets a new id.
  mutating func addItem(_ name: String) -> ItemID { ItemID(add(name).rawValue) }

  /// Adds a page with the next number that no page has.
  package mutating func addNumbered() -> PageID {
    repeat { lastNumber += 1 } while !written.isEmpty && written["p\(lastNumber)"] != nil
    addStretch("p", from: lastNumber, count: 1)
    return PageID(UInt64(count))
  }

  /// Whether some name consists of this stem and a number.
  func hasNumbered(_ stem: String) -> Bool {
    numbered[stem] != nil || written.keys.contains { NumberedName.split($0)?.stem == stem[...] }
  }

  /// Adds items with a stem, numbered from 1, and returns the id of the first.
  ///
  /// - Precondition: no name has this stem and a number.
  mutating func addItems(_ stem: String, count: Int) -> ItemID {
    let first = self.count + 1
    if count > 0 { addStretch(stem, from: 1, count: count) }
    return ItemID(UInt64(first))
  }

  private mutating func addStretch(_ stem: String, from number: Int, count: Int) {
    let id = self.count + 1
    self.count += count
    if let last = stretches.last, last.stem == stem, last.firstNumber + last.count == number,
      last.firstID + last.count == id
    {
      stretches[stretches.count - 1].count += count
    } else {
      numbered[stem, default: []].append(stretches.count)
      stretches.append(Stretch(stem: stem, firstNumber: number, firstID: id, count: count))
    }
  }

  // MARK: Sections

  func section(_ name: String) -> ItemID? {
    sections.firstIndex(of: name).map { ItemID(UInt64($0 + 1)) }
  }

  package func name(ofSection id: ItemID) -> String {
    let place = Int(clamping: id.rawValue) - 1
    return sections.indices.contains(place) ? sections[place] : "#\(id.rawValue)"
  }

  /// Returns the id of a section's name; a new name gets a new id.
  mutating func addSection(_ name: String) -> ItemID {
    if let id = section(name) { return id }
    sections.append(name)
    return ItemID(UInt64(sections.count))
  }
}
