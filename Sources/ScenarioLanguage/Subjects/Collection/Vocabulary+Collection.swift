/// The words of collections: what they mean, each with an example that parses.
extension Vocabulary {
  /// Within the statements of a collection.
  static let collectionGrammar = [
    Word("held", "`progress` moves the switch", "layout words held as turn"),
    Word("changes", "how many inputs chance draws", "random 3 changes seed 7 over 2s"),
    Word("section", "a section of items", "update delete section b over 300ms"),
    Word("delete", "an item or a section goes", "update delete a4 over 300ms"),
    Word("insert", "an item or a section comes", "update insert fresh before a1 over 300ms"),
    Word("move", "an item or a section goes to another place", "update move a1 to a[3]"),
    Word("reload", "an item or a section shows something else", "update reload a1 height 90pt"),
    Word("block", "the units that an item takes", "update insert fresh block 2 x 2 before a1"),
    Word("height", "the height of an item", "measure a3 height 90pt"),
    Word("width", "the width of an item", "measure a3 width 90pt"),
    Word("span", "the lanes that an item takes", "update insert fresh span 2 before a1"),
    Word("before", "the place before an item, afterwards", "update move a3 before a1"),
    Word("after", "the place behind an item, afterwards", "update move a1 after a3"),
    Word("middle", "the middle of the pane", "scroll to a12 at middle instant"),
    Word("order", "items stand so by their index", "expect order a1, a2"),
    Word("reading", "items are drawn so: by top, then by left", "expect reading a1, a2"),
    Word("frames", "elements are where a table says", "expect frames grid ± 0.01pt"),
    Word("up", "the finger goes up; or lifts", "drag up 90pt over 200ms"),
    Word("down", "the finger goes down; or comes down", "drag down 90pt over 200ms"),
    Word("left", "the finger goes to the left; a side", "drag left 90pt over 200ms"),
    Word("right", "the finger goes to the right; a side", "drag right 90pt over 200ms"),
    Word("forward", "towards later items", "flick forward 900pt/s"),
    Word("backward", "towards earlier items", "flick backward 900pt/s"),
  ]

  /// Names that no item, no section and no layout can have.
  static let collectionReserved: Set<String> = {
    let own = [
      SubjectKind.collection.statements, SubjectKind.collection.sections.map(word), meta, traits,
      CollectionFlag.words, ElementFlag.words, ElementSignal.words, ElementFrame.words,
      CollectionEventWord.words, expectations,
      collectionGrammar, contentWords, layoutWords, paneWords,
    ]
    var words = Set(own.flatMap { $0.map { $0.name } })
    words.formUnion(CollectionSignal.names.filter { !$0.contains(".") })
    words.formUnion(
      "none start end active at as over to from of within for instant animated top bottom x vary step"
        .split(separator: " ").map(String.init))
    words.formUnion(
      "relate mirrors refines equals and or not implies in finite change abs absent present"
        .split(separator: " ").map(String.init))
    return words
  }()
}
