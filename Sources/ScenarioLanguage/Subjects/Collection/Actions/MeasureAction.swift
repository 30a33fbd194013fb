/// The true sizes of items, which arrive during the run.
package struct MeasureAction: CollectionAction {
  package var sizes: [(item: Located<String>, size: ItemTraits)] = []

  static let description = ActionDescription(
    "the true sizes of items arrive", "measure a3 height 120pt")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    repeat {
      let item = try line.name("an item")
      var traits = ItemTraits()
      while line.word == "height" || line.word == "width" {
        let isHeight = line.accept("height")
        if !isHeight { _ = line.take() }
        let length = try line.measure(.length, of: isHeight ? "the height" : "the width")
        if isHeight { traits.height = length } else { traits.width = length }
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
