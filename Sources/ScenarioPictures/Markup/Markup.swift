/// Writes markup, SVG or HTML, element by element: well-formed by construction.
///
/// What comes from outside can be a text or the value of an attribute and nothing else: it is escaped here,
/// and what would steer a reader, such as controls and turns of the direction of writing, is shown as an
/// escape.
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

  /// An element without anything in it.
  mutating func add(_ name: String, _ attributes: Attributes = [:]) {
    open(name, attributes)
    write("/>\n")
  }

  /// An element around a text.
  mutating func add(_ name: String, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    write(">")
    write(Markup.escaped(text))
    write("</\(name)>\n")
  }

  /// An element around others.
  mutating func add(
    _ name: String, _ attributes: Attributes = [:], _ body: (inout Markup) -> Void
  ) {
    open(name, attributes)
    write(">\n")
    body(&self)
    write("</\(name)>\n")
  }

  /// An element that shows what it has in itself, as bytes of some kind.
  mutating func add(
    _ name: String, _ attributes: Attributes, linkingTo data: [UInt8], kind: String
  ) {
    open(name, attributes)
    write(" href=\"data:\(kind);base64,")
    write(Base64.encoded(data))
    write("\"/>\n")
  }

  /// Text that is markup already, or that has no markup: a style, a script, an encoded picture.
  mutating func write(_ markup: String) { bytes += markup.utf8 }

  mutating func write(_ markup: [UInt8]) { bytes += markup }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    write("<\(name)")
    for (name, value) in attributes.list { write(" \(name)=\"\(Markup.escaped(value))\"") }
  }

  /// A text as a reader sees it, without anything that is markup.
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

  /// A length, or another number, as markup has it: rounded to a thousandth.
  static func number(_ number: Double) -> String { DecimalText.rounded(number, decimals: 3) }
}
