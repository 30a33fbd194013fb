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

  /// - Parameter bytes: a file; only its header is looked at.
  /// - Returns: `nil` for what is neither PNG nor JPEG, or whose header is damaged.
  public init?(_ bytes: [UInt8]) {
    let header = ImageHeader(bytes)
    if let size = header.pngSize {
      (kind, self.size) = (.png, size)
    } else if let size = header.jpegSize() {
      (kind, self.size) = (.jpeg, size)
    } else {
      return nil
    }
    self.bytes = bytes
  }

  /// Width over height.
  public var aspect: Double { size.width / size.height }

  /// As a picture that is 100 high.
  func draw(width: Double, into markup: inout Markup) {
    let data =
      "data:\(kind.rawValue);base64," + String(decoding: Base64.encoded(bytes), as: UTF8.self)
    markup.add(
      "image",
      [
        "width": Markup.number(width), "height": "100", "preserveAspectRatio": "none",
        "href": data,
      ])
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

  subscript(_ page: PageID) -> Entry? { entries[page] }
}
