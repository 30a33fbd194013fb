import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

/// The values of the header's enumerations: each is its place in a list.
enum Values {
  static let panes: [Pane] = [.preview, .thumbnails]
  static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  static let reveals: [DualStripViewer.Reveal] = [.nearest, .center]
  static let units: [DualStripViewer.WheelEvent.Unit] = [.points, .notches, .lines]
  static let phases: [DualStripViewer.WheelEvent.Phase] = [
    .none, .began, .changed, .ended, .momentum,
  ]
  static let keys: [DualStripViewer.KeyPress.Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .delete, .escape, .a, .z,
  ]
  static let drivers: [DualStripViewer.Driver] = [.none, .preview, .thumbnails, .program]
  static let viewerPhases: [DualStripViewer.Phase] = [.idle, .dragging, .settling, .focusing]
  static let causes: [ViewerEvent.Cause] = [
    .drag(.preview), .drag(.thumbnails), .settle(.preview), .settle(.thumbnails), .focus, .delete,
    .insert, .move, .replace,
  ]
  static let reasons: [EditRefusal.Reason] = [
    .nothing, .unknownPage, .beingDeleted, .duplicate, .alreadyThere, .relativeToItself,
    .invalidAspect, .notWaiting, .tooLate, .tooManyWaiting, .missing, .nothingToUndo,
    .nothingToRedo, .invalidTurn,
  ]
  static let liftRefusals: [LiftRefusal] = [.noPage, .carrying, .resizing]
}

extension Array where Element: Equatable {
  /// The value of a case; -1 for one that the header does not have yet.
  func number(of element: Element) -> ds_enum { ds_enum(firstIndex(of: element) ?? -1) }

  /// The case with a value.
  func value(_ number: ds_enum, _ what: StaticString) throws(Fault) -> Element {
    guard indices.contains(Int(number)) else {
      throw Fault(DS_INVALID, "\(what) \(number) does not exist; it must be from 0 to \(count - 1)")
    }
    return self[Int(number)]
  }
}

// MARK: What callers give

/// Checks the size that a caller says a structure has.
func check<Structure>(
  _ size: Int, of structure: Structure.Type, _ what: StaticString
) throws(Fault) {
  let known = MemoryLayout<Structure>.size
  guard size == known else {
    throw Fault(
      DS_WRONG_SIZE,
      "\(what) has \(known) bytes, not \(size): set its size, or build with this header"
    )
  }
}

/// Reads a caller's structure, which begins with its size.
func structure<Structure>(
  _ address: UnsafePointer<Structure>?, _ what: StaticString
) throws(Fault) -> Structure {
  guard let address = unsafe address else { throw Fault(DS_NULL, "\(what) has no address") }
  // Only the size may be read before it is known.
  let size = unsafe UnsafeRawPointer(address).load(as: UInt32.self)
  try check(Int(clamping: size), of: Structure.self, what)
  return unsafe address.pointee
}

extension ds_page {
  func page() throws(Fault) -> Page {
    guard id != 0 else { throw Fault(DS_INVALID, "a page has the number 0, which is no page") }
    return Page(
      id: PageID(id), aspect: aspect, quarterTurns: Int(truncatingIfNeeded: quarter_turns))
  }
}

/// Reads the caller's array.
func pages(_ array: UnsafePointer<ds_page>?, _ count: Int) throws(Fault) -> [Page] {
  var pages: [Page] = []
  for page in unsafe Array(try buffer(array, count)) { pages.append(try page.page()) }
  return pages
}

func pageIDs(_ array: UnsafePointer<ds_page_id>?, _ count: Int) throws(Fault) -> [PageID] {
  unsafe try buffer(array, count).map { PageID($0) }
}

func buffer<Element>(
  _ array: UnsafePointer<Element>?, _ count: Int
) throws(Fault) -> UnsafeBufferPointer<Element> {
  // More pages than any document has; a count beyond all memory looks negative here.
  guard (0...1 << 30).contains(count) else {
    throw Fault(DS_INVALID, "an array of \(UInt(bitPattern: count)) elements is too long")
  }
  guard unsafe count == 0 || array != nil else {
    throw Fault(DS_NULL, "an array of \(count) elements has no address")
  }
  return unsafe UnsafeBufferPointer(start: array, count: count)
}

