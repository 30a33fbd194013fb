/// Messages about collections.
extension Diagnostic {
  static func unknownLayout(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0801", "there is no layout called `\(name)`", at: range,
      guess(name, in: known, else: "not found"),
      notes: ["layouts: \(list(known))"],
      helps: ["name one under `layouts`: `\(name) list item 180pt x 80pt`"])
  }

  static func missingLayout(at range: SourceRange) -> Diagnostic {
    make(
      "E0801", "this collection has no layout", at: range, "nothing says how it is laid out",
      helps: ["add a section `layouts`, and below it for example `rows list item 375pt x 60pt`"])
  }

  static func unknownParameter(
    _ name: String, of kind: LayoutKindName, at range: SourceRange
  ) -> Diagnostic {
    let words = kind.parameters.map { $0.rawValue }
    return make(
      "E0802", "a \(kind.rawValue) has no parameter `\(name)`", at: range,
      guess(name, in: words, else: "not one of its own"),
      notes: ["parameters of a \(kind.rawValue): \(list(words))"],
      helps: ["leave it out, or take one of these"])
  }

  /// - Parameter other: the other change, if two changes contradict each other.
  static func impossibleBatch(
    _ reason: String, at range: SourceRange, other: SourceRange? = nil
  ) -> Diagnostic {
    make(
      "E0803", "this batch can never be: \(reason)", at: range, "this change",
      others: other.map { [Label(range: $0, text: "contradicts this one")] } ?? [],
      notes: ["all changes of an `update` happen together"],
      helps: ["leave one of both out, or write two updates"])
  }

  static func impossibleBlock(_ text: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0804", "no block has \(text) units", at: range, "1 to 1000",
      helps: ["write a whole number from 1 to 1000"])
  }

  static func unknownFrames(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0805", "there is no table of frames called `\(name)`", at: range,
      guess(name, in: known, else: "not found"),
      notes: known.isEmpty ? [] : ["tables: \(list(known))"],
      helps: ["a table begins with `frames \(name) in pt`"])
  }

  static func foreignFrame(_ item: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0805", "this table is one of another collection: nothing is called `\(item)`", at: range,
      guess(item, in: known, else: "not found"),
      helps: ["name items of this collection, or what an `update` inserts"])
  }

  /// - Parameter label: what is known about the name; `nil` for a guess.
  static func unknownItem(
    _ name: String, label: String?, known: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0806", "no section has an item `\(name)`", at: range,
      label ?? guess(name, in: known, else: "not found"),
      notes: ["the items of a section `a` are a1, a2, …; others come by `update insert`"],
      helps: known.isEmpty
        ? ["add a section: `section a items 12`"] : ["items: \(list(Array(known.prefix(8)))), …"])
  }

  static func unknownSection(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "there is no section called `\(name)`", at: range,
      guess(name, in: known, else: "not found"),
      notes: known.isEmpty ? [] : ["sections: \(list(known))"],
      helps: ["add it under `collection`: `section \(name) items 12`"])
  }

  static func repeatedItem(_ name: String, at range: SourceRange, first: SourceRange?) -> Diagnostic
  {
    make(
      "E0809", "`\(name)` is there already", at: range, "a second time",
      others: first.map { [Label(range: $0, text: "the first is here")] } ?? [],
      notes: ["names are for life, and of one thing"], helps: ["give it another name"])
  }

  static func numberedSection(_ name: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0809", "`\(name)` is no name of a section", at: range, "ends with a digit",
      notes: ["the items of a section are called by its name and a number"],
      helps: ["let its name end with a letter"])
  }

  static func notHeld(_ label: String, at range: SourceRange, labelled: SourceRange) -> Diagnostic {
    make(
      "E0807", "`\(label)` is no switch that is held", at: range, "nothing to move by hand",
      others: [Label(range: labelled, text: "this is what it labels")],
      helps: ["hold the switch that you mean: `layout wall held as \(Statement.plain(label))`"])
  }

  static func notOnItsWay(
    _ label: String, at range: SourceRange, labelled: SourceRange
  ) -> Diagnostic {
    make(
      "E0807", "`\(label)` is nothing that can be taken back", at: range,
      "only an update or a switch",
      others: [Label(range: labelled, text: "this is what it labels")],
      helps: ["label the one that you mean: `update … as \(Statement.plain(label))`"])
  }

  static func oldVersion(at range: SourceRange) -> Diagnostic {
    make(
      "E0111", "collections are of language 2", at: range, "has none",
      helps: ["write `language 2`, or leave the line out"])
  }

  static func placeOfItem(at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "an item is named here", at: range, "no name",
      helps: ["name it: `a3`; places as `a[3]` are for what comes in an `update`"])
  }

  static func pinnedItem(at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "no item is pinned", at: range, "an item scrolls",
      helps: ["ask for `pinned(header a)` or `pinned(footer a)`"])
  }

  static func missingEnd(_ what: String, of section: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0806", "the section `\(section)` has no \(what)", at: range, "never there",
      helps: ["give it one: `section \(section) items 12 \(what) 30pt`"])
  }

  static func eventOfNothing(_ event: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0810", "`\(event)` is of no item", at: range, "could never be counted",
      notes: [
        "events of items: \(list(CollectionEventWord.ofItems.map { $0.rawValue }))"
      ],
      helps: ["leave `of …` out"])
  }
}
