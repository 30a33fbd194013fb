import CollectionLayouts
import Elementary

/// What is drawn for a page or an item without an image: the page looks like a scan.
///
/// It is 100 units high and depends on its number and width alone. `draw`, the player and the playground show the
/// same shapes.
struct PagePicture {
  let width: Double
  /// The colour of the page, as 0xRRGGBB.
  let hue: UInt32
  private(set) var shapes: [PictureShape] = []
  /// The unit of margins and texts: narrow pages have narrow ones.
  let unit: Double
  private var chances: UInt64

  /// What a page looks like.
  enum Kind {
    case letter, notes, form, photo, drawing, slide, receipt
  }

  /// Draws a page.
  init(page number: UInt64, width: Double) {
    self.init(number: number, width: width)
    switch PagePicture.kind(of: number, width: width) {
    case .letter: addLetter()
    case .notes: addNotes()
    case .form: addForm()
    case .photo: addPhoto()
    case .drawing: addDrawing()
    case .slide: addSlide()
    case .receipt: addReceipt()
    }
  }

  /// Draws an item of a collection: a small landscape without a border.
  init(item number: UInt64) {
    self.init(number: number, width: 100)
    addLandscape(in: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Draws nothing yet.
  init(number: UInt64, width: Double) {
    self.width = width
    unit = min(width, 70) / 70
    hue = PagePicture.hues[Int(number % UInt64(PagePicture.hues.count))]
    chances = number &* SplitMix.step
  }

  /// Wide pages are slides, pictures and drawings; tall and narrow ones are receipts.
  static func kind(of number: UInt64, width: Double) -> Kind {
    if width < 56 { return .receipt }
    let kinds: [Kind] =
      width > 110
      ? [.slide, .photo, .drawing] : [.letter, .notes, .form, .photo, .letter, .drawing]
    return kinds[Int(number % UInt64(kinds.count))]
  }

  /// The colours of pages and items; those of consecutive numbers differ.
  private static let hues: [UInt32] = [
    0x3b5bdb, 0xe8590c, 0x2b8a3e, 0xae3ec9, 0x1098ad, 0xc92a2a, 0x5f3dc4, 0xa6761d, 0x0b7285,
    0xd6336c, 0x5c940d,
  ]

  /// Returns where the stamp with the name of the page is: in the middle, which also a narrow thumbnail shows.
  func stamp(letters: Int) -> Rect {
    let height = 8 * unit
    let across = min(
      0.8 * width, max(1.6 * height, (0.48 * Double(min(letters, 13)) + 0.9) * height))
    return Rect(x: (width - across) / 2, y: 97 - height, width: across, height: height)
  }

  // MARK: Pens

  /// Returns the next pseudo-random number from 0 to 1.
  mutating func chance() -> Double {
    chances &+= SplitMix.step
    return Double(SplitMix.number(of: chances) >> 11) / 0x1p53
  }

  mutating func chance(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * chance()
  }

  mutating func fill(_ areas: [[Point]], _ ink: UInt32, opacity: Double = 1) {
    add(PictureShape(ink: ink, opacity: opacity, lineWidth: 0, paths: areas))
  }

  mutating func fill(_ rect: Rect, _ ink: UInt32, opacity: Double = 1) {
    fill([PagePicture.corners(of: rect)], ink, opacity: opacity)
  }

  mutating func draw(_ lines: [[Point]], _ ink: UInt32, width: Double, opacity: Double = 1) {
    add(PictureShape(ink: ink, opacity: opacity, lineWidth: width, paths: lines))
  }

  private mutating func add(_ shape: PictureShape) {
    // A tenth of a unit is less than a pixel.
    let paths = shape.paths.map { $0.map { Point(x: rounded($0.x), y: rounded($0.y)) } }
    shapes.append(
      PictureShape(
        ink: shape.ink, opacity: shape.opacity, lineWidth: rounded(shape.lineWidth), paths: paths))
  }

  private func rounded(_ number: Double) -> Double {
    ElementaryFunctions.floor(number * 10 + 0.5) / 10
  }

  static func corners(of rect: Rect) -> [Point] {
    [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
  }

  /// Returns the line around an area.
  static func outline(_ corners: [Point]) -> [Point] { corners + corners.prefix(1) }

  static func circle(_ middle: Point, radius: Double) -> [Point] {
    (0..<16).map {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(Double($0) * .pi / 8)
      return Point(x: middle.x + radius * cosine, y: middle.y + radius * sine)
    }
  }

  static func line(_ from: (Double, Double), _ to: (Double, Double)) -> [Point] {
    [Point(x: from.0, y: from.1), Point(x: to.0, y: to.1)]
  }
}
