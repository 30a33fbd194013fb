/// The true sizes of items, which arrive during the run.
package struct MeasureAction: CollectionAction {
  package var sizes: [(item: Located<String>, size: ItemTraits)] = []

  static let description = ActionDescription(
    "the true sizes of items arrive", "measure a3 height 120pt")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    repeat {
      let item = try line.name("an item", of: .page)
      var traits = ItemTraits()
      while true {
        if line.accept("height") {
          traits.height = try line.measure(.length, of: "the height")
        } else if line.accept("width") {
          traits.width = try line.measure(.length, of: "the width")
        } else {
          break
        }
      }
      guard traits.height != nil || traits.width != nil else {
        throw line.unexpected(
          "`height` or `width`", words: ["height", "width"], example: "measure a3 height 120pt")
      }
      sizes.append((item, traits))
    } while line.acceptSign(",")
  }

  var facts: ActionFacts {
    ActionFacts(claims: sizes.flatMap { [.item($0.item), .traits($0.size)] })
  }
}
