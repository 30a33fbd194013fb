import CollectionLayouts

/// Reads the size of an image from its first bytes (PNG, third edition, 11.2.1; ITU-T T.81, B.2.2).
struct ImageHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The size of a PNG; `nil` if the bytes are not a PNG.
  var pngSize: Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.dropFirst(12).starts(with: "IHDR".utf8), let width = number(at: 16, of: 4),
      let height = number(at: 20, of: 4)
    else { return nil }
    return size(width, height)
  }

  /// The size of a JPEG; `nil` if the bytes are not a JPEG, or have no size before the image data.
  var jpegSize: Size? {
    guard let frame = segment({ kind, _, _ in ImageHeader.isFrame(kind) }),
      let height = number(at: frame + 5, of: 2), let width = number(at: frame + 7, of: 2)
    else { return nil }
    return size(width, height)
  }

  /// The orientation of the camera, from 1 to 8 (Exif 2.32, 4.6.4), and the index of its bytes;
  /// `nil` if the file does not have it.
  var orientation: (value: Int, place: Int)? {
    var found: (value: Int, place: Int)?
    _ = segment { kind, place, length in
      if kind == 0xE1 { found = orientation(at: place + 4, length: length - 2) }
      return found != nil
    }
    return found
  }

  /// Whether a segment is a start of frame, in any coding. Three numbers of the range mean
  /// something else.
  private static func isFrame(_ kind: Int) -> Bool {
    (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
  }

  /// Returns the index of the first wanted segment of a JPEG, up to the start of scan.
  private func segment(_ isWanted: (_ kind: Int, _ place: Int, _ length: Int) -> Bool) -> Int? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while let marker = number(at: place, of: 2), let length = number(at: place + 2, of: 2) {
      // A byte of 0xFF may be repeated before a marker.
      if marker == 0xFFFF {
        place += 1
        continue
      }
      guard marker >> 8 == 0xFF, length >= 2 else { return nil }
      if isWanted(marker & 0xFF, place, length) { return place }
      if marker == ImageHeader.scan { return nil }
      place += 2 + length
    }
    return nil
  }

  /// The marker "start of scan", which precedes the image data.
  private static let scan = 0xFFDA

  private func orientation(at place: Int, length: Int) -> (value: Int, place: Int)? {
    guard length >= 14, place + length <= bytes.count,
      bytes[place...].starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0])
    else { return nil }
    let start = place + 6
    let isLittle = bytes[start] == 0x49
    func read(_ offset: Int, _ count: Int) -> Int? {
      number(at: start + offset, of: count, isLittle: isLittle)
    }
    guard let directory = read(4, 4), let count = read(directory, 2) else { return nil }
    for entry in 0..<min(count, 100) {
      let field = directory + 2 + 12 * entry
      guard read(field, 2) == 0x0112, let value = read(field + 8, 2) else { continue }
      return (1...8).contains(value) ? (value, start + field + 8) : nil
    }
    return nil
  }

  /// Whether the file is complete: it has the last chunk of a PNG, or the last marker of a JPEG.
  var isWhole: Bool {
    if pngSize != nil {
      var place = 8
      var hasImage = false
      while let length = number(at: place, of: 4), place + 12 + length <= bytes.count {
        if bytes[(place + 4)...].starts(with: "IEND".utf8) { return hasImage }
        hasImage = hasImage || bytes[(place + 4)...].starts(with: "IDAT".utf8)
        place += 12 + length
      }
      return false
    }
    // Search only after the start of scan, since a preview image within the header has an end
    // marker too.
    guard let scan = segment({ kind, _, _ in kind == ImageHeader.scan & 0xFF }) else {
      return false
    }
    return (scan..<bytes.count).reversed().contains { number(at: $0, of: 2) == 0xFFD9 }
  }

  private func size(_ width: Int, _ height: Int) -> Size? {
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  /// Reads an integer with a number of bytes; returns `nil` beyond the end.
  private func number(at place: Int, of count: Int, isLittle: Bool = false) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let part = bytes[place..<place + count]
    let digits = isLittle ? Array(part.reversed()) : Array(part)
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
