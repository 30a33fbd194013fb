import DualStripScenarios
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a picture is made of, read by the system's own parser.
final class DrawnMarkup: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// Those around it, the outermost first.
    let path: [[String: String]]
  }

  private(set) var elements: [Element] = []
  /// All text, in order.
  private(set) var text = ""
  private(set) var fault: String?
  private var open: [[String: String]] = []

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() {
      fault = "line \(parser.lineNumber): \(parser.parserError.debugDescription)"
    }
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, path: open))
    open.append(attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}

extension RunDrawing {
  /// Of a scenario in the first of its variants.
  init(_ text: String, images: [PageImage?] = []) throws {
    let scenario = try Scenario(parsing: text)
    let run = scenario.run(scenario.variants.first ?? ScenarioVariant())
    self.init(run, images: PageImages(images, of: run))
  }
}
