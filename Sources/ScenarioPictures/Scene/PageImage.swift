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

  /// As a picture that is 100 high, on white paper where it is of another aspect. The picture turns it: not all
  /// that show pictures do so themselves.
  func draw(width: Double, into markup: inout Markup) {
    var plain = bytes
    if let place = ImageHeader(bytes).orientation?.place {
      // In either order of bytes both are one half of the number.
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

  /// What brings the stored image into a picture that is so wide and 100 high.
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
