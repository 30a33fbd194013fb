public import CollectionLayouts

/// An image of a page: a PNG or JPEG file whose header gives its size.
public struct PageImage: Hashable, Sendable {
  /// The format of an image.
  public enum Kind: String, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG, as cameras write it.
    case jpeg = "image/jpeg"
  }

  /// The format of the file.
  public let kind: Kind
  /// The size of the upright image, in pixels.
  public let size: Size
  /// The whole file.
  public let bytes: [UInt8]
  /// The orientation from 1 to 8, as cameras write it.
  private var turn = 1

  /// Reads an image from a file; returns `nil` if it is neither PNG nor JPEG, or if its header is
  /// damaged.
  ///
  /// - Parameter bytes: The bytes of the file, of which only the header is read.
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

  /// Reads an image from a file; returns `nil` if `init(_:)` would, or if the file is truncated.
  ///
  /// - Parameter bytes: The bytes of the file, which are scanned to the end.
  public init?(whole bytes: [UInt8]) {
    guard ImageHeader(bytes).isWhole else { return nil }
    self.init(bytes)
  }

  /// Width over height.
  public var aspect: Double { size.width / size.height }

  /// Draws the image with a height of 100, on white paper that shows if the image has another
  /// aspect. The drawing itself rotates the image, since not every program applies the orientation.
  func draw(width: Double, into markup: inout Markup) {
    var plain = bytes
    if let place = ImageHeader(bytes).orientation?.place {
      // Set the orientation to 1; exactly one of the two bytes is nonzero, in either byte order.
      let isLittle = plain[place] != 0
      (plain[place], plain[place + 1]) = isLittle ? (1, 0) : (0, 1)
    }
    let upright = turn > 4 ? (100, width) : (width, 100)
    markup.addRect(Rect(x: 0, y: 0, width: width, height: 100), fill: Palette.paper)
    markup.add(
      "image",
      ["width": Markup.number(upright.0), "height": Markup.number(upright.1)]
        + (turn == 1 ? [:] : ["transform": "matrix(\(matrix(width: Markup.number(width))))"]),
      linkingTo: plain, kind: kind.rawValue)
  }

  /// Returns the matrix that rotates the stored image into a picture of this width and height 100.
  private func matrix(width: String) -> String {
    switch turn {
    case 2: return "-1 0 0 1 \(width) 0"
    case 3: return "-1 0 0 -1 \(width) 100"
    case 4: return "1 0 0 -1 0 100"
    case 5: return "0 1 1 0 0 0"
    case 6: return "0 1 -1 0 \(width) 0"
    case 7: return "0 -1 -1 0 \(width) 100"
    case 8: return "0 -1 1 0 0 100"
    default: return "1 0 0 1 0 0"
    }
  }
}
