import CollectionLayouts
import DualStripScenarios
import Foundation

@testable import ScenarioPictures

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
  private var symbolNames: [String] = []
  /// The pictures in use, and the texts of elements without a picture, in drawing order.
  private var shown: [String] = []
  private var isInSymbol = false
  private var isText = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() {
      fault = "line \(parser.lineNumber): \(parser.parserError.debugDescription)"
    }
  }

  /// What the cells show, from the lowest to the highest: by the names in their pictures.
  var names: [String] {
    let pictures = Dictionary(
      uniqueKeysWithValues: elements("symbol").enumerated().map { number, symbol in
        (symbol.attributes["id"] ?? "", number)
      })
    return shown.map { pictures[$0].map { symbolNames[$0] } ?? $0 }
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, path: open))
    if name == "symbol" { isInSymbol = true }
    if name == "use" { shown.append(String((attributes["href"] ?? "").dropFirst())) }
    isText = name == "text"
    open.append(attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    if name == "symbol" { isInSymbol = false }
    isText = false
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
    guard isText else { return }
    if isInSymbol {
      symbolNames.append(characters)
    } else if open.count > 3 {
      shown.append(characters)
    }
  }
}

extension RunDrawing {
  /// Of a scenario in the first of its variants.
  ///
  /// - Parameter images: how many of its first pages have one; each is called by its number.
  init(_ text: String, images count: Int = 0) throws {
    let scenario = try Scenario(parsing: text)
    let run = scenario.run(scenario.variants.first ?? ScenarioVariant())
    let images = (0..<count).map { ImageReference(folder: "scans", name: "\($0)") }
    self.init(run, images: run.imageReferences(inOrder: images))
  }
}

extension Markup {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Scene.Cell {
  /// A cell whose image fills its window.
  init(
    _ thing: Scene.Thing, in window: Rect, shift: Point = .zero, alpha: Double = 1,
    rotation: Double = 0, angle: Double = 0, isSelected: Bool = false, lifted: Int? = nil
  ) {
    self.init(
      thing: thing, aspect: 1, frame: window, window: window, shift: shift, alpha: alpha,
      rotation: rotation, angle: angle, isSelected: isSelected, lifted: lifted)
  }
}
