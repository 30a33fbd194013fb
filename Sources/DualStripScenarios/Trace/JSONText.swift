/// Writes one JSON record, key by key, in the order in which they are given.
package struct JSONText {
  package private(set) var text = ""
  private var isFirst = true

  package init() {
    text = "{"
  }

  package var closed: String { text + "}" }

  package mutating func add(_ key: String, raw value: String) {
    if !isFirst { text += "," }
    isFirst = false
    text += "\"\(key)\":\(value)"
  }

  package mutating func add(_ key: String, _ value: String) {
    add(key, raw: JSONText.quoted(value))
  }

  package mutating func add(_ key: String, _ value: Int) { add(key, raw: String(value)) }

  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        // Beside what JSON asks for, what a terminal or a script would take for a command.
        let isHidden =
          (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
        if scalar.value < 0x20 || isHidden {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  package static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
