public import CollectionLayouts

/// An image of a page, as its file has it: PNG or JPEG, whose size its header tells.
public struct PageImage: Hashable, Sendable {
  /// What the bytes are.
  public enum Kind: String, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG, as cameras write it.
    case jpeg = "image/jpeg"
  }

  /// What the bytes are.
  public let kind: Kind
  /// As it is meant to be seen, in pixels; a camera that was turned has turned it.
  public let size: Size
  /// The whole file.
  public let bytes: [UInt8]
  /// How it is turned to be seen, from 1 to 8, as cameras write it.
  private var turn = 1

  /// - Parameter bytes: a file; only its header is looked at.
  /// - Returns: `nil` for what is neither PNG nor JPEG, or whose header is damaged.
  public init?(_ bytes: [UInt8]) {
    let header = ImageHeader(bytes)
    self.bytes = bytes
    if let size = header.pngSize {
      (kind, self.size) = (.png, size)
    } else if let size = header.jpegSize {
      kind = .jpeg
      if let orientation = header.orientation { turn = orientation.value }
      self.size = turn > 4 ? Size(width: size.height, height: size.width) : size
    } else {
      return nil
    }
  }

  /// - Parameter bytes: a file, which is looked at to its end.
  /// - Returns: `nil` also for one that breaks off.
  public init?(whole bytes: [UInt8]) {
    guard ImageHeader(bytes).isWhole else { return nil }
    self.init(bytes)
  }

  /// Width over height.
  public var aspect: Double { size.width / size.height }

  /// As a picture that is 100 high. Who draws it turns it: not all that show pictures do it themselves.
  func draw(width: Double, into markup: inout Markup) {
    var plain = bytes
    if let place = ImageHeader(bytes).orientation?.place {
      // In either order of bytes both are one half of the number.
      let isLittle = plain[place] != 0
      (plain[place], plain[place + 1]) = isLittle ? (1, 0) : (0, 1)
    }
    let data =
      "data:\(kind.rawValue);base64," + String(decoding: Base64.encoded(plain), as: UTF8.self)
    let upright = turn > 4 ? (100, width) : (width, 100)
    let w = Markup.number(width)
    let matrix = [
      "1 0 0 1 0 0", "-1 0 0 1 \(w) 0", "-1 0 0 -1 \(w) 100", "1 0 0 -1 0 100", "0 1 1 0 0 0",
      "0 1 -1 0 \(w) 0", "0 -1 -1 0 \(w) 100", "0 -1 1 0 0 100",
    ][turn - 1]
    markup.add(
      "image",
      [
        "width": Markup.number(upright.0), "height": Markup.number(upright.1),
        "preserveAspectRatio": "none", "href": data,
      ] + (turn == 1 ? [:] : ["transform": "matrix(\(matrix))"]))
  }
}

/// The images of a document's pages.
public struct PageImages: Sendable {
  /// What there is for a page.
  enum Entry: Sendable {
    case image(PageImage)
    /// There is a file, and it cannot be read.
    case damaged
  }

  private var entries: [PageID: Entry] = [:]

  /// None at all: every page is drawn.
  public init() {}

  /// The images of pages in their order.
  ///
  /// - Parameters:
  ///   - images: one for each page from the first on; `nil` for one that is damaged.
  ///   - run: whose pages at the start they are of; what is beyond them stays unused.
  public init(_ images: [PageImage?], of run: ReplayRun) {
    for (page, image) in zip(run.setup.pages, images) {
      entries[page.id] = image.map { .image($0) } ?? .damaged
    }
  }

  /// The images that the document of a run names.
  ///
  /// - Parameters:
  ///   - run: of a scenario whose document has folders of images.
  ///   - read: the image of a folder by its name; `nil` for one that is damaged.
  public init(of run: ReplayRun, reading read: (_ folder: String, _ name: String) -> PageImage?) {
    for (page, file) in run.setup.imageFiles {
      entries[page] = read(file.folder, file.name).map { .image($0) } ?? .damaged
    }
  }

  subscript(_ page: PageID) -> Entry? { entries[page] }
}
