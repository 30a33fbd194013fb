import CollectionLayouts
import DualStrip
import ScrollPhysics

/// Reads pages and settings from the numbers of the page.
extension NumberReader {
  /// Reads a page, by its number from 1.
  mutating func page() -> PageID { PageID(rawValue: UInt64(exactly: number()) ?? 0) }

  mutating func pane() -> Pane { whole() == 0 ? .preview : .thumbnails }

  /// Reads a key, by its place among all keys.
  mutating func key() -> DualStripViewer.KeyPress.Key {
    let (place, keys) = (whole(), DualStripViewer.KeyPress.Key.allCases)
    return keys.indices.contains(place) ? keys[place] : .home
  }

  /// Reads the modifiers of a key: 1 for Shift, 2 for Alt, 4 for Control or Command, and sums.
  mutating func modifiers() -> DualStripViewer.KeyPress.Modifiers {
    .init(rawValue: UInt8(exactly: number()) ?? 0)
  }

  /// Reads what to select: a page alone, too, or up to it; all, or none.
  mutating func selecting() -> DualStripViewer.Selecting? {
    let (word, page) = (whole(), page())
    switch word {
    case 0: return .only(page)
    case 1: return .toggle(page)
    case 2: return .to(page)
    case 3: return .all
    case 4: return DualStripViewer.Selecting.none
    default: return nil
    }
  }

  /// Reads all remaining pages.
  mutating func pageNumbers() -> [PageID] {
    var pages: [PageID] = []
    while !isAtEnd { pages.append(page()) }
    return pages
  }

  /// Reads all remaining runs of pages: the first number, the count, and the aspect of all of them.
  mutating func pages() -> [Page] {
    var pages: [Page] = []
    while !isAtEnd {
      let (first, count, aspect) = (page().rawValue, whole(), number())
      for number in 0..<min(max(0, count), NumberReader.mostPages - pages.count) {
        pages.append(Page(id: PageID(rawValue: first &+ UInt64(number)), aspect: aspect))
      }
    }
    return pages
  }

  /// The most pages of a document.
  static let mostPages = 2_000_000

  mutating func destination() -> Destination {
    let (word, page) = (whole(), page())
    switch word {
    case 0: return .first
    case 1: return .last
    case 2: return .before(page)
    default: return .after(page)
    }
  }

  /// Reads the settings of the strips, in the order of the setting words in the language, without
  /// `preset`: a word is its place among its setting's words.
  mutating func configuration() -> DualStripViewer.Configuration {
    var result = DualStripViewer.Configuration()
    for setting in DualStripViewer.Setting.allCases {
      result.set(setting, to: (0..<setting.numberCount).map { _ in number() })
    }
    return result
  }
}
