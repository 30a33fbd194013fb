/// Warnings about what is valid, but probably not meant. A comment on the line silences one:
/// `# allow: W0101`.
extension Diagnostic {
  package static func instant(at range: SourceRange, time: String) -> Diagnostic {
    make(
      "W0101", "this looks at a single instant", at: range,
      "from \(time) on nothing happens any more",
      helps: [
        "let it stand before what it is about, or give it a window: `from start to end`",
        "for a single look leave `always` or `never` out",
      ])
  }

  package static func tooEarly(
    _ statement: Statement, time: String, notBegun other: Statement
  ) -> Diagnostic {
    let label = other.label?.value
    let settles: Bool
    if case .action(.settle) = statement.body { settles = true } else { settles = false }
    return make(
      "W0102", "this is over before a statement above it has begun", at: statement.bodyRange,
      "at \(time)", others: [Label(range: other.range, text: "begins later")],
      notes: ["statements without `at` follow each other; they do not wait for one with `at`"],
      helps: [
        (label == nil ? "name that one by `as LABEL` and write " : "write ")
          + "`after \(label ?? "LABEL") \(settles ? "settle within 2s" : "expect …")`: "
          + "it begins when that one has ended, and the statements below wait for it"
      ])
  }

  package static func nothingChecked(_ kind: SubjectKind, at range: SourceRange) -> Diagnostic {
    make(
      "W0103", "this scenario checks nothing", at: range, "it cannot fail",
      helps: [
        "add what should come of it, such as `settle within 3s` or "
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
      "W0105", "this finger comes down on no pane", at: row, "at \(time) there is none here",
      notes: ["nothing comes of a touch that begins beside both panes"],
      helps: ["look at x and y: points from the upper left corner of the device"])
  }

  package static func refusedUpdate(at range: SourceRange, time: String, reason: String)
    -> Diagnostic
  {
    make(
      "W0107", "this update is refused, and nobody asks for it", at: range,
      "at \(time): \(reason)",
      notes: ["nothing of the batch has happened"],
      helps: ["mend the names, or expect it: `expect exactly 1 update-refused`"])
  }

  package static func damagedImages(_ names: [String], at range: SourceRange) -> Diagnostic {
    let list = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return make(
      "W0108",
      names.count == 1
        ? "\(list) is no image that can be read" : "\(names.count) images cannot be read",
      at: range, "in this folder",
      notes: (names.count == 1 ? [] : ["they are \(list)\(names.count > 12 ? ", …" : "")"])
        + ["a sheet of A4 stands for each"],
      helps: ["put a PNG or a JPEG in its place, or take it out of the folder"])
  }

  package static func longDrag(at range: SourceRange, length: String, glass: String) -> Diagnostic {
    make(
      "W0106", "this drag is longer than the glass", at: range,
      "\(length) on a glass of \(glass)", notes: ["no finger gets so far in one drag"],
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
