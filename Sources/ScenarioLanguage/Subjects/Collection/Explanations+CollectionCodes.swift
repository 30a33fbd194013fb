/// The long form of the messages about collections.
extension Explanations {
  static let collectionErrors = [
    Code(
      code: "E0801", title: "unknown layout",
      meaning: "A layout is called by the name that it has under `layouts`.",
      example: "layout wall over 300ms"),
    Code(
      code: "E0802", title: "unknown parameter of a layout",
      meaning: "Each kind has its own parameters; `dualstrip explain KIND` lists them.",
      example: "wall quilt block 100pt x 100pt, gap 4pt"),
    Code(
      code: "E0803", title: "contradictory update",
      meaning:
        "All changes of an `update` happen together, so they must not contradict each other.",
      example: "update delete a4, move a2 after a7 over 300ms"),
    Code(
      code: "E0804", title: "invalid block",
      meaning: "A block is 1 to 1000 units wide and high.", example: "blocks a 2 x 1, 1 x 2"),
    Code(
      code: "E0805", title: "unknown frames",
      meaning:
        "`expect frames` takes the name of a table; its rows name elements of this collection.",
      example: "expect frames grid"),
    Code(
      code: "E0806", title: "unknown item or section",
      meaning: "The items of a section `a` are called a1, a2, …; others come by `update insert`.",
      example: "update delete a4 over 300ms"),
    Code(
      code: "E0807", title: "label of the wrong statement",
      meaning: "Only a held switch has a progress; only a switch or an update can be taken back.",
      example: "finish turn over 200ms"),
    Code(
      code: "E0808", title: "section of the wrong subject",
      meaning: "A scenario is about the pages of a `document`, or about a `collection`.",
      example: "pane"),
    Code(
      code: "E0809", title: "a name that is taken",
      meaning:
        "Sections, items and layouts need different names; a section's cannot end with a digit.",
      example: "section b items 5"),
    Code(
      code: "E0810", title: "event without an item",
      meaning: "Only some events belong to an item; the others cannot be counted `of` one.",
      example: "expect exactly 1 disappeared of a4"),
  ]
}