func pane(_ number: ds_enum) throws(Fault) -> Pane { try Values.panes.value(number, "the pane") }

/// Reads the caller's four lengths; without an address there are none.
func edges(_ insets: UnsafePointer<Double>?) -> EdgeInsets {
  guard let insets = unsafe insets else { return .zero }
  return unsafe EdgeInsets(
    top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
}

func destination(_ number: ds_enum, _ page: ds_page_id) throws(Fault) -> Destination {
  switch Int(number) {
  case Int(DS_PLACE_FIRST): return .first
  case Int(DS_PLACE_LAST): return .last
  case Int(DS_PLACE_BEFORE): return .before(PageID(page))
  case Int(DS_PLACE_AFTER): return .after(PageID(page))
  default:
    throw Fault(DS_INVALID, "the destination \(number) does not exist; it must be from 0 to 3")
  }
}

func selecting(_ number: ds_enum, _ page: ds_page_id) throws(Fault) -> DualStripViewer.Selecting {
  switch Int(number) {
  case Int(DS_SELECT_ONLY): return .only(PageID(page))
  case Int(DS_SELECT_TOGGLE): return .toggle(PageID(page))
  case Int(DS_SELECT_UP_TO): return .to(PageID(page))
  case Int(DS_SELECT_ALL): return .all
  case Int(DS_SELECT_NONE): return .none
  default: throw Fault(DS_INVALID, "there is nothing \(number) to select; it must be from 0 to 4")
  }
}

extension ds_text {
  /// The bytes, as long as the caller's memory is there.
  func utf8() throws(Fault) -> UnsafeBufferPointer<UInt8> {
    let bytes = unsafe try buffer(self.bytes, length)
    return unsafe UnsafeRawBufferPointer(bytes).bindMemory(to: UInt8.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the bytes of a string. To compare strings would take tables for all of Unicode.
  func spell(_ string: String) -> Bool { unsafe elementsEqual(string.utf8) }

  var text: String { unsafe String(decoding: self, as: UTF8.self) }
}

/// Words as a list.
func list(_ words: [String]) -> String {
  var list = ""
  for word in words { list += list.isEmpty ? word : ", \(word)" }
  return list
}

extension ds_text {
  /// The setting with this name.
  func setting() throws(Fault) -> DualStripViewer.Setting {
    let name = unsafe try utf8()
    let named = DualStripViewer.Setting.allCases.first { unsafe name.spell($0.rawValue) }
    guard let named else {
      throw Fault(
        DS_INVALID,
        unsafe "there is no setting \(name.text); `dualstrip explain settings` lists them")
    }
    return named
  }
}

extension ds_setting {
  /// Changes a configuration.
  func apply(to configuration: inout DualStripViewer.Configuration) throws(Fault) {
    let setting = unsafe try self.name.setting()
    let name = unsafe try self.name.utf8()
    let words = setting.words
    let word = unsafe try self.word.utf8()
    guard !words.isEmpty else {
      guard word.isEmpty else {
        throw unsafe Fault(DS_INVALID, "the setting \(name.text) takes a number, not \(word.text)")
      }
      return unsafe configuration.set(setting, to: [numbers.0, numbers.1])
    }
    guard let place = words.firstIndex(where: { unsafe word.spell($0) }) else {
      throw unsafe Fault(DS_INVALID, "the setting \(name.text) takes a word: \(list(words))")
    }
    configuration.set(setting, to: [Double(place)])
  }
}

extension ds_options {
  func configuration() throws(Fault) -> DualStripViewer.Configuration {
    var configuration = DualStripViewer.Configuration()
    configuration.direction = unsafe try Values.directions.value(direction, "the direction")
    let settings = unsafe try buffer(self.settings, setting_count)
    for place in settings.indices { unsafe try settings[place].apply(to: &configuration) }
    return configuration
  }
}
