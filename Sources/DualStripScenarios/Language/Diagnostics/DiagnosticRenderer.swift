/// Prints a diagnostic with its place, the source line and a caret under the culprit.
public struct DiagnosticRenderer {
  private let source: SourceText

  /// Prints what is wrong with this text, and quotes its lines.
  public init(_ source: SourceText) {
    self.source = source
  }

  /// The text in full, with a line end behind every line.
  public func render(_ diagnostic: Diagnostic) -> String {
    var result = "error[\(diagnostic.code)]: \(TerminalText.shown(diagnostic.message))\n"
    let labels = ([diagnostic.primary] + diagnostic.others)
    var lines = labels.map { source.line(at: $0.range.lower) }
    let width = String(lines.max() ?? 1).count
    let margin = String(repeating: " ", count: width)
    let place = diagnostic.primary.range.lower
    result +=
      "\(margin)--> \(TerminalText.shown(source.name)):\(source.line(at: place)):\(source.column(at: place))\n"
    result += "\(margin) |\n"
    lines = Array(Set(lines)).sorted()
    for (k, line) in lines.enumerated() {
      if k > 0, line > lines[k - 1] + 1 { result += "...\n" }
      result += numbered(line, source.lineText(line), width: width)
      for (mark, label) in zip(["^"] + diagnostic.others.map { _ in "-" }, labels)
      where source.line(at: label.range.lower) == line {
        result += "\(margin) | \(underline(label, mark: mark))\n"
      }
    }
    if !diagnostic.notes.isEmpty || !diagnostic.helps.isEmpty { result += "\(margin) |\n" }
    for note in diagnostic.notes { result += "\(margin) = note: \(TerminalText.shown(note))\n" }
    for help in diagnostic.helps {
      result += "\(margin) = help: \(TerminalText.shown(help.text))\n"
      if !help.replacement.isEmpty { result += "\(margin) |\n" }
      for line in help.replacement { result += numbered(line.line, line.text, width: width) }
    }
    return result
  }

  private func numbered(_ line: Int, _ text: String, width: Int) -> String {
    let number = String(line)
    let margin = String(repeating: " ", count: max(0, width - number.count))
    return trimmed("\(margin)\(number) | \(TerminalText.shown(text))") + "\n"
  }

  private func underline(_ label: Diagnostic.Label, mark: String) -> String {
    let line = source.lineRange(source.line(at: label.range.lower))
    let start = min(label.range.lower, line.upper)
    let end = min(max(label.range.upper, start), line.upper)
    let before = source.text(SourceRange(line.lower, start))
    // Tabs stay tabs, so that the caret stands where the terminal puts the word.
    let indent = String(
      TerminalText.shown(before).map { $0 == "\t" ? "\t" : " " } as [Character])
    let marks = String(
      repeating: mark, count: max(1, TerminalText.shown(source.text(SourceRange(start, end))).count)
    )
    return trimmed("\(indent)\(marks) \(TerminalText.shown(label.text))")
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Several diagnostics, at most `limit`, then how many there are.
  public func render(_ diagnostics: [Diagnostic], limit: Int = 20) -> String {
    var result = diagnostics.prefix(limit).map(render).joined(separator: "\n")
    if diagnostics.count > limit {
      result += "\n… and \(diagnostics.count - limit) more: \(diagnostics.count) errors in all\n"
    }
    return result
  }
}
