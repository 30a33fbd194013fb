/// Messages about labels, pages, devices and the timeline.
extension Diagnostic {
  static func unknownLabel(
    _ label: String, known: [Located<String>], at range: SourceRange
  ) -> Diagnostic {
    let words = known.map { $0.value }
    let near = Vocabulary.nearest(to: label, in: words)
    let similar = known.first { $0.value == near }
    return make(
      "E0301", "no statement is labelled `\(label)`", at: range,
      near.map { "did you mean `\($0)`?" } ?? "",
      others: similar.map { [Label(range: $0.range, text: "a similar label is defined here")] }
        ?? [],
      notes: words.isEmpty
        ? ["no statement of this script has a label"]
        : ["labels in this script: \(list(words))"],
      helps: near == nil
        ? ["add the label to its statement: `… as \(Statement.plain(label))`"] : [])
  }

  static func repeatedLabel(
    _ label: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    make(
      "E0302", "duplicate label `\(label)`", at: range, "the second one",
      others: [Label(range: first, text: "the first one")],
      helps: ["give one of the two another name"])
  }

  static func unfinishedBlock(
    _ message: String, at range: SourceRange, first: SourceRange? = nil
  ) -> Diagnostic {
    make(
      "E0307", message, at: range, "",
      others: first.map { [Label(range: $0, text: "this block is still open")] } ?? [],
      notes: ["a block is `repeat N`, its statements, and a line `end`; blocks cannot be nested"],
      helps: ["give each `repeat` its own `end`"])
  }

