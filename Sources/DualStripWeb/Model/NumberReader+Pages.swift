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

  private mutating func easing() -> Easing {
    switch whole() {
    case 1: return .easeIn
    case 2: return .easeOut
    case 3: return .linear
    default: return .easeInOut
    }
  }

  /// Reads the settings of the strips, in the order of the setting words in the language, without
  /// `preset`.
  mutating func configuration() -> DualStripViewer.Configuration {
    typealias Configuration = DualStripViewer.Configuration
    var result = Configuration()
    result.mapping = isOn() ? .continuous : .stepped
    result.focusPolicy = isOn() ? .previous : .next
    result.reducesMotion = isOn()
    result.commits = isOn() ? .byHost : .immediate
    result.thumbnails.height = number()
    result.thumbnails.aspect = number()
    let (least, most) = (number(), number())
    if least <= most { result.thumbnails.aspectRange = least...most }
    result.thumbnails.spacing = number()
    result.thumbnails.focusedSpacing = number()
    result.parallaxGap = number()
    result.imageShift = number()
    result.scrolling.activationDistance = number()
    result.scrolling.previewStiffness = number()
    result.scrolling.thumbnailsStiffness = number()
    result.scrolling.previewDeceleration = DecelerationRate(surviving: number())
    result.scrolling.thumbnailsDeceleration = DecelerationRate(surviving: number())
    result.scrolling.pageTurnEdge = number()
    result.scrolling.pageTurnSpeed = number()
    result.scrolling.pageTurnLimit = whole()
    result.scrolling.rubberBand = number()
    result.easing = easing()
    result.durations = Durations(
      focus: time(), handOver: time(), expansion: time(), settlement: time(), shrinking: time(),
      closing: time(), move: time(), aspect: time())
    result.thumbnails.axis = isOn() ? .vertical : .horizontal
    result.previewAxis = isOn() ? .vertical : .horizontal
    result.thumbnails.mode = isOn() ? .browsing : .centered
    result.announces = isOn()
    result.undoLimit = whole()
    return result
  }

  private typealias Durations = DualStripViewer.Durations
}
