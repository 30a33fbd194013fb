import CollectionLayouts
import DualStrip

/// The names of a scenario's pages, for life; ids are numbers from 1 in the order of the names.
///
/// Of pages `p1`, `p2`, … only the stretches are kept: a document may have two million.
struct PageNames: Sendable {
  /// Pages whose numbers and ids follow each other.
  private struct Stretch {
    var firstNumber: Int
    var firstID: Int
    var count: Int
  }

  /// By ascending numbers, and ids.
  private var numbered: [Stretch] = []
  private var written: [String: PageID] = [:]
  private var names: [PageID: String] = [:]
  private var count = 0
  private var lastNumber = 0

  /// The id of no page: those of names begin with 1.
  static let nobody = PageID(0)

  /// Cost: O(log of the stretches).
  func id(_ name: String) -> PageID? {
    if let number = Target.number(ofPage: name) {
      let place = partitionPoint(of: numbered.count) { numbered[$0].firstNumber > number } - 1
      if place >= 0, number - numbered[place].firstNumber < numbered[place].count {
        return PageID(
          UInt64(numbered[place].firstID + number - numbered[place].firstNumber))
      }
    }
    return written[name]
  }

  func name(_ id: PageID) -> String {
    if let name = names[id] { return name }
    let number = Int(clamping: id.rawValue)
    let place = partitionPoint(of: numbered.count) { numbered[$0].firstID > number } - 1
    guard place >= 0, number - numbered[place].firstID < numbered[place].count else {
      return "#\(id.rawValue)"
    }
    return "p\(numbered[place].firstNumber + number - numbered[place].firstID)"
  }

  /// The id of a name, which is given one when it is new.
  mutating func add(_ name: String) -> PageID {
    if let id = id(name) { return id }
    count += 1
    let id = PageID(UInt64(count))
    written[name] = id
    names[id] = name
    return id
  }

  /// A page of the next number that no page has.
  mutating func addNumbered() -> PageID {
    repeat { lastNumber += 1 } while !written.isEmpty && written["p\(lastNumber)"] != nil
    count += 1
    if let last = numbered.last, last.firstNumber + last.count == lastNumber,
      last.firstID + last.count == count
    {
      numbered[numbered.count - 1].count += 1
    } else {
      numbered.append(Stretch(firstNumber: lastNumber, firstID: count, count: 1))
    }
    return PageID(UInt64(count))
  }
}