  package static func circle(_ labels: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0303", "`\(labels[0])` waits for itself", at: range,
      (labels + [labels[0]]).joined(separator: " -> "),
      notes: ["an anchor may name any statement, above or below, that does not wait for this one"],
      helps: ["anchor it to another statement, or to `start`"])
  }

  static func anchoredToEnd(at range: SourceRange) -> Diagnostic {
    make(
      "E0304", "no action can start when the run ends, or later", at: range,
      "the run ends after its last action",
      notes: ["only expectations and windows may use `end`, or `end - 100ms`"],
      helps: ["anchor the action to a statement: `at swipe.end`"])
  }

  /// - Parameter section: The section that begins such a table.
  static func unknownTable(
    _ name: String, of what: String, known: [String], at range: SourceRange, section: SectionWord
  ) -> Diagnostic {
    make(
      "E0305", "there is no table of \(what) called `\(name)`", at: range,
      guess(name, in: known),
      notes: known.isEmpty ? [] : ["tables: \(list(known))"],
      helps: ["a table begins with `\(section.rawValue) \(name) in ms pt`"])
  }

  static func notAnEdit(_ label: String, at range: SourceRange, labelled: SourceRange)
    -> Diagnostic
  {
    make(
      "E0306", "`\(label)` does not label a delete, an undo or a redo", at: range,
      "only a delete or a lift can be cancelled; only these can be committed or failed",
      others: [Label(range: labelled, text: "`\(label)` labels this")],
      helps: ["put the label on the delete: `delete p3 as \(Statement.plain(label))`"])
  }

  static func notALift(_ label: String, at range: SourceRange, labelled: SourceRange)
    -> Diagnostic
  {
    make(
      "E0308", "`\(label)` does not label a lift", at: range,
      "only pages that a hand has lifted can be carried and dropped",
      others: [Label(range: labelled, text: "`\(label)` labels this")],
      helps: ["put the label on the lift: `lift p3 as \(Statement.plain(label))`"])
  }

  static func noImages(_ folder: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0407", "there are no images in `\(folder)`", at: range, "no folder with a PNG or JPEG",
      notes: ["the path is relative to the folder of the scenario"],
      helps: ["correct the path, or write `pages 12 aspect 0.7071` for pages without images"])
  }

  static func unknownPage(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0401", "no page is called `\(name)`", at: range,
      guess(name, in: known),
      notes: known.isEmpty
        ? ["this document is empty"]
        : ["pages: \(list(Array(known.prefix(6))))\(known.count > 6 ? ", …" : "")"],
      helps: ["to name a page by its position, write `[3]`"])
  }

  package static func gonePage(
    _ name: String, at range: SourceRange, edit: SourceRange, what: String, when: String
  ) -> Diagnostic {
    make(
      "E0402", "`\(name)` is already deleted when this runs", at: range, when,
      others: [Label(range: edit, text: what)],
      notes: ["a page keeps its name when others go; `[8]` is the 8th page at that moment"],
      helps: ["for the last page at that moment, write `[last]`"])
  }

  static func reservedName(
    _ name: String, of what: String, at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0403", "\(what) cannot be called `\(name)`", at: range, "a reserved word",
      helps: ["call it `my-\(name)`, for example"])
  }

  static func missingBounds(at range: SourceRange) -> Diagnostic {
    make(
      "E0406", "a custom device needs its bounds", at: range, "how large is it?",
      helps: ["add below it: `bounds 400pt x 800pt`"])
  }

  static func unknownDevice(_ name: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0404", "there is no device called `\(name)`", at: range,
      guess(name, in: Vocabulary.devices),
      notes: ["devices: \(list(Vocabulary.devices))"],
      helps: ["for another screen, write `device custom`, and below it `bounds 400pt x 800pt`"])
  }

  static func wrongChoice(
    _ value: String, of name: String, choices: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0405", "`\(name)` cannot be `\(value)`", at: range,
      guess(value, in: choices), notes: ["possible: \(list(choices))"])
  }

  package static func secondFinger(
    at range: SourceRange, touching: String, first: SourceRange, lasting: String
  ) -> Diagnostic {
    make(
      "E0501", "a finger is already on the glass", at: range,
      "touches down again at \(touching)",
      others: [Label(range: first, text: "the finger is down \(lasting)")],
      helps: ["a script has one finger: begin when it has lifted"])
  }

  package static func emptyWindow(at range: SourceRange, _ text: String) -> Diagnostic {
    make(
      "E0604", "this window ends before it begins", at: range, text,
      notes: ["an expectation that is never evaluated counts as failed"],
      helps: ["swap the two ends, or write `to end`"])
  }

  static func differentKinds(
    _ left: String, _ right: String, at range: SourceRange
  ) -> Diagnostic {
    func article(_ kind: String) -> String {
      Kind(rawValue: kind).map { Diagnostic.article($0) } ?? "a \(kind)"
    }
    return make(
      "E0603", "\(article(left)) cannot be compared with \(article(right))", at: range,
      "this is \(article(right))",
      helps: [
        "compare with \(article(left))"
          + (Kind(rawValue: left).map { ", such as `\(Diagnostic.example(of: $0))`" } ?? "")
      ])
  }

  static func withoutOrder(_ kind: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0605", "a \(kind) has no order", at: range, "cannot be compared by size",
      helps: ["use `==`, `!=` or `in`, or compare a number such as `active.index`"])
  }

  static func tooManyRuns(
    _ total: Int, limit: Int, lines: [(range: SourceRange, count: Int)]
  ) -> Diagnostic {
    var labels = lines.enumerated().map { k, line in
      Label(
        range: line.range,
        text: (k == 0 ? "" : "x ") + "\(line.count)"
          + (k == lines.count - 1 && k > 0 ? " = \(total)" : ""))
    }
    let primary = labels.removeLast()
    return Diagnostic(
      code: "E0702", message: "this matrix asks for \(total) runs; the limit is \(limit)",
      primary: primary, others: labels,
      notes: ["steps below one frame repeat the same frame"],
      helps: [
        Help(text: "use larger steps or fewer `vary` lines"),
        Help(text: "or raise the limit for this command: `--max-variants \(total)`"),
      ])
  }

  static func unrelated(_ text: String, _ label: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0703", text, at: range, label,
      helps: ["relate two values of one `vary` line: `relate direction ltr mirrors rtl ± 0pt`"])
  }

  static func repeatedValue(
    _ text: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    make(
      "E0704", "duplicate value `\(text)`", at: range, "the second one",
      others: [Label(range: first, text: "the first one")],
      notes: ["equal values make the same variant"], helps: ["remove one of the two"])
  }

  static func unusedVariable(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0705", "nothing uses `$\(name)`", at: range,
      guess(name, in: known),
      notes: ["names that need no `$`: \(list(ScenarioVariant.environmentNames))"],
      helps: ["use `$\(name)` in the scenario, or remove this line"])
  }
}
