import CollectionLayouts

/// Reads the size of an image off its first bytes (PNG, third edition, 11.2.1; ITU-T T.81, B.2.2; Exif 2.32,
/// 4.6.4).
struct ImageHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// `nil` for what is no PNG.
  var pngSize: Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.dropFirst(12).starts(with: "IHDR".utf8), let width = number(at: 16, of: 4),
      let height = number(at: 20, of: 4)
    else { return nil }
    return size(width, height)
  }

  /// `nil` for what is no JPEG; segments are passed over up to the one that has the size.
  func jpegSize() -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    var isTurned = false
    while let marker = number(at: place, of: 2), let length = number(at: place + 2, of: 2) {
      // A byte of 0xFF may be repeated before a marker.
      if marker == 0xFFFF {
        place += 1
        continue
      }
      guard marker >> 8 == 0xFF, length >= 2 else { return nil }
      switch marker & 0xFF {
      case 0xE1: isTurned = isTurned || turns(at: place + 4, length: length - 2)
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard let height = number(at: place + 5, of: 2), let width = number(at: place + 7, of: 2)
        else { return nil }
        return isTurned ? size(height, width) : size(width, height)
      case 0xD9, 0xDA: return nil
      default: break
      }
      place += 2 + length
    }
    return nil
  }

  /// Whether Exif data say that the image is to be turned by a quarter: orientations 5 to 8.
  private func turns(at place: Int, length: Int) -> Bool {
    guard length >= 14, place + length <= bytes.count,
      bytes[place...].starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0])
    else { return false }
    let start = place + 6
    let isLittle = bytes[start] == 0x49
    func read(_ offset: Int, _ count: Int) -> Int? {
      number(at: start + offset, of: count, isLittle: isLittle)
    }
    guard let directory = read(4, 4), let count = read(directory, 2) else { return false }
    for entry in 0..<min(count, 100) {
      let field = directory + 2 + 12 * entry
      if read(field, 2) == 0x0112 { return (5...8).contains(read(field + 8, 2) ?? 0) }
    }
    return false
  }

  private func size(_ width: Int, _ height: Int) -> Size? {
    guard width > 0, height > 0 else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  /// A whole number of so many bytes; `nil` beyond the end.
  private func number(at place: Int, of count: Int, isLittle: Bool = false) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let part = bytes[place..<place + count]
    let digits = isLittle ? Array(part.reversed()) : Array(part)
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
