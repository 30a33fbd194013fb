/// A JSON value, as in a trace; the keys of an object keep their order.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The place and the reason why a text is not JSON.
  package struct Fault: Error, Equatable {
    /// The offset in bytes from the start of the text, from 0.
    package var offset: Int
    package var reason: String
  }

  /// Reads one value that fills the whole text. Cost: O(*n*).
  package init(_ text: some StringProtocol) throws(Fault) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.whole()
  }

  /// Reads one value that fills the whole text, given as UTF-8. Cost: O(*n*).
  package init(utf8 bytes: [UInt8]) throws(Fault) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.whole()
  }

  /// The value of a key; `nil` if this is not an object, or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  package var string: String? { if case .string(let string) = self { string } else { nil } }

  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.array(let a), .array(let b)): return a == b
    case (.object(let a), .object(let b)):
      return a.elementsEqual(b) { $0.key == $1.key && $0.value == $1.value }
    default: return false
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON text, without spaces.
  package var description: String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let number): return DecimalText.exact(number)
    case .string(let string): return JSONText.quoted(string)
    case .array(let values): return JSONText.list(values.map { $0.description })
    case .object(let members):
      var json = JSONText()
      for member in members { json.add(member.key, raw: member.value.description) }
      return json.closed
    }
  }
}
