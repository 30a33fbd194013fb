/// Lines of JSON, without a library.
extension CollectionViewRecorder {
  /// Adds a line. Its time is in milliseconds since the recording began; an earlier time counts as
  /// 0.
  mutating func add(_ fields: String, at time: Double) {
    lines +=
      "{\"time\":\(CollectionViewRecorder.number(max(0, (time - start) * 1000))),\(fields)}\n"
  }

  /// A number in JSON; NaN and infinity become 0.
  static func number(_ value: Double) -> String { value.isFinite ? "\(value)" : "0" }

  static func list(_ pages: [(name: String, aspect: Double)]) -> String {
    pages.map { "[\(quoted($0.name)),\(number($0.aspect))]" }.joined(separator: ",")
  }

  static func list(_ names: [String]) -> String { names.map(quoted).joined(separator: ",") }

  static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(number).joined(separator: ","))]"
  }

  static func text(_ destination: Destination) -> String {
    switch destination {
    case .before(let page): return "\"before\":\(quoted(page))"
    case .after(let page): return "\"after\":\(quoted(page))"
    case .first: return "\"at\":\"first\""
    case .last: return "\"at\":\"last\""
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
