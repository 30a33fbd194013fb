/// Writes a value to bytes, or reads it back.
///
/// Each type says once, in its `init(_:_:)`, which parts it has: the same lines write and read them.
package struct Archive {
  package private(set) var bytes: [UInt8]
  private var place: Int
  private let isReading: Bool
  /// How many slots the document has; a slot that is read must be one of them.
  package var slotCount = 0
  /// The time of the viewer, in ticks; nothing that is read may have begun later.
  package var now = Int64.max

  /// Where every length, speed and angle lies.
  package static let range = -0x1p50...0x1p50

  /// Begins to write behind a header.
  package init(after header: [UInt8]) {
    bytes = header
    place = 0
    isReading = false
  }

  /// Begins to read at a place.
  package init(reading bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
    isReading = true
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { place == bytes.count }

  /// Passes a part: writes it, or returns the one that it reads.
  package mutating func callAsFunction<Part: Archivable>(
    _ part: Part?
  ) throws(ArchiveFault) -> Part {
    try Part(&self, part)
  }

  /// Passes a part that may be missing.
  package mutating func optional<Part: Archivable>(
    _ part: Part?
  ) throws(ArchiveFault) -> Part? {
    try self(part != nil) ? Part(&self, part) : nil
  }

  /// Passes a list. Every element takes at least a byte, so a false count cannot demand memory.
  package mutating func list<Part: Archivable>(
    _ parts: [Part]?
  ) throws(ArchiveFault) -> [Part] {
    let count = try self(parts?.count)
    try check(!isReading || (0...(bytes.count - place)).contains(count))
    var list: [Part] = []
    list.reserveCapacity(count)
    for index in 0..<count { list.append(try Part(&self, parts?[index])) }
    return list
  }

  /// Passes one of a few words, by its place among them.
  package mutating func word<Word: Equatable>(
    _ word: Word?, among words: [Word]
  ) throws(ArchiveFault) -> Word {
    words[try choice(words.firstIndex { $0 == word }, of: words.count)]
  }

  /// Passes the number of a case.
  package mutating func choice(_ number: Int?, of count: Int) throws(ArchiveFault) -> Int {
    try self.number(number, in: 0...(count - 1))
  }

  /// Passes a value, which must lie in a range.
  package mutating func number<Number: Archivable & Comparable>(
    _ number: Number?, in range: ClosedRange<Number>
  ) throws(ArchiveFault) -> Number {
    let number = try self(number)
    try check(range.contains(number))
    return number
  }

  /// Passes a slot of the document.
  package mutating func slot(_ slot: Int?) throws(ArchiveFault) -> Int {
    let slot = try self(slot)
    try check((0..<slotCount).contains(slot))
    return slot
  }

  /// Passes a slot of the document that may be missing.
  package mutating func optionalSlot(_ slot: Int?) throws(ArchiveFault) -> Int? {
    try self(slot != nil) ? self.slot(slot) : nil
  }

  /// Throws if something that was read breaks a rule.
  package func check(_ isPossible: Bool) throws(ArchiveFault) {
    guard isPossible || !isReading else { throw ArchiveFault(place: place) }
  }

  // MARK: Bytes

  /// Passes a byte.
  fileprivate mutating func byte(_ byte: UInt8?) throws(ArchiveFault) -> UInt8 {
    if let byte, !isReading {
      bytes.append(byte)
      return byte
    }
    try check(place < bytes.count)
    place += 1
    return bytes[place - 1]
  }

  /// Passes any number, even NaN: eight bytes, the lowest first.
  package mutating func unboundedNumber(_ number: Double?) throws(ArchiveFault) -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      let byte = number.map { UInt8(truncatingIfNeeded: $0.bitPattern >> shift) }
      bits |= UInt64(try self.byte(byte)) << shift
    }
    return Double(bitPattern: bits)
  }

  /// Passes a number that is usually small: seven bits in each byte, the lowest first.
  fileprivate mutating func bits(_ bits: UInt64?) throws(ArchiveFault) -> UInt64 {
    var rest = bits ?? 0
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let part = UInt8(truncatingIfNeeded: rest & 0x7f)
      rest >>= 7
      let byte = try self.byte(isReading ? nil : part | (rest == 0 ? 0 : 0x80))
      result |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 {
        // Of the tenth byte, one bit has room.
        try check(shift < 63 || byte < 2)
        return result
      }
    }
    throw ArchiveFault(place: place)
  }
}

/// Bytes that an archive cannot be read from.
package struct ArchiveFault: Error {
  /// How many bytes had been read.
  package var place: Int
}

/// A value that an archive can write and read.
package protocol Archivable {
  /// Passes all parts of a value through an archive, in an order that never changes.
  ///
  /// - Parameter saved: the value to write; `nil` if one is read.
  init(_ archive: inout Archive, _ saved: Self?) throws(ArchiveFault)
}

extension Bool: Archivable {
  package init(_ archive: inout Archive, _ saved: Bool?) throws(ArchiveFault) {
    let byte = try archive.byte(saved.map { $0 ? 1 : 0 })
    try archive.check(byte < 2)
    self = byte == 1
  }
}

extension UInt64: Archivable {
  package init(_ archive: inout Archive, _ saved: UInt64?) throws(ArchiveFault) {
    self = try archive.bits(saved)
  }
}

extension Int64: Archivable {
  /// Numbers of either sign that are near zero take few bytes.
  package init(_ archive: inout Archive, _ saved: Int64?) throws(ArchiveFault) {
    let bits = try archive.bits(saved.map { UInt64(bitPattern: ($0 << 1) ^ ($0 >> 63)) })
    self = Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }
}

extension Int: Archivable {
  package init(_ archive: inout Archive, _ saved: Int?) throws(ArchiveFault) {
    let number = try archive(saved.map { Int64($0) })
    try archive.check(Int(exactly: number) != nil)
    self = Int(truncatingIfNeeded: number)
  }
}

extension Double: Archivable {
  package init(_ archive: inout Archive, _ saved: Double?) throws(ArchiveFault) {
    self = try archive.unboundedNumber(saved)
    try archive.check(Archive.range.contains(self))
  }
}
