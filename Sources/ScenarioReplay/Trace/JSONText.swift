/// Writes one JSON record, key by key, in the order of the calls.
package struct JSONText {
  /// Everything written so far, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  package init() {
    bytes.append(UInt8(ascii: "{"))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var closed: String { text + "}" }

  /// Begins another record, and reuses the memory of this one.
  mutating func restart() {
    bytes.removeAll(keepingCapacity: true)
    open("{")
  }

  // MARK: Values

  package mutating func add(_ key: String, raw value: String) {
    add(key)
    bytes += value.utf8
  }

  package mutating func add(_ key: String, _ value: String) {
    add(key)
    JSONText.quote(value, to: &bytes)
  }

  package mutating func add(_ key: String, _ value: Int) { add(key, raw: String(value)) }

  /// - Parameter decimals: the number of decimals to round to; `nil` for the exact number.
  package mutating func add(_ key: String, _ number: Double, decimals: Int?) {
    add(key)
    DecimalText.append(number, decimals: decimals, to: &bytes)
  }

  /// Adds a number to a list.
  mutating func addElement(_ number: Double, decimals: Int?) {
    separate()
    DecimalText.append(number, decimals: decimals, to: &bytes)
  }

  // MARK: Parts

  mutating func openObject(_ key: String) {
    add(key)
    open("{")
  }

  /// Begins an object in a list.
  mutating func openElement() {
    separate()
    open("{")
  }

  mutating func openList(_ key: String) {
    add(key)
    open("[")
  }

  mutating func closeObject() { close("}") }

  mutating func closeList() { close("]") }

  private mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    isFirst = true
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func add(_ key: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes += key.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  // MARK: Texts

  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    quote(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { bytes += escaped(scalar).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default:
      // Besides what JSON requires, escapes what a terminal or a script could take for a command.
      let isHidden =
        (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
      guard scalar.value < 0x20 || isHidden else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  package static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
