/// The words in the sections of a collection: what they mean, each with an example that parses.
extension Vocabulary {
  /// In the section `collection`.
  static let contentWords = [
    Word("section", "items in a row, called by its name and a number", "section b items 5"),
    Word("items", "how many items a section has", "section b items 5 header 30pt footer 30pt"),
    Word("empty", "a section without items", "section c empty"),
    Word("blocks", "units of a section's items, again from the start", "blocks a 2 x 1, 1 x 2"),
    Word(
      "heights", "heights of a section's items, again from the start", "heights a 100pt, 150pt"),
    Word("widths", "widths of a section's items, again from the start", "widths a 40pt, 70pt"),
    Word("item", "what one item has of its own", "item a3 block 2 x 2 height 140pt insets 2pt"),
    Word("random", "drawn from a seed, small ones more often", "blocks a random 1 .. 3 seed 7"),
    Word(
      "unknown", "the height comes later, by `measure`",
      "item a3 height unknown placeholder 90pt"),
    Word("placeholder", "the height until then", "item a3 height unknown placeholder 90pt"),
  ]

  /// In the section `layouts`: a name, a kind and its parameters.
  static let layoutWords =
    layoutKinds + [
      Word("horizontal", "it scrolls across", "wide quilt horizontal block 100pt x 100pt"),
      Word("vertical", "it scrolls down", "tower carousel vertical side 150pt"),
      Word("justify", "cells fill their lines", "tags flow align justify"),
      Word("kept", "no item lies before the one in front of it", "patch quilt order kept"),
      Word("cycle", "one lane after the other", "feed waterfall ties cycle"),
    ] + LayoutParameterWord.allCases.map(word)

  /// The kinds of layouts, each with its parameters.
  private static let layoutKinds = LayoutKindName.allCases.map { kind in
    let (meaning, example) = about(kind)
    let names = kind.parameters.map { $0.rawValue }.joined(separator: ", ")
    return Word(kind.rawValue, "\(meaning); parameters: \(names)", example)
  }

  private static func about(_ kind: LayoutKindName) -> (meaning: String, example: String) {
    switch kind {
    case .list: return ("cells in a straight line", "rows list item 180pt x 80pt, spacing 4pt")
    case .flow: return ("cells side by side in lines", "tags flow item 90pt x 90pt, align center")
    case .columns:
      return ("a list, or equal columns on a broad pane", "people columns minimum 300pt")
    case .quilt: return ("blocks that fill each other's gaps", "patch quilt block 100pt x 100pt")
    case .waterfall:
      return ("lanes of items of their own lengths", "feed waterfall lanes 3, gap 4pt")
    case .mosaic: return ("bands of photos", "photos mosaic band 200pt, line 1pt")
    case .carousel:
      return ("a row of cards, the middle one large", "wheel carousel side 150pt")
    case .pile: return ("a heap of photos", "heap pile side 100pt, shown 5")
    }
  }

  private static func word(_ word: LayoutParameterWord) -> Word {
    let (meaning, example) = about(word)
    return Word(word.rawValue, "of a layout: \(meaning)", example)
  }

  private static func about(_ word: LayoutParameterWord) -> (meaning: String, example: String) {
    switch word {
    case .item:
      return (
        "the size of every cell; their own where it is not said", "rows list item 90pt x 40pt"
      )
    case .spacing: return ("what is free between two cells", "rows list spacing 4pt")
    case .sections: return ("what is free between two sections", "rows list sections 20pt")
    case .lines: return ("what is free between two lines", "tags flow lines 10pt")
    case .insets: return ("what is free around the items of a section", "tags flow insets 10pt")
    case .align: return ("justify, leading, center or trailing", "tags flow align center")
    case .minimum: return ("the least breadth of a column", "people columns minimum 300pt")
    case .height: return ("how long a cell is", "people columns height 70pt")
    case .gap: return ("what is free between neighbours", "feed waterfall gap 10pt")
    case .margins: return ("what is free beside the columns", "people columns margins 16pt")
    case .pixel: return ("what lengths are cut at; 0pt cuts nothing", "photos mosaic pixel 1pt")
    case .block: return ("the size of a unit", "patch quilt block 100pt x 100pt")
    case .columns: return ("units side by side, as large as fits", "patch quilt columns 4")
    case .order:
      return ("`kept`: no item lies before the one in front of it", "patch quilt order kept")
    case .lanes: return ("how many lanes", "feed waterfall lanes 3")
    case .ties:
      return (
        "`first`, `forward` from the last one, or `cycle` by turns", "feed waterfall ties forward"
      )
    case .tolerance:
      return ("how much later a lane may end and still count", "feed waterfall tolerance 2pt")
    case .keep: return ("`lanes`: an item stays in its lane", "feed waterfall keep lanes")
    case .band: return ("how long a band is", "photos mosaic band 200pt")
    case .share: return ("that as a part of the breadth", "photos mosaic share 0.5")
    case .line: return ("what is free between parts", "photos mosaic line 1pt")
    case .side: return ("the side of a card", "wheel carousel side 150pt")
    case .reach: return ("where a card has its own size", "wheel carousel reach 150pt")
    case .growth: return ("how much larger the middle one is", "wheel carousel growth 0.6")
    case .floor: return ("the least scale of a card", "wheel carousel floor 0.4")
    case .threshold:
      return (
        "the speed that takes a release beyond the next card", "wheel carousel threshold 2500pt/s"
      )
    case .shown: return ("how many cards can be seen", "heap pile shown 5")
    }
  }

  /// In the section `pane`.
  static let paneWords = [
    Word("layout", "what it begins with; the first one where it is not said", "layout wall"),
    Word("pin", "headers, footers or both stay in the pane", "pin headers"),
    Word(
      "anchor", "what stays in a batch and a change of bounds: leading, center, trailing",
      "anchor leading"),
    Word(
      "appear", "how cells come: fade, slide left, fall seed 1, scale 0.5", "appear slide left"),
    Word("disappear", "how cells go", "disappear fall seed 1"),
    Word("reduce-motion", "changes take no time", "reduce-motion on"),
    Word("fade", "a cell comes or goes in its place", "appear fade"),
    Word("slide", "a cell comes or goes over an edge", "appear slide left"),
    Word("fall", "a cell tips over and falls", "disappear fall seed 1"),
    Word("headers", "what stands before the items of sections", "pin headers"),
    Word("footers", "what stands behind the items of sections", "pin headers, footers"),
    Word("center", "the cell in the middle of the pane stays", "anchor center"),
    Word("leading", "the first cell in view stays", "anchor leading"),
    Word("trailing", "the last cell in view stays", "anchor trailing"),
  ]
}
