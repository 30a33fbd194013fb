/// Formats a diagnostic with its place, the source line and a caret under the fault.
///
/// ```swift
/// if case .invalid(let diagnostics) = Scenario.read(source) {
///   print(DiagnosticRenderer(source).render(diagnostics))
/// }
/// ```
public struct DiagnosticRenderer {
  private let source: SourceText

  /// Creates a renderer for the diagnostics of this text, whose lines it quotes.
  public init(_ source: SourceText) {
    self.source = source
  }

  /// Returns the full text of a diagnostic, with a line end after every line.
  public func render(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.isWarning ? "warning" : "error"
    var result = "\(severity)[\(diagnostic.code)]: \(LineExcerpt.headline(diagnostic.message))\n"
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
      let excerpt = LineExcerpt(source, line: line, showing: labels)
      result += numbered(line, excerpt.text, width: width)
      for (mark, label) in zip(["^"] + diagnostic.others.map { _ in "-" }, labels)
      where source.line(at: label.range.lower) == line {
        result += "\(margin) | \(trimmed(excerpt.underline(label, mark: mark)))\n"
      }
    }
    if !diagnostic.notes.isEmpty || !diagnostic.helps.isEmpty { result += "\(margin) |\n" }
    for note in diagnostic.notes { result += "\(margin) = note: \(LineExcerpt.prose(note))\n" }
    for help in diagnostic.helps {
      result += "\(margin) = help: \(LineExcerpt.prose(help.text))\n"
      if !help.replacement.isEmpty { result += "\(margin) |\n" }
      for line in help.replacement {
        result += numbered(line.line, LineExcerpt.cut(line.text), width: width)
      }
    }
    return result
  }

  private func numbered(_ line: Int, _ text: String, width: Int) -> String {
    let number = String(line)
    let margin = String(repeating: " ", count: max(0, width - number.count))
    return trimmed("\(margin)\(number) | \(TerminalText.shown(text))") + "\n"
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Returns the text of all listed diagnostics, then how many more there are.
  public func render(_ diagnostics: DiagnosticList) -> String {
    var result = diagnostics.map { render($0) }.joined(separator: "\n")
    if diagnostics.total > diagnostics.count {
      result +=
        "\n… and \(diagnostics.total - diagnostics.count) more: "
        + "\(diagnostics.total) in all\n"
    }
    return result
  }
}
