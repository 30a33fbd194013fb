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
      near.map { "not found; did you mean `\($0)`?" } ?? "not found",
      others: similar.map { [Label(range: $0.range, text: "a similar label is defined here")] }
        ?? [],
      notes: words.isEmpty
        ? ["no statement of this script has a label"]
        : ["labels in this script: \(list(words))"],
      helps: near == nil
        ? ["label the statement that you mean: `… as \(Statement.plain(label))`"] : [])
  }

  static func repeatedLabel(
    _ label: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    make(
      "E0302", "there are two statements labelled `\(label)`", at: range, "a second time",
      others: [Label(range: first, text: "the first is here")],
      helps: ["give one of them another name"])
  }

  static func unfinishedBlock(
    _ what: String, at range: SourceRange, first: SourceRange? = nil
  ) -> Diagnostic {
    make(
      "E0307", "a block \(what)", at: range, "this stands alone",
      others: first.map { [Label(range: $0, text: "this one is still open")] } ?? [],
      notes: ["a block begins with `repeat N` and ends with a line `end`; none is in another"],
      helps: ["give each `repeat` one `end`"])
  }

  package static func circle(_ labels: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0303", "`\(labels[0])` waits for itself", at: range, "begins after itself",
      notes: [
        "an anchor may name any statement, above or below, but never in a circle"
          + " (\((labels + [labels[0]]).joined(separator: " -> ")))"
      ],
      helps: ["anchor it to a statement that does not wait for it, or to `start`"])
  }

  static func anchoredToEnd(at range: SourceRange) -> Diagnostic {
    make(
      "E0304", "nothing can be done at the end of the run, or after it", at: range,
      "the run ends when all is done",
      notes: ["`end` is for windows and expectations, `end - 100ms` too"],
      helps: ["name the statement that you mean: `at swipe.end`"])
  }

  static func unknownTable(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0305", "there is no table of touches called `\(name)`", at: range,
      guess(name, in: known, else: "not found"),
      notes: known.isEmpty ? [] : ["tables: \(list(known))"],
      helps: ["a table begins with `touches \(name) in ms pt`"])
  }

  static func notAnEdit(_ label: String, at range: SourceRange, labelled: SourceRange)
    -> Diagnostic
  {
    make(
      "E0306", "`\(label)` is no edit that waits for anything", at: range,
      "only a delete can be taken back or answered",
      others: [Label(range: labelled, text: "this is what it labels")],
      helps: ["label the delete that you mean: `delete p3 as \(Statement.plain(label))`"])
  }

  static func noImages(_ folder: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0407", "there are no images in `\(folder)`", at: range, "no folder with a PNG or a JPEG",
      notes: ["the path is counted from the folder of the scenario"],
      helps: ["mend the path; without images, write `pages 12 aspect 0.7071`"])
  }

  static func unknownPage(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    make(
      "E0401", "no page is called `\(name)`", at: range,
      guess(name, in: known, else: "not found"),
      notes: known.isEmpty
        ? ["this document is empty"]
        : ["pages: \(list(Array(known.prefix(6))))\(known.count > 6 ? ", …" : "")"],
      helps: ["a page by position is written in brackets: `[3]`"])
  }

  package static func gonePage(
    _ name: String, at range: SourceRange, edit: SourceRange, what: String, when: String
  ) -> Diagnostic {
    make(
      "E0402", "`\(name)` is already gone when this runs", at: range, when,
      others: [Label(range: edit, text: what)],
      notes: ["names stay with a page for life; `[8]` means whatever is 8th at that moment"],
      helps: ["to mean what is last by then, write `[last]`"])
  }

  static func reservedName(
    _ name: String, of what: String, at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0403", "\(what) cannot be called `\(name)`", at: range, "a word of the language",
      helps: ["call it `my-\(name)`, for example"])
  }

  static func missingBounds(at range: SourceRange) -> Diagnostic {
    make(
      "E0406", "a custom device needs its bounds", at: range, "how large is it?",
      helps: ["add a line below it: `bounds 400pt x 800pt`"])
  }

  static func unknownDevice(_ name: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0404", "there is no device called `\(name)`", at: range,
      guess(name, in: Vocabulary.devices, else: "not found"),
      notes: ["devices: \(list(Vocabulary.devices))"],
      helps: ["for any other screen: `device custom`, and below it `bounds 400pt x 800pt`"])
  }

  static func wrongChoice(
    _ value: String, of name: String, choices: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0405", "`\(name)` cannot be `\(value)`", at: range,
      guess(value, in: choices, else: "not possible"), notes: ["possible: \(list(choices))"],
      helps: ["take one of these"])
  }

  package static func secondFinger(
    at range: SourceRange, touching: String, first: SourceRange, lasting: String
  ) -> Diagnostic {
    make(
      "E0501", "a finger is already on the glass", at: range,
      "and would touch down again at \(touching)",
      others: [Label(range: first, text: "the finger is down \(lasting)")],
      helps: ["one hand after the other: begin when the first has lifted"])
  }

  package static func emptyWindow(at range: SourceRange, _ text: String) -> Diagnostic {
    make(
      "E0604", "this expectation can never fail: its window is empty", at: range, text,
      notes: ["an expectation that was never evaluated counts as a failure, not as a pass"],
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
      "\(article(right)); expected \(article(left))",
      helps: [
        "compare with \(article(left))"
          + (Kind(rawValue: left).map { ", such as `\(Diagnostic.example(of: $0))`" } ?? "")
      ])
  }

  static func withoutOrder(_ kind: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0605", "a \(kind) is neither above nor below another", at: range, "has no order",
      helps: ["compare what has one, such as `active.index`, or use `==`, `!=` or `in`"])
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
        Help(text: "take larger steps, or fewer lines"),
        Help(text: "or raise the limit for this call: `--max-variants \(total)`"),
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
      "E0704", "`\(text)` is there twice", at: range, "a second time",
      others: [Label(range: first, text: "the first is here")],
      notes: ["two variants with the same values are one"], helps: ["leave one of them out"])
  }

  static func unusedVariable(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0705", "`\(name)` varies nothing", at: range,
      guess(name, in: known, else: "no `$\(name)` stands in this scenario"),
      notes: ["the environment: \(list(ScenarioVariant.environmentNames))"],
      helps: ["write `$\(name)` where it is meant, or leave the line out"])
  }
}
