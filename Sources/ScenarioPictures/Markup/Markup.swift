/// Writes SVG or HTML element by element, so that the result is always well-formed.
///
/// Outside text can only become the text of an element or the value of an attribute, and is escaped
/// here. Characters that could mislead a reader, such as controls and changes of the writing
/// direction, are shown as escapes.
package struct Markup {
  private(set) var bytes: [UInt8] = []

  /// The attributes of an element, in the order in which they are written.
  struct Attributes: ExpressibleByDictionaryLiteral {
    fileprivate var list: [(name: String, value: String)]

    init(dictionaryLiteral elements: (String, String)...) {
      list = elements.map { (name: $0.0, value: $0.1) }
    }

    static func + (left: Attributes, right: Attributes) -> Attributes {
      var result = left
      result.list += right.list
      return result
    }
  }

  /// Adds an empty element.
  mutating func add(_ name: String, _ attributes: Attributes = [:]) {
    open(name, attributes)
    write("/>\n")
  }

  /// Adds an element that contains text.
  mutating func add(_ name: String, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    write(">")
    write(Markup.escaped(text))
    write("</\(name)>\n")
  }

  /// Adds an element that contains other elements.
  mutating func add(
    _ name: String, _ attributes: Attributes = [:], _ body: (inout Markup) -> Void
  ) {
    open(name, attributes)
    write(">\n")
    body(&self)
    write("</\(name)>\n")
  }

  /// Adds an element that embeds data as a Base64 link of a media type.
  mutating func add(
    _ name: String, _ attributes: Attributes, linkingTo data: [UInt8], kind: String
  ) {
    open(name, attributes)
    write(" href=\"data:\(kind);base64,")
    write(Base64.encoded(data))
    write("\"/>\n")
  }

  /// Writes raw text: existing markup, a style, a script or an encoded picture.
  mutating func write(_ markup: String) { bytes += markup.utf8 }

  mutating func write(_ markup: [UInt8]) { bytes += markup }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    write("<\(name)")
    for (name, value) in attributes.list { write(" \(name)=\"\(Markup.escaped(value))\"") }
  }

  /// Returns a text as a reader sees it, with every markup character escaped.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.shown(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Formats a length or another number, rounded to a thousandth.
  static func number(_ number: Double) -> String { DecimalText.rounded(number, decimals: 3) }
}
