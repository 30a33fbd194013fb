/// Warnings about what is valid, but probably not meant. A comment on the line silences one:
/// `# allow: W0101`.
extension Diagnostic {
  package static func instant(at range: SourceRange, time: String) -> Diagnostic {
    make(
      "W0101", "this checks a single instant", at: range,
      "nothing happens after \(time)",
      helps: [
        "move it above the statements that it is about, or add a window: `from start to end`",
        "to check once, write `expect` without `always` or `never`",
      ])
  }

  package static func tooEarly(
    _ statement: Statement, time: String, notBegun other: Statement
  ) -> Diagnostic {
    let label = other.label?.value
    let settles: Bool
    if case .action(.settle) = statement.body { settles = true } else { settles = false }
    return make(
      "W0102", "this ends before a statement above it begins", at: statement.bodyRange,
      "at \(time)", others: [Label(range: other.range, text: "begins later")],
      notes: ["statements without `at` follow each other; they do not wait for one with `at`"],
      helps: [
        (label == nil ? "label that statement with `as LABEL`, and write " : "write ")
          + "`after \(label ?? "LABEL") \(settles ? "settle within 2s" : "expect …")`: "
          + "this then waits for it, and so do the statements below"
      ])
  }

  package static func nothingChecked(_ kind: SubjectKind, at range: SourceRange) -> Diagnostic {
    make(
      "W0103", "this scenario checks nothing", at: range, "it cannot fail",
      helps: [
        "add an expectation, such as `settle within 3s` or "
          + "`\(kind.exampleOfCheck)`"
      ])
  }

  package static func emptyTable(_ name: String, at range: SourceRange) -> Diagnostic {
    make(
      "W0104", "the table `\(name)` has no rows", at: range, "playing it does nothing",
      helps: ["add rows: `0 200 300 down`"])
  }

  package static func touchBesidePanes(row: SourceRange, time: String) -> Diagnostic {
    make(
      "W0105", "this touch begins outside every pane", at: row, "no pane is here at \(time)",
      notes: ["such a touch does nothing"],
      helps: ["check x and y: they count points from the upper left corner of the device"])
  }

  package static func refusedUpdate(at range: SourceRange, time: String, reason: String)
    -> Diagnostic
  {
    make(
      "W0107", "this update is refused, and nothing expects that", at: range,
      "at \(time): \(reason)",
      notes: ["none of its changes happens"],
      helps: ["correct it, or expect it: `expect exactly 1 update-refused`"])
  }

  package static func damagedImages(_ names: [String], at range: SourceRange) -> Diagnostic {
    let list = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return make(
      "W0108",
      names.count == 1
        ? "the image \(list) cannot be read" : "\(names.count) images cannot be read",
      at: range, "in this folder",
      notes: (names.count == 1 ? [] : ["they are \(list)\(names.count > 12 ? ", …" : "")"])
        + ["each becomes a page of A4"],
      helps: ["replace it with a PNG or JPEG, or remove it from the folder"])
  }

  package static func longDrag(at range: SourceRange, length: String, glass: String) -> Diagnostic {
    make(
      "W0106", "this drag is longer than the glass", at: range,
      "\(length) on a glass of \(glass)", notes: ["a finger cannot go so far in one drag"],
      helps: ["split it, or use `flick`"])
  }
}

extension SourceText {
  /// Whether a comment on the line of a warning silences it.
  package func allows(_ warning: Diagnostic) -> Bool {
    let text = lineText(line(at: warning.primary.range.lower))
    guard let remark = text.split(separator: "#").last, text.contains("#") else { return false }
    let words = remark.split { $0 == " " || $0 == "," || $0 == "\t" }
    return words.first == "allow:" && words.dropFirst().contains { $0 == warning.code }
  }
}
