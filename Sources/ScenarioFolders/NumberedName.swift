/// A file name in natural order: 2 before 10, and upper case like lower case.
struct NumberedName: Comparable {
  private let name: String
  private let parts: [Part]

  /// A run of digits, without leading zeros, or of anything else.
  private enum Part: Equatable {
    case number([UInt8])
    case text([UInt8])
  }

  init(_ name: String) {
    self.name = name
    var parts: [Part] = []
    var rest = Array(name.lowercased().utf8)[...]
    while let first = rest.first {
      let isNumber = NumberedName.isDigit(first)
      let stretch = rest.prefix { NumberedName.isDigit($0) == isNumber }
      rest = rest.dropFirst(stretch.count)
      let number = stretch.drop { $0 == UInt8(ascii: "0") }
      parts.append(isNumber ? .number(Array(number)) : .text(Array(stretch)))
    }
    self.parts = parts
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func < (left: NumberedName, right: NumberedName) -> Bool {
    for (a, b) in zip(left.parts, right.parts) where a != b {
      switch (a, b) {
      case (.number(let a), .number(let b)):
        return a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
      case (.text(let a), .text(let b)): return a.lexicographicallyPrecedes(b)
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    if left.parts.count != right.parts.count { return left.parts.count < right.parts.count }
    return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}
