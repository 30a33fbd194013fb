/// The long form of the messages about collections.
extension Explanations {
  static let collectionErrors = [
    Code(
      code: "E0801", title: "unknown layout",
      meaning: "A layout is called by the name that it has under `layouts`.",
      example: "layout wall over 300ms"),
    Code(
      code: "E0802", title: "a parameter that this kind of layout has not",
      meaning: "Each kind has parameters of its own, which `dualstrip explain KIND` lists.",
      example: "wall quilt block 100pt x 100pt, gap 4pt"),
    Code(
      code: "E0803", title: "a batch that can never be",
      meaning: "All changes of an `update` happen together, so none may contradict another.",
      example: "update delete a4, move a2 after a7 over 300ms"),
    Code(
      code: "E0804", title: "a block that cannot be",
      meaning: "A block has from 1 to 1000 units each way.", example: "blocks a 2 x 1, 1 x 2"),
    Code(
      code: "E0805", title: "unknown frames",
      meaning: "A table of frames is called by its name, and names elements of this collection.",
      example: "expect frames grid"),
    Code(
      code: "E0806", title: "unknown item or section",
      meaning: "The items of a section `a` are called a1, a2, …; others come by `update insert`.",
      example: "update delete a4 over 300ms"),
    Code(
      code: "E0807", title: "a label of something else",
      meaning: "Only a held switch has a progress, and only a switch or an update is taken back.",
      example: "finish turn over 200ms"),
    Code(
      code: "E0808", title: "a section of the other kind",
      meaning: "A scenario is about the pages of a `document`, or about a `collection`.",
      example: "pane"),
    Code(
      code: "E0809", title: "a name that is taken",
      meaning: "Sections, items and layouts have names of their own; a section's has no number.",
      example: "section b items 5"),
    Code(
      code: "E0810", title: "an event of no item",
      meaning: "Only some events are about an item; others can be counted, but not `of` one.",
      example: "expect exactly 1 disappeared of a4"),
  ]
}
