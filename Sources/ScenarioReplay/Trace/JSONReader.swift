/// Reads JSON byte by byte.
struct JSONReader {
  let bytes: [UInt8]
  private var next = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The deepest nesting that is read: more than any trace has.
  private static let deepest = 64

  mutating func whole() throws(JSONValue.Fault) -> JSONValue {
    let value = try value(depth: 0)
    skipSpaces()
    guard next == bytes.count else { throw fault("unexpected text after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONValue.Fault) -> JSONValue {
    guard depth < JSONReader.deepest else { throw fault("nested too deeply") }
    skipSpaces()
    guard next < bytes.count else { throw fault("unexpected end: expected a value") }
    switch bytes[next] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONValue.Fault) -> JSONValue {
    next += 1
    var members: [(key: String, value: JSONValue)] = []
    if accept("}") { return .object(members) }
    repeat {
      skipSpaces()
      guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else {
        throw fault("expected a key in quotes")
      }
      let key = try string()
      guard accept(":") else { throw fault("expected a colon after a key") }
      members.append((key, try value(depth: depth + 1)))
    } while accept(",")
    guard accept("}") else { throw fault("expected a comma or }") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONValue.Fault) -> JSONValue {
    next += 1
    var values: [JSONValue] = []
    if accept("]") { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while accept(",")
    guard accept("]") else { throw fault("expected a comma or ]") }
    return .array(values)
  }

  private mutating func string() throws(JSONValue.Fault) -> String {
    next += 1
    var text: [UInt8] = []
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw fault("a control character in a string")
      default: text.append(byte)
      }
    }
    throw fault("a string without an end")
  }

  private mutating func escape() throws(JSONValue.Fault) -> [UInt8] {
    guard next < bytes.count else { throw fault("a string without an end") }
    let byte = bytes[next]
    next += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default: throw fault("an unknown escape")
    }
  }

  private mutating func scalar() throws(JSONValue.Fault) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    next += 2
    let second = try codeUnit()
    guard first < 0xDC00, (0xDC00...0xDFFF).contains(second) else { return "\u{FFFD}" }
    let value = 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONValue.Fault) -> UInt32 {
    guard next + 4 <= bytes.count, !"+-".utf8.contains(bytes[next]),
      let unit = UInt32(String(decoding: bytes[next..<next + 4], as: UTF8.self), radix: 16)
    else { throw fault("expected four hexadecimal digits") }
    next += 4
    return unit
  }

  private mutating func number() throws(JSONValue.Fault) -> Double {
    let start = next
    while next < bytes.count, "+-.eE0123456789".utf8.contains(bytes[next]) { next += 1 }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      next = start
      throw fault("expected a value")
    }
    return number
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONValue.Fault) -> JSONValue {
    guard bytes[next...].starts(with: word.utf8) else { throw fault("expected a value") }
    next += word.utf8.count
    return value
  }

  private mutating func accept(_ sign: Character) -> Bool {
    skipSpaces()
    guard next < bytes.count, bytes[next] == sign.asciiValue else { return false }
    next += 1
    return true
  }

  private mutating func skipSpaces() {
    while next < bytes.count, " \t\r\n".utf8.contains(bytes[next]) { next += 1 }
  }

  private func fault(_ reason: String) -> JSONValue.Fault { .init(offset: next, reason: reason) }
}
