import CollectionLayouts

/// Messages about collections.
extension Diagnostic {
  static func unknownLayout(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0801", "there is no layout called `\(name)`", at: range,
      guess(name, in: known),
      notes: ["layouts: \(list(known))"],
      helps: ["define it under `layouts`: `\(name) list item 180pt x 80pt`"])
  }

  static func missingLayout(at range: SourceRange) -> Diagnostic {
    make(
      "E0801", "this collection has no layout", at: range, "",
      helps: ["add a section `layouts` with a line such as `rows list item 375pt x 60pt`"])
  }

  static func unknownParameter(
    _ name: String, of kind: GalleryLayout.Kind, at range: SourceRange
  ) -> Diagnostic {
    let words = kind.parameters.map { $0.rawValue }
    return make(
      "E0802", "a \(kind.rawValue) has no parameter `\(name)`", at: range,
      guess(name, in: words),
      notes: ["parameters of a \(kind.rawValue): \(list(words))"],
      helps: ["remove it, or use one of these"])
  }

  /// - Parameter other: the other change, if two changes contradict each other.
  static func impossibleBatch(
    _ reason: String, at range: SourceRange, other: SourceRange? = nil
  ) -> Diagnostic {
    make(
      "E0803", "this update contradicts itself: \(reason)", at: range, "this change",
      others: other.map { [Label(range: $0, text: "contradicts this one")] } ?? [],
      notes: ["all changes of an `update` happen together"],
      helps: ["remove one of the changes, or write two updates"])
  }

  static func impossibleBlock(_ text: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0804", "a block cannot have \(text) units", at: range,
      "must be a whole number from 1 to 1000")
  }

  static func unknownFrames(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0805", "there is no table of frames called `\(name)`", at: range,
      guess(name, in: known),
      notes: known.isEmpty ? [] : ["tables: \(list(known))"],
      helps: ["a table begins with `frames \(name) in pt`"])
  }

  static func foreignFrame(_ item: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0805", "nothing in this collection is called `\(item)`", at: range,
      guess(item, in: known),
      helps: ["use items of this collection, or items that an `update` inserts"])
  }

  /// - Parameter label: what is known about the name; `nil` for a guess.
  static func unknownItem(
    _ name: String, label: String?, known: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0806", "no section has an item `\(name)`", at: range,
      label ?? guess(name, in: known),
      notes: ["the items of a section `a` are a1, a2, …; others come by `update insert`"],
      helps: known.isEmpty
        ? ["add a section: `section a items 12`"] : ["items: \(list(Array(known.prefix(8)))), …"])
  }

  static func unknownSection(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "there is no section called `\(name)`", at: range,
      guess(name, in: known),
      notes: known.isEmpty ? [] : ["sections: \(list(known))"],
      helps: ["add it under `collection`: `section \(name) items 12`"])
  }

  static func repeatedItem(_ name: String, at range: SourceRange, first: SourceRange?) -> Diagnostic
  {
    make(
      "E0809", "the name `\(name)` is taken", at: range, "the second one",
      others: first.map { [Label(range: $0, text: "the first one")] } ?? [],
      notes: ["a name belongs to one thing for the whole run"], helps: ["give it another name"])
  }

  static func numberedSection(_ name: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0809", "a section cannot be called `\(name)`", at: range, "ends with a digit",
      notes: ["its items would be called `\(name)1`, `\(name)2`, …"],
      helps: ["end its name with a letter"])
  }

  static func notHeld(_ label: String, at range: SourceRange, labelled: SourceRange) -> Diagnostic {
    make(
      "E0807", "`\(label)` does not label a held switch", at: range, "",
      others: [Label(range: labelled, text: "`\(label)` labels this")],
      helps: ["hold the switch: `layout wall held as \(Statement.plain(label))`"])
  }

  static func notOnItsWay(
    _ label: String, at range: SourceRange, labelled: SourceRange
  ) -> Diagnostic {
    make(
      "E0807", "`\(label)` cannot be taken back", at: range,
      "only an update or a switch can",
      others: [Label(range: labelled, text: "`\(label)` labels this")],
      helps: ["put the label on the update or the switch: `update … as \(Statement.plain(label))`"])
  }

  static func oldVersion(at range: SourceRange) -> Diagnostic {
    make(
      "E0111", "collections need language 2", at: range, "has no collections",
      helps: ["write `language 2`, or remove this line"])
  }

  static func placeOfItem(at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "expected the name of an item", at: range, "not a name",
      helps: ["write a name such as `a3`; only an `update` takes places such as `a[3]`"])
  }

  static func pinnedItem(at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "an item cannot be pinned", at: range, "items scroll",
      helps: ["ask for `pinned(header a)` or `pinned(footer a)`"])
  }

  static func missingEnd(_ what: String, of section: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "the section `\(section)` has no \(what)", at: range, "",
      helps: ["give it one: `section \(section) items 12 \(what) 30pt`"])
  }

  static func eventOfNothing(_ event: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0810", "`\(event)` is not an event of an item", at: range, "",
      notes: [
        "events of items: \(list(CollectionEventWord.ofItems.map { $0.rawValue }))"
      ],
      helps: ["remove `of …`"])
  }
}
