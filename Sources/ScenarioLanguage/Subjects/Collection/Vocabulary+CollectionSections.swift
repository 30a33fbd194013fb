import CollectionLayouts

/// The words in the sections of a collection: what they mean, each with an example that parses.
extension Vocabulary {
  /// In the section `collection`.
  static let contentWords = [
    Word(
      "section", "a section of items, named by its name and a number: a1, a2",
      "section b items 5"),
    Word("items", "how many items a section has", "section b items 5 header 30pt footer 30pt"),
    Word("empty", "a section without items", "section c empty"),
    Word(
      "blocks", "sizes of a section's items in units; the list repeats",
      "blocks a 2 x 1, 1 x 2"),
    Word(
      "heights", "heights of a section's items; the list repeats", "heights a 100pt, 150pt"),
    Word("widths", "widths of a section's items; the list repeats", "widths a 40pt, 70pt"),
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
      Word("kept", "no item lies before an earlier item", "patch quilt order kept"),
      Word("cycle", "one lane after the other", "feed waterfall ties cycle"),
    ] + GalleryLayout.Parameter.allCases.map(word)

  /// The kinds of layouts, each with its parameters.
  private static let layoutKinds = GalleryLayout.Kind.allCases.map { kind in
    let (meaning, example) = about(kind)
    let names = kind.parameters.map { $0.rawValue }.joined(separator: ", ")
    return Word(kind.rawValue, "\(meaning); parameters: \(names)", example)
  }

  private static func about(_ kind: GalleryLayout.Kind) -> (meaning: String, example: String) {
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

  private static func word(_ word: GalleryLayout.Parameter) -> Word {
    let (meaning, example) = about(word)
    return Word(word.rawValue, "of a layout: \(meaning)", example)
  }

  private static func about(_ word: GalleryLayout.Parameter) -> (meaning: String, example: String) {
    switch word {
    case .item:
      return (
        "the size of every cell; their own where it is not said", "rows list item 90pt x 40pt"
      )
    case .spacing: return ("space between two cells", "rows list spacing 4pt")
    case .sections: return ("space between two sections", "rows list sections 20pt")
    case .lines: return ("space between two lines", "tags flow lines 10pt")
    case .insets: return ("space around the items of a section", "tags flow insets 10pt")
    case .align: return ("justify, leading, center or trailing", "tags flow align center")
    case .minimum: return ("smallest breadth of a column", "people columns minimum 300pt")
    case .height: return ("length of a cell", "people columns height 70pt")
    case .gap: return ("space between neighbours", "feed waterfall gap 10pt")
    case .margins: return ("space beside the columns", "people columns margins 16pt")
    case .pixel:
      return ("lengths are rounded to multiples of it; 0pt: exact", "photos mosaic pixel 1pt")
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
      return ("how much later a lane may end and still tie", "feed waterfall tolerance 2pt")
    case .keep: return ("`lanes`: an item stays in its lane", "feed waterfall keep lanes")
    case .band: return ("length of a band", "photos mosaic band 200pt")
    case .share: return ("length of a band, as a share of the breadth", "photos mosaic share 0.5")
    case .line: return ("space between parts", "photos mosaic line 1pt")
    case .side: return ("the side of a card", "wheel carousel side 150pt")
    case .reach:
      return (
        "distance from the middle at which a card has its own size",
        "wheel carousel reach 150pt"
      )
    case .growth: return ("how much larger the middle one is", "wheel carousel growth 0.6")
    case .floor: return ("smallest scale of a card", "wheel carousel floor 0.4")
    case .threshold:
      return (
        "release speed that can pass the next card", "wheel carousel threshold 2500pt/s"
      )
    case .shown: return ("number of visible cards", "heap pile shown 5")
    }
  }

  /// In the section `pane`.
  static let paneWords = [
    Word("layout", "the first layout; default: the first one listed", "layout wall"),
    Word("pin", "headers, footers or both stay in the pane", "pin headers"),
    Word(
      "anchor", "which item an update or a resize keeps in place: leading, center or trailing",
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
